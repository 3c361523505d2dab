import Household
import Shapes
import Words

/// The languages of the family: each is read once, when somebody first speaks it.
final class Languages {
    /// By their own tags.
    private var read: [String: Language] = [:]
    /// By the tags with which profiles ask for them, such as `de-AT`; looked at with each reply.
    private var asked: [String: Language] = [:]
    /// So many tags are kept: anybody may write what he likes into a profile.
    private static let mostTags = 64

    /// The language of a tag; English, where no part of the program speaks it.
    func language(_ tag: String) -> Language {
        if let known = asked[tag] { return known }
        let language = find(tag)
        if asked.count >= Self.mostTags { asked = [:] }
        asked[tag] = language
        return language
    }

    private func find(_ tag: String) -> Language {
        guard let known = Language.known(tag) else { return .english }
        if let language = read[known] { return language }
        let language = Language.named(known) ?? .english
        read[known] = language
        return language
    }

    /// A child has its own language, else the family's; parents have the family's.
    ///
    /// - Parameters:
    ///   - child: the tag of the child's own language.
    ///   - family: that of the family's.
    func listener(_ child: String?, _ family: String?, instantText: @escaping Listener.InstantText) -> Listener {
        let family = language(family ?? Language.english.tag)
        return Listener(instantText: instantText, child: child.map(language) ?? family, parents: family)
    }
}
