import Household

/// Who goes where: the answers of `matching` and `dragAndDrop`, which name each of their keys once.
struct Assignment {
    /// The value of each key.
    private let values: [String: String]

    /// What a rule is about, in the words of its kind.
    struct Words {
        /// Such as "tile on the left".
        var key: String
        /// Such as "tile on the right".
        var value: String
    }

    /// Checks what a front-end sent; nothing is believed of it but its types.
    init(
        _ given: [(key: String, value: String)], keys: [ChoiceOption], values: [ChoiceOption], words: Words
    ) throws(AnswerShapeFault) {
        guard given.count <= keys.count else {
            throw AnswerShapeFault(reason: "there are only \(keys.count); each \(words.key) is named once")
        }
        let knownKeys = Set(keys.map(\.id))
        let knownValues = Set(values.map(\.id))
        var found: [String: String] = [:]
        for (key, value) in given {
            guard knownKeys.contains(key) else { throw Self.unknown(words.key) }
            guard knownValues.contains(value) else { throw Self.unknown(words.value) }
            guard found.updateValue(value, forKey: key) == nil else {
                throw AnswerShapeFault(reason: "a \(words.key) is named twice; name each of them once")
            }
        }
        guard found.count == keys.count else {
            throw AnswerShapeFault(reason: "\(keys.count - found.count) are missing; name each \(words.key) once")
        }
        self.values = found
    }

    private static func unknown(_ name: String) -> AnswerShapeFault {
        AnswerShapeFault(reason: "there is no \(name) with this id; take the ids of the question")
    }

    /// Whether no value stands twice.
    var isOneToOne: Bool { Set(values.values).count == values.count }

    /// The keys with another value than the solution's, in the order of the question.
    func wrong(_ keys: [ChoiceOption], solution: [String: String]) -> [ChoiceOption] {
        keys.filter { values[$0.id] != solution[$0.id] }
    }
}
