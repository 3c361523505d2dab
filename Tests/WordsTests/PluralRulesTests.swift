import Testing

@testable import Words

/// The rules of CLDR for whole numbers, by languages that have more forms than ours.
@Suite struct PluralRulesTests {
    private func forms(_ rules: [(form: String, rule: String)], _ numbers: [Int]) throws -> [String] {
        let rules = try #require(PluralRules(rules))
        return numbers.map(rules.form)
    }

    @Test("English, French and Polish")
    func languages() throws {
        #expect(try forms([("one", "n = 1")], [0, 1, 2, 21]) == ["other", "one", "other", "other"])
        #expect(try forms([("one", "n = 0,1")], [0, 1, 2]) == ["one", "one", "other"])
        let polish: [(form: String, rule: String)] = [
            ("one", "n = 1"), ("few", "n % 10 = 2..4 and n % 100 != 12..14"),
        ]
        #expect(
            try forms(polish, [1, 2, 4, 5, 12, 14, 22, 112, 124])
                == ["one", "few", "few", "other", "other", "other", "few", "other", "few"])
    }

    @Test("Alternatives: Lithuanian, and Arabic's six forms")
    func alternatives() throws {
        let lithuanian: [(form: String, rule: String)] = [
            ("one", "n % 10 = 1 and n % 100 != 11..19"), ("few", "n % 10 = 2..9 and n % 100 != 11..19"),
        ]
        #expect(try forms(lithuanian, [1, 11, 21, 2, 12, 10]) == ["one", "other", "one", "few", "other", "other"])
        let arabic: [(form: String, rule: String)] = [
            ("zero", "n = 0"), ("one", "n = 1"), ("two", "n = 2"), ("few", "n % 100 = 3..10"),
            ("many", "n % 100 = 11..99"),
        ]
        #expect(
            try forms(arabic, [0, 1, 2, 3, 110, 11, 99, 100, 102])
                == ["zero", "one", "two", "few", "few", "many", "many", "other", "other"])
        #expect(try forms([("one", "n = 1 or n = 5")], [1, 5, 2]) == ["one", "one", "other"])
    }

    @Test(
        "A rule that is none is refused",
        arguments: ["", "n", "n =", "m = 1", "n = x", "n % 0 = 1", "n = 3..1", "n < 2", "n = 1 2"])
    func refused(rule: String) {
        #expect(PluralRules([("one", rule)]) == nil)
    }
}
