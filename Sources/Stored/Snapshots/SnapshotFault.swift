import Shapes

/// Why a stored snapshot is not used. Then all rows are read instead.
package enum SnapshotFault: Error, Equatable {
    /// Written in another format, or by another version of the daemon.
    case otherVersion(String)
    /// A member is missing, unknown or of another form.
    case shape(ShapeFault)
    /// The parts do not belong together.
    case parts
}

extension SnapshotFault: CustomStringConvertible {
    /// For people; without anything that the snapshot says.
    package var description: String {
        switch self {
        case .otherVersion(let text): "it was written by another version (\(text))"
        case .shape(let fault): "it has another form: \(fault.path) \(fault.message)"
        case .parts: "its parts do not belong together"
        }
    }
}
