import Household
import Shapes
import StrictJSON
import Testing

@testable import Generators

/// What an author is told about a template that does not fit.
@Suite("Faults of templates")
struct TemplateFaultTests {
    private func faults(_ name: String, _ old: String, _ new: String) throws -> [String] {
        TemplateUnderTest.faults(try TemplateUnderTest.example(name, old, new))
    }

    @Test("the examples have none", arguments: Generators.all.map { $0.name })
    func none(name: String) throws {
        #expect(TemplateUnderTest.faults(try TemplateUnderTest.example(name)) == [])
    }

    @Test("a placeholder that is not known is told with those that are")
    func unknownPlaceholder() throws {
        let found = try faults("counting", "Point to each {thing} once", "Point to each {apple} once")
        #expect(found.count == 1)
        #expect(found[0].hasPrefix("/texts/0/hints/0: has {apple}, which is not known; known are n, list, firstSteps"))
    }

    @Test(
        "a placeholder that tells the answer stands in explanations alone",
        arguments: [
            ("How many {things} are there?", "Are there {n things}?", "/texts/0/prompt"),
            ("Start like this: {firstSteps}.", "Count: {steps}.", "/texts/0/hints/1"),
            ("Point to each {thing} only once.", "There are {n}.", "/texts/0/mistakes/oneMore"),
            (#""{list}""#, #""{n things}""#, "/texts/0/picture"),
        ])
    func tellingPlaceholder(old: String, new: String, pointer: String) throws {
        let found = try faults("counting", old, new)
        #expect(found.count == 1)
        #expect(found[0].hasPrefix("\(pointer): tells the answer with"))
    }

    @Test("what tells the answer of some strategies may help those of another")
    func strategies() throws {
        let everywhere = try faults("arithmetic", "Look at the sign first.", "Think of {double}.")
        #expect(everywhere == ["/texts/0/hints/0: tells the answer with {double}"])
    }

    @Test(
        "an unknown tag, strategy or label is told, and so is one that is missing",
        arguments: [
            ("counting", #""oneMore""#, #""twoMore""#, ["/texts/0/mistakes/twoMore", "/texts/0/mistakes"]),
            ("arithmetic", #""nearDoubles": {"#, #""magic": {"#, ["/texts/0/strategies/magic"]),
            ("placeValue", #""ten": "ten""#, #""tin": "ten""#, ["/labels", "/labels/tin"]),
        ])
    func closedSets(name: String, old: String, new: String, pointers: [String]) throws {
        let template = try TemplateUnderTest.example(name, old, new)
        #expect(template.content.faults.map(\.pointer).filter { pointers.contains($0) } == pointers)
    }

    @Test("bounds the wrong way round, and a domain without items")
    func domains() throws {
        #expect(
            try faults("counting", #""from": 1, "to": 5"#, #""from": 7, "to": 5"#)
                == ["/counting/to5/to: is less than from, which is 7"])
        #expect(
            try faults(
                "arithmetic", #""result": {"from": 0, "to": 5}"#, #""result": {"from": 60, "to": 70}"#)
                == ["/arithmetic/within5: has no items; widen its bounds"])
    }

    @Test("things, words and the text of a picture are there where they are needed")
    func parts() throws {
        let same = try faults("comparingGroups", #""one": "duck""#, #""one": "apple""#)
        #expect(same == ["/things: must be at least 2 things with different words"])
        #expect(
            try faults("numberName", #""from": 11, "to": 20"#, #""from": 11, "to": 25"#)
                == ["/words: must have the words for 0 to 25"])
        #expect(
            try faults("counting", #""picture": "{list}","#, "")
                == ["/texts/0/picture: is missing; what is drawn must be told in words as well"])
    }

    @Test(
        "a brace without its partner, and a form that there is not",
        arguments: [
            ("{things} are", "{things are", "has a brace without its partner"),
            ("{things} are", "{things twice} are", "does not know the form {things twice}"),
            ("{things} are", "{list word} are", "asks for a form of {list}, which is no number"),
            ("{things} are", "{name} are", "has {name}, and the template has 0 names"),
        ])
    func forms(old: String, new: String, reason: String) throws {
        #expect(try faults("counting", old, new) == ["/texts/0/prompt: \(reason)"])
    }

    @Test("a number word is asked for that the template does not have")
    func missingWord() throws {
        #expect(
            try faults("counting", "There {n is|are}", "There are {n word},")
                == ["/texts/0/explanation: asks for the word of {n}, and the template has no word for 20"])
    }

    @Test("an unknown generator is told with those there are")
    func unknownGenerator() {
        let fault = #expect(throws: ShapeFault.self) {
            try TemplateUnderTest.example("counting", #""generator": "counting""#, #""generator": "magic""#)
        }
        #expect(fault?.path == "/generator")
        #expect(fault?.message.hasPrefix("must be one of counting, arithmetic") == true)
    }
}
