import Foundation
import Testing

@testable import Journal
@testable import Vault

/// The test vectors of docs/sealing.md are made by the code that seals: `KIDD_WRITE_VECTORS=1 swift test
/// --disable-xctest --filter SealingVectorTests` writes them.
@Suite struct SealingVectorTests {
    private static let page = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "docs/sealing.md")
    private static let fence = "```vectors\n"

    /// Bytes that count up from one.
    private static func bytes(_ count: Int, from first: UInt8) -> [UInt8] { (0..<count).map { first &+ UInt8($0) } }

    private static let household = Secret(copying: bytes(32, from: 0x00))
    private static let dataKey = DataKey(Secret(copying: bytes(32, from: 0x40)))
    private static let device: Int64 = 0x0102_0304_0506_0708

    private static func nonces() -> NoncePool { NoncePool(fixed: bytes(24, from: 0x80)) }

    private static func sealed(_ name: String, _ plain: [UInt8], _ ring: KeyRing) -> [UInt8] {
        var nonces = nonces()
        return ring.seal(plain, binding: KeyRing.binding(of: name), nonces: &nonces)
    }

    private static func sealed(_ plain: [UInt8], binding: [UInt8]) -> [UInt8] {
        var nonces = nonces()
        return dataKey.seal(plain, binding: binding, nonces: &nonces)
    }

    private static func vectors() throws -> String {
        let ring = KeyRing(householdKey: household)
        var lines: [String] = []
        func add(_ name: String, _ bytes: [UInt8]) { lines.append("\(name) = \(Hexadecimal.text(bytes))") }
        add("household key", household.withBytes { Array($0) })
        add("data key", dataKey.secret.withBytes { Array($0) })
        add("nonce", bytes(24, from: 0x80))
        var nonces = nonces()
        add("keys.wrapped, profile 1", ring.wrap(dataKey, profile: 1, nonces: &nonces))
        add("meta.identity", sealed("identity", Meta.bytes(device) + [0], ring))
        let head = Head(seq: 5, lastRows: [1: 5]).encoded(device: device)
        add("meta.head, row 5 of profile 1", sealed(Head.name, head, ring))
        var binding = RowBinding()
        binding.set(device: device, seq: 5, profile: 1, kind: 2, at: 1_795_287_430_123, previous: nil)
        add("row 5 without previous, binding", binding.bytes)
        binding.set(device: device, seq: 5, profile: 1, kind: 2, at: 1_795_287_430_123, previous: 3)
        add("row 5 after row 3, binding", binding.bytes)
        let body = sealed(Array("a row".utf8), binding: binding.bytes)
        add("row 5, body of \"a row\"", body)
        let chainKey = ChainKey(of: dataKey)
        let link = chainKey.link(after: ChainKey.noLink, place: binding.bytes, content: body)
        add("row 5, link as the first entry", link)
        let end = ChainEnd(link: link, seq: 5, count: 1, lost: 0)
        let plain = Meta.bytes(device) + end.link + Meta.bytes(end.seq) + Meta.bytes(end.count) + Meta.bytes(end.lost)
        add("meta.chain", sealed(ChainEnd.name, plain, ring))
        let reply = ReplyTable.binding(
            device: device, number: 3, seq: 5, profile: 1, at: 1_795_287_430_123, mark: nil)
        add("reply 3, binding", reply)
        add("reply 3, body of \"a reply\"", sealed(Array("a reply".utf8), binding: reply))
        add("mark of key \"k\" by \"anyone:1000\"", CallKey(of: dataKey).mark(of: "k", by: "anyone:1000"))
        add("digest of code \"abc\"", CodeKey(of: dataKey).digest(of: "abc"))
        let stretching = KeyStretching(operations: 1, memory: 8192, salt: bytes(16, from: 0xA0))
        var others = Self.nonces()
        let file = try PassphraseFile(
            wrapping: household, with: Secret(copying: Array("four words that rhyme".utf8)), stretching, nonces: &others
        )
        add("passphrase \"four words that rhyme\", operations 1, memory 8192, salt", stretching.salt)
        add("household.passphrase, key", file.wrapped)
        return lines.joined(separator: "\n") + "\n"
    }

    @Test("The page has the vectors that the code makes")
    func page() throws {
        let text = try String(contentsOf: Self.page, encoding: .utf8)
        let start = try #require(text.range(of: Self.fence)).upperBound
        let end = try #require(text.range(of: "```", range: start..<text.endIndex)).lowerBound
        let vectors = try Self.vectors()
        if ProcessInfo.processInfo.environment["KIDD_WRITE_VECTORS"] != nil {
            try text.replacingCharacters(in: start..<end, with: vectors).write(
                to: Self.page, atomically: true, encoding: .utf8)
        } else {
            #expect(String(text[start..<end]) == vectors)
        }
    }

    @Test("A wrapped key opens with its passphrase and its text alone")
    func passphrase() throws {
        let words = Secret(copying: Array("four words that rhyme".utf8))
        let file = try PassphraseFile(wrapping: Self.household, with: words, KeyStretching(.minimum))
        let read = try #require(PassphraseFile(text: file.text))
        #expect(try read.open(with: words).matches(Self.household))
        #expect(throws: VaultFault.notAuthentic) {
            try read.open(with: Secret(copying: Array("four words that do not".utf8)))
        }
        #expect(PassphraseFile(text: file.text.replacing("operations 1", with: "operations 33")) == nil)
        #expect(PassphraseFile(text: file.text.replacing("memory 8192", with: "memory 99999999999")) == nil)
        #expect(PassphraseFile(text: file.text + "more") == nil)
    }
}
