import Glibc
import Household

/// Learning in plain lines: for a terminal that only prints, for one that reads aloud, and for scripts.
final class PlainLearn: LearnFace {
    let session: Invocation
    let run: LearnRun
    let signals: SignalPipe
    private var typed: [UInt8] = []
    private var shown = ""
    private var said: [String] = []
    /// Whether what is typed next is waited for, and that is not shown yet.
    private var owesPrompt = true

    init(_ session: Invocation, _ run: LearnRun) throws {
        self.session = session
        self.run = run
        signals = try SignalPipe(LearnSignals.ends)
    }

    var keyboard: CInt { STDIN_FILENO }

    /// Until somebody leaves, the input ends, or kidd is away for too long.
    func toItsEnd() throws { try goRound() }

    private var screen: LearnScreen {
        var state = run.state
        state.forgetMarks()
        return LearnScreen(
            state: state, terminal: Terminal.current(), rows: 24, hasPictures: false, tellsPictures: true,
            now: MonotonicClock.now())
    }

    /// Prints what is new.
    func show() {
        let screen = screen
        let body = LearnBody(state: screen.state, canvas: screen.canvas, page: screen.page, now: screen.now)
        let notices = body.noticeLines.map(\.text)
        if notices != said {
            // What was said before stays on the paper above.
            let new = notices.starts(with: said) ? Array(notices.dropFirst(said.count)) : notices
            print(new)
            said = notices
        }
        let name = pageName
        guard name != shown else { return }
        shown = name
        let progress = screen.progress.text
        let lines = (progress.isEmpty ? [] : [progress]) + body.plainLines.map(\.text)
        let keys =
            run.isOver ? [] : LearnKeyWords(state: screen.state, canvas: screen.canvas, isPlain: true).lines.map(\.text)
        print([""] + lines + keys)
        owesPrompt = true
    }

    /// Once kidd has answered all that it was asked.
    private func prompt() {
        guard owesPrompt, run.isIdle else { return }
        owesPrompt = false
        Output.out("> ")
    }

    private func print(_ lines: [String]) {
        for line in lines { Output.out(line + "\n") }
    }

    /// What is shown: as long as it is the same nothing is printed again.
    private var pageName: String {
        if let reason = run.state.reason { return "why \(reason.minutes)" }
        if let asking = run.state.asking { return "ask \(asking.title)" }
        switch run.state.stage {
        case .opening: return ""
        case .menu(let menu), .lessons(let menu): return "menu \(menu.title) \(menu.items.map(\.text))"
        case .question(let asked): return "\(asked.question.presentation) \(asked.hints.count)"
        case .between: return "between"
        case .ended(let end): return "ended \(end.rewards == nil)"
        case .resting(let words, let mayGoOn): return "resting \(words) \(mayGoOn)"
        case .left: return "left"
        }
    }

    func wait() {
        prompt()
        // What was typed before is heard first.
        guard !typed.contains(UInt8(ascii: "\n")) else { return }
        waitForNews()
        guard Wait.isReadable(STDIN_FILENO) else { return }
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = read(STDIN_FILENO, &bytes, bytes.count)
        if count > 0 { typed += bytes.prefix(count) }
        if count == 0 { run.press(.end) }
    }

    /// Ctrl-Z is the terminal's own business: there is nothing to put back.
    func stop() {}

    /// One line at a time: what it leads to is shown before the next one is read.
    func hear() {
        guard let end = typed.firstIndex(of: UInt8(ascii: "\n")) else { return }
        let line = String(decoding: typed[..<end], as: UTF8.self).trimming { $0 == " " || $0 == "\r" }
        typed.removeSubrange(...end)
        run.beginAnew()
        if let keys = PlainKeys.keys(of: line, for: run.state) {
            for key in keys { run.press(key) }
        } else {
            run.misread()
            // It is said again for each such line.
            said = []
        }
        owesPrompt = true
    }
}

/// Lines as keys: each line is a whole answer, or a command.
enum PlainKeys {
    /// The keys of a line; nil for one that is neither, such as a sentence where letters are keys.
    static func keys(of line: some StringProtocol, for state: LearnState) -> [LearnKey]? {
        if line == "/q" { return [.end] }
        if line == "/t" { return [.time] }
        if line == "/b" { return back(in: state) }
        if state.reason != nil { return line.map { .character($0) } + [.enter] }
        if let asking = state.asking { return keys(of: line, in: asking) }
        switch state.stage {
        case .question(let asked): return line == "?" ? [.character("?")] : keys(of: line, on: asked.pad)
        case .menu(let menu), .lessons(let menu): return keys(of: line, in: menu)
        // There is nothing to choose: whatever is typed goes on.
        case .opening, .between, .ended, .resting, .left: return command(line).map { [$0] } ?? [.enter]
        }
    }

    /// One step back, where there is one.
    private static func back(in state: LearnState) -> [LearnKey]? {
        if state.reason != nil || state.asking != nil { return [.escape] }
        if case .lessons = state.stage { return [.escape] }
        return nil
    }

    /// Q and T alone on their line.
    private static func command(_ line: some StringProtocol) -> LearnKey? {
        ["q", "t"].contains(line.lowercased()) ? line.first.map { .character($0) } : nil
    }

    private static func keys(of line: some StringProtocol, in menu: LearnMenu) -> [LearnKey]? {
        if menu.names(String(line)) || line.isEmpty { return line.map { .character($0) } + [.enter] }
        return command(line).map { [$0] }
    }

    private static func keys(of line: some StringProtocol, on pad: any AnswerPad) -> [LearnKey]? {
        // The sign is the key of a hint, and no part of an answer.
        if pad.line == .text { return line.filter { $0 != "?" }.map { .character($0) } + [.enter] }
        let words = line.split { $0 == " " || $0 == "," }
        let isKey = words.count < 2 && (words.first.map { $0.count == 1 || Int($0) != nil } ?? true)
        if pad.line != .key || isKey, let keys = taken(words, by: pad) { return keys }
        // Which of these is a command depends on the letters of the question.
        return command(line).map { [$0] } ?? (pad as? ChoicePad)?.letter(of: String(line)).map { [$0, .enter] }
    }

    /// The keys of some words if the pad takes them all; up to the first of which it has something to tell.
    private static func taken(_ words: [some StringProtocol], by pad: any AnswerPad) -> [LearnKey]? {
        var keys: [LearnKey] = []
        for word in words {
            let isNext = pad.line == .parts && keys.last?.isDigit == true && word.first?.isNumber == true
            keys += (isNext ? [.next] : []) + word.map { .character($0) }
        }
        var trial = pad
        var told: Int?
        for (place, key) in keys.enumerated() {
            switch trial.press(key) {
            case .unused, .anew: return nil
            case .tell: told = told ?? place
            case .changed, .send: continue
            }
        }
        return told.map { Array(keys[...$0]) } ?? keys + [.enter]
    }
}

extension LearnKey {
    fileprivate var isDigit: Bool { if case .character(let character) = self { character.isNumber } else { false } }
}
