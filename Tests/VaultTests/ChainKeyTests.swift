import Testing
import Vault

@Suite struct ChainKeyTests {
    private let key = ChainKey(of: DataKey(Secret(copying: Array(0..<32))))

    private func hex(_ bytes: [UInt8]) -> String {
        bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    @Test("Links are those that another implementation of BLAKE2b makes")
    func knownAnswers() {
        let first = key.link(after: ChainKey.noLink, place: Array("place".utf8), content: Array("content".utf8))
        #expect(hex(first) == "a104a012cff06ae920beb34c0507434e6f6c87294c92284bc495a65f5eb6514e")
        let second = key.link(after: first, place: Array("place".utf8), content: [])
        #expect(hex(second) == "65f8fdd68e581dbc6d74ad813a9bae64359bdf6a88b37cfe91088bf2eb58b3b0")
    }

    @Test("A link depends on the link before it, the place, the content and the key")
    func depends() {
        let link = key.link(after: ChainKey.noLink, place: [1], content: [2])
        let others = [
            key.link(after: link, place: [1], content: [2]), key.link(after: ChainKey.noLink, place: [2], content: [2]),
            key.link(after: ChainKey.noLink, place: [1], content: [3]),
            ChainKey(of: DataKey(Secret(random: 32))).link(after: ChainKey.noLink, place: [1], content: [2]),
        ]
        #expect(Set(others + [link]).count == 5)
    }
}
