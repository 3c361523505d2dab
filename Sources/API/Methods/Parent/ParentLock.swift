import JSONRPC
import Shapes

/// `parent.lock`: ends the token of this connection.
public enum ParentLock {
    /// For parents; changes what is stored.
    public static let method = Method(
        "parent.lock", "Ends this connection's token for all connections; none of them has a parent's rights any more.",
        role: .parent, changes: true, keyed: false, params: Nothing.shape, result: Nothing.shape)
}
