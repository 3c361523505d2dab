import Shapes

/// Members of `data` of errors.
extension SchemaMember {
    /// One that is always there.
    public static func required<Value>(_ name: String, _ shape: Shape<Value>, _ summary: String) -> Self {
        required(name, shape.schema, summary)
    }

    /// One that may be missing.
    public static func optional<Value>(_ name: String, _ shape: Shape<Value>, _ summary: String) -> Self {
        optional(name, shape.schema, summary)
    }

    static func required(_ name: String, _ schema: Schema, _ summary: String) -> Self {
        Self(name: name, summary: summary, schema: schema, isRequired: true)
    }

    static func optional(_ name: String, _ schema: Schema, _ summary: String) -> Self {
        Self(name: name, summary: summary, schema: schema, isRequired: false)
    }

    static let offset = required("offset", Shape<Int>.count, "The byte of the line at which it was found.")
    static let limit = required("limit", Shape<Int>.count, "The bound.")
}
