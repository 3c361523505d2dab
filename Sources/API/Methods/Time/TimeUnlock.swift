import Household
import JSONRPC
import Shapes

/// `time.unlock`: ends a lock.
public enum TimeUnlock {
    /// For parents; changes what is stored.
    public static let method = Method(
        "time.unlock", "Ends a lock of screen time; without a lock nothing happens.", role: .parent, changes: true,
        params: ChildParams.shape, result: Shape<LockReply>.lockReply, errors: [.unknownChild])
}
