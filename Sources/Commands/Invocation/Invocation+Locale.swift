import API
import Shapes
import Words

extension Invocation {
    /// Tells of a locale for which kidd has no words: it is kept, since a pack may have lessons in it.
    func adviseOn(locale tag: String?) {
        guard let tag, Language.known(tag) == nil else { return }
        let text = language.say(
            "locale.unknown", ["tag": .text(tag), "tags": .text(Language.tags.joined(separator: ", "))])
        Output.error(Prose.lines(text.printable, width: Terminal.ofErrors().width))
    }

    /// The language in which kidd speaks to a child, so that what the child reads has one: its own, else the family's. That
    /// of the terminal only where kidd does not tell.
    func language(for child: ChildView) -> Language {
        guard let tag = child.profile.locale ?? familyLocale else { return language }
        // One that nobody wrote is English, here as there.
        return Language.brief(tag) ?? .briefEnglish
    }

    private var familyLocale: String? { try? connection.call(HouseholdStatus.method, Nothing()).locale }
}
