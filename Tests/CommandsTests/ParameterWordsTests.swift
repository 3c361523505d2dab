import Testing

@testable import Commands

@Suite struct ParameterWordsTests {
    @Test(
        "The place of a parameter is told in words",
        arguments: [
            ("/name", "name"), ("/dateOverrides/0/last", "the last day of the first date override"),
            ("/uids/0", "the first account"),
            ("/uids/11", "account 12"), ("/budgets/0/activities/1", "the second activity of the first budget"),
            ("/quietHours/1", "the second quiet window"),
            (
                "/dateOverrides/1/quietHours/0/start",
                "the start of the first quiet window of the second date override"
            ),
            ("/household/dayStart", "day start"), ("", "the command"), ("/activity/subject", "subject"),
            ("/change/budgets/1/activities/0/app", "the app of the first activity of the second budget"),
        ])
    func words(pointer: String, text: String) {
        #expect(ParameterWords.text(pointer) == text)
    }

    @Test("A message begins with the words, not with the pointer; another message stays")
    func message() {
        #expect(
            ParameterWords.message("details/grade must be 12 or less", pointer: "/details/grade")
                == "grade must be 12 or less")
        #expect(ParameterWords.message("params must name one", pointer: "") == "the command must name one")
        #expect(ParameterWords.message("something else", pointer: "/a") == "something else")
    }
}
