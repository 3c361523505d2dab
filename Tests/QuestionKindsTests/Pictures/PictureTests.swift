import Household
import Shapes
import StrictJSON
import Testing

@testable import QuestionKinds

@Suite("Pictures")
struct PictureTests {
    private static let names = Pictures.all.map { $0.name }

    private func example(_ name: String) throws -> Picture {
        let form = try #require(Pictures.all.first { $0.name == name })
        return Picture(form.example, text: form.exampleText)
    }

    @Test("every form has a name of its own, in lowerCamelCase")
    func formNames() {
        #expect(Set(Self.names).count == Pictures.all.count)
        for name in Self.names { #expect(name.wholeMatch(of: /[a-z][A-Za-z]*/) != nil) }
    }

    @Test("an example has no faults, and comes back from what is written of it", arguments: names)
    func examples(name: String) throws {
        let picture = try example(name)
        #expect(picture.content.faults == [])
        #expect(!picture.text.isEmpty)
        let text = Shape.picture.encode(picture)
        let root = try JSONDocument(scanning: text).root
        #expect(try Shape.picture.read(root) == picture)
        #expect(root.members.map(\.name) == ["form", "text", name])
    }

    @Test("a form that nobody registered is told with those there are")
    func unknown() throws {
        let text = #"{"form":"movie","text":"A movie.","movie":{}}"#
        let fault = #expect(throws: ShapeFault.self) {
            try Shape.picture.read(JSONDocument(scanning: Array(text.utf8)).root)
        }
        #expect(fault?.path == "/form")
        #expect(fault?.message.contains("rows, scattered") == true)
    }

    /// A picture that cannot be drawn, and where.
    private static let broken: [(any PictureContent, [String])] = [
        (RowsPicture(rows: []), ["/rows"]),
        (RowsPicture(rows: [ThingCount(thing: "a", count: 3, crossedOut: 4)]), ["/rows/0/crossedOut"]),
        (RowsPicture(rows: [ThingCount(thing: "a", count: -1)]), ["/rows/0/count"]),
        (RowsPicture(rows: (0..<2).map { _ in ThingCount(thing: "a", count: 61) }), ["/rows"]),
        (ScatteredPicture(groups: []), ["/groups"]),
        (TenFramesPicture(thing: "a", count: 8, added: 3), ["/count"]),
        (TenFramesPicture(thing: "a", count: -1, added: -1, frames: 6), ["/frames", "/count", "/added"]),
        (NumberLinePicture(from: 0, to: 10, step: 3, labels: []), ["/step"]),
        (NumberLinePicture(from: 0, to: 0, labels: []), ["/step"]),
        (NumberLinePicture(from: 0, to: 121, labels: []), ["/step"]),
        (
            NumberLinePicture(from: 0, to: 10, step: 2, labels: [3], marked: [12], hops: [Hop(from: 1, to: 2)]),
            ["/labels/0", "/marked/0", "/hops/0/from"]
        ),
        (BlocksPicture(tens: 31, ones: -1), ["/tens", "/ones"]),
        (ClockPicture(hour: 24, minute: 60), ["/hour", "/minute"]),
        (CoinsPicture(coins: []), ["/coins"]),
        (CoinsPicture(coins: [CoinCount(coin: "dime", cents: 0, count: 41)]), ["/coins/0/count", "/coins/0/cents"]),
        (ShadedShapePicture(shape: .circle, parts: 0, shaded: []), ["/parts"]),
        (ShadedShapePicture(shape: .circle, parts: 4, shaded: [1, 1, 4]), ["/shaded/1", "/shaded/2"]),
        (BarGraphPicture(bars: [GraphBar(label: "a", value: 2)], highest: 5), ["/bars"]),
        (
            BarGraphPicture(bars: (0..<2).map { GraphBar(label: "\($0)", value: 6) }, highest: 5, step: 2),
            ["/step", "/bars/0/value", "/bars/1/value"]
        ),
        (ShapesPicture(shapes: []), ["/shapes"]),
        (ShapesPicture(shapes: [DrawnShape(shape: .cube, size: 4, turn: 360)]), ["/shapes/0/size", "/shapes/0/turn"]),
        (
            MeasuredPicture(measured: [MeasuredThing(thing: "a", start: 5, length: 6)], unit: "cubes", ruler: 10),
            ["/measured/0/length"]
        ),
        (MeasuredPicture(measured: [], unit: "cubes", ruler: 41), ["/measured", "/ruler"]),
        (
            BalancePicture(
                left: ThingCount(thing: "a", count: 121), right: ThingCount(thing: "b", count: 1), lower: .left),
            ["/left/count", "/left"]
        ),
    ]

    @Test("what cannot be drawn is named with its place", arguments: broken.indices)
    func faults(index: Int) {
        let (content, places) = Self.broken[index]
        #expect(content.faults.map(\.pointer) == places)
    }

    @Test("the drawings that a picture needs are those that it names")
    func things() throws {
        let named: [String: [String]] = [
            "rows": ["apple"], "scattered": ["duck"], "tenFrames": ["bead"], "coins": ["dime"],
            "barGraph": ["cat", "dog"], "measured": ["pencil"], "balance": ["book", "feather"],
        ]
        for name in Self.names { #expect(try example(name).content.things == named[name] ?? []) }
    }
}
