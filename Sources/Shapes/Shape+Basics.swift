import StrictJSON

extension Shape where Value == Bool {
    /// `true` or `false`; a number or a text in its place is refused.
    public static let boolean = Shape(
        schema: .boolean,
        read: { (json) throws(ShapeFault) in
            guard let value = json.bool else { throw ShapeFault(message: "must be true or false") }
            return value
        },
        write: { value, out in out.json.bool(value) })
}

extension Shape where Value == Int {
    /// A whole number within these bounds. `1.0` is a whole number; nothing is rounded.
    public static func integer(_ bounds: ClosedRange<Int>) -> Shape {
        bounded(minimum: bounds.lowerBound, maximum: bounds.upperBound)
    }

    /// A whole number that is not negative.
    public static let count = bounded(minimum: 0, maximum: nil)

    /// A whole number that is not negative, with the bounds that the schema tells. Whoever takes the value checks
    /// them and says what is possible; stored values are read without them.
    public static func count(told bounds: ClosedRange<Int>) -> Shape {
        Shape(
            schema: .integer(minimum: Int64(bounds.lowerBound), maximum: Int64(bounds.upperBound)),
            read: { (json) throws(ShapeFault) in try count.read(json) },
            write: { value, out in count.write(value, to: &out) })
    }

    private static func bounded(minimum: Int, maximum: Int?) -> Shape {
        Shape(
            schema: .integer(minimum: Int64(minimum), maximum: maximum.map(Int64.init)),
            read: { (json) throws(ShapeFault) in
                guard let value = json.integer else { throw ShapeFault(message: "must be a whole number") }
                guard value >= minimum, value <= maximum ?? .max else {
                    throw ShapeFault(
                        message: maximum.map { "must be a whole number from \(minimum) to \($0)" }
                            ?? "must be a whole number of at least \(minimum)")
                }
                return Int(value)
            },
            write: { value, out in out.json.integer(value) })
    }
}

extension Shape where Value == Int64 {
    /// Any whole number of 64 bits.
    public static let integer64 = Shape(
        schema: .integer(minimum: nil, maximum: nil),
        read: { (json) throws(ShapeFault) in
            guard let value = json.integer else { throw ShapeFault(message: "must be a whole number") }
            return value
        },
        write: { value, out in out.json.integer(value) })
}

extension Shape where Value == String {
    /// A text; lengths count Unicode scalars.
    public static func text(_ lengths: ClosedRange<Int> = 0...4096, format: String? = nil) -> Shape {
        text(
            Schema.StringRules(
                minimumLength: lengths.lowerBound == 0 ? nil : lengths.lowerBound, maximumLength: lengths.upperBound,
                format: format))
    }

    /// A text that is never logged: a PIN, a token, a recovery code.
    public static func secret(maximum: Int, pattern: String? = nil) -> Shape {
        text(Schema.StringRules(maximumLength: maximum, pattern: pattern, isSecret: true))
    }

    /// A text by rules; its pattern and format are for readers of the schema.
    public static func text(_ rules: Schema.StringRules) -> Shape {
        Shape(
            schema: .string(rules),
            read: { (json) throws(ShapeFault) in
                guard let value = json.string else { throw ShapeFault(message: "must be a text") }
                if let minimum = rules.minimumLength, value.unicodeScalars.count < minimum {
                    throw ShapeFault(
                        message: minimum == 1 ? "must not be empty" : "must have at least \(minimum) characters")
                }
                // A text has at least as many UTF-8 bytes as scalars: most texts need no count.
                if let maximum = rules.maximumLength, value.utf8.count > maximum, value.unicodeScalars.count > maximum {
                    throw ShapeFault(message: "must have at most \(maximum) characters")
                }
                return value
            },
            write: { value, out in out.json.string(value) })
    }
}

extension Shape where Value: RawRepresentable & CaseIterable & Sendable, Value.RawValue == String {
    /// One of a closed set of words.
    public static func word(_ type: Value.Type = Value.self) -> Shape {
        let words = Value.allCases.map(\.rawValue)
        let longest = words.map(\.utf8.count).max() ?? 0
        return Shape<String>.text(Schema.StringRules(values: words))
            .map(
                expected: "must be one of " + words.joined(separator: ", "),
                to: { $0.utf8.count <= longest ? Value(rawValue: $0) : nil }, from: { $0.rawValue })
    }
}

extension Shape {
    /// A list of at most `maximum` values.
    @inlinable
    public static func list<Element>(of element: Shape<Element>, maximum: Int? = nil) -> Shape<[Element]>
    where Value == [Element] {
        let writer = element.writer
        return Shape<[Element]>(
            schema: .array(of: element.schema, maximum: maximum),
            read: { (json) throws(ShapeFault) in
                guard json.kind == .array else { throw ShapeFault(message: "must be a list") }
                if let maximum, json.count > maximum {
                    throw ShapeFault(message: "must have at most \(maximum) entries")
                }
                var values: [Element] = []
                values.reserveCapacity(json.count)
                for item in json.elements {
                    do throws(ShapeFault) {
                        values.append(try element.read(item))
                    } catch {
                        throw error.below(String(values.count))
                    }
                }
                return values
            },
            write: { values, out in
                out.json.beginArray()
                for value in values { writer(value, &out) }
                out.json.endArray()
            })
    }

    /// A value, or null where null is a value of its own (unlimited).
    public static func nullable<Wrapped>(_ wrapped: Shape<Wrapped>) -> Shape<Wrapped?> where Value == Wrapped? {
        Shape<Wrapped?>(
            schema: .oneOf([wrapped.schema, .null]),
            read: { (json) throws(ShapeFault) in json.isNull ? nil : try wrapped.read(json) },
            write: { value, out in
                if let value { wrapped.write(value, to: &out) } else { out.json.null() }
            })
    }
}

extension Shape where Value == [UInt8] {
    /// Any JSON value, kept as its bytes.
    public static let json = Shape(
        schema: .any, read: { (json) throws(ShapeFault) in Array(json.literal) },
        write: { value, out in out.json.raw(value) })
}
