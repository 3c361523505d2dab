import StrictJSON

extension Shape {
    /// An object whose members are all alike, under names that are data; written in the order of the names.
    public static func dictionary<Element>(of element: Shape<Element>) -> Shape<[String: Element]>
    where Value == [String: Element] {
        Shape<[String: Element]>(
            schema: .dictionary(of: element.schema), blank: [:],
            read: { (json) throws(ShapeFault) in
                guard json.kind == .object else { throw ShapeFault(message: "must be an object") }
                var values: [String: Element] = [:]
                for (name, member) in json.members {
                    do throws(ShapeFault) {
                        values[name] = try element.read(member)
                    } catch {
                        throw error.below(name)
                    }
                }
                return values
            },
            write: { values, out in
                out.json.beginObject()
                for (name, value) in values.sorted(by: { $0.key < $1.key }) {
                    out.json.key(name)
                    element.write(value, to: &out)
                }
                out.json.endObject()
            })
    }
}
