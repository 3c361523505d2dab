/// The text of a line in a case of `rpc-spec/wire`, with its expressions in `<<` and `>>`.
///
/// What they mean stands in `rpc-spec/wire/README.md`.
public struct WireText: Equatable, Sendable {
    /// What expressions are worked out with.
    public struct Context: Sendable {
        /// The daemon's limits, by the names of `rpc.limits`.
        public var limits: [String: Int]
        /// What earlier replies gave.
        public var kept: [String: String] = [:]

        public init(limits: [String: Int]) {
            self.limits = limits
        }
    }

    /// A number, or a limit with a difference.
    struct Amount: Equatable, Sendable {
        var limit: String?
        var difference: Int

        init?(_ text: Substring) {
            let name = text.prefix { $0.isLetter }
            let rest = text.dropFirst(name.count)
            limit = name.isEmpty ? nil : String(name)
            if rest.isEmpty, limit != nil {
                difference = 0
            } else {
                guard let number = Int(rest), limit == nil || rest.first == "+" || rest.first == "-" else { return nil }
                difference = number
            }
        }

        func value(_ context: Context) throws -> Int {
            guard let limit else { return difference }
            guard let known = context.limits[limit] else { throw TestFault("there is no limit \(limit)") }
            return known + difference
        }
    }

    enum Part: Equatable, Sendable {
        case text(String)
        case bytes([UInt8])
        case repeated(Amount, String)
        case fill(Amount)
        case kept(String)
        /// The number of this repetition, from 1.
        case number
    }

    private(set) var parts: [Part] = []
    /// How often the line stands there.
    private(set) var times: Amount?
    /// Whether a line end follows.
    private(set) var isEnded = true

    /// Reads a line's text; throws for an expression that means nothing.
    public init(_ source: some StringProtocol) throws {
        var rest = Substring(source)
        while let (before, expression, after) = Self.split(rest) {
            if !before.isEmpty { parts.append(.text(String(before))) }
            try add(expression)
            rest = after
        }
        if !rest.isEmpty { parts.append(.text(String(rest))) }
    }

    /// The text before the first expression, the expression, and the text behind it.
    private static func split(_ text: Substring) -> (Substring, Substring, Substring)? {
        guard let open = text.firstRange(of: "<<") else { return nil }
        guard let close = text[open.upperBound...].firstRange(of: ">>") else { return nil }
        return (text[..<open.lowerBound], text[open.upperBound..<close.lowerBound], text[close.upperBound...])
    }

    private mutating func add(_ expression: Substring) throws {
        let words = expression.split(separator: " ", maxSplits: 1)
        if expression == "no end" {
            isEnded = false
        } else if expression == "n" {
            parts.append(.number)
        } else if expression.hasPrefix("$") {
            parts.append(.kept(String(expression.dropFirst())))
        } else if words.first == "times", words.count == 2, parts.isEmpty, let amount = Amount(words[1]) {
            times = amount
        } else if words.first == "fill", words.count == 2, let amount = Amount(words[1]) {
            parts.append(.fill(amount))
        } else if let bytes = Self.bytes(expression) {
            parts.append(.bytes(bytes))
        } else if let cross = expression.firstRange(of: " x "), let amount = Amount(expression[..<cross.lowerBound]) {
            parts.append(.repeated(amount, String(expression[cross.upperBound...])))
        } else if ["any", "a text", "a number"].contains(expression) || words.first == "keep" {
            // A pattern of an expected reply: see ``WirePattern``.
            parts.append(.text("<<\(expression)>>"))
        } else {
            throw TestFault("<<\(expression)>> means nothing")
        }
    }

    /// Pairs of hexadecimal digits.
    private static func bytes(_ expression: Substring) -> [UInt8]? {
        let pairs = expression.split(separator: " ")
        guard !pairs.isEmpty, pairs.allSatisfy({ $0.count == 2 }) else { return nil }
        let bytes = pairs.compactMap { UInt8($0, radix: 16) }
        return bytes.count == pairs.count ? bytes : nil
    }

    /// The lines that this text stands for, without their ends.
    public func lines(_ context: Context) throws -> [[UInt8]] {
        guard let times else { return [try line(1, context)] }
        return try (1...max(1, times.value(context))).map { try line($0, context) }
    }

    private func line(_ number: Int, _ context: Context) throws -> [UInt8] {
        var line: [UInt8] = []
        var filling: (place: Int, length: Int)?
        for part in parts {
            switch part {
            case .text(let text): line += text.utf8
            case .bytes(let bytes): line += bytes
            case .number: line += String(number).utf8
            case .fill(let amount): filling = (line.count, try amount.value(context))
            case .kept(let name):
                guard let text = context.kept[name] else { throw TestFault("nothing was kept as \(name)") }
                line += text.utf8
            case .repeated(let amount, let text):
                let unit = Array(text.utf8)
                let count = try amount.value(context)
                line.reserveCapacity(line.count + count * unit.count)
                for _ in 0..<max(0, count) { line += unit }
            }
        }
        if let filling {
            let spaces = [UInt8](repeating: 0x20, count: max(0, filling.length - line.count))
            line.insert(contentsOf: spaces, at: filling.place)
        }
        return line
    }
}
