import API
import Household
import Testing

@testable import Commands

@Suite struct PackTextTests {
    private func lines(width: Int) -> [String] {
        let pack = PackList.Entry(
            id: PackID(rawValue: "kindergarten-math"), version: "1.0.0", title: "Kindergarten math", author: "",
            licence: "", languages: ["en"], grades: [], subjects: ["math"], lessons: 6, bytes: 51_000, origin: .shipped,
            installedAt: nil, lastUsed: Instant(milliseconds: 1_795_287_430_000))
        let page = Page(terminal: Terminal(width: width, hasColour: false), zone: .utc)
        return ListPacks.text(PackList.Result(packs: [pack]), page).split(separator: "\n").map(String.init)
    }

    @Test("A pack's title is read whole from 80 columns on", arguments: [80, 100, 120])
    func title(width: Int) {
        let text = lines(width: width).joined(separator: " ")
        #expect(text.contains("Kindergarten") && text.contains("math "), "\(text)")
        #expect(!text.contains("…"), "\(text)")
        for line in lines(width: width) { #expect(TextWidth.of(line) <= width, "\(line)") }
    }
}
