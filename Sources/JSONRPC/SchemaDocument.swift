import Shapes
import StrictJSON

/// A JSON Schema (2020-12) of its own, for files that are no messages.
public enum SchemaDocument {
    /// The document as JSON: a value is one of these schemas.
    public static func json(titled title: String, _ schemas: [Schema]) -> [UInt8] {
        var writer = SchemaWriter(place: "#/$defs/")
        for schema in schemas { writer.collect(schema) }
        var json = JSONWriter(reserving: 65_536)
        json.beginObject()
        json.member("$schema", "https://json-schema.org/draft/2020-12/schema")
        json.member("title", title)
        json.key("anyOf")
        json.beginArray()
        for schema in schemas { writer.write(schema, to: &json) }
        json.endArray()
        json.key("$defs")
        json.beginObject()
        for (name, schema) in writer.components {
            json.key(name)
            writer.write(schema, inline: true, to: &json)
        }
        json.endObject()
        json.endObject()
        return json.bytes
    }
}
