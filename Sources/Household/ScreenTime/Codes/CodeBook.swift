/// The household's codes for minutes. Only facts change it.
public struct CodeBook: Equatable, Sendable {
    /// In the order in which they were made. A code that is not here any more cannot be redeemed.
    public package(set) var codes: [TimeCode]
    /// How many were ever made.
    public package(set) var made: Int

    /// How many can be unused at a time.
    public static let mostUnused = 200
    /// How many are kept.
    public static let mostKept = 400

    /// A book with the given codes.
    public init(codes: [TimeCode] = [], made: Int = 0) {
        self.codes = codes
        self.made = made
    }

    /// The code with a digest that a child may redeem, whatever its state; nil also for another child's.
    public func code(_ digest: [UInt8], for child: ChildID) -> TimeCode? {
        codes.first { $0.digest == digest && ($0.child == nil || $0.child == child) }
    }

    /// Whether a digest is that of a code that another child can still redeem.
    public func isOthers(_ digest: [UInt8], than child: ChildID, at instant: Instant) -> Bool {
        codes.contains { code in
            code.digest == digest && code.state(at: instant) == .unused && code.child.map { $0 != child } ?? false
        }
    }

    /// Whether a code that another state of this book has unused was made here, too, and is gone.
    func hasRevoked(_ code: TimeCode) -> Bool {
        guard code.use == nil, let number = Self.number(of: code.id), number <= made else { return false }
        return !codes.contains { $0.id == code.id }
    }

    /// The number in the row of all codes that an id says; nil: none that was given here.
    private static func number(of id: CodeID) -> Int? { Int(id.rawValue.dropFirst()) }

    /// Those that can be redeemed at an instant.
    public func unused(at instant: Instant) -> [TimeCode] { codes.filter { $0.state(at: instant) == .unused } }

    /// New codes for digests.
    ///
    /// - Parameter first: what they all give; id and digest are made anew for each.
    public func new(_ digests: [[UInt8]], like first: TimeCode) -> [TimeCode] {
        digests.enumerated().map { index, digest in
            var code = first
            code.id = CodeID(rawValue: "c\(made + index + 1)")
            code.digest = digest
            return code
        }
    }

    mutating func add(_ new: [TimeCode]) {
        codes += new
        made += new.count
        guard let now = new.first?.at else { return }
        while codes.count > Self.mostKept { codes.remove(at: codes.firstIndex { $0.state(at: now) != .unused } ?? 0) }
    }

    mutating func use(_ id: CodeID, _ use: TimeCode.Use) {
        for index in codes.indices where codes[index].id == id { codes[index].use = use }
    }

    /// What was written about codes is lost: no code from before can be redeemed, and no number is given twice.
    mutating func lose() {
        codes.removeAll { $0.use == nil }
        made += Self.mostUnused
    }

    mutating func revoke(_ ids: [CodeID]) {
        let gone = Set(ids)
        codes.removeAll { gone.contains($0.id) && $0.use == nil }
    }
}
