import API
import Household
import Testing
import Words

@testable import Commands

@Suite struct FilterTextTests {
    private static let page = Page(terminal: Terminal(width: 80, hasColour: false), zone: .utc)

    private func lines(_ allowed: Bool?, hidden: Int, of lessons: Int) -> [String] {
        let rule = FilterExplain.Rule(rule: .resting, say: Saying(told: "a rule"), told: true, lessonCount: hidden)
        let result = FilterExplain.Result(
            allowed: allowed, say: nil, rules: [rule], lessonCount: lessons, hiddenCount: hidden)
        return ExplainFilter.text(result, Self.page).split(separator: "\n").map(String.init)
    }

    @Test("Rules over many lessons tell how many each hides")
    func many() {
        #expect(
            lines(nil, hidden: 3, of: 9) == [
                "3 of 9 lessons hidden.", "RULE    HIDES  CODE", "a rule      3  resting",
            ])
        #expect(lines(false, hidden: 6, of: 6).first == "Not now. 6 of 6 lessons hidden.")
    }

    @Test("One lesson needs no count, and an app has none", arguments: [0, 1])
    func single(lessons: Int) {
        #expect(lines(false, hidden: lessons, of: lessons) == ["Not now.", "RULE    CODE", "a rule  resting"])
    }

    @Test("What kidctl says of filters, packs and codes has no words but those of the catalogue")
    func catalogue() {
        let page = Page(terminal: Terminal(width: 80, hasColour: false), zone: .utc, language: .pseudo)
        let texts = [
            FilterText.text(ContentFilter(), page), RecoveryCodeText.text("", page),
            ListPacks.text(PackList.Result(packs: []), page),
            ListPacks.text(PackList.Result(packs: []), for: "mia", page),
            ExplainFilter.text(
                FilterExplain.Result(allowed: false, say: nil, rules: [], lessonCount: 6, hiddenCount: 3), page),
        ]
        for text in texts {
            var bare = text
            while let part = bare.firstRange(of: /⟦[^⟦⟧]*⟧/) { bare.removeSubrange(part) }
            #expect(!bare.contains(/[A-Za-z]{3,}/), "\(text)")
        }
    }
}
