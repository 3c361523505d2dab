import JSONRPC
import Shapes
import StrictJSON

/// One case of an enum in a record: an object whose only member is the tag of the case, with its payload.
struct Variant<Union, Payload>: Sendable {
    let tag: String
    private let key: [UInt8]
    private let payload: Shape<Payload>
    private let make: @Sendable (Payload) -> Union

    init(_ tag: String, _ payload: Shape<Payload>, make: @escaping @Sendable (Payload) -> Union) {
        self.tag = tag
        key = JSONWriter.encodedKey(tag)
        self.payload = payload
        self.make = make
    }

    func write(_ value: Payload, to out: inout ShapeWriter) {
        out.json.beginObject()
        out.json.key(encoded: key)
        payload.write(value, to: &out)
        out.json.endObject()
    }

    /// The half that reads.
    var reader: VariantReader<Union> {
        VariantReader(tag: tag, schema: payload.schema) { (json) throws(ShapeFault) in make(try payload.read(json)) }
    }
}

extension Variant where Payload == Void {
    /// A case without a payload: its tag is true.
    init(_ tag: String, _ value: Union) where Union: Sendable {
        self.init(tag, .present) { value }
    }

    func write(to out: inout ShapeWriter) { write((), to: &out) }
}

/// Reads the payload behind one tag.
struct VariantReader<Union>: Sendable {
    let tag: String
    let schema: Schema
    let read: @Sendable (JSONValue) throws(ShapeFault) -> Union

    /// The same case inside a wider enum.
    func map<Wider>(_ widen: @escaping @Sendable (Union) -> Wider) -> VariantReader<Wider> {
        VariantReader<Wider>(tag: tag, schema: schema) { (json) throws(ShapeFault) in widen(try read(json)) }
    }
}

extension Shape {
    /// An enum as objects of one member each. `write` picks the variant with a switch, so that no case can be left out.
    static func tagged(_ variants: [VariantReader<Value>], write: @escaping Writer) -> Shape {
        Shape(
            schema: .oneOf(
                variants.map { variant in
                    let member = SchemaMember(name: variant.tag, summary: "", schema: variant.schema, isRequired: true)
                    return .object(name: variant.tag, summary: "", members: [member])
                }),
            read: { (json) throws(ShapeFault) in
                guard json.kind == .object, json.count == 1 else {
                    throw ShapeFault(message: "must be an object with one member")
                }
                for variant in variants {
                    guard let payload = json.member(variant.tag) else { continue }
                    do throws(ShapeFault) {
                        return try variant.read(payload)
                    } catch {
                        throw ShapeFault(path: "/" + variant.tag + error.path, message: error.message)
                    }
                }
                let known = variants.map(\.tag).joined(separator: ", ")
                throw ShapeFault(message: "is of an unknown kind; known are " + known)
            },
            write: write)
    }
}
