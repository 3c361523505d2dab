import NIOCore
import NIOHTTP1

/// The replies with files of the page.
///
/// `/` is `index.html`. Files are at their own paths, and at `/v/VERSION/` and their paths, where VERSION is a digest of
/// the whole page: those a browser keeps for ever. `index.html` names them by `v/page/`, and is told with the version.
struct Pages {
    private let source: any PageSource
    private let words: [String: PageFile]
    /// nil while the page is worked on.
    private let version: String?
    private let index: PageFile?

    private static let first = "index.html"
    private static let versions = "v/"
    /// What stands for the version in `index.html`, and leads to the files as they are.
    private static let anyVersion = "page"

    /// - Parameter folder: a folder to serve instead of the page that is part of the program.
    init(folder: PageFolder? = nil) {
        words = WordFiles.all()
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
    func reply(to path: String, known: [String]) -> WebReply {
        if path.isEmpty { return reply(with: index ?? source.file(Self.first), known: known) }
        if let file = words[path] { return reply(with: file, known: known) }
        guard path.hasPrefix(Self.versions) else { return reply(with: source.file(path), known: known) }
        let rest = path.dropFirst(Self.versions.count)
        let name = rest.prefix { $0 != "/" }
        let isKept = version.map { $0 == name } ?? false
        guard isKept || name == Self.anyVersion else { return Self.none }
        return reply(with: source.file(String(rest.dropFirst(name.count + 1))), known: known, isKept: isKept)
    }

    private static let none = WebReply.text(.notFound, "There is no such file.")

    private func reply(with file: PageFile?, known: [String], isKept: Bool = false) -> WebReply {
        guard let file else { return Self.none }
        let isThere = known.flatMap { $0.split(separator: ",") }.contains { $0.filter { $0 != " " } == file.tag }
        return WebReply(
            status: isThere ? .notModified : .ok, type: file.type, body: isThere ? ByteBuffer() : file.bytes,
            headers: [("ETag", file.tag)],
            caching: isKept ? "private, max-age=31536000, immutable" : "private, no-cache")
    }
}
