import Household
import JSONRPC
import Shapes

/// A backup, and what is in it.
public struct BackupContents: Equatable, Sendable {
    public var path: String
    public var bytes: Int
    /// BLAKE2b-256 of the file.
    public var digest: String?
    public var name: String
    public var madeAt: Instant
    public var kiddVersion: String
    public var rows: Int
    public var childNames: [String]
    public var packCount: Int
    public var intact: Bool
    /// What cannot, in words.
    public var findings: [String]
    public var mendedRows: Int?
    /// Rows that were given up then.
    public var givenUpRows: Int?

    public init(
        path: String, bytes: Int, digest: String?, name: String, madeAt: Instant, kiddVersion: String, rows: Int,
        childNames: [String], packCount: Int, intact: Bool, findings: [String],
        mendedRows: Int? = nil, givenUpRows: Int? = nil
    ) {
        self.path = path
        self.bytes = bytes
        self.digest = digest
        self.name = name
        self.madeAt = madeAt
        self.kiddVersion = kiddVersion
        self.rows = rows
        self.childNames = childNames
        self.packCount = packCount
        self.intact = intact
        self.findings = findings
        self.mendedRows = mendedRows
        self.givenUpRows = givenUpRows
    }

    /// Findings that are told.
    public static let mostFindings = 100

    /// How it is read and written: `BackupContents` in the reference.
    public static let shape = Shape<BackupContents>.object(
        "BackupContents", "A backup, and what is in it.", make: BackupContents.init
    ) {
        required("path", \.path, .text(), "Where the file is.")
        required("bytes", \.bytes, .count, "Its size.")
        optional(
            "digest", \.digest, .text(), "BLAKE2b-256 of the file, in hexadecimal digits, as `b2sum -l 256` makes it.")
        required("name", \.name, .text(), "What the family calls itself.")
        required("madeAt", \.madeAt, .instant, "What is inside is of this moment.")
        required("kiddVersion", \.kiddVersion, .text(), "The version of kidd that made it.")
        required("rows", \.rows, .count, "Rows of the journal.")
        required("childNames", \.childNames, .list(of: .text()), "What the children are called.")
        required("packCount", \.packCount, .count, "Installed packs.")
        required("intact", \.intact, .boolean, "Whether everything inside can be read.")
        required(
            "findings", \.findings, .list(of: .text()),
            "The first \(mostFindings) things that cannot; empty: all is whole.")
        optional(
            "mendedRows", \.mendedRows, .count,
            "Rows that came from the backup, when only what was damaged was put back.")
        optional("givenUpRows", \.givenUpRows, .count, "Rows that were given up then, because neither had them whole.")
    }
}

extension Shape where Value == String {
    /// The passphrase of a backup. How long one has to be is said by whoever takes a new one.
    static let passphrase = Shape.secret(maximum: 256)
}
