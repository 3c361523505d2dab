/// What an entry of a backup is. Nothing else comes out of a backup, so that none writes where it should not.
public enum BackupEntryName: Equatable, Sendable {
    /// What the backup is, as JSON; the first entry.
    case manifest
    /// The key that wraps the data keys of the copy, 32 bytes; the second one.
    case key
    /// The copy of the journal's database; the third one.
    case journal
    /// A file of an installed pack, in its folder `ID@DIGEST`.
    case pack(folder: String, file: String)

    /// The files that a pack may have.
    public static let packFiles = ["bundle.jsonl", "assets"]

    /// As it stands in the file.
    public var text: String {
        switch self {
        case .manifest: "manifest.json"
        case .key: "key"
        case .journal: "journal.db"
        case .pack(let folder, let file): "packs/\(folder)/\(file)"
        }
    }

    /// Reads a name; nil for every other one.
    public init?(_ text: String) {
        switch text {
        case "manifest.json": self = .manifest
        case "key": self = .key
        case "journal.db": self = .journal
        default:
            let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 3, parts[0] == "packs", Self.packFiles.contains(parts[2]),
                Self.isFolder(parts[1])
            else { return nil }
            self = .pack(folder: parts[1], file: parts[2])
        }
    }

    /// Whether a folder may be a pack's: `id@` and 64 hexadecimal digits.
    private static func isFolder(_ name: String) -> Bool {
        let parts = name.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 2, (1...128).contains(parts[0].utf8.count), parts[1].utf8.count == 64 else { return false }
        let isID = parts[0].utf8.allSatisfy { byte in
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
                || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                || [UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-")].contains(byte)
        }
        let isDigest = parts[1].utf8.allSatisfy { byte in
            (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
                || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        }
        return isID && isDigest && parts[0].first != "."
    }
}
