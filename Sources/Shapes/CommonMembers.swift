/// The members that an object of parameters may have beside its own: whoever reads them first says how many there are.
public enum CommonMembers {
    /// All of them, for the message about an unknown member.
    public static let names = ["idempotencyKey", "deadlineMs", "progressToken"]
}
