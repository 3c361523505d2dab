/// A key of whoever learns.
enum LearnKey: Equatable {
    /// A letter, a digit or a sign.
    case character(Character)
    case enter, backspace, up, down, left, right
    /// Tab, and in plain lines what stands between two parts of an answer.
    case next
    case escape
    /// Asks for time, wherever it stands: what plain lines have for it.
    case time
    /// The end of input: Ctrl-D.
    case end
}

/// Makes keys of what a terminal sends. A letter or a sequence that came in part waits for its rest.
struct LearnKeys {
    private var rest: [UInt8] = []

    private static let escape: UInt8 = 0x1B
    private static let controls: [UInt8: LearnKey] = [
        0x04: .end, 0x08: .backspace, 0x09: .next, 0x0A: .enter, 0x0D: .enter, 0x7F: .backspace,
    ]
    private static let arrows: [UInt8: LearnKey] = [
        UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down, UInt8(ascii: "C"): .right, UInt8(ascii: "D"): .left,
        UInt8(ascii: "Z"): .up,
    ]

    /// The keys in some bytes; what means nothing is passed over.
    mutating func keys(in bytes: [UInt8]) -> [LearnKey] {
        var keys: [LearnKey] = []
        rest += bytes
        while let first = rest.first {
            if first == Self.escape {
                guard let key = sequence() else { continue }
                keys.append(key)
            } else if let control = Self.controls[first] {
                rest.removeFirst()
                keys.append(control)
            } else if first < 0x20 {
                rest.removeFirst()
            } else {
                guard let character = letter() else { break }
                if let character { keys.append(.character(character)) }
            }
        }
        return keys
    }

    /// A sequence that begins with Escape, or that key alone; nil for one that means nothing.
    private mutating func sequence() -> LearnKey? {
        rest.removeFirst()
        guard let next = rest.first, next == UInt8(ascii: "[") || next == UInt8(ascii: "O") else { return .escape }
        rest.removeFirst()
        // Parameters, then one letter that says which key it was.
        while let part = rest.first {
            rest.removeFirst()
            if part >= 0x40 { return Self.arrows[part] }
        }
        return nil
    }

    /// One letter of UTF-8: nil when its end is not here yet, and a nil within when it is none.
    private mutating func letter() -> Character?? {
        let first = rest[0]
        let length = first < 0x80 ? 1 : first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC0 ? 2 : 1
        guard rest.count >= length else { return nil }
        guard let text = String(validating: rest.prefix(length), as: UTF8.self), let character = text.first else {
            rest.removeFirst()
            return .some(nil)
        }
        rest.removeFirst(length)
        return .some(character)
    }
}
