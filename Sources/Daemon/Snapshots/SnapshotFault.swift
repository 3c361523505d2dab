import JSONRPC
import Shapes
import StrictJSON

/// Why a stored snapshot is not used. Then all rows are read instead.
enum SnapshotFault: Error, Equatable {
    /// Not what was written.
    case notJSON(JSONFault)
    /// Written in another format, or by another version of the daemon.
    case otherVersion(String)
    /// A member is missing, unknown or of another form.
    case shape(ShapeFault)
    /// The parts do not belong together.
    case parts
}

extension SnapshotFault: CustomStringConvertible {
    /// For people; without anything that the snapshot says.
    var description: String {
        switch self {
        case .notJSON(let fault): "it is damaged: \(fault.message)"
        case .otherVersion(let text): "it was written by another version (\(text))"
        case .shape(let fault): "it has another form: \(fault.path) \(fault.message)"
        case .parts: "its parts do not belong together"
        }
    }
}
