import JSONRPC
import Shapes

/// `rpc.ping`: is anybody there?
public enum RPCPing {
    /// For anyone; reads only.
    public static let method = Method(
        "rpc.ping", "Answers at once: a sign of life.", role: .anyone, params: Nothing.shape, result: Nothing.shape)
}
