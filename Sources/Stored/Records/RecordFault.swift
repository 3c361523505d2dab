import Shapes
import StrictJSON

/// Why the bytes of a row are not a record that this daemon knows.
package enum RecordFault: Error, Equatable {
    /// Cut off or damaged.
    case notJSON(JSONFault)
    /// A later daemon wrote it.
    case unknownVersion(Int64)
    /// A member is missing, unknown or of another form; a fact is of an unknown kind.
    case shape(ShapeFault)
}

extension RecordFault: CustomStringConvertible {
    /// For people; without anything that the record says.
    package var description: String {
        switch self {
        case .notJSON(let fault): "the record is damaged: \(fault.message)"
        case .unknownVersion(let version):
            "the record has version \(version), and this daemon reads versions up to \(RecordCodec.version)"
        case .shape(let fault): "the record is of a form that this daemon does not know: \(fault.path) \(fault.message)"
        }
    }
}
