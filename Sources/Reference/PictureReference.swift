import Household
import Packs
import QuestionKinds
import Shapes
import StrictJSON

/// The forms of pictures in Markdown, each with its example: made from their registration.
struct PictureReference {
    static let path = "rpc-spec/pictures.md"

    static func text() throws -> String {
        var text = """
            # Pictures

            Generated from the registered forms by `make spec`; do not edit.

            A question may have a `picture` beside its prompt. It names its `form`, and the member that is called like the
            form says what to draw. Draw it from this data alone: nothing of it stands in the prompt. `text` is the same for
            those who do not see it; read it aloud after the prompt. It never tells the answer.

            The names of things, coins and drawings below bars are those of `pack.asset`, which gives a drawing as SVG with
            the digest by which it can be kept. A front-end may have drawings of its own for the same names.

            All front-ends draw alike: rows begin at the left, one below the other. Frames of ten have two rows of five and
            are filled from the upper left. What is crossed out are the last things. Of things that lie about, thing `i`
            (from 0) of a group lies in a grid of `w` columns, `w` the smallest number whose square is at least the count,
            in cell `(i * 7 + layout) mod (w * w)`, or the next free cell after it; it is moved by
            `((i * 13 + layout * 5) mod 7 - 3) / 20` of a cell to the right and by
            `((i * 11 + layout * 3) mod 7 - 3) / 20` of a cell down.


            """
        for form in Pictures.all { text += try section(of: form) }
        let names = EmbeddedThings.all.keys.sorted().map { "`\($0)`" }.joined(separator: ", ")
        return text + "## Drawings of the program\n\nFor things, coins, badges, challenges and stickers: \(names).\n"
    }

    private static func section<Form: PictureDefinition>(of form: Form.Type) throws -> String {
        let picture = Picture(form.example, text: form.exampleText)
        let document = try JSONDocument(scanning: Shape.picture.encode(picture))
        return "## \(form.name)\n\n\(form.summary)\n\n```json\n\(PrettyJSON.text(of: document.root))```\n\n"
    }
}
