import JSONRPC
import Shapes

/// `rpc.version`: which protocol and which daemon.
public enum RPCVersion {
    /// The result of `rpc.version`; every member is always there.
    public struct Result: Equatable, Sendable {
        public var version: String
        public var protocolVersion: Int

        public init(version: String, protocolVersion: Int) {
            self.version = version
            self.protocolVersion = protocolVersion
        }
    }

    /// The version of the protocol: 2 since members were renamed (rpc-spec/CHANGES.md).
    public static let present = 2

    /// For anyone; reads only.
    public static let method = Method(
        "rpc.version", "The versions of the daemon and of the protocol.", role: .anyone, params: Nothing.shape,
        result: Shape<Result>.object("Version", "", make: Result.init) {
            required("version", \.version, .text(), "The daemon's version.")
            required("protocol", \.protocolVersion, .count, "Rises only when something was removed.")
        })
}
