import API
import Household
import QuestionKinds
import Testing
import Words

@testable import Commands

/// Everything that is drawn fits its terminal, in every language.
@Suite struct LearnScreenTests {
    private static let languages = ["en", "de", "es", "fr", "qps"]
    private static let kinds = QuestionKinds.all.map { $0.kind.rawValue }
    private static let forms = Pictures.all.map { $0.name }

    private static func language(_ tag: String) -> Language { Language.named(tag) ?? .english }

    private static func body(_ kind: String) throws -> QuestionBodyView {
        let definition = try #require(QuestionKinds.all.first { $0.kind.rawValue == kind })
        return body(definition)
    }

    private static func body<Kind: QuestionKindDefinition>(_ kind: Kind.Type) -> QuestionBodyView {
        QuestionBody(kind.example.content).view(order: kind.example.content.choices)
    }

    private static func picture(_ form: String) throws -> Picture {
        let definition = try #require(Pictures.all.first { $0.name == form })
        return picture(definition)
    }

    private static func picture<Form: PictureDefinition>(_ form: Form.Type) -> Picture {
        Picture(form.example, text: form.exampleText)
    }

    private static func screen(
        _ state: LearnState, _ width: Int = 80, _ rows: Int = 24, colour: Bool = false, pictures: Bool = true
    ) -> LearnScreen {
        LearnScreen(
            state: state, terminal: Terminal(width: width, hasColour: colour), rows: rows, hasPictures: pictures,
            now: 0)
    }

    private static func check(_ screen: LearnScreen, _ width: Int, _ rows: Int, _ what: String) {
        #expect(screen.lines.count <= rows, "\(what)")
        for line in screen.lines { #expect(TextWidth.of(line) <= width, "\(what): \(line)") }
    }

    @Test("Every kind of question fits 80 columns and 24 lines, in every language", arguments: kinds, languages)
    func kind(kind: String, tag: String) throws {
        for pictures in [true, false] {
            let state = learner(question(try Self.body(kind)), in: Self.language(tag))
            let screen = Self.screen(state, pictures: pictures)
            Self.check(screen, 80, 24, "\(kind) \(tag)")
            // The pad is seen as a whole, and so are the keys.
            let pad = try #require(state.asked).pad.lines(on: screen.canvas).map(\.text)
            let shown = screen.lines.map { $0.dropFirst(2) }
            for line in pad { #expect(shown.contains { $0.hasPrefix(line) }, "\(kind) \(tag): \(line)") }
            #expect(
                screen.lines.last?.contains("Q") == true || screen.lines.last?.contains("sc") == true || tag == "fr")
        }
    }

    @Test("Every form of picture fits beside a question, small and large", arguments: forms)
    func pictures(form: String) throws {
        let state = learner(question(try Self.body("multipleChoice"), picture: try Self.picture(form)))
        for (width, rows) in [(80, 24), (120, 40), (200, 60), (40, 12), (20, 6)] {
            Self.check(Self.screen(state, width, rows), width, rows, "\(form) \(width)")
            Self.check(Self.screen(state, width, rows, pictures: false), width, rows, "\(form) \(width)")
        }
    }

    @Test("A picture is drawn on 80 columns, not only told", arguments: forms)
    func drawn(form: String) throws {
        let picture = try Self.picture(form)
        let canvas = Canvas(width: Canvas.usualWidth)
        #expect(PictureDrawing.lines(picture, on: canvas) != PictureDrawing.told(picture, on: canvas))
    }

    @Test("Without pictures a clock and shapes are told in words")
    func told() throws {
        let canvas = Canvas(width: Canvas.usualWidth, hasPictures: false)
        for form in ["clock", "shapes", "shadedShape"] {
            let picture = try Self.picture(form)
            #expect(PictureDrawing.lines(picture, on: canvas) == PictureDrawing.told(picture, on: canvas))
        }
    }

    @Test("As many things are drawn as there are to count", arguments: [0, 1, 5, 10, 17, 20, 40])
    func counted(count: Int) {
        let canvas = Canvas(width: Canvas.usualWidth)
        let things = ThingCount(thing: "duck", count: count, crossedOut: min(2, count))
        for picture in [RowsPicture(rows: [things]), ScatteredPicture(groups: [things], layout: 3)]
            as [any DrawablePicture]
        {
            let text = picture.lines(on: canvas).map(\.text).joined()
            #expect(text.count { $0 == "🦆" } == count - min(2, count))
            #expect(text.count { $0 == "✗" } == min(2, count))
        }
        guard count <= 20 else { return }
        let frames = TenFramesPicture(thing: "duck", count: count, frames: 2).lines(on: canvas).map(\.text).joined()
        #expect(frames.count { $0 == "🦆" } == count)
    }

    @Test("Things to count are ticked off one by one, in signs, and the answer stays the child's")
    func ticked() throws {
        let rows = RowsPicture(rows: [ThingCount(thing: "duck", count: 12)])
        let body = QuestionBody(Count(answer: 12, highest: 20)).view(order: [])
        var state = learner(question(body, picture: Picture(rows, text: "Twelve ducks.")))
        func text() -> String { Self.screen(state).lines.joined(separator: "\n") }
        #expect(text().contains("Space ticks one off") && !text().contains(PadSign.kept))
        _ = state.type("   ")
        #expect(text().contains(" 🦆✓ 🦆✓ 🦆✓▸🦆  🦆 "))
        // A tick is taken back where it is.
        _ = state.type("← ")
        #expect(text().contains(" 🦆✓ 🦆✓▸🦆  🦆 "))
        for _ in 0..<20 { _ = state.type(" ") }
        #expect(text().count { $0 == "🦆" } == 12)
        Self.check(Self.screen(state), 80, 24, "ticked")
        let (open, asked) = (try #require(state.open), try #require(state.asked))
        #expect(state.type("12⏎") == [.answer(open.id, asked.question.presentation, .number(12))])
        // Where nothing is to be counted, nothing is ticked.
        let choice = QuestionBody(MultipleChoice.example.content).view(order: ["six", "eight"])
        #expect(learner(question(choice, picture: Picture(rows, text: "Ducks."))).asked?.marks == nil)
        #expect(learner(question(body)).asked?.marks == nil)
    }

    @Test("Every thing of every picture can be ticked off, wherever it lies", arguments: [1, 4, 10, 17])
    func everyTick(count: Int) throws {
        let things = ThingCount(thing: "duck", count: count)
        let pictures: [any TickedPicture] = [
            RowsPicture(rows: [things, ThingCount(thing: "duck", count: 2)]),
            ScatteredPicture(groups: [things], layout: 3), TenFramesPicture(thing: "duck", count: count, frames: 2),
        ]
        for picture in pictures {
            var marks = ThingMarks(count: picture.thingCount)
            for isLarge in [false, true] {
                var canvas = Canvas(width: Canvas.usualWidth, isLarge: isLarge)
                for thing in 0..<picture.thingCount {
                    canvas.marks = marks
                    let text = picture.lines(on: canvas).map(\.text).joined(separator: "\n")
                    #expect(text.count { $0 == "✓" } == (isLarge ? picture.thingCount : thing), "\(picture)")
                    #expect(text.count { $0 == "🦆" } == picture.thingCount, "\(picture)")
                    #expect(picture.lines(on: canvas).allSatisfy { $0.width <= canvas.width }, "\(picture)")
                    if !isLarge { #expect(marks.press(.character(" ")) == true) }
                }
            }
        }
        var marks = ThingMarks(count: 1)
        for key in keys("↑⏎1") { #expect(marks.press(key) == false) }
    }

    @Test("Two colors are two signs: nobody needs to see colors")
    func signs() {
        let text = TenFramesPicture(thing: "bead", count: 7, added: 2).lines(on: Canvas(width: 76)).map(\.text).joined()
        #expect(text.count { $0 == "●" } == 7)
        #expect(text.count { $0 == "◆" } == 2)
    }

    @Test("What a screen says is the same with and without colors")
    func colours() throws {
        for kind in Self.kinds {
            let state = learner(question(try Self.body(kind)))
            let plain = Self.screen(state).lines
            let painted = Self.screen(state, colour: true).lines.map { $0.replacing(/\u{1B}\[[0-9]*m/, with: "") }
            #expect(plain == painted)
        }
    }

    @Test("A large terminal has larger drawings")
    func large() throws {
        let state = learner(question(try Self.body("clock")))
        let clock = { (width: Int, rows: Int) in
            Self.screen(state, width, rows).lines.count { $0.contains { ("\u{2801}"..."\u{28FF}").contains($0) } }
        }
        #expect(clock(120, 40) > clock(80, 24))
    }

    @Test("Every word of the keys is in every language as long as a line at most", arguments: languages)
    func menus(tag: String) {
        var state = LearnState(language: Self.language(tag))
        state.asking = state.minutesMenu
        Self.check(Self.screen(state), 80, 24, tag)
        state.asking = nil
        state.stage = .resting("Time to rest.", mayGoOn: true)
        Self.check(Self.screen(state), 80, 24, tag)
    }

    @Test("In a low terminal the question and its answers stand before what was said")
    func low() throws {
        var state = learner(question(try Self.body("multipleChoice")))
        for number in 1...3 { state.tell("Word \(number) " + String(repeating: "and more ", count: 12), .plain) }
        let screen = Self.screen(state, 50, 12)
        let text = screen.lines.joined(separator: "\n")
        #expect(text.contains("How many?"))
        for line in try #require(state.asked).pad.lines(on: screen.canvas).map(\.text) {
            #expect(text.contains(line), "\(line)")
        }
        Self.check(screen, 50, 12, "low")
    }

    @Test("The clock of a quiz has a name, and lists say that letters choose", arguments: languages)
    func named(tag: String) throws {
        var state = LearnState(language: Self.language(tag))
        for style in [QuizTimer.Style.bar, .digits] {
            let timer = QuizTimer(style: style, limitSeconds: 120, secondsLeft: 90, isStopped: false)
            _ = state.take(
                .activity(reply(question(try Self.body("yesNo")), kind: .quiz, timer: timer)), to: .start(.sprint()),
                at: 0)
            let screen = Self.screen(state)
            #expect(screen.progress.text.contains(screen.canvas.say("learn.clock.name") + " "))
            Self.check(screen, 80, 24, tag)
            Self.check(Self.screen(state, 40, 12), 40, 12, tag)
        }
        guard tag == "en" else { return }
        state.asking = state.minutesMenu
        #expect(Self.screen(state).lines.joined().contains("letter or ↑ ↓"))
    }

    @Test("Without a drawing a thing beside a ruler is told by its steps, never by where it ends")
    func measured() {
        let canvas = Canvas(width: Canvas.usualWidth, hasPictures: false)
        let thing = MeasuredPicture(
            measured: [MeasuredThing(thing: "key", start: 2, length: 5)], unit: "cubes", ruler: 12)
        let told = PictureDrawing.told(Picture(thing, text: "It begins at 2 and ends at 7."), on: canvas).map(\.text)
        #expect(told.last == ". . = = = = =")
        #expect(!told.joined().contains { $0.isNumber })
        // What is compared keeps its words: the question names each.
        let both = MeasuredPicture(
            measured: [MeasuredThing(thing: "key", length: 5), MeasuredThing(thing: "pencil", length: 3)],
            unit: "cubes", ruler: 8)
        #expect(PictureDrawing.told(Picture(both, text: "Two things."), on: canvas).map(\.text) == ["Two things."])
    }

    @Test("Without a drawing bars are told by signs to count, never by their numbers")
    func bars() {
        let canvas = Canvas(width: Canvas.usualWidth, hasPictures: false)
        let bars = BarGraphPicture(
            bars: [GraphBar(label: "cats", value: 3), GraphBar(label: "dogs", value: 0)], highest: 6)
        let told = PictureDrawing.told(Picture(bars, text: "A bar for cats goes up to 3."), on: canvas).map(\.text)
        #expect(told.dropFirst() == ["cats: = = =", "dogs: \u{2013}"])
    }

    @Test("In plain lines a picture is told once, without a drawing beside its words", arguments: forms)
    func toldOnce(form: String) throws {
        let picture = try Self.picture(form)
        var screen = Self.screen(learner(question(try Self.body("yesNo"), picture: picture)), pictures: false)
        screen.tellsPictures = true
        let canvas = screen.canvas
        let lines = LearnBody(state: screen.state, canvas: canvas, page: screen.page, now: screen.now).plainLines
        let told = PictureDrawing.told(picture, on: canvas)
        let prompt = try #require(lines.firstIndex { $0.text == "How many?" })
        #expect(Array(lines[(prompt + 1)...].prefix(told.count)) == told, "\(lines.map(\.text))")
        let pad = try #require(screen.state.asked).pad.lines(on: canvas)
        #expect(Array(lines[(prompt + 1 + told.count)...].prefix(pad.count)) == pad, "\(lines.map(\.text))")
    }

    @Test("A text that steers terminals does nothing")
    func printable() throws {
        let state = learner(question(try Self.body("yesNo"), prompt: "How\u{1B}[2J many?"))
        #expect(!Self.screen(state).lines.joined().contains("\u{1B}"))
    }
}
