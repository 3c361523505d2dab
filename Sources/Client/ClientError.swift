/// Why a call has no result.
public enum ClientError: Error, Equatable, Sendable {
    /// Nobody answers at the socket: its path, and what the system said.
    case notRunning(path: String, why: String)
    /// The socket is there, but this account may not open it.
    case notAllowed(path: String)
    /// Somebody else may hear what is said at the socket, so nothing was: what happened, and what helps.
    case untrusted(String, remedy: String)
    /// The daemon's error.
    case refused(Refused)
    /// The connection or an answer is not what it should be; a sentence for people.
    case broken(String)

    /// An error of the daemon as it came.
    public struct Refused: Equatable, Sendable {
        /// The JSON-RPC `code`.
        public var code: Int
        /// The word in `data.kind`, "" when there is none.
        public var kind: String
        /// For people; names the remedy.
        public var message: String
        /// The whole `data` as JSON, empty when there is none.
        public var data: [UInt8]

        /// An error with all its parts.
        public init(code: Int, kind: String, message: String, data: [UInt8] = []) {
            self.code = code
            self.kind = kind
            self.message = message
            self.data = data
        }
    }
}
