import Household
import Testing

@Suite("Codes for minutes")
struct CodeTests {
    private static let letters = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ")
    private static let samples: [String] = {
        var random = WalkRandom(seed: 7)
        return (0..<40).map { _ in CodeText.make(from: random.next()) }
    }()

    @Test("A code has three groups of four and is read back, however it is typed", arguments: samples)
    func read(code: String) {
        let plain = code.filter { $0 != "-" }
        #expect(code.split(separator: "-").map(\.count) == [4, 4, 4])
        for typed in [code, plain, code.lowercased(), plain.map(String.init).joined(separator: " ")] {
            #expect(CodeText.read(typed) == plain)
        }
        #expect(CodeText.read(plain.replacing("0", with: "o").replacing("1", with: "L")) == plain)
        #expect(CodeText.read(plain.replacing("1", with: "i")) == plain)
    }

    @Test("Every single wrong letter is told", arguments: samples.prefix(8))
    func wrongLetter(code: String) {
        let plain = Array(code.filter { $0 != "-" })
        for place in plain.indices {
            for letter in Self.letters where letter != plain[place] {
                var typed = plain
                typed[place] = letter
                #expect(CodeText.read(String(typed)) == nil)
            }
        }
    }

    @Test("Every two letters that changed places are told", arguments: samples)
    func swapped(code: String) {
        let plain = Array(code.filter { $0 != "-" })
        for first in plain.indices {
            for second in plain.indices where plain[first] != plain[second] {
                var typed = plain
                typed.swapAt(first, second)
                #expect(CodeText.read(String(typed)) == nil)
            }
        }
    }

    @Test(
        "What has letters missing, too many, or none of a code is no code",
        arguments: ["", "-", "7K2M", "UUUU-UUUU-UUUU", "0000-0000-00000", "0000-0000-000é", "００００"])
    func noCode(typed: String) {
        #expect(CodeText.read(typed) == nil)
        #expect(CodeText.read(typed + String(repeating: "Z", count: 5000)) == nil)
    }

    @Test("All 55 bits are in it")
    func bits() {
        let codes = (0..<UInt64(CodeText.randomBits)).map { CodeText.make(from: 1 << $0) }
        #expect(Set(codes).count == CodeText.randomBits)
        #expect(CodeText.make(from: 0) == "0000-0000-0000")
        #expect(CodeText.make(from: .max) == CodeText.make(from: 1 << 55 - 1))
    }

    private static let now = instant("2026-11-21T12:00:00+01:00")
    private static let mia = ChildID(rawValue: "mia")
    private static let ben = ChildID(rawValue: "ben")

    private static func code(_ child: ChildID? = nil, expires: Instant? = nil) -> TimeCode {
        TimeCode(
            id: CodeID(rawValue: ""), digest: [], child: child, minutes: 15, expires: expires, at: now, by: "Anna")
    }

    private func home(_ codes: [TimeCode], in home: HouseholdState = HouseholdState()) -> HouseholdState {
        var home = home
        home.apply(.codesMade(codes))
        return home
    }

    @Test("Codes are numbered on for ever, are for their child alone, and expire")
    func book() {
        let first = CodeBook().new([[1], [2]], like: Self.code(Self.mia))
        #expect(first.map(\.id.rawValue) == ["c1", "c2"])
        var home = home(first)
        home.apply(.codesRevoked([first[1].id]))
        let more = home.codes.new([[3]], like: Self.code(expires: Self.now + 1))
        #expect(more.map(\.id.rawValue) == ["c3"])
        home = self.home(more, in: home)
        #expect(home.codes.code([1], for: Self.mia) != nil && home.codes.code([1], for: Self.ben) == nil)
        #expect(home.codes.code([2], for: Self.mia) == nil)
        #expect(home.codes.code([3], for: Self.ben)?.state(at: Self.now) == .unused)
        #expect(home.codes.code([3], for: Self.ben)?.state(at: Self.now + 1) == .expired)
        #expect(home.codes.unused(at: Self.now + 1).map(\.id.rawValue) == ["c1"])
    }

    @Test("A used code is neither unused nor can it be taken back; used ones make room first")
    func used() {
        let codes = CodeBook().new((0..<UInt8(250)).map { [$0] }, like: Self.code())
        var home = home(codes)
        let grant = Grant(
            id: GrantID(rawValue: "g"), minutes: 15, scope: .all, pastQuietHours: false, expires: Self.now,
            at: Self.now, by: "Anna", origin: .code(codes[7].id))
        home.apply(.codeUsed(codes[7].id, TimeCode.Use(child: Self.mia, grant: grant)))
        home.apply(.codesRevoked([codes[7].id]))
        #expect(home.codes.code([7], for: Self.mia)?.state(at: Self.now) == .used)
        #expect(home.codes.unused(at: Self.now).count == 249)
        home = self.home(home.codes.new((0..<UInt8(151)).map { [$0, 1] }, like: Self.code()), in: home)
        #expect(home.codes.codes.count == CodeBook.mostKept)
        #expect(home.codes.code([7], for: Self.mia) == nil && home.codes.code([0], for: Self.mia) != nil)
    }

    @Test("Expired ones make room before those on paper that still hold")
    func expired() {
        var home = home(CodeBook().new([[1]], like: Self.code()))
        for batch in 0..<UInt8(8) {
            let digests = (0..<UInt8(50)).map { [$0, batch] }
            var like = Self.code(expires: Self.now + Int64(batch) + 1)
            like.at = Self.now + Int64(batch)
            home = self.home(home.codes.new(digests, like: like), in: home)
        }
        #expect(home.codes.codes.count == CodeBook.mostKept)
        #expect(home.codes.code([1], for: Self.mia) != nil && home.codes.code([0, 0], for: Self.mia) == nil)
    }
}
