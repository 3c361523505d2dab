/// An edition of a lesson as the household keeps it, so that what began with it goes on with it after a restart, whatever
/// has become of the pack.
public struct KeptEdition: Hashable, Sendable {
    /// What names it.
    public var edition: LessonEdition
    /// The lesson it is an edition of.
    public var lesson: LessonID
    /// The pack it came from.
    public var pack: PackID
    /// The version of that pack.
    public var packVersion: String
    /// The lesson in its canonical form, of which ``edition`` is the digest.
    public var text: String

    /// All members of the edition.
    public init(edition: LessonEdition, lesson: LessonID, pack: PackID, packVersion: String, text: String) {
        self.edition = edition
        self.lesson = lesson
        self.pack = pack
        self.packVersion = packVersion
        self.text = text
    }
}

/// The editions of lessons with which somebody in the household has begun, the newest of each lesson.
public struct EditionShelf: Equatable, Sendable {
    /// Editions of one lesson that are kept.
    public static let mostOfLesson = 3
    /// Editions that are kept in all.
    public static let most = 2_000

    /// In the order in which they were kept.
    public package(set) var editions: [KeptEdition]

    /// A shelf; without arguments an empty one.
    public init(_ editions: [KeptEdition] = []) { self.editions = editions }

    /// The names of all that are kept.
    public var names: Set<LessonEdition> { Set(editions.map(\.edition)) }

    /// Whether an edition is kept.
    public func has(_ edition: LessonEdition) -> Bool { editions.contains { $0.edition == edition } }

    /// The editions that go when another one is kept.
    public func leaving(for edition: KeptEdition) -> [KeptEdition] {
        if editions.count < Self.mostOfLesson { return [] }
        var after = self
        after.keep(edition)
        let names = after.names
        return editions.filter { !names.contains($0.edition) }
    }

    /// Keeps an edition; the oldest one of its lesson goes when there are too many, then the oldest of all.
    mutating func keep(_ edition: KeptEdition) {
        guard !has(edition.edition) else { return }
        editions.append(edition)
        if editions.count(where: { $0.lesson == edition.lesson }) > Self.mostOfLesson {
            editions.remove(at: editions.firstIndex { $0.lesson == edition.lesson } ?? 0)
        }
        if editions.count > Self.most { editions.removeFirst() }
    }
}
