import Testing

@testable import Commands

@Suite struct TerminalTests {
    @Test("The width is the terminal's, else COLUMNS, else 80")
    func widths() {
        #expect(terminal(columns: 100, ["COLUMNS": "60"]).width == 100)
        #expect(terminal(columns: nil, ["COLUMNS": "60"]).width == 60)
        #expect(terminal(columns: nil, ["COLUMNS": "wide"]).width == 80)
        #expect(terminal(columns: 3, [:]).width == Terminal.narrowest)
    }

    @Test("There is colour on a terminal only, and not when it is refused")
    func colours() {
        #expect(terminal(columns: 80, [:]).hasColour)
        #expect(terminal(columns: 80, ["NO_COLOR": ""]).hasColour)
        #expect(!terminal(columns: 80, ["NO_COLOR": "1"]).hasColour)
        #expect(!terminal(columns: 80, ["TERM": "dumb"]).hasColour)
        #expect(!terminal(columns: nil, isTerminal: false, [:]).hasColour)
    }

    private func terminal(columns: Int?, isTerminal: Bool = true, _ variables: [String: String]) -> Terminal {
        Terminal(columns: columns, isTerminal: isTerminal) { variables[$0] }
    }
}
