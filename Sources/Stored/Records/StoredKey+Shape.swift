import Household
import Shapes

/// A key as it stands in a record: its caller only where it is not who the record is by, and from what its reply is made
/// again, if it can be. All other replies are kept apart; older rows hold them.
struct StoredKey: Sendable {
    /// What stands in a row in the place of the reply to an answer, beside the fact.
    struct Receipt: Sendable {
        var edition: LessonEdition?
        /// Where no edition was written down.
        var lesson: LessonID?
        var next: AnswerReceipt.ShownNext?
        var hintsOffered: Bool
        var remainingSeconds: Int?
        /// Where questions of the lesson depend on it.
        var seed: UInt64?
    }

    var caller: String?
    var key: String
    var digest: [UInt8]
    var reply: [UInt8]
    var answer: Receipt?

    init(caller: String?, key: String, digest: [UInt8], reply: [UInt8], answer: Receipt?) {
        self.caller = caller
        self.key = key
        self.digest = digest
        self.reply = reply
        self.answer = answer
    }

    init(_ reply: KeyedReply, of author: Author) {
        let isAuthor = reply.caller == Self.name(author)
        self.init(
            caller: isAuthor ? nil : reply.caller, key: reply.key, digest: reply.digest, reply: [], answer: nil)
        switch reply.reply {
        case .encoded(let bytes): self.reply = bytes
        case .apart: break
        case .answer(let receipt):
            answer = Receipt(
                next: receipt.next, hintsOffered: receipt.hintsOffered, remainingSeconds: receipt.remainingSeconds,
                seed: receipt.seed)
            switch receipt.lesson {
            case .edition(let edition): answer?.edition = edition
            case .installed(let lesson): answer?.lesson = lesson
            }
        }
    }

    /// The key with its reply; nil when the answer that it is about is not in the record.
    ///
    /// - Parameter facts: those of the record.
    func reply(to author: Author, after facts: [Fact]) -> KeyedReply? {
        let caller = caller ?? Self.name(author)
        guard let answer else {
            return KeyedReply(caller: caller, key: key, digest: digest, reply: reply.isEmpty ? .apart : .encoded(reply))
        }
        for case .learning(.answered(let fact)) in facts {
            let receipt = AnswerReceipt(
                fact: fact,
                lesson: answer.edition.map(AnswerReceipt.LessonName.edition) ?? .installed(answer.lesson ?? ""),
                next: answer.next, hintsOffered: answer.hintsOffered, remainingSeconds: answer.remainingSeconds,
                seed: answer.seed)
            return KeyedReply(caller: caller, key: key, digest: digest, reply: .answer(receipt))
        }
        return nil
    }

    /// Who the author is as a caller. For ever: rows say nothing else.
    private static func name(_ author: Author) -> String {
        switch author.role {
        case .parent(let id): "parent:\(id.rawValue):\(author.uid)"
        case .child(let id): "child:\(id.rawValue):\(author.uid)"
        case .owner: "owner:\(author.uid)"
        case .anyone, .daemon: "anyone:\(author.uid)"
        }
    }
}

extension Shape where Value == StoredKey {
    static let storedKey = Shape.object(
        "StoredKey",
        make: StoredKey.init(caller:key:digest:reply:answer:),
        members: {
            optional("caller", \.caller, .words)
            required("key", \.key, .words)
            required("digest", \.digest, .hex)
            // Empty where the answer stands, or the reply is kept apart.
            required("reply", \.reply, .reply)
            optional("answer", \.answer, .answerReceipt)
        })
}

extension Shape where Value == StoredKey.Receipt {
    static let answerReceipt = Shape.object(
        "AnswerReceipt",
        make: {
            StoredKey.Receipt(
                edition: $0, lesson: $1, next: $2, hintsOffered: $3, remainingSeconds: $4, seed: $5)
        },
        members: {
            optional("edition", \.edition, .name)
            optional("lesson", \.lesson, .name)
            optional("next", \.next, .shownNext)
            unless("hintsOffered", \.hintsOffered, .boolean, is: true)
            optional("remainingSeconds", \.remainingSeconds, .whole)
            optional("seed", \.seed, .bits)
        })
}

extension Shape where Value == AnswerReceipt.ShownNext {
    static let shownNext = Shape.object(
        "ShownNext",
        make: {
            AnswerReceipt.ShownNext(question: $0, place: $1, total: $2, attempt: $3, hints: $4)
        },
        members: {
            required("question", \.question, .name)
            required("place", \.place, .whole)
            required("total", \.total, .whole)
            unless("attempt", \.attempt, .whole, is: 1)
            unless("hints", \.hints, .whole, is: 0)
        })
}

/// The key of a row of version 1, with its caller and its reply.
extension Shape where Value == KeyedReply {
    static let keyedReply = Shape.object(
        "KeyedReply",
        make: { KeyedReply(caller: $0, key: $1, digest: $2, reply: .encoded($3)) },
        members: {
            required("caller", \.caller, .words)
            required("key", \.key, .words)
            required("digest", \.digest, .hex)
            required("reply", .json, get: { $0.reply.encoded ?? [] }, set: { $0.reply = .encoded($1) })
        })
}

extension Shape where Value == [UInt8] {
    /// The JSON of a reply, byte for byte. Packing it costs the writer more than its bytes cost the disk.
    static let reply = Shape(
        schema: .any, blank: [], read: { (json) throws(ShapeFault) in Array(json.literal) },
        write: { value, out in
            if out.isPacked { out.packed.bytes(value) } else { out.json.raw(value) }
        },
        unpack: { (source) throws(ShapeFault) in try source.bytes() })
}
