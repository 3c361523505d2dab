import Testing

@testable import Commands

@Suite struct LearnKeyTests {
    @Test("Letters of all languages, arrows and controls are keys")
    func known() {
        var keys = LearnKeys()
        #expect(keys.keys(in: Array("aß7".utf8)) == [.character("a"), .character("ß"), .character("7")])
        #expect(keys.keys(in: [0x1B, 0x5B, 0x41, 0x1B, 0x4F, 0x42]) == [.up, .down])
        #expect(keys.keys(in: [0x0D, 0x7F, 0x09, 0x04, 0x1B]) == [.enter, .backspace, .next, .end, .escape])
    }

    @Test("A letter that comes in two parts is one key")
    func parted() {
        var keys = LearnKeys()
        let bytes = Array("ü".utf8)
        #expect(keys.keys(in: [bytes[0]]).isEmpty)
        #expect(keys.keys(in: [bytes[1]]) == [.character("ü")])
    }

    @Test("What is no letter and no known sequence is passed over")
    func unknown() {
        var keys = LearnKeys()
        #expect(keys.keys(in: [0xFF, 0x1B, 0x5B, 0x33, 0x7E, 0x01, 0x61]) == [.character("a")])
    }
}
