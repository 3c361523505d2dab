import Testing
import Vault

@Suite struct SecretTests {
    @Test("A secret prints as <redacted>, whatever way it is printed")
    func printing() {
        let secret = Secret(copying: Array("4711".utf8))
        var dumped = ""
        dump(["pin": secret], to: &dumped)
        for text in ["\(secret)", String(reflecting: secret), "\([secret])", dumped] {
            #expect(text.contains("<redacted>"))
            #expect(!text.contains("4711"))
            #expect(!text.contains("52"))
        }
    }

    @Test("A secret holds the bytes that it was given", arguments: [[], [1], [UInt8](repeating: 8, count: 5000)])
    func bytes(given: [UInt8]) {
        let secret = Secret(copying: given)
        #expect(secret.count == given.count)
        #expect(secret.withBytes { [UInt8]($0) } == given)
        #expect(secret.matches(Secret(copying: given)))
        #expect(!secret.matches(Secret(copying: given + [0])))
    }

    @Test("Two random secrets differ")
    func random() {
        #expect(!Secret(random: 32).matches(Secret(random: 32)))
        #expect(Random.bytes(16) != Random.bytes(16))
        #expect(Random.uint64() != Random.uint64())
        #expect(Random.bytes(0).isEmpty)
    }

    @Test("Equal bytes are equal, in any place unequal ones are not")
    func comparison() {
        let bytes = Random.bytes(32)
        #expect(Sodium.constantTimeEqual(bytes, bytes))
        #expect(!Sodium.constantTimeEqual(bytes, Array(bytes.dropLast())))
        for place in bytes.indices {
            var other = bytes
            other[place] ^= 0x80
            #expect(!Sodium.constantTimeEqual(bytes, other))
        }
    }

    @Test("BLAKE2b gives the published digest")
    func digest() {
        // BLAKE2b-512 of "abc" from RFC 7693, appendix A.
        let expected =
            "ba80a53f981c4d0d6a2797b69f12f6e94c212f14685ac4b74b12bb6fdbffa2d1"
            + "7d87c5392aab792dc252d5de4533cc9518d38aa8dbf1925ab92386edd4009923"
        let digest = Digest.blake2b(Array("abc".utf8), size: 64)
        #expect(digest.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() == expected)
        #expect(Digest.blake2b([1], size: 16).count == 16)
    }

    @Test("A keyed digest depends on its key")
    func keyedDigest() {
        let key = Secret(random: 32)
        #expect(Digest.blake2b([1], key: key) == Digest.blake2b([1], key: key))
        #expect(Digest.blake2b([1], key: key) != Digest.blake2b([1], key: Secret(random: 32)))
        #expect(Digest.blake2b([1], key: key) != Digest.blake2b([1]))
    }
}
