import Household
import Shapes

/// The forms of pictures that there are (Content, Pictures).
public enum Pictures {
    /// A line for each form, in the order in which schemas and the reference name them.
    public static let all: [any PictureDefinition.Type] = [
        RowsPicture.self, ScatteredPicture.self, TenFramesPicture.self, NumberLinePicture.self, BlocksPicture.self,
        ClockPicture.self, CoinsPicture.self, ShadedShapePicture.self, BarGraphPicture.self, ShapesPicture.self,
        MeasuredPicture.self, BalancePicture.self,
    ]

    /// The forms as packs and front-ends have them.
    static let forms: [Alternative<any PictureContent>] = all.map { form($0) }

    private static func form<Form: PictureDefinition>(_ form: Form.Type) -> Alternative<any PictureContent> {
        Alternative(form.name, form.summary, form.wire, make: { $0 }, part: { $0 as? Form })
    }
}

extension Shape where Value == Picture {
    /// A picture in packs and on the wire.
    public static let picture = Shape.object(
        "Picture", "What is drawn beside a prompt.", tag: "form", kinds: Pictures.forms,
        named: { type(of: $0).name }, part: \.content, make: { Picture($0, text: $1) }
    ) {
        required("text", \.text, .saying, "The same for those who do not see it.")
    }
}

extension Shape where Value == Int {
    /// A number in a picture.
    static let drawnNumber = Shape.integer(-10_000...10_000)
}
