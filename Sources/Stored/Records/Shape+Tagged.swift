import Shapes
import StrictJSON

/// One case of an enum in a record: an object whose only member is the tag of the case, with its payload; packed, the
/// number of the case and its payload. Tag and number are for ever.
struct Variant<Union, Payload>: Sendable {
    let tag: String
    let number: UInt64
    private let key: [UInt8]
    private let payload: Shape<Payload>
    private let make: @Sendable (Payload) -> Union

    init(_ tag: String, _ number: UInt64, _ payload: Shape<Payload>, make: @escaping @Sendable (Payload) -> Union) {
        self.tag = tag
        self.number = number
        key = JSONWriter.encodedKey(tag)
        self.payload = payload
        self.make = make
    }

    func write(_ value: Payload, to out: inout ShapeWriter) {
        if out.isPacked {
            out.packed.number(number)
            return payload.write(value, to: &out)
        }
        out.json.beginObject()
        out.json.key(encoded: key)
        payload.write(value, to: &out)
        out.json.endObject()
    }

    /// The half that reads.
    var reader: VariantReader<Union> {
        VariantReader(
            tag: tag, number: number, schema: payload.schema,
            blank: { make(payload.blank()) }, read: { (json) throws(ShapeFault) in make(try payload.read(json)) },
            unpack: { (source) throws(ShapeFault) in make(try payload.unpack(from: &source)) })
    }
}

extension Variant where Payload == Void {
    /// A case without a payload: its tag is true.
    init(_ tag: String, _ number: UInt64, _ value: Union) where Union: Sendable {
        self.init(tag, number, .present) { value }
    }

    func write(to out: inout ShapeWriter) { write((), to: &out) }
}

/// Reads the payload behind one tag or number.
struct VariantReader<Union>: Sendable {
    let tag: String
    let number: UInt64
    let schema: Schema
    let blank: @Sendable () -> Union
    let read: Shape<Union>.Reader
    let unpack: Shape<Union>.Unpacker

    /// The same case inside a wider enum.
    func map<Wider>(_ widen: @escaping @Sendable (Union) -> Wider) -> VariantReader<Wider> {
        VariantReader<Wider>(
            tag: tag, number: number, schema: schema, blank: { widen(blank()) },
            read: { (json) throws(ShapeFault) in widen(try read(json)) },
            unpack: { (source) throws(ShapeFault) in widen(try unpack(&source)) })
    }
}

extension Shape {
    /// An enum as objects of one member each. `write` picks the variant with a switch, so that no case can be left out.
    static func tagged(_ variants: [VariantReader<Value>], write: @escaping Writer) -> Shape {
        var byNumber = [VariantReader<Value>?](repeating: nil, count: Int((variants.map(\.number).max() ?? 0) + 1))
        for variant in variants { byNumber[Int(variant.number)] = variant }
        let numbered = byNumber
        return Shape(
            // There is nothing to choose from an empty list.
            schema: .oneOf(
                variants.map { variant in
                    let member = SchemaMember(name: variant.tag, summary: "", schema: variant.schema, isRequired: true)
                    return .object(name: variant.tag, summary: "", members: [member])
                }),
            blank: variants[0].blank(),
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
            write: write,
            unpack: { (source) throws(ShapeFault) in
                let number = try source.number()
                guard number < UInt64(numbered.count), let variant = numbered[Int(number)] else {
                    throw ShapeFault(message: "is of an unknown kind (\(number))")
                }
                do throws(ShapeFault) {
                    return try variant.unpack(&source)
                } catch {
                    throw ShapeFault(path: "/" + variant.tag + error.path, message: error.message)
                }
            })
    }
}
