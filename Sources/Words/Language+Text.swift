extension Language {
    /// The sentence for something that is said.
    public func text(of saying: Saying) -> String {
        var out = ""
        write(saying, to: &out)
        return out
    }

    private func write(_ saying: Saying, to out: inout String) {
        switch saying.form {
        case .told(let text): out += text
        case .sentences(let parts):
            for (index, part) in parts.enumerated() {
                if index > 0 { out += " " }
                write(part, to: &out)
            }
        case .key(let key, let parts):
            guard let message = message(key) else {
                assertionFailure("there is no text \"\(key)\"")
                return
            }
            if let frame { out += frame.before }
            write(message, parts, number: nil, to: &out)
            if let frame { out += frame.after }
        }
    }

    private func write(_ message: Message, _ parts: [Saying.Part], number: Int?, to out: inout String) {
        for piece in message.pieces {
            switch piece {
            case .words(let words): out += out.endsSentence && words.beginsWithStop ? words.dropFirst() : words[...]
            case .number: if let number { out += text(of: number) }
            case .value(let name, let style):
                guard let value = value(name, parts) else { continue }
                write(value, style, to: &out)
            case .plural(let name, let exact, let forms):
                guard case .number(let count)? = value(name, parts) else {
                    assertionFailure("\(name) is no number")
                    continue
                }
                guard let chosen = exact[count] ?? forms[plurals.form(of: count)] ?? forms["other"] else { continue }
                write(chosen, parts, number: count, to: &out)
            }
        }
    }

    private func value(_ name: String, _ parts: [Saying.Part]) -> Saying.Value? {
        let found = parts.first { $0.name == name }?.value
        assert(found != nil, "a value \(name) is missing")
        return found
    }

    private func write(_ value: Saying.Value, _ style: Message.Style, to out: inout String) {
        switch style {
        case .plain: write(value, to: &out)
        case .spell:
            guard case .number(let number) = value, let word = message("number.\(number)") else {
                return write(value, to: &out)
            }
            write(word, [], number: nil, to: &out)
        case .capital:
            var text = ""
            write(value, to: &text)
            out += text.prefix(1).uppercased() + text.dropFirst()
        }
    }

    private func write(_ value: Saying.Value, to out: inout String) {
        switch value {
        case .number(let number): out += text(of: number)
        case .text(let text): out += text
        case .saying(let saying): write(saying, to: &out)
        case .clock(let minutes): write(clock(minutes, minutes % 60 == 0 ? "clock.hour" : "clock"), to: &out)
        case .timetable(let minutes): write(clock(minutes, "clock.timetable"), to: &out)
        case .date(let year, let month, let day):
            write(
                Saying("date", ["year": .text(String(year)), "month": .key("month.\(month)"), "day": .number(day)]),
                to: &out)
        case .list(let values): write(values, to: &out)
        }
    }

    /// "a, b and c".
    private func write(_ values: [Saying.Value], to out: inout String) {
        for (index, value) in values.enumerated() {
            if index > 0 { write(Saying(index == values.count - 1 ? "list.last" : "list.comma"), to: &out) }
            write(value, to: &out)
        }
    }

    /// A time of day as the language writes it: with the hours of a day, or of its half with a word for it.
    private func clock(_ minutes: Int, _ key: String) -> Saying {
        let (hour, minute) = (minutes / 60, minutes % 60)
        let half = hour % 24 < 12 ? "clock.morning" : "clock.afternoon"
        return Saying(
            key,
            [
                "hour": .number(hour), "hour2": .text(Self.twoDigits(hour)), "hour12": .number((hour + 11) % 12 + 1),
                "minute": .text(Self.twoDigits(minute)), "half": .key(half),
            ])
    }

    private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }

    /// A number with its groups: "2,000"; up to 9999 without, where the language's mark is a space.
    public func text(of number: Int) -> String {
        let digits = String(number.magnitude)
        guard digits.count > 3, !groupMark.isEmpty else { return String(number) }
        var grouped = ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index) % 3 == 0 { grouped += groupMark }
            grouped.append(digit)
        }
        return (number < 0 ? "-" : "") + grouped
    }
}

extension String {
    /// Whether it ends a sentence by itself, as a text that somebody chose may: "Der Hund bellt."
    fileprivate var endsSentence: Bool {
        last { !"”“»’\"\u{A0} ".contains($0) }.map { ".!?…".contains($0) } == true
    }

    /// Whether it begins with the full stop of the sentence before.
    fileprivate var beginsWithStop: Bool { self == "." || hasPrefix(". ") }
}
