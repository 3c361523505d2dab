import HouseholdTesting
import Reference
import StrictJSON
import Testing
import Words

/// A whole story in the pseudo-language, in which each text of the catalogue stands in brackets: what has none was
/// forgotten.
@Suite struct PseudoLanguageTests {
    /// Members that hold a sentence of kidd.
    private static let members: Set<String> = [
        "say", "note", "why", "rest", "sayWelcomeBack", "sayNotShown", "obstacle", "warning", "sayRule", "tip",
        "example", "twin",
        "word",
    ]
    /// Those of a list of sentences.
    private static let lists: Set<String> = ["notes"]
    /// What a parent wrote, or a pack.
    private static let quoted: Set<String> = [
        "a rainy day", "Then show me!", "You chose 4. Point to each one as you count.",
    ]
    /// Technical findings.
    private static let technical: Set<String> = ["daemon.doctor", "audit.verify"]

    private static func bare(_ value: JSONValue, _ name: String? = nil) -> [String] {
        switch value.kind {
        case .object: value.members.flatMap { bare($0.1, $0.0) }
        case .array: value.elements.flatMap { bare($0, name) }
        case .string:
            (name.map { members.contains($0) || lists.contains($0) } == true)
                ? value.string.map { $0.contains("⟦") || quoted.contains($0) ? [] : ["\(name ?? ""): \($0)"] } ?? []
                : []
        default: []
        }
    }

    @Test("No sentence of the story, of its events and of its badges is outside of the catalogue")
    func story() throws {
        var found = 0
        for (method, result) in try StoryRun.results(locale: "qps") where !Self.technical.contains(method) {
            let json = try JSONDocument(scanning: Array(result.utf8)).root
            found += result.split(separator: "⟦").count - 1
            for text in Self.bare(json) { Issue.record("\(method): \(text)") }
        }
        #expect(found > 200)
    }

    @Test("A family's language is everybody's, and a child's own goes before it")
    func languages() throws {
        let daemon = try TestDaemon()
        let parent = try daemon.client()
        _ = try parent.call(
            "household.setUp",
            #"{"name":"Lovelace","zone":"Europe/Berlin","locale":"fr","parentName":"Anna","pin":"2580"}"#)
        _ = try parent.call("parent.unlock", #"{"pin":"2580"}"#)
        _ = try parent.call("child.add", #"{"name":"Mia","born":"2019-04"}"#)
        _ = try parent.call("child.add", #"{"name":"Ben","born":"2016-09","locale":"de-AT"}"#)
        _ = try parent.call("child.add", #"{"name":"Zoe","born":"2016-09","locale":"xx"}"#)
        func say(_ child: String) throws -> String {
            try parent.call("time.mayI", #"{"child":"\#(child)"}"#).text("say")
        }
        #expect(try say("ben").hasSuffix("Minuten."))
        #expect(try say("mia").hasSuffix("pour toi."))
        #expect(try say("zoe").hasPrefix("Off you go"))
        // A parent reads the family's language, whichever the child's is.
        let lock = try parent.call("time.lock", #"{"child":"ben"}"#)
        #expect(try lock.text("note").hasPrefix("Verrouillé"))
        #expect(try say("ben").contains("Pause"))
    }

    @Test("Who reads as a parent has the family's language, and what is quoted as the child's is in the child's")
    func whose() throws {
        let daemon = try TestDaemon()
        let (parent, child) = (try daemon.client(), try daemon.client())
        _ = try parent.call(
            "household.setUp", #"{"name":"Lovelace","zone":"Europe/Berlin","parentName":"Anna","pin":"2580"}"#)
        _ = try parent.call("parent.unlock", #"{"pin":"2580"}"#)
        _ = try parent.call("child.add", #"{"name":"Mia","born":"2019-04","locale":"es"}"#)
        _ = try parent.call("challenge.create", #"{"children":["mia"],"template":"quick-start"}"#)
        let mia = #"{"child":"mia"}"#
        #expect(try parent.call("challenge.list", mia).text("byChild.0.challenges.0.title") == "Quick Start")
        #expect(try child.call("challenge.list", mia).text("byChild.0.challenges.0.title") == "Buen comienzo")
        #expect(try parent.call("rewards.summary", mia).text("dayStreak.say").hasPrefix("The first streak"))
        #expect(try child.call("rewards.summary", mia).text("dayStreak.say").hasPrefix("La primera racha"))
        let why = try child.call("lesson.next", mia)
        let spanish = try #require(Language.named("es"))
        #expect(try why.text("why") == spanish.text(of: Saying("why.\(why.text("kind"))")))
        #expect(try parent.call("lesson.next", mia).text("why") != why.text("why"))
        let read = try child.call("time.mayI", mia).text("say")
        #expect(try parent.call("time.mayI", mia).text("say") == read)
        #expect(try parent.call("policy.explain", mia).text("decision.say") == read)
        #expect(
            try parent.call("time.grant", #"{"child":"mia","grant":"g","minutes":5}"#).text("note").hasPrefix("Granted")
        )
        let locked = try parent.call("time.lock", mia)
        #expect(try locked.text("decision.say") == child.call("time.mayI", mia).text("say"))
        let unlocked = try parent.call("time.unlock", mia)
        #expect(try unlocked.text("decision.say") == child.call("time.mayI", mia).text("say"))
    }
}
