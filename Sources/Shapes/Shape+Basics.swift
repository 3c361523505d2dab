import StrictJSON

extension Shape where Value == Bool {
    /// `true` or `false`; a number or a text in its place is refused.
    public static let boolean = Shape(
        schema: .boolean, blank: false,
        read: { (json) throws(ShapeFault) in
            guard let value = json.bool else { throw ShapeFault(message: "must be true or false") }
            return value
        },
        write: { value, out in out.bool(value) },
        unpack: { (source) throws(ShapeFault) in try source.bool() })
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
            blank: bounds.lowerBound,
            read: { (json) throws(ShapeFault) in try count.read(json) },
            write: { value, out in out.integer(Int64(value)) },
            unpack: { (source) throws(ShapeFault) in try count.unpacker(&source) })
    }

    private static func bounded(minimum: Int, maximum: Int?) -> Shape {
        @Sendable func checked(_ value: Int64) throws(ShapeFault) -> Int {
            guard value >= minimum, value <= maximum ?? .max else {
                throw ShapeFault(
                    message: maximum.map { "must be a whole number from \(minimum) to \($0)" }
                        ?? "must be a whole number of at least \(minimum)")
            }
            return Int(value)
        }
        return Shape(
            schema: .integer(minimum: Int64(minimum), maximum: maximum.map(Int64.init)), blank: max(0, minimum),
            read: { (json) throws(ShapeFault) in
                guard let value = json.integer else { throw ShapeFault(message: "must be a whole number") }
                return try checked(value)
            },
            write: { value, out in out.integer(Int64(value)) },
            unpack: { (source) throws(ShapeFault) in try checked(try source.integer()) })
    }
}

extension Shape where Value == Int64 {
    /// Any whole number of 64 bits.
    public static let integer64 = Shape(
        schema: .integer(minimum: nil, maximum: nil), blank: 0,
        read: { (json) throws(ShapeFault) in
            guard let value = json.integer else { throw ShapeFault(message: "must be a whole number") }
            return value
        },
        write: { value, out in out.integer(value) },
        unpack: { (source) throws(ShapeFault) in try source.integer() })
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
    public static func secret(maximum: Int) -> Shape {
        text(Schema.StringRules(maximumLength: maximum, isSecret: true))
    }

    /// A text by rules; its pattern and format are for readers of the schema.
    public static func text(_ rules: Schema.StringRules) -> Shape {
        let (minimum, maximum) = (rules.minimumLength ?? 0, rules.maximumLength ?? .max)
        @Sendable func checked(_ value: String) throws(ShapeFault) -> String {
            // A text has at least as many UTF-8 bytes as scalars, and at most four to one: most texts need no count.
            if minimum > 0, value.utf8.count < minimum * 4, value.unicodeScalars.count < minimum {
                throw ShapeFault(
                    message: minimum == 1 ? "must not be empty" : "must have at least \(minimum) characters")
            }
            if value.utf8.count > maximum, value.unicodeScalars.count > maximum {
                throw ShapeFault(message: "must have at most \(maximum) characters")
            }
            return value
        }
        return Shape(
            schema: .string(rules), blank: "",
            read: { (json) throws(ShapeFault) in
                guard let value = json.string else { throw ShapeFault(message: "must be a text") }
                return try checked(value)
            },
            write: { value, out in out.text(value) },
            unpack: { (source) throws(ShapeFault) in try checked(try source.text()) })
    }
}

extension Shape where Value: RawRepresentable & CaseIterable & Sendable, Value.RawValue == String {
    /// One of a closed set of words; packed, its place among the cases.
    public static func word(_ type: Value.Type = Value.self) -> Shape {
        let cases = Array(Value.allCases)
        let words = cases.map(\.rawValue)
        let longest = words.map(\.utf8.count).max() ?? 0
        let expected = "must be one of " + words.joined(separator: ", ")
        return Shape(
            // A closed set of words has a first one.
            schema: .string(Schema.StringRules(values: words)), blank: cases[0],
            read: { (json) throws(ShapeFault) in
                guard let text = json.string else { throw ShapeFault(message: "must be a text") }
                // An open type has a value for any text.
                guard text.utf8.count <= longest, words.contains(text), let value = Value(rawValue: text) else {
                    throw ShapeFault(message: expected)
                }
                return value
            },
            write: { value, out in
                guard out.isPacked else { return out.json.string(value.rawValue) }
                // Found: `words` has the raw value of every case.
                out.packed.number(UInt64(words.firstIndex(of: value.rawValue) ?? words.count))
            },
            unpack: { (source) throws(ShapeFault) in
                let number = try source.number()
                guard number < UInt64(cases.count) else { throw ShapeFault(message: expected) }
                return cases[Int(number)]
            })
    }
}

extension Shape {
    /// A list of `minimum` to `maximum` values.
    public static func list<Element>(
        of element: Shape<Element>, minimum: Int = 0, maximum: Int? = nil
    ) -> Shape<[Element]> where Value == [Element] {
        let (reader, writer, unpacker) = (element.reader, element.writer, element.unpacker)
        let stride = MemoryLayout<Element>.stride
        return Shape<[Element]>(
            schema: .array(of: element.schema, minimum: minimum, maximum: maximum), blank: { [] },
            read: { (json, _) throws(ShapeFault) in
                guard json.kind == .array else { throw ShapeFault(message: "must be a list") }
                try checkCount(json.count, minimum, maximum)
                var values: [Element] = []
                values.reserveCapacity(json.count)
                for item in json.elements {
                    do throws(ShapeFault) {
                        values.append(try reader(item, 0))
                    } catch {
                        throw error.below(String(values.count))
                    }
                }
                return values
            },
            writeAt: { place, out in
                let values = place.assumingMemoryBound(to: [Element].self).pointee
                let count = values.count
                out.beginList(count)
                values.withUnsafeBytes { bytes in
                    // Sound: a list that is not empty has a place, and its elements stand one stride apart.
                    for index in 0..<count { writer(bytes.baseAddress! + index * stride, &out) }
                }
                out.endList()
            },
            unpack: { (source) throws(ShapeFault) in
                let count = try source.count()
                try checkCount(count, minimum, maximum)
                var values: [Element] = []
                values.reserveCapacity(count)
                while values.count < count {
                    do throws(ShapeFault) {
                        values.append(try unpacker(&source))
                    } catch {
                        throw error.below(String(values.count))
                    }
                }
                return values
            })
    }

    /// A value, or null where null is a value of its own (unlimited).
    public static func nullable<Wrapped>(_ wrapped: Shape<Wrapped>) -> Shape<Wrapped?> where Value == Wrapped? {
        Shape<Wrapped?>(
            schema: .oneOf([wrapped.schema, .null]), blank: nil,
            read: { (json) throws(ShapeFault) in json.isNull ? nil : try wrapped.read(json) },
            write: { value, out in
                if out.isPacked { out.packed.bool(value != nil) }
                if let value { wrapped.write(value, to: &out) } else if !out.isPacked { out.json.null() }
            },
            unpack: { (source) throws(ShapeFault) in try source.bool() ? try wrapped.unpacker(&source) : nil })
    }
}

func checkCount(_ count: Int, _ minimum: Int, _ maximum: Int?) throws(ShapeFault) {
    if count < minimum {
        throw ShapeFault(message: minimum == 1 ? "must not be empty" : "must have at least \(minimum) entries")
    }
    if let maximum, count > maximum { throw ShapeFault(message: "must have at most \(maximum) entries") }
}

extension Shape where Value == [UInt8] {
    /// Any JSON value, kept as its bytes.
    public static let json = Shape(
        schema: .any, blank: [], read: { (json) throws(ShapeFault) in Array(json.literal) },
        write: { value, out in
            if out.isPacked { out.packed.bytes(value) } else { out.json.raw(value) }
        },
        unpack: { (source) throws(ShapeFault) in try source.bytes() })
}
