import JSONRPC
import Shapes

/// `rpc.discover`: the OpenRPC document of what is served.
public enum RPCDiscover {
    /// For anyone; reads only.
    public static let method = Method(
        "rpc.discover", "The OpenRPC document of all methods that this daemon serves.", role: .anyone,
        params: Nothing.shape, result: Shape<[UInt8]>.json)
}
