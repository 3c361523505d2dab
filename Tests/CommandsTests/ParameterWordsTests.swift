import Testing

@testable import Commands

@Suite struct ParameterWordsTests {
    @Test(
        "The place of a parameter is told in words",
        arguments: [
            ("/name", "name"), ("/dateOverrides/0/from", "date override 1, from"), ("/uids/0", "the first account"),
            ("/uids/11", "account 12"), ("/budgets/0/activities/1", "activity 2 of budget 1"),
            ("/quietHours/1", "the second quiet window"),
            (
                "/dateOverrides/1/quietHours/0/start",
                "date override 2, quiet window 1, start"
            ),
            ("/household/dayStart", "household, day start"), ("", "the command"),
        ])
    func words(pointer: String, text: String) {
        #expect(ParameterWords.text(pointer) == text)
    }

    @Test("A message begins with the words, not with the pointer; another message stays")
    func message() {
        #expect(
            ParameterWords.message("details/grade must be 12 or less", pointer: "/details/grade")
                == "details, grade must be 12 or less")
        #expect(ParameterWords.message("params must name one", pointer: "") == "the command must name one")
        #expect(ParameterWords.message("something else", pointer: "/a") == "something else")
    }
}
