import Household
import StrictJSON
import Vault

/// Writes an event as a statement of xAPI 1.0.3: verbs of the ADL vocabulary where one fits, and names under an address
/// that leads nowhere (RFC 2606), because nothing of a family is on the net.
struct LogStatement {
    let child: ChildID
    let zone: Zone

    /// All names that are kidd's own begin with it.
    static let home = "https://kidd.invalid/"
    private static let xapi = home + "xapi/"
    private static let verbs = "http://adlnet.gov/expapi/verbs/"

    /// The statement as JSON on one line.
    func json(of entry: LogReader.Entry) -> [UInt8] {
        let told = LogStatement.Told(entry.event)
        var out = JSONWriter(reserving: 512)
        out.beginObject()
        out.member("id", id(of: entry))
        out.object("actor") { out in
            out.member("objectType", "Agent")
            out.object("account") { out in
                out.member("homePage", Self.home)
                out.member("name", child.rawValue)
            }
        }
        out.object("verb") { out in
            out.member("id", told.verb)
            out.object("display") { $0.member("en", told.verbWord) }
        }
        out.object("object") { out in
            out.member("objectType", "Activity")
            out.member("id", Self.address(told.object.kind, told.object.name))
            if let type = told.type { out.object("definition") { $0.member("type", type) } }
        }
        write(told.result, to: &out)
        out.object("context") { out in
            out.member("platform", "kidd")
            if let activity = told.activity {
                out.object("contextActivities") { out in
                    out.key("parent")
                    out.beginArray()
                    out.beginObject()
                    out.member("id", Self.address("activity", activity))
                    out.endObject()
                    out.endArray()
                }
            }
            write(told.extensions + [("event", .text(entry.event.name.rawValue))], to: &out)
        }
        out.member("timestamp", RFC3339.text(of: entry.at, in: zone, precision: .milliseconds))
        out.endObject()
        return out.bytes
    }

    private func write(_ result: Told.Result, to out: inout JSONWriter) {
        if result.isEmpty { return }
        out.object("result") { out in
            if let success = result.success {
                out.key("success")
                out.bool(success)
            }
            if let milliseconds = result.milliseconds { out.member("duration", Self.duration(milliseconds)) }
            if !result.extensions.isEmpty { write(result.extensions, to: &out) }
        }
    }

    private func write(_ extensions: [(name: String, value: Told.Value)], to out: inout JSONWriter) {
        out.object("extensions") { out in
            for (name, value) in extensions {
                out.key(Self.xapi + name)
                switch value {
                case .text(let text): out.string(text)
                case .number(let number): out.integer(number)
                case .flag(let flag): out.bool(flag)
                }
            }
        }
    }

    /// ISO 8601, with as many digits as are there.
    static func duration(_ milliseconds: Int) -> String {
        let rest = milliseconds % 1000
        if rest == 0 { return "PT\(milliseconds / 1000)S" }
        let digits = String(String(1000 + rest).dropFirst())
        return "PT\(milliseconds / 1000).\(digits)S"
    }

    /// The same event has the same id in every export, so that a store of statements takes it once.
    private func id(of entry: LogReader.Entry) -> String {
        let name = "kidd log \(child.rawValue) \(entry.seq) \(entry.place) \(entry.at.milliseconds)"
        var bytes = Digest.blake2b(Array(name.utf8), size: 16)
        // A UUID of version 8 (RFC 9562): its bytes are made in a way of our own.
        bytes[6] = bytes[6] & 0x0f | 0x80
        bytes[8] = bytes[8] & 0x3f | 0x80
        let hex = Hexadecimal.text(bytes)
        var parts: [Substring] = []
        var rest = hex[...]
        for length in [8, 4, 4, 4, 12] {
            parts.append(rest.prefix(length))
            rest = rest.dropFirst(length)
        }
        return parts.joined(separator: "-")
    }

    private static func address(_ kind: String, _ name: String) -> String {
        xapi + kind + "/" + String(decoding: name.utf8.flatMap(escaped), as: UTF8.self)
    }

    private static func escaped(_ byte: UInt8) -> [UInt8] {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"),
            UInt8(ascii: ":"):
            [byte]
        default: [UInt8(ascii: "%")] + Array(Hexadecimal.text([byte]).uppercased().utf8)
        }
    }
}

extension JSONWriter {
    fileprivate mutating func member(_ name: String, _ text: String) {
        key(name)
        string(text)
    }

    fileprivate mutating func object(_ name: String, _ body: (inout JSONWriter) -> Void) {
        key(name)
        beginObject()
        body(&self)
        endObject()
    }
}

// MARK: - Which words

extension LogStatement {
    /// An event in the words of xAPI.
    struct Told {
        enum Value: Equatable {
            case text(String)
            case number(Int)
            case flag(Bool)
        }

        struct Result {
            var success: Bool?
            var milliseconds: Int?
            var extensions: [(name: String, value: Value)] = []

            var isEmpty: Bool { success == nil && milliseconds == nil && extensions.isEmpty }
        }

        var verb: String
        var verbWord: String
        var object: (kind: String, name: String)
        var type: String?
        var result = Result()
        var activity: String?
        var extensions: [(name: String, value: Value)] = []
    }
}

extension LogStatement.Told {
    init(_ event: LoggedEvent) {
        switch event {
        case .screenAppeared(let screen):
            self.init("experienced", ("screen", screen), type: "http://activitystrea.ms/schema/1.0/page")
        case .itemAnswered(let answer): self.init(answer)
        case .hintUsed(let hint):
            self.init("asked", ("item", hint.item), type: Self.question, activity: hint.activity)
            extensions = [("hint", .number(hint.number))]
        case .badgeEarned(let badge):
            self.init("earned", ("badge", badge), type: "http://activitystrea.ms/schema/1.0/badge")
            verb = "http://specification.openbadges.org/xapi/verbs/earned"
        case .sessionStart(let session): self.init("initialized", ("session", session))
        case .sessionStop(let session, let seconds):
            self.init("terminated", ("session", session))
            result.milliseconds = seconds.map { $0 * 1000 }
        case .base10BlockMoved(let move):
            self.init("base10-blocks", move.place)
            result.extensions = [
                ("block", .text(move.block.rawValue)), ("fromColumn", .text(move.from.rawValue)),
                ("toColumn", .text(move.to.rawValue)),
            ]
        case .clockHandMoved(let move):
            self.init("clock", move.place)
            result.extensions = [("hand", .text(move.hand.rawValue)), ("shownMinutes", .number(move.shownMinutes))]
        case .coinDragged(let drag):
            self.init("coins", drag.place)
            result.extensions = [("coin", .text(drag.coin)), ("isPaid", .flag(drag.isPaid))]
        case .fractionShaded(let shade):
            self.init("fraction", shade.place)
            result.extensions = [
                ("partCount", .number(shade.partCount)), ("shadedCount", .number(shade.shadedCount)),
            ]
        }
    }

    private static let question = "http://adlnet.gov/expapi/activities/question"

    /// A verb of the ADL vocabulary.
    private init(_ word: String, _ object: (kind: String, name: String), type: String? = nil, activity: String? = nil) {
        self.init(
            verb: "http://adlnet.gov/expapi/verbs/" + word, verbWord: word, object: object, type: type,
            activity: activity)
    }

    /// Something that is moved by hand.
    private init(_ manipulative: String, _ place: LoggedPlace) {
        self.init("interacted", ("manipulative", manipulative), activity: place.activity)
        if let item = place.item { extensions = [("item", .text(item))] }
    }

    private init(_ answer: ItemAnswered) {
        self.init("answered", ("item", answer.item), type: Self.question, activity: answer.activity)
        result.success = answer.correct
        result.milliseconds = answer.responseMilliseconds
        extensions = [("attempt", .number(answer.attempt)), ("hints", .number(answer.hints))]
        if let skill = answer.skill { extensions.append(("skill", .text(skill))) }
        if let kind = answer.kind { extensions.append(("kind", .text(kind))) }
        if let difficulty = answer.difficulty { extensions.append(("difficulty", .number(difficulty))) }
    }
}
