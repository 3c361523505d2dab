import API
import Household
import Testing
import Words

@testable import Commands

@Suite struct RequestTextTests {
    private func lines(width: Int, say: String = "") -> [Substring] {
        let asked = [Instant(seconds: 1_795_269_600), Instant(seconds: 1_795_269_600 - 86_400)]
        let requests = asked.enumerated().map { index, at in
            RequestView(
                child: ChildID(rawValue: "mia"),
                request: TimeRequest(
                    id: TimeRequestID(rawValue: "r\(index)"), minutes: 15, at: at, expires: at + .day),
                state: .open, say: Saying(told: say))
        }
        let page = Page(terminal: Terminal(width: width, hasColour: false), zone: .utc)
        return RequestText(requests: requests, page: page).text.split(separator: "\n")
    }

    @Test("Requests fit a narrow terminal") func narrow() {
        #expect(lines(width: 40, say: "Mia asks for 15 minutes.").allSatisfy { TextWidth.of(String($0)) <= 40 })
    }

    @Test("A request stands with its day, since those of other days are listed too")
    func days() {
        let lines = lines(width: 80)
        #expect(lines[1].contains("21 Nov 14:00"))
        #expect(lines[2].contains("20 Nov 14:00"))
    }
}
