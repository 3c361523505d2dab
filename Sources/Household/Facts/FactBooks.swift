/// What is known of a child and its math facts: a book for each domain. How fast it types is known once, and its sprints of all
/// domains together are followed by a rest.
public struct FactBooks: Hashable, Sendable {
    private var books: [FactBook]

    /// Those of a child who begins.
    public init() { books = FactDomain.allCases.map { FactBook(domain: $0) } }

    /// The book of a domain as it is stored; ``book(_:)`` knows the typing, too.
    public package(set) subscript(domain: FactDomain) -> FactBook {
        get { books[domain.place] }
        _modify { yield &books[domain.place] }
    }

    /// All that is known about a domain.
    public func book(_ domain: FactDomain) -> FactBook {
        var book = self[domain]
        book.typing = typing
        return book
    }

    /// How fast the child types: it stands in the first book.
    public package(set) var typing: FactTyping? {
        get { books[0].typing }
        set { books[0].typing = newValue }
    }

    /// The book that an answer is about.
    private func asked(_ answer: AnswerFact) -> FactBook? {
        guard answer.fact != nil, let fact = FactQuestion(answer.question)?.fact else { return nil }
        return book(fact.domain)
    }

    /// Whether an answer that is about to be recorded makes a fact fluent again after a lapse.
    func regains(by answer: AnswerFact) -> Bool { asked(answer)?.regains(by: answer) == true }

    /// Whether an answer that is about to be recorded makes a fact fluent that never was.
    func firstFluent(by answer: AnswerFact) -> Bool { asked(answer)?.firstFluent(by: answer) == true }

    /// The records that were fluent once, now or before: it never falls.
    public var everFluentCount: Int { books.reduce(0) { $0 + $1.everFluentCount } }

    /// Records that were fluent again after a lapse.
    public var regained: Int { books.reduce(0) { $0 + $1.regained } }

    /// The most right answers in a sprint so far; nil before the first.
    public var sprintBest: Int? { books.compactMap(\.sprints.best).max() }

    /// Of the domains with which the child has begun and may go on, the one that it practised longest ago; nil where it has
    /// typed any fact on this day.
    func toPractise(on day: Day, where mayGoOn: (FactDomain) -> Bool) -> FactDomain? {
        let begun = books.compactMap { book in book.lastDay.map { (domain: book.domain, day: $0) } }
            .filter { mayGoOn($0.domain) }
        guard begun.allSatisfy({ $0.day < day }) else { return nil }
        return begun.min { $0.day < $1.day }?.domain
    }

    /// The session in hand with the sprints of all domains together, as far as nobody rested since.
    private func session(at now: Instant) -> SprintBook {
        let sessions = books.compactMap(\.sprints.session).filter { !$0.isRested(at: now) }
        guard var all = sessions.first else { return SprintBook() }
        for session in sessions.dropFirst() {
            all.startedAt = min(all.startedAt, session.startedAt)
            all.lastAt = max(all.lastAt, session.lastAt)
            all.sprints += session.sprints
        }
        return SprintBook(session: all)
    }

    /// From when on another sprint can begin; nil: now.
    public func sprintsRestUntil(at now: Instant) -> Instant? { session(at: now).restsUntil(at: now) }

    /// Sprints that can begin before a rest.
    public func sprintsLeft(at now: Instant) -> Int { session(at: now).left(at: now) }
}
