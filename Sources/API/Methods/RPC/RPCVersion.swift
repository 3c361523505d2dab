import JSONRPC
import Shapes

/// `rpc.version`: which protocol and which daemon.
public enum RPCVersion {
    public struct Result: Equatable, Sendable {
        public var version: String
        public var protocolVersion: Int

        public init(version: String, protocolVersion: Int) {
            self.version = version
            self.protocolVersion = protocolVersion
        }
    }

    public static let method = Method(
        "rpc.version", "The versions of the daemon and of the protocol.", role: .anyone, params: Nothing.shape,
        result: Shape<Result>.object("Version", "", make: Result.init) {
            required("version", .text(), "The daemon's version.") { $0.version }
            required("protocol", .count, "Rises only when something was removed.") { $0.protocolVersion }
        })
}
