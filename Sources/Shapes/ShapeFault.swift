/// Why a JSON value does not fit a shape: where, and what was expected.
public struct ShapeFault: Error, Equatable, Sendable {
    /// JSON pointer (RFC 6901) from the value that was read, "" for itself.
    public var path: String
    /// For people: what is expected there.
    public var message: String

    public init(path: String = "", message: String) {
        self.path = path
        self.message = message
    }

    /// The same fault seen from one level further up.
    func below(_ step: String) -> ShapeFault {
        var escaped = ""
        for character in step {
            switch character {
            case "~": escaped += "~0"
            case "/": escaped += "~1"
            default: escaped.append(character)
            }
        }
        return ShapeFault(path: "/" + escaped + path, message: message)
    }
}
