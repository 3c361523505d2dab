import API
import Household
import Testing

@testable import Commands

@Suite struct PackTextTests {
    private func lines(width: Int) -> [String] {
        let pack = PackList.Entry(
            id: PackID(rawValue: "kindergarten-math"), version: "1.0.0", title: "Kindergarten math", author: "",
            licence: "", languages: ["en"], grades: [], subjects: ["math"],
            subjectTitles: ["Math"], lessons: 6, bytes: 51_000, origin: .shipped, installedAt: nil,
            lastUsed: Instant(milliseconds: 1_795_287_430_000))
        let page = Page(terminal: Terminal(width: width, hasColour: false), zone: .utc)
        return ListPacks.text(PackList.Result(packs: [pack]), page).split(separator: "\n").map(String.init)
    }

    @Test("A pack's title is read in one piece: what is less needed goes first", arguments: [60, 80, 100, 120])
    func title(width: Int) {
        #expect(lines(width: width).count == 2)
        #expect(lines(width: width).last?.contains("  Kindergarten math  ") == true)
        for line in lines(width: width) { #expect(TextWidth.of(line) <= width, "\(line)") }
    }
}
