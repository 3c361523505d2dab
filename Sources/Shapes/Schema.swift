/// What a value may look like on the wire: the part of JSON Schema (draft 7) that the method table needs.
public indirect enum Schema: Sendable {
    /// Any JSON value.
    case any
    /// `true` or `false`.
    case boolean
    /// Nothing but `null`; one of the choices of a nullable value.
    case null
    /// A whole number within inclusive bounds.
    case integer(minimum: Int64?, maximum: Int64?)
    /// Any number of JSON.
    case number
    /// A text that keeps these rules.
    case string(StringRules)
    /// A text or a number that is kept as it is written, in at most so many bytes of JSON.
    case textOrNumber(maximumBytes: Int)
    /// A list of equal elements; `maximum` is nil where the number is not bounded.
    case array(of: Schema, minimum: Int, maximum: Int?)
    /// An object with exactly these members; others are refused.
    case object(name: String, summary: String, members: [SchemaMember])
    /// An object with any member names, all values alike.
    case dictionary(of: Schema)
    /// Any one of these, for unions and nullable values.
    case oneOf([Schema])
    /// One of several objects, under a name of its own.
    case union(name: String, summary: String, of: [Schema])

    /// What a string may look like.
    public struct StringRules: Sendable {
        /// The values of an enumeration, or nil.
        public var values: [String]?
        /// Bounds in Unicode scalars.
        public var minimumLength: Int?
        /// At most so many; nil: no bound.
        public var maximumLength: Int?
        /// At most so many bytes of UTF-8, where bytes are counted and not characters; nil: no bound.
        public var maximumBytes: Int?
        /// A JSON Schema `format` such as `date-time`.
        public var format: String?
        /// A regular expression for readers of the schema; the shape checks it with code.
        public var pattern: String?
        /// Never logged (PINs, tokens).
        public var isSecret: Bool

        public init(
            values: [String]? = nil, minimumLength: Int? = nil, maximumLength: Int? = nil, maximumBytes: Int? = nil,
            format: String? = nil, pattern: String? = nil, isSecret: Bool = false
        ) {
            self.values = values
            self.minimumLength = minimumLength
            self.maximumLength = maximumLength
            self.maximumBytes = maximumBytes
            self.format = format
            self.pattern = pattern
            self.isSecret = isSecret
        }
    }
}

extension Schema {
    /// Whether a PIN, a code or a token may be in such a value.
    public var isSecret: Bool {
        switch self {
        case .string(let rules): rules.isSecret
        case .array(let element, _, _), .dictionary(let element): element.isSecret
        case .object(_, _, let members): members.contains { $0.schema.isSecret }
        case .oneOf(let choices), .union(_, _, let choices): choices.contains(where: \.isSecret)
        case .any, .boolean, .null, .integer, .number, .textOrNumber: false
        }
    }
}

/// One member of an object's schema.
public struct SchemaMember: Sendable {
    /// The key in the object.
    public var name: String
    /// What it means, for the reference; empty where name and type say all.
    public var summary: String
    /// What its value looks like.
    public var schema: Schema
    /// Whether an object without it is refused (in parameters) or never sent (in results).
    public var isRequired: Bool

    public init(name: String, summary: String, schema: Schema, isRequired: Bool) {
        self.name = name
        self.summary = summary
        self.schema = schema
        self.isRequired = isRequired
    }
}
