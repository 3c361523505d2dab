import Testing
import Vault

@Suite struct PINHasherTests {
    private let pin = Secret(copying: Array("2580".utf8))
    private let hasher = PINHasher(cost: .minimum)

    @Test("The right PIN is right and others are wrong", arguments: ["2581", "258", "25800", ""])
    func verdicts(wrong: String) throws {
        let hash = try hasher.hash(pin)
        #expect(try hasher.check(pin, against: hash) == .right)
        #expect(try hasher.check(Secret(copying: Array(wrong.utf8)), against: hash) == .wrong)
    }

    @Test("A text that is no hash is wrong", arguments: ["", "2580", "$argon2id$", "$argon2id$v=19$m=8,t=1,p=1$AA$AA"])
    func noHash(text: String) throws {
        #expect(try hasher.check(pin, against: text) == .wrong)
    }

    @Test("Two hashes of one PIN differ and hold no PIN")
    func salt() throws {
        let hashes = try [hasher.hash(pin), hasher.hash(pin)]
        #expect(hashes[0] != hashes[1])
    }

    @Test("A hash with weaker limits is right but to be made anew, one with stronger limits is kept")
    func upgrade() throws {
        let weak = try hasher.hash(pin)
        let interactive = PINHasher(cost: .interactive)
        #expect(try interactive.check(pin, against: weak) == .rightButWeaker)
        #expect(try interactive.check(Secret(copying: [49]), against: weak) == .wrong)
        #expect(try hasher.check(pin, against: interactive.hash(pin)) == .right)
    }

    @Test("The product's cost carries libsodium's MODERATE limits: 256 MiB and 3 passes")
    func moderate() throws {
        let hasher = PINHasher()
        let hash = try hasher.hash(pin)
        #expect(hash.hasPrefix("$argon2id$v=19$m=262144,t=3,p=1$"))
        #expect(try hasher.check(pin, against: hash) == .right)
    }
}
