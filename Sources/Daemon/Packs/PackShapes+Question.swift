import Household
import JSONRPC
import Shapes
import StrictJSON

extension PackShapes {
    /// A question: the members that all kinds have, and beside them those of its `kind`.
    ///
    /// A member of another kind is as unknown as any other stranger.
    static let question = Shape<Question>(
        schema: .oneOf(QuestionKind.allCases.map(schema)),
        read: { (json) throws(ShapeFault) in
            // Each part is told that the rest is in good hands; strangers to both are looked for at the end.
            let headNames = names(of: head.schema)
            var question = try head.read(json, besides: json.members.count { !headNames.contains($0.name) })
            let bodyNames = names(of: bodySchema(question.kind))
            let others = json.members.count { !bodyNames.contains($0.name) }
            question.body = try body(question.kind, from: json, besides: others)
            let known = headNames + bodyNames
            if let stranger = json.members.first(where: { !known.contains($0.name) })?.name {
                throw strangerFault(stranger, in: question.kind, known: known)
            }
            return question
        },
        write: { question, out in
            var parts = ShapeWriter(instantText: out.instantText)
            head.write(question, to: &parts)
            var tail = ShapeWriter(instantText: out.instantText)
            write(question.body, to: &tail)
            out.json.raw(joined(parts.json.bytes, tail.json.bytes))
        })

    /// What every kind has. The body of what is read is an empty one of the right kind.
    private static let head = Shape<Question>.object(
        "PackQuestion", "A question of any kind.",
        make: Question.init(
            id:kind:prompt:narration:images:audio:difficulty:points:timeLimitSeconds:hints:explanation:bridge:)
    ) {
        required("id", id(QuestionID.self), get: \.id)
        required("kind", .word(QuestionKind.self), get: \.kind)
        required("prompt", .text(), get: \.prompt)
        optional("narration", .text(), "Read aloud in place of the prompt.", get: \.narration)
        optional("images", .list(of: assetName), "Absent: the question has none.") {
            $0.images.isEmpty ? nil : $0.images
        }
        optional("audio", assetName, get: \.audio)
        required("difficulty", wholeNumber, get: \.difficulty)
        required("points", wholeNumber, get: \.points)
        optional("timeLimitSeconds", wholeNumber, get: \.timeLimitSeconds)
        required("hints", .list(of: .text()), get: \.hints)
        required("explanation", .text(), get: \.explanation)
        required("bridge", .boolean, "Suited to be the first one after a change of level.", get: \.bridge)
    }
}

extension Question {
    /// A question that waits for its body; `images` may be absent in a file.
    fileprivate init(
        id: QuestionID, kind: QuestionKind, prompt: String, narration: String?, images: [String]?, audio: String?,
        difficulty: Int, points: Int, timeLimitSeconds: Int?, hints: [String], explanation: String, bridge: Bool
    ) {
        self.init(
            id: id, prompt: prompt, narration: narration, images: images ?? [], audio: audio, difficulty: difficulty,
            points: points, timeLimitSeconds: timeLimitSeconds, hints: hints, explanation: explanation, bridge: bridge,
            body: PackShapes.emptyBody(kind))
    }
}

// MARK: One line per kind

extension PackShapes {
    fileprivate static func emptyBody(_ kind: QuestionKind) -> QuestionBody {
        switch kind {
        case .multipleChoice: .multipleChoice(MultipleChoice(options: [], correct: ""))
        case .fillInBlank: .fillInBlank(FillInBlank(answers: [], wordBank: [], mistakes: []))
        case .matching: .matching(Matching(left: [], right: [], pairs: []))
        case .dragAndDrop: .dragAndDrop(DragAndDrop(items: [], zones: [], placements: []))
        }
    }

    private static func body(
        _ kind: QuestionKind, from json: JSONValue, besides others: Int
    ) throws(ShapeFault) -> QuestionBody {
        switch kind {
        case .multipleChoice: .multipleChoice(try multipleChoice.read(json, besides: others))
        case .fillInBlank: .fillInBlank(try fillInBlank.read(json, besides: others))
        case .matching: .matching(try matching.read(json, besides: others))
        case .dragAndDrop: .dragAndDrop(try dragAndDrop.read(json, besides: others))
        }
    }

    private static func write(_ body: QuestionBody, to out: inout ShapeWriter) {
        switch body {
        case .multipleChoice(let body): multipleChoice.write(body, to: &out)
        case .fillInBlank(let body): fillInBlank.write(body, to: &out)
        case .matching(let body): matching.write(body, to: &out)
        case .dragAndDrop(let body): dragAndDrop.write(body, to: &out)
        }
    }

    private static func bodySchema(_ kind: QuestionKind) -> Schema {
        switch kind {
        case .multipleChoice: multipleChoice.schema
        case .fillInBlank: fillInBlank.schema
        case .matching: matching.schema
        case .dragAndDrop: dragAndDrop.schema
        }
    }
}

// MARK: Two shapes in one object

extension PackShapes {
    /// The whole object of one kind: `kind` has this one value.
    private static func schema(_ kind: QuestionKind) -> Schema {
        let common = members(of: head.schema).map { member in
            guard member.name == "kind" else { return member }
            var tag = member
            tag.schema = .string(Schema.StringRules(values: [kind.rawValue]))
            return tag
        }
        return .object(
            name: "PackQuestion.\(kind.rawValue)", summary: "A question of this kind.",
            members: common + members(of: bodySchema(kind)))
    }

    private static func members(of schema: Schema) -> [SchemaMember] {
        guard case .object(_, _, let members) = schema else { return [] }
        return members
    }

    private static func names(of schema: Schema) -> [String] { members(of: schema).map(\.name) }

    private static func strangerFault(_ name: String, in kind: QuestionKind, known: [String]) -> ShapeFault {
        let step = name.replacing("~", with: "~0").replacing("/", with: "~1")
        return ShapeFault(
            path: "/\(step)", message: "is unknown in a \(kind.rawValue); known are \(known.joined(separator: ", "))")
    }

    /// Two encoded objects as one; neither is empty.
    private static func joined(_ first: [UInt8], _ second: [UInt8]) -> [UInt8] {
        first.dropLast() + [UInt8(ascii: ",")] + second.dropFirst()
    }
}
