import Foundation

/// The C file that embeds the page: what browsers load of the folder `web`. The files stay where they are.
enum WebFiles {
    /// The C file.
    static let path = "Sources/CWeb/CWeb.c"

    /// Endings of files that browsers load. Declarations of types and notes for those who work on the page are not.
    private static let endings = ["html", "css", "js", "json", "svg", "png", "ico", "woff2", "ogg", "webmanifest"]
    /// Files with such an ending that are for tools.
    private static let tools = ["tsconfig.json"]

    static func source(in root: String) throws -> String {
        let files = try FileManager.default.subpathsOfDirectory(atPath: "\(root)/web").sorted().filter { file in
            endings.contains { file.hasSuffix("." + $0) } && !tools.contains(file)
        }
        return EmbeddingC.text(
            header: "CWeb.h", row: "kidd_web_file", array: "files",
            files: files.enumerated().map { ($1, "file\($0)", "../../web/\($1)") })
    }
}
