/// How large a pack may be (Content, Packs).
public struct PackLimits: Sendable {
    /// Bytes of one file.
    public var fileBytes: Int
    /// Files of a pack.
    public var files: Int
    /// Bytes of all files together.
    public var totalBytes: Int
    /// Bytes of all files but assets together: they are read as a whole.
    public var textBytes: Int
    /// Bytes of a lesson with its templates, as JSON.
    public var lessonBytes: Int

    /// Limits with these values.
    public init(fileBytes: Int, files: Int, totalBytes: Int, textBytes: Int = 64 << 20, lessonBytes: Int = 256 << 10) {
        self.fileBytes = fileBytes
        self.files = files
        self.totalBytes = totalBytes
        self.textBytes = textBytes
        self.lessonBytes = lessonBytes
    }

    /// Those that hold for every pack: 4 MiB a file, 20 000 files, 500 MiB in all, of which 64 MiB are not assets;
    /// a lesson 256 KiB.
    public static let standard = PackLimits(fileBytes: 4 << 20, files: 20_000, totalBytes: 500 << 20)
}

extension PackLimits {
    var fileFault: String { "is larger than \(Self.size(fileBytes)); split it into smaller files" }

    var countFault: String { "the pack has more than \(files) files; split it into several packs" }

    var totalFault: String { "the pack is larger than \(Self.size(totalBytes)); split it into several packs" }

    var textFault: String {
        "the lessons of the pack are larger than \(Self.size(textBytes)) together; split it into several packs"
    }

    private static func size(_ bytes: Int) -> String {
        bytes >= 1 << 20 && bytes % (1 << 20) == 0 ? "\(bytes >> 20) MiB" : "\(bytes) bytes"
    }
}
