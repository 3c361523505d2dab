/// What is being done for a backup or with one, as its progress names it.
public enum BackupPhase: String, CaseIterable, Sendable {
    case passphrase, copying, checking, sealing, verifying, unpacking, restoring

    /// What it means, as the reference says it.
    public var meaning: String {
        switch self {
        case .passphrase: "a key is made of the passphrase"
        case .copying: "the journal is copied beside itself; calls go on meanwhile"
        case .checking: "every row of the copy is opened and checked"
        case .sealing: "the file is written, under another name"
        case .verifying: "the file is read back from the disk"
        case .unpacking: "the backup is decrypted into the data folder"
        case .restoring: "the household is closed, and opened again as what came back"
        }
    }

    /// Those of a backup that is made, in their order.
    public static let ofCreate: [BackupPhase] = [.passphrase, .copying, .checking, .sealing, .verifying]
    /// Those of a backup that is looked through.
    public static let ofVerify: [BackupPhase] = [.passphrase, .unpacking, .checking]
    /// Those of a backup that is put back.
    public static let ofRestore: [BackupPhase] = [.passphrase, .unpacking, .checking, .restoring]

    /// The sentences of a method's document.
    static func words(_ phases: [BackupPhase]) -> String {
        "The `phase` of its progress is, one after the other, "
            + phases.map { "`\($0.rawValue)` (\($0.meaning))" }.joined(separator: ", ") + "."
    }
}
