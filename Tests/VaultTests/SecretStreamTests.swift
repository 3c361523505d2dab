import Testing
import Vault

@Suite struct SecretStreamTests {
    private let key = Secret(random: 32)
    private let binding = Array("header".utf8)

    private func seal(_ texts: [String]) -> (header: [UInt8], chunks: [[UInt8]]) {
        let stream = SecretStream(sealingWith: key)
        let chunks = texts.enumerated().map { index, text in
            stream.seal(Array(text.utf8)[...], binding: binding, isLast: index == texts.count - 1)
        }
        return (stream.header, chunks)
    }

    @Test("What was sealed opens chunk by chunk, and the last one says so")
    func opens() throws {
        let (header, chunks) = seal(["one", "", "three"])
        let stream = try SecretStream(opening: header, with: key)
        var texts: [String] = []
        var last: [Bool] = []
        for chunk in chunks {
            let (plain, isLast) = try stream.open(chunk[...], binding: binding)
            texts.append(String(decoding: plain, as: UTF8.self))
            last.append(isLast)
        }
        #expect(texts == ["one", "", "three"])
        #expect(last == [false, false, true])
        #expect(chunks[0].count == 3 + SecretStream.overhead)
    }

    @Test("A chunk that was altered, left out, moved or bound to something else does not open")
    func refuses() throws {
        let (header, chunks) = seal(["one", "two", "three"])
        var altered = chunks[0]
        altered[1] ^= 1
        for (chunk, bound) in [
            (altered, binding), (chunks[1], binding), (chunks[0], binding + [0]),
            (Array(chunks[0].dropLast()), binding),
        ] {
            let stream = try SecretStream(opening: header, with: key)
            #expect(throws: VaultFault.notAuthentic) { try stream.open(chunk[...], binding: bound) }
        }
        let other = try SecretStream(opening: header, with: Secret(random: 32))
        #expect(throws: VaultFault.notAuthentic) { try other.open(chunks[0][...], binding: binding) }
    }

    @Test("A passphrase gives the same key with the same salt and limits, and another one else")
    func stretching() throws {
        let words = Secret(copying: Array("four words of a family".utf8))
        let stretching = KeyStretching(.minimum)
        let key = try stretching.key(of: words)
        #expect(try stretching.key(of: words).matches(key))
        #expect(try !stretching.key(of: Secret(copying: Array("other".utf8))).matches(key))
        #expect(try !KeyStretching(.minimum).key(of: words).matches(key))
    }

    @Test("Limits that kidd would never use are not possible, and are not tried")
    func limits() {
        var greedy = KeyStretching(.minimum)
        #expect(greedy.isPossible)
        greedy.memory = 100 << 30
        #expect(!greedy.isPossible)
        #expect(throws: VaultFault.notAuthentic) { try greedy.key(of: Secret(random: 8)) }
        greedy = KeyStretching(.minimum)
        greedy.operations = KeyStretching.mostOperations + 1
        #expect(!greedy.isPossible)
        #expect(KeyStretching(.sensitive).isPossible)
        #expect(KeyStretching(.sensitive).memory == 256 << 20)
    }

    @Test("A digest that is made piece by piece is that of the whole")
    func digest() {
        let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0) }
        let digest = RunningDigest()
        digest.add(bytes[..<1000])
        digest.add(bytes[1000...])
        #expect(digest.finish() == Digest.blake2b(bytes))
    }
}
