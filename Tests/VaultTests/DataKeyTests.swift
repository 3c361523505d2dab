import Testing
import Vault

@Suite struct DataKeyTests {
    private let key = DataKey(Secret(random: DataKey.size))
    private let binding: [UInt8] = [1, 2, 3]

    @Test("What is sealed opens again", arguments: [0, 1, 300, 70_000])
    func roundTrip(size: Int) throws {
        let plain = Random.bytes(size)
        let sealed = key.seal(plain, binding: binding)
        #expect(sealed.count == size + DataKey.overhead)
        #expect(try key.open(sealed, binding: binding) == plain)
        #expect(try key.open(([9] + sealed)[1...], binding: binding) == plain)
    }

    @Test("Any altered byte of the sealed form is refused")
    func alteredBytes() {
        let sealed = key.seal(Array("twenty stars".utf8), binding: binding)
        for place in sealed.indices {
            var altered = sealed
            altered[place] ^= 1
            #expect(throws: VaultFault.notAuthentic) { try key.open(altered, binding: binding) }
        }
    }

    @Test("Every shorter form is refused")
    func truncated() {
        let sealed = key.seal([5, 6, 7], binding: binding)
        for size in 0..<sealed.count {
            #expect(throws: VaultFault.notAuthentic) { try key.open(sealed[..<size], binding: binding) }
        }
    }

    @Test("Another binding or another key is refused")
    func foreign() {
        let sealed = key.seal([5], binding: binding)
        #expect(throws: VaultFault.notAuthentic) { try key.open(sealed, binding: [1, 2, 4]) }
        #expect(throws: VaultFault.notAuthentic) { try key.open(sealed, binding: []) }
        let other = DataKey(Secret(random: DataKey.size))
        #expect(throws: VaultFault.notAuthentic) { try other.open(sealed, binding: binding) }
    }

    @Test("No nonce of a pool comes twice")
    func nonces() {
        var pool = NoncePool()
        var seen: Set<[UInt8]> = []
        for _ in 0..<1000 {
            seen.insert(Array(key.seal([], binding: [], nonces: &pool).prefix(NoncePool.nonceSize)))
        }
        #expect(seen.count == 1000)
    }

    @Test("A wrapped key opens for its own profile and household only")
    func wrapping() throws {
        let household = Secret(random: 32)
        let ring = KeyRing(householdKey: household)
        let wrapped = ring.wrap(key, profile: 7)
        let sealed = key.seal([1, 2], binding: binding)
        #expect(try ring.unwrap(wrapped, profile: 7).open(sealed, binding: binding) == [1, 2])
        #expect(throws: VaultFault.notAuthentic) { try ring.unwrap(wrapped, profile: 8) }
        let stranger = KeyRing(householdKey: Secret(random: 32))
        #expect(throws: VaultFault.notAuthentic) { try stranger.unwrap(wrapped, profile: 7) }
    }

    @Test("A sealed fact opens under its own name only")
    func facts() throws {
        let ring = KeyRing(householdKey: Secret(random: 32))
        let sealed = ring.seal([1, 2, 3], name: "head")
        #expect(try ring.open(sealed, name: "head") == [1, 2, 3])
        #expect(throws: VaultFault.notAuthentic) { try ring.open(sealed, name: "identity") }
    }
}
