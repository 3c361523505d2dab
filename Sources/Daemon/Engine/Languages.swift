import Household
import Shapes
import Words

/// The languages of the family: each is read once, when somebody first speaks it.
final class Languages {
    private var read: [String: Language] = [:]

    /// The language of a tag; English, where no part of the program speaks it.
    func language(_ tag: String) -> Language {
        if let known = read[tag] { return known }
        let language = Language.named(tag) ?? .english
        read[tag] = language
        return language
    }

    /// A child has its own language, else the family's; parents have the family's.
    func listener(
        _ child: ChildProfile?, _ household: HouseholdSettings?, instantText: @escaping Listener.InstantText
    ) -> Listener {
        let family = language(household?.locale ?? Language.english.tag)
        return Listener(
            instantText: instantText, child: child?.locale.map(language) ?? family, parents: family)
    }
}
