import API
import Household
import Testing
import Words

@testable import Commands

@Suite struct RequestTextTests {
    @Test("A request stands with its day, since those of other days are listed too")
    func days() {
        let asked = [Instant(seconds: 1_795_269_600), Instant(seconds: 1_795_269_600 - 86_400)]
        let requests = asked.enumerated().map { index, at in
            RequestView(
                child: ChildID(rawValue: "mia"),
                request: TimeRequest(
                    id: TimeRequestID(rawValue: "r\(index)"), minutes: 15, at: at, expires: at + .day),
                state: .open, say: Saying(told: ""))
        }
        let page = Page(terminal: Terminal(width: 80, hasColour: false), zone: .utc)
        let lines = RequestText(requests: requests, page: page).text.split(separator: "\n")
        #expect(lines[1].contains("21 Nov 14:00"))
        #expect(lines[2].contains("20 Nov 14:00"))
    }
}
