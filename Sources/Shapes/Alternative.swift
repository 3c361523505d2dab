import StrictJSON

/// One of the things that a value can be: the word that names it, and the shape of what only it has.
///
/// It is an object, because each value that is written looks for its own.
public final class Alternative<Whole>: Sendable {
    /// The word, which is also the name of the member that holds the rest.
    public let name: String
    /// What it is, for readers of the schema.
    public let summary: String
    /// What the member of its name holds.
    public let schema: Schema
    let key: [UInt8]
    let blank: @Sendable () -> Whole
    let read: @Sendable (JSONValue) throws(ShapeFault) -> Whole
    let unpack: Shape<Whole>.Unpacker
    let write: Shape<Whole>.Writer

    /// An alternative of this name.
    ///
    /// - Parameters:
    ///   - shape: how the part is written that only this alternative has.
    ///   - make: the whole out of the part.
    ///   - part: the part of a whole that is this alternative; nil for any other.
    public init<Part>(
        _ name: String, _ summary: String = "", _ shape: Shape<Part>, make: @escaping @Sendable (Part) -> Whole,
        part: @escaping @Sendable (Whole) -> Part?
    ) {
        self.name = name
        self.summary = summary
        schema = shape.schema
        key = JSONWriter.encodedKey(name)
        blank = { make(shape.blank()) }
        read = { (json) throws(ShapeFault) in
            do throws(ShapeFault) { return make(try shape.read(json)) } catch { throw error.below(name) }
        }
        unpack = { (source) throws(ShapeFault) in
            do throws(ShapeFault) { return make(try shape.unpack(from: &source)) } catch { throw error.below(name) }
        }
        let writer = shape.writer
        write = { whole, out in
            // A whole is written by the alternative that its name chose, so the part is there.
            if let part = part(whole) {
                withUnsafePointer(to: part) { writer($0, &out) }
            } else if !out.isPacked {
                out.json.null()
            }
        }
    }
}

extension [String] {
    /// Words in a sentence: "a, b, c".
    var listed: String { joined(separator: ", ") }
}
