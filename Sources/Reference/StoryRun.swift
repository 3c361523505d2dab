import API
import HouseholdTesting
import JSONRPC
import StrictJSON

/// The story told to a new daemon with fixed clocks and random numbers: the same in every run, secrets masked.
public final class StoryRun {
    /// What stands in place of a secret that the daemon drew.
    public static let mask = "…"

    /// The daemon that it is told to.
    public let daemon: TestDaemon
    let client: TestClient
    /// What earlier replies gave, by the names that steps use.
    private var known: [String: String] = [:]
    private let pack: StoryPack
    /// A folder for backups.
    private let stick: PrivateFolder

    /// The family's language.
    private let locale: String

    public init(locale: String = "en") throws {
        self.locale = locale
        pack = try StoryPack()
        known["pack"] = pack.path
        stick = try PrivateFolder()
        known["stick"] = stick.path
        daemon = try TestDaemon { $0.isDeveloper = true }
        client = try daemon.client()
    }

    /// Tells the whole story and keeps the example of each method.
    public static func examples() throws -> [String: OpenRPC.Example] {
        let run = try StoryRun()
        var examples: [String: OpenRPC.Example] = [:]
        for step in Story.steps {
            let params = run.shown(step.params)
            let result = try run.tell(step)
            guard let title = step.title else { continue }
            guard examples[step.method] == nil else { throw TestFault("\(step.method) has two examples") }
            examples[step.method] = OpenRPC.Example(name: title, params: params, result: result)
        }
        let missing = try run.daemon.checker().methodNames.filter { examples[$0] == nil }
        guard missing.isEmpty else { throw TestFault("without an example: \(missing)") }
        return examples
    }

    /// The results of all steps and the parameters of all events, in a family of another language.
    public static func results(locale: String) throws -> [(method: String, result: String)] {
        let run = try StoryRun(locale: locale)
        return try Story.steps.map { ($0.method, try run.tell($0)) }
            + run.client.allEvents().map { ("event " + $0.topic, masked($0.params)) }
    }

    /// The calls of the first lesson, from its start to its finish, as both lines show them.
    static func lesson() throws -> [StoryCall] {
        let run = try StoryRun()
        var calls: [StoryCall] = []
        for step in Story.steps {
            let params = run.shown(step.params)
            let result = try run.tell(step)
            guard step.method.hasPrefix("activity.") else { continue }
            calls.append(StoryCall(method: step.method, params: params, result: result))
            if step.method == "activity.finish" { return calls }
        }
        throw TestFault("no lesson of the story is finished")
    }

    /// Tells the story up to Mia's first lesson and asks for the lesson again: a refusal as it goes over the wire.
    static func refused() throws -> RefusedExample {
        let run = try StoryRun()
        let method = "activity.start"
        let beginning = Story.steps.prefix { $0.method != method }
        for step in beginning { _ = try run.tell(step) }
        guard let start = Story.steps.dropFirst(beginning.count).first else { throw TestFault("no \(method)") }
        _ = try run.tell(start)
        let client = try run.daemon.client()
        let request = #"{"jsonrpc":"2.0","id":1,"method":"\#(method)","params":\#(start.params)}"#
        try client.send(request)
        return RefusedExample(request: request, reply: try client.receive().text)
    }

    /// Makes the call of a step.
    ///
    /// - Parameter params: instead of the step's own.
    /// - Returns: the result as it is shown.
    public func tell(_ step: StoryStep, params: String? = nil) throws -> String {
        daemon.clock.advance(seconds: step.after)
        let reply = try client.call(step.method, filled(params ?? step.params))
        for (name, path) in [
            ("activity", "activity"), ("presentation", "question.presentation"), ("token", "token"),
            ("code", "recoveryCode"), ("request", "request.request"), ("paper", "codes.0.code"),
        ] {
            if let value = reply[path]?.string { known[name] = value }
        }
        guard let result = reply.result else { throw TestFault(reply.text) }
        if step.method == "rpc.discover" { return Self.shortened(result) }
        let text = Self.masked(result)
        let namesFiles = step.method.hasPrefix("backup.") || step.method == "household.erase"
        return namesFiles ? shownBackup(text) : text
    }

    /// What is told of a backup without what differs from one to the next.
    private func shownBackup(_ text: String) -> String {
        var shown = text.replacing(stick.path, with: Self.shownStick)
        for (pattern, value) in [
            (#""digest":"[0-9a-f]*""#, #""digest":"\#(Self.mask)""#), (#""bytes":[0-9]+"#, #""bytes":425984"#),
            (#""writtenAt":"[^"]*""#, #""writtenAt":"2026-11-21T20:24:00+01:00""#),
        ] {
            if let regex = try? Regex(pattern) { shown.replace(regex, with: value) }
        }
        return shown
    }

    /// Where a stick is, for readers.
    private static let shownStick = "/media/anna/stick"

    /// Parameters as they are sent.
    private func filled(_ params: String) -> String {
        var text = params.replacing(StoryPack.shownPath, with: pack.path)
            .replacing(Self.shownStick, with: stick.path)
            .replacing(#""locale":"en""#, with: #""locale":"\#(locale)""#)
        for name in ["token", "code"] {
            let member = name == "code" ? "recoveryCode" : name
            text = text.replacing(#""\#(member)":"\#(Self.mask)""#, with: #""\#(member)":"$\#(name)""#)
        }
        for (name, value) in known { text = text.replacing("$" + name, with: value) }
        return text
    }

    /// Parameters as the example shows them.
    private func shown(_ params: String) -> String {
        var text = params
        for (name, value) in known {
            let isSecret = ["token", "code"].contains(name)
            let isPath = ["pack": StoryPack.shownPath, "stick": Self.shownStick][name]
            text = text.replacing("$" + name, with: isSecret ? Self.mask : isPath ?? value)
        }
        return text
    }

    /// The document without what makes it long.
    private static func shortened(_ document: JSONValue) -> String {
        "{\"openrpc\":\(document["openrpc"]?.source ?? ""),\"info\":\(document["info"]?.source ?? "")}"
    }

    /// A result without what differs between machines.
    static func masked(_ value: JSONValue) -> String {
        var json = JSONWriter()
        write(value, to: &json)
        return String(decoding: json.bytes, as: UTF8.self)
    }

    private static func write(_ value: JSONValue, to json: inout JSONWriter) {
        switch value.kind {
        case .object:
            json.beginObject()
            for (name, member) in value.members {
                json.key(name)
                switch name {
                case "token", "recoveryCode", "cursor": json.string(mask)
                case "uid", "pid": json.integer(1000)
                case "freeBytes": json.integer(250_000_000_000)
                case "untakenBytes": json.integer(0)
                case "callCount": json.integer(116)
                case "memoryBytes": json.integer(64_000_000)
                case "databaseBytes": json.integer(2_000_000)
                case "logBytes": json.integer(16_000_000)
                default: write(member, to: &json)
                }
            }
            json.endObject()
        case .array:
            json.beginArray()
            for element in value.elements { write(element, to: &json) }
            json.endArray()
        default: json.raw(value.literal)
        }
    }
}
