import Household
import Shapes
import Words

/// A pack came or went.
public struct PackNews: Equatable, Sendable {
    /// What happened, as one word for programs.
    public enum What: String, CaseIterable, Sendable {
        /// A pack, or another version of it, was installed.
        case installed
        /// A pack was removed.
        case removed
        /// What a child hears of either.
        case changed
    }

    /// What happened.
    public var what: What
    public var pack: PackID?
    public var version: String?
    public var say: Saying

    public init(what: What, pack: PackID? = nil, version: String? = nil, say: Saying) {
        self.what = what
        self.pack = pack
        self.version = version
        self.say = say
    }

    /// How it is read and written: `PackNews` in the reference.
    public static let shape = Shape<PackNews>.object(
        "PackNews", "A pack came or went; ask `lesson.list` again.", make: PackNews.init
    ) {
        required("what", \.what, .word(What.self), "What happened; a child hears `changed`.")
        optional("pack", \.pack, .id(PackID.self), "The pack; a child is not told which.")
        optional("packVersion", \.version, .text(), "Its version, when it was installed.")
        required("say", \.say, .saying, "A sentence for the subscriber.")
    }
}
