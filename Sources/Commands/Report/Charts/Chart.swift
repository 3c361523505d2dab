import Words

/// What all pictures have in common: a name and a description for who does not see them, and sizes of their own.
enum Chart {
    /// A picture.
    ///
    /// - Parameter id: no other picture of the page has it.
    static func svg(
        width: Int, height: Int, id: String, title: String, about: String, _ shapes: [Markup]
    ) -> Markup {
        .element(
            "svg",
            [
                ("role", "img"), ("width", "\(width)"), ("height", "\(height)"),
                ("viewBox", "0 0 \(width) \(height)"), ("aria-labelledby", "\(id)-t \(id)-d"),
            ],
            [
                .element("title", [("id", "\(id)-t")], title), .element("desc", [("id", "\(id)-d")], about),
            ] + shapes)
    }

    /// A number of the drawing, with one decimal at most.
    static func px(_ number: Double) -> String {
        let tenths = Int((number * 10).rounded())
        return tenths % 10 == 0 ? "\(tenths / 10)" : "\(Double(tenths) / 10)"
    }

    enum Anchor: String {
        case start, middle, end
    }

    static func text(
        _ text: String, _ x: Double, _ y: Double, _ paint: Paint = .dim, _ anchor: Anchor = .start, size: Int = 11
    ) -> Markup {
        .element(
            "text",
            [("x", px(x)), ("y", px(y)), ("text-anchor", anchor.rawValue), ("font-size", "\(size)")] + paint.fill,
            text)
    }

    static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ paint: Paint) -> Markup {
        .element(
            "rect",
            [("x", px(x)), ("y", px(y)), ("width", px(width)), ("height", px(height)), ("rx", "1.5")] + paint.fill)
    }

    static func line(
        _ from: (x: Double, y: Double), _ to: (x: Double, y: Double), _ paint: Paint, width: Double = 1,
        dashes: String? = nil
    ) -> Markup {
        .element(
            "line",
            [
                ("x1", px(from.x)), ("y1", px(from.y)), ("x2", px(to.x)), ("y2", px(to.y)),
                ("stroke-width", px(width)),
            ] + (dashes.map { [("stroke-dasharray", $0)] } ?? []) + paint.stroke)
    }

    static func circle(_ x: Double, _ y: Double, _ radius: Double, _ paint: Paint) -> Markup {
        .element("circle", [("cx", px(x)), ("cy", px(y)), ("r", px(radius))] + paint.fill)
    }

    /// Many shapes of one color in one element; nothing where there are none.
    static func path(_ shapes: [String], _ paint: Paint) -> Markup {
        shapes.isEmpty ? .nothing : .element("path", [("d", shapes.joined())] + paint.fill)
    }

    /// A square of a path, around its middle.
    static func square(_ x: Double, _ y: Double, _ side: Double) -> String {
        "M\(px(x - side / 2)) \(px(y - side / 2))h\(px(side))v\(px(side))h\(px(-side))z"
    }

    /// About how wide a text of the usual size is.
    static func width(of text: String) -> Double { Double(TextWidth.of(text)) * 6.3 }
}
