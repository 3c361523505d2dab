import StrictJSON

extension Language {
    /// Texts of a language as they stand in its file, for a program that says them itself: an object with its `tag`, its
    /// `groupMark` and its `texts` by their keys. What a language has from another one is among them.
    ///
    /// - Parameters:
    ///   - tag: one of ``tags``.
    ///   - isWanted: whether a key's text is told.
    /// - Returns: nil for a language that is not part of the program.
    public static func json(_ tag: String, where isWanted: (String) -> Bool) -> String? {
        guard let language = named(tag), let texts = texts(of: tag) else { return nil }
        var writer = JSONWriter()
        writer.beginObject()
        writer.key("tag")
        writer.string(tag)
        writer.key("groupMark")
        writer.string(language.groupMark)
        writer.key("texts")
        writer.beginObject()
        for (key, text) in texts.sorted(by: { $0.key < $1.key }) where isWanted(key) {
            writer.key(key)
            writer.string(text)
        }
        writer.endObject()
        writer.endObject()
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    private static func texts(of tag: String) -> [String: String]? {
        guard let file = files.first(where: { $0.tag == tag }),
            let root = try? JSONDocument(scanning: Array(file.bytes)).root, let own = root.member("texts")
        else { return nil }
        var all = root.member("extends")?.string.flatMap(texts) ?? [:]
        for (key, value) in own.members { all[key] = value.string }
        return all
    }
}
