import JSONRPC
import Shapes
import StrictJSON
import Testing

@Suite struct ShapeTests {
    struct Walk: Equatable, Sendable {
        var metres: Int
        var note: String?
        var days: [Int]
        var isLong: Bool
        var limit: Patch<Int>
    }

    static let shape = Shape<Walk>.object("Walk", "A walk.", make: Walk.init) {
        required("metres", \.metres, .integer(0...1000), "How far.")
        optional("note", \.note, .text(1...5))
        required("days", \.days, .list(of: .integer(1...7), maximum: 3))
        defaulted("isLong", \.isLong, .boolean, to: false)
        patch("limit", \.limit, .integer(1...9))
    }

    private func read(_ text: String, besides common: Int = 0) throws -> Walk {
        try Self.shape.read(JSONDocument(scanning: Array(text.utf8)).root, besides: common)
    }

    @Test func membersComeInAnyOrderAndUsualValuesMayBeLeftOut() throws {
        #expect(
            try read(#"{"days":[1],"metres":5.0}"#)
                == Walk(metres: 5, note: nil, days: [1], isLong: false, limit: .keep))
        #expect(
            try read(#"{"limit":null,"isLong":true,"note":"far","metres":0,"days":[]}"#)
                == Walk(metres: 0, note: "far", days: [], isLong: true, limit: .clear))
    }

    @Test func whatIsWrittenReadsBackEqual() throws {
        for walk in [
            Walk(metres: 7, note: nil, days: [], isLong: false, limit: .keep),
            Walk(metres: 1000, note: "ä\"\n", days: [1, 7], isLong: true, limit: .set(9)),
            Walk(metres: 0, note: "x", days: [3], isLong: false, limit: .clear),
        ] {
            let text = String(decoding: Self.shape.encode(walk), as: UTF8.self)
            #expect(try read(text) == walk)
        }
    }

    @Test("A member goes where its path leads, whatever stands beside it, and into computed places, too")
    func paths() throws {
        struct Pair: Equatable, Sendable {
            var left = 0
            var right = 0
            var sum: Int {
                get { left + right }
                set { right = newValue - left }
            }
        }
        // The blank value is put together in the wrong order: nothing of it stays.
        let swapped = Shape<Pair>.object("Pair", make: { Pair(left: $1, right: $0) }) {
            required("left", \.left, .count)
            required("right", \.right, .count)
        }
        let computed = Shape<Pair>.object("Pair", from: Pair()) {
            required("left", \.left, .count)
            unless("sum", \.sum, .count, is: 0)
            derived("right", \.right, .count)
        }
        let pair = Pair(left: 1, right: 2)
        #expect(try swapped.read(JSONDocument(scanning: Array(#"{"left":1,"right":2}"#.utf8)).root) == pair)
        #expect(try swapped.unpack(swapped.pack(pair, after: 0)) == pair)
        #expect(String(decoding: computed.encode(pair), as: UTF8.self) == #"{"left":1,"sum":3,"right":2}"#)
        #expect(try computed.unpack(computed.pack(pair, after: 0)) == pair)
        #expect(computed.encode(Pair()) == Array(#"{"left":0,"right":0}"#.utf8))
    }

    @Test(arguments: [
        (#"{"days":[]}"#, "/metres"), (#"{"metres":1.5,"days":[]}"#, "/metres"),
        (#"{"metres":1001,"days":[]}"#, "/metres"), (#"{"metres":-1,"days":[]}"#, "/metres"),
        (#"{"metres":"5","days":[]}"#, "/metres"), (#"{"metres":null,"days":[]}"#, "/metres"),
        (#"{"metres":5}"#, "/days"), (#"{"metres":5,"days":[1,2,3,4]}"#, "/days"),
        (#"{"metres":5,"days":[1,9]}"#, "/days/1"), (#"{"metres":5,"days":[],"note":""}"#, "/note"),
        (#"{"metres":5,"days":[],"note":"123456"}"#, "/note"), (#"{"metres":5,"days":[],"note":null}"#, "/note"),
        (#"{"metres":5,"days":[],"isLong":1}"#, "/isLong"), (#"{"metres":5,"days":[],"limit":0}"#, "/limit"),
        (#"{"metres":5,"days":[],"a/b~":1}"#, "/a~1b~0"), ("[]", ""), ("5", ""),
    ])
    func aFaultNamesThePlace(text: String, path: String) throws {
        let fault = #expect(throws: ShapeFault.self) { try read(text) }
        #expect(fault?.path == path)
    }

    @Test func membersReadByTheCallerAreNotUnknown() throws {
        let text = #"{"metres":5,"days":[],"idempotencyKey":"k"}"#
        #expect(try read(text, besides: 1).metres == 5)
        let fault = #expect(throws: ShapeFault.self) { try read(text) }
        #expect(fault?.path == "/idempotencyKey")
    }

    @Test func aPatchKeepsClearsOrSets() {
        #expect(Patch<Int>.keep.applied(to: 5) == 5)
        #expect(Patch<Int>.clear.applied(to: 5) == nil)
        #expect(Patch<Int>.set(6).applied(to: 5) == 6)
    }
}
