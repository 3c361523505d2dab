import Testing

@testable import Commands

@Suite struct TextWidthTests {
    @Test(
        "Widths are those of a terminal",
        arguments: [
            ("", 0), ("Mia", 3), ("Zoë", 3), ("Zoe\u{308}", 3), ("美亜", 4), ("ｱ", 1), ("한", 2), ("🦊", 2),
            ("👩‍👧", 2), ("❤\u{FE0F}", 2), ("●", 1), ("a\u{200B}b", 2),
        ])
    func widths(text: String, columns: Int) {
        #expect(TextWidth.of(text) == columns)
    }

    @Test(
        "A cut keeps within the width, a wide character whole",
        arguments: [("美亜子", 4, "美…"), ("美亜子", 6, "美亜子"), ("abc", 2, "a…"), ("abc", 0, ""), ("abc", 1, "…")])
    func cuts(text: String, width: Int, kept: String) {
        #expect(TextWidth.cut(text, to: width) == kept)
    }

    @Test("A word longer than a line is broken in itself")
    func breaks() {
        #expect(TextWidth.wrap("to abcdefgh be", to: 4) == ["to", "abcd", "efgh", "be"])
        #expect(TextWidth.wrap("", to: 4) == [""])
    }

    @Test("A percent sign, a French colon and quotation marks begin and end no line where that can be")
    func signs() {
        #expect(TextWidth.wrap("bien (80 %); oui", to: 9) == ["bien", "(80 %);", "oui"])
        #expect(TextWidth.wrap("dans « un » : deux", to: 10) == ["dans", "« un » :", "deux"])
        #expect(TextWidth.wrap("abcdefgh :", to: 8) == ["abcdefgh", ":"])
    }

    @Test(
        "A little is shown in a bar, more than the whole fills it",
        arguments: [
            (0, 60, "░░░░"), (1, 60, "█░░░"), (30, 60, "██░░"), (90, 60, "████"), (5, 0, "████"), (0, 0, "░░░░"),
        ])
    func bars(part: Int, whole: Int, bar: String) {
        #expect(Bar.text(part, of: whole, width: 4) == bar)
    }
}
