import JSONRPC
import Shapes

/// `rpc.ping`: is anybody there?
public enum RPCPing {
    public static let method = Method(
        "rpc.ping", "Answers at once.", role: .anyone, params: Nothing.shape, result: Nothing.shape)
}
