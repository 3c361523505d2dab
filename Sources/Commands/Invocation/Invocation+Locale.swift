import Words

extension Invocation {
    /// Tells of a locale for which kidd has no words: it is kept, since a pack may have lessons in it.
    func adviseOn(locale tag: String?) {
        guard let tag, Language.known(tag) == nil else { return }
        let text = language.say(
            "locale.unknown", ["tag": .text(tag), "tags": .text(Language.tags.joined(separator: ", "))])
        Output.error(Prose.lines(text.printable, width: Terminal.ofErrors().width))
    }
}
