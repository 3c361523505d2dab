import Shapes
import StrictJSON

/// What a backup says of itself, inside what is sealed.
public struct BackupManifest: Equatable, Sendable {
    /// The version of kidd that made it.
    public var kidd: String
    /// The version of the journal's tables.
    public var schema: Int
    /// The number of the journal, which no other household has.
    public var device: Int64
    /// What the family calls itself.
    public var household: String
    /// When it was made, in milliseconds since 1970 UTC.
    public var at: Int64
    /// Rows of the journal.
    public var rows: Int
    /// The number of the last one.
    public var lastRow: Int64
    /// Whether it is a developer's.
    public var developer: Bool
    /// Places of the journal that could not be read when it was made.
    public var damaged: Int
    /// How many packs it holds.
    public var packs: Int

    public init(
        kidd: String, schema: Int, device: Int64, household: String, at: Int64, rows: Int, lastRow: Int64,
        developer: Bool, damaged: Int, packs: Int
    ) {
        self.kidd = kidd
        self.schema = schema
        self.device = device
        self.household = household
        self.at = at
        self.rows = rows
        self.lastRow = lastRow
        self.developer = developer
        self.damaged = damaged
        self.packs = packs
    }

    /// The most bytes that one can have.
    public static let mostBytes = 1 << 16

    private static let shape = Shape<BackupManifest>.object("BackupManifest", "", make: BackupManifest.init) {
        required("kidd", \.kidd, .text(0...100), "")
        required("schema", \.schema, .count, "")
        required("device", \.device, .integer64, "")
        required("household", \.household, .text(0...1000), "")
        required("at", \.at, .integer64, "")
        required("rows", \.rows, .count, "")
        required("lastRow", \.lastRow, .integer64, "")
        required("developer", \.developer, .boolean, "")
        required("damaged", \.damaged, .count, "")
        required("packs", \.packs, .count, "")
    }

    /// As it stands in a backup.
    public var bytes: [UInt8] { Self.shape.encode(self) }

    /// The moments that a backup can be of, in milliseconds since 1970: up to the end of the year 9998.
    private static let moments: Range<Int64> = 0..<253_370_764_800_000
    /// Packs that a household may have.
    private static let mostPacks = 1000

    /// Reads it.
    public init(_ bytes: [UInt8]) throws(BackupFault) {
        do {
            self = try Self.shape.read(JSONDocument(scanning: bytes).root)
        } catch {
            throw .damaged(detail: "what it says of itself cannot be read")
        }
        guard Self.moments.contains(at), packs <= Self.mostPacks else {
            throw .damaged(detail: "what it says of itself cannot be")
        }
    }
}
