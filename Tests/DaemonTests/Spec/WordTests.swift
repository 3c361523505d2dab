import HouseholdTesting
import JSONRPC
import StrictJSON
import Testing

/// One word, one meaning: a member has the same name wherever it means the same, and one kind of value (docs/wire.md).
@Suite struct WordTests {
    /// Names with more than one kind of value, and why.
    private static let exceptions: [String: String] = [
        "activity": "the id of an open lesson; where time is decided, what the child does (protocol)",
        "parent": "an id or a name; the whole parent in replies about it, with its id under the same name",
        "consents": "those that a call changes; all of them in replies",
        "grant": "an id; the whole grant in replies about it, with its id under the same name",
        "request": "an id; the whole request in replies about it, with its id under the same name",
        "lesson": "an id; the whole lesson where one is proposed, with its id under the same name",
        "children": "a list of children, as much of each as the reply tells",
        "codes": "a list of codes: with their letters where they are made, without them later",
        "board": "the word of the board in its own form; in a call any of them",
        "badges": "a list of badges: keys or definitions in a call, whole ones in replies",
        "skills": "a list of skills: ids in the condition of a badge, whole ones in replies",
        "subjects": "a list of subjects: ids of a pack, what was learned or earned in each",
        "days": "a list of days, as much of each as the reply tells",
        "kind": "words of its object: a question, a section, a stretch of a day, a fault",
        "state": "words of its object: a decision, a request, a code, an activity, a streak, a household, a call",
        "what": "words of its topic or list: what happened",
        "rule": "words of its object: a limit, a rule of the filter",
        "topic": "the word of the event",
        "event": "the word of the event in a log",
        "session": "the limit of breaks; in a log the name that a front-end gave a session",
        "left": "a side of a matching: its tiles in a question, the id of one in an answer",
        "right": "a side of a matching: its tiles in a question, the id of one in an answer",
        "time": "what was decided about time; in an answer the time on a clock",
        "count": "how many of something; what only a question of this kind has",
        "clock": "how far the clock is trusted; what only a question of this kind has",
        "start": "the time of day at which a window begins; the number at which hops begin",
        "category": "a category of badges; the id of a category of a graph",
        "coins": "the coins that there are in a question, how many of each in an answer",
        "parts": "how many parts a shape has in a question, which of them are shaded in an answer",
        "form": "the word of its picture",
        "domain": "a part of a subject; where facts are meant, one of the domains of math facts",
        "hops": "hops of a picture with both ends, where each ends in an answer",
        "shape": "what can be drawn in parts, or any shape",
        "shapes": "a picture of shapes, and its shapes",
        "measured": "a picture of things that are measured, and its things",
        "next": "where the next page goes on: after a lesson, or before a number",
        "rows": "rows of things in a picture; how many rows the journal has",
        "numberLine": "a line to hop along, or one in a picture",
        "baseTenBlocks": "a number to lay out, or blocks in a picture",
        "barGraph": "a graph to build, or one in a picture",
        "version": "a text of a program or a pack; a child's rises with each record (protocol)",
        "id": "a part of a question; the id of a call in `rpc.cancel`, a text or a number",
    ]

    /// What a value is, without its bounds: null beside a value is no kind of its own, and parts of a union are one.
    private static func kind(_ schema: JSONValue) -> String {
        if let reference = schema["$ref"]?.string { return String(reference.split(separator: "/").last ?? "") }
        if let choices = schema["oneOf"] {
            return choices.elements.map(kind).filter { $0 != "null" }.sorted().joined(separator: " or ")
        }
        if let words = schema["enum"] { return words.texts.sorted().joined(separator: ",") }
        switch schema["type"]?.string {
        case "array": return "list of " + (schema["items"].map(kind) ?? "")
        case "string": return schema["format"]?.string ?? "string"
        case let type: return type ?? "any"
        }
    }

    private static func pairs(_ object: JSONValue?) -> [(name: String, value: JSONValue)] {
        var found: [(name: String, value: JSONValue)] = []
        if let object { for member in object.members { found.append((member.name, member.value)) } }
        return found
    }

    /// The kinds of values by the name of the member, over parameters, results and events.
    private static func kinds(_ document: JSONValue) -> [String: [String: String]] {
        var found: [String: [String: String]] = [:]
        func take(_ name: String, _ schema: JSONValue?, _ place: String) {
            guard let schema else { return }
            found[name, default: [:]][kind(schema)] = place
            if let items = schema["items"] { members(of: items, place) }
            members(of: schema, place)
        }
        func members(of schema: JSONValue, _ place: String) {
            for (name, value) in pairs(schema["properties"]) {
                take(name, value, "\(place).\(name)")
            }
        }
        for (name, schema) in pairs(document["components.schemas"]) {
            members(of: schema, name)
        }
        for method in document["methods"].map({ Array($0.elements) }) ?? [] {
            let place = method["name"]?.string ?? ""
            for param in method["params"].map({ Array($0.elements) }) ?? [] {
                take(param["name"]?.string ?? "", param["schema"], place)
            }
            if let result = method["result.schema"] { members(of: result, place) }
        }
        for param in document["x-commonParams"].map({ Array($0.elements) }) ?? [] {
            take(param["name"]?.string ?? "", param["schema"], "every call")
        }
        return found
    }

    @Test("A member's name has one kind of value in the whole document, but for a list of exceptions with reasons")
    func kinds() throws {
        let found = Self.kinds(try TestDaemon().checker().document)
        #expect(found.count > 200)
        for (name, places) in found where places.count > 1 {
            #expect(Self.exceptions[name]?.isEmpty == false, "\(name) is \(places)")
        }
        for name in Self.exceptions.keys {
            #expect((found[name]?.count ?? 0) > 1, "\(name) is no exception any more")
        }
    }

    @Test("An instant is `at`, `now` or `until`, or its name ends with At or Until, and nothing else does")
    func instants() throws {
        let found = Self.kinds(try TestDaemon().checker().document)
        for (name, places) in found {
            let isNamed =
                ["at", "now", "until", "nowBefore"].contains(name) || name.hasSuffix("At") || name.hasSuffix("Until")
            for (kind, place) in places { #expect((kind == "date-time") == isNamed, "\(place): \(name) is \(kind)") }
        }
    }

    @Test("Counts of seconds, minutes and milliseconds are whole numbers that end with their unit")
    func units() throws {
        let found = Self.kinds(try TestDaemon().checker().document)
        for (name, places) in found where ["Seconds", "Minutes", "Milliseconds"].contains(where: name.hasSuffix) {
            #expect(places.count == 1 && places["integer"] != nil, "\(name) is \(places)")
        }
        for old in ["key", "expires", "began", "called", "closeBy", "begins", "ends", "lastUsed"] {
            #expect(found[old] == nil, "\(old) is a name of version 0.1")
        }
    }
}
