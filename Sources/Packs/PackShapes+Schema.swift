import Generators
import JSONRPC
import Shapes

extension PackShapes {
    /// The form of the files of a pack as a JSON Schema, for editors and authors: a manifest, a lesson or a template.
    package static var schema: [UInt8] {
        SchemaDocument.json(
            titled: "A file of a content pack", [manifest.schema, lesson.schema, Shape.template.schema])
    }
}
