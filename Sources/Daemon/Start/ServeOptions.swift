import Glibc
import Household
import Packs

/// How `kidd serve` was asked to run.
public struct ServeOptions: Sendable {
    /// The path of the socket; of no use with one that was handed over.
    public var socket: String
    /// A socket that the service manager made: it decides about path, permissions and group.
    public var inherited: InheritedSocket?
    /// The permissions of the socket: 0600 for this account alone, 0660 for a group.
    public var socketMode: UInt16
    /// The group that gets the socket, by name or number; nil: the account's own.
    public var socketGroup: String?
    /// The folder with the journal; made (0700) when it is missing.
    public var dataFolder: String
    /// The file with the household key; made (0600) with a new household when there is no credential.
    public var keyFile: String
    /// The folder of credentials that the service manager passes; a household key there goes before the key file.
    public var credentials: String?
    /// Wraps a new household's key by a passphrase, which is chosen by the first `household.unseal`.
    public var usesPassphrase = false
    /// Marks a new data folder as a developer's; a folder of a real household is refused.
    public var isDeveloper: Bool
    /// Folders of content packs beside those that ship with the daemon.
    public var packs: [String]
    /// The packs that are part of the program.
    public var shipped = EmbeddedPacks.all
    /// The badges that are part of the program.
    public var badges = EmbeddedBadges.all
    /// The language of what is said before the household is open, such as `de_DE.UTF-8`; nil: English.
    public var language: String?
    /// Pages in the write-ahead log at which a checkpoint begins; nil: the product's own setting.
    public var checkpointPages: Int?
    /// Records after which a snapshot is taken; nil: the product's own setting.
    public var snapshotRecords: Int64?

    public init(
        socket: String, socketMode: UInt16 = 0o600, socketGroup: String? = nil, dataFolder: String, keyFile: String,
        isDeveloper: Bool = false, packs: [String] = [], checkpointPages: Int? = nil,
        snapshotRecords: Int64? = nil
    ) {
        self.socket = socket
        self.socketMode = socketMode
        self.socketGroup = socketGroup
        self.dataFolder = dataFolder
        self.keyFile = keyFile
        self.isDeveloper = isDeveloper
        self.packs = packs
        self.checkpointPages = checkpointPages
        self.snapshotRecords = snapshotRecords
    }
}

/// Why the daemon cannot start: a sentence with the remedy, and the exit code.
public struct StartFault: Error, CustomStringConvertible, Sendable {
    /// What is wrong and what helps, as the log and standard error have it.
    public var description: String
    /// The journal was sealed under another household key.
    var isWrongKey = false

    public init(_ description: String) {
        self.description = description
    }
}
