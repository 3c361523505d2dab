import NIOCore
import NIOHTTP1

/// The replies with files of the page.
///
/// `/` is `index.html`. Files are at their own paths, and at `/v/VERSION/` and their paths, where VERSION is a digest of
/// the whole page: those a browser keeps for ever. `index.html` names them by `v/page/`, and is told with the version.
struct Pages {
    private let source: any PageSource
    private let words = WordFiles()
    /// nil while the page is worked on.
    private let version: String?
    private let index: PageFile?

    private static let first = "index.html"
    private static let versions = "v/"
    /// What stands for the version in `index.html`, and leads to the files as they are.
    private static let anyVersion = "page"

    /// - Parameter folder: a folder to serve instead of the page that is part of the program.
    init(folder: PageFolder? = nil) {
        if let folder {
            (source, version, index) = (folder, nil, nil)
            return
        }
        let page = EmbeddedPage()
        (source, version) = (page, page.version)
        index = page.file(Self.first).flatMap { file in
            let text = String(buffer: file.bytes).replacing(
                Self.versions + Self.anyVersion + "/", with: Self.versions + page.version + "/")
            return PageFile(ByteBuffer(string: text), name: Self.first)
        }
    }

    /// - Parameters:
    ///   - path: without its first slash.
    ///   - known: what the browser says to have (`If-None-Match`).
    ///   - isPacked: whether it takes files by gzip.
    func reply(to path: String, known: [String], isPacked: Bool = false) -> WebReply {
        let (file, isKept) = file(path)
        guard let file else { return WebReply.text(.notFound, "There is no such file.") }
        let packed = isPacked ? file.packed : nil
        let tag = packed == nil ? file.tag : file.packedTag
        let isThere = known.flatMap { $0.split(separator: ",") }.contains { $0.filter { $0 != " " } == tag }
        return WebReply(
            status: isThere ? .notModified : .ok, type: file.type, body: isThere ? ByteBuffer() : packed ?? file.bytes,
            headers: [("ETag", tag), ("Vary", "Accept-Encoding")]
                + (packed != nil && !isThere ? [("Content-Encoding", "gzip")] : []),
            caching: isKept ? "private, max-age=31536000, immutable" : "private, no-cache")
    }

    /// The file at a path, and whether it never changes there.
    private func file(_ path: String) -> (PageFile?, isKept: Bool) {
        if path.isEmpty { return (index ?? source.file(Self.first), false) }
        if let file = words.file(path) { return (file, false) }
        guard path.hasPrefix(Self.versions) else { return (source.file(path), false) }
        let rest = path.dropFirst(Self.versions.count)
        let name = rest.prefix { $0 != "/" }
        let isKept = version.map { $0 == name } ?? false
        guard isKept || name == Self.anyVersion else { return (nil, false) }
        return (source.file(String(rest.dropFirst(name.count + 1))), isKept)
    }
}
