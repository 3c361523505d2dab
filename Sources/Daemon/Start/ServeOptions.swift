import Glibc

/// How `kidd serve` was asked to run.
public struct ServeOptions: Sendable {
    /// The path of the socket; of no use with one that was handed over.
    public var socket: String
    /// A socket that the service manager made: it decides about path, permissions and group.
    public var inherited: InheritedSocket?
    public var socketMode: UInt16
    public var socketGroup: String?
    public var dataFolder: String
    public var keyFile: String
    /// The folder of credentials that the service manager passes; a household key there goes before the key file.
    public var credentials: String?
    public var isDeveloper: Bool
    public var addsSample: Bool
    public var packs: [String]
    /// Pages in the write-ahead log at which a checkpoint begins; nil: the product's own setting.
    public var checkpointPages: Int?
    /// Records after which a snapshot is taken; nil: the product's own setting.
    public var snapshotRecords: Int64?

    public init(
        socket: String, socketMode: UInt16 = 0o600, socketGroup: String? = nil, dataFolder: String, keyFile: String,
        isDeveloper: Bool = false, addsSample: Bool = false, packs: [String] = [], checkpointPages: Int? = nil,
        snapshotRecords: Int64? = nil
    ) {
        self.socket = socket
        self.socketMode = socketMode
        self.socketGroup = socketGroup
        self.dataFolder = dataFolder
        self.keyFile = keyFile
        self.isDeveloper = isDeveloper
        self.addsSample = addsSample
        self.packs = packs
        self.checkpointPages = checkpointPages
        self.snapshotRecords = snapshotRecords
    }
}

/// Why the daemon cannot start: a sentence with the remedy, and the exit code.
public struct StartFault: Error, CustomStringConvertible, Sendable {
    public var description: String

    public init(_ description: String) {
        self.description = description
    }
}
