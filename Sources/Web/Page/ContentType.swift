/// The types of files that a page is made of, by how their names end. Others are not served.
enum ContentType {
    private static let types = [
        "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8",
        "json": "application/json", "svg": "image/svg+xml", "png": "image/png", "ico": "image/x-icon",
        "woff2": "font/woff2", "ogg": "audio/ogg", "webmanifest": "application/manifest+json",
    ]

    /// The type of a file; nil for one that is not served.
    static func of(_ name: String) -> String? {
        guard let dot = name.lastIndex(of: ".") else { return nil }
        return types[String(name[name.index(after: dot)...])]
    }
}
