import Client
import Glibc
import Household

/// Learning in plain lines: for a terminal that only prints, for one that reads aloud, and for scripts.
final class PlainLearn {
    private let session: Invocation
    private let run: LearnRun
    private let signals: SignalPipe
    private var typed: [UInt8] = []
    private var shown = ""
    private var said: [String] = []
    /// Whether what is typed next is waited for, and that is not shown yet.
    private var owesPrompt = true

    private static let ends: [CInt] = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

    init(_ session: Invocation, _ run: LearnRun) throws {
        self.session = session
        self.run = run
        signals = try SignalPipe(Self.ends)
    }

    /// Until somebody leaves, the input ends, or kidd is away for too long.
    func toItsEnd() throws {
        run.onShow = { [unowned self] in show() }
        while true {
            do throws(ClientError) {
                try run.work(at: MonotonicClock.now())
            } catch {
                throw session.problem(error)
            }
            show()
            if run.isOver { return }
            prompt()
            if !typed.contains(UInt8(ascii: "\n")) { waitForNews() }
            if signals.arrivals().contains(where: { Self.ends.contains($0.number) }) { run.leave() }
            hearLine()
        }
    }

    private var screen: LearnScreen {
        LearnScreen(
            state: run.state, terminal: Terminal.current(), rows: 24, hasPictures: false, now: MonotonicClock.now())
    }

    /// Prints what is new.
    private func show() {
        let screen = screen
        let body = LearnBody(state: run.state, canvas: screen.canvas, page: screen.page, now: screen.now)
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
        let keys = run.isOver ? [] : LearnKeyWords(state: run.state, canvas: screen.canvas).lines.map(\.text)
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
        if let asking = run.state.asking { return "ask \(asking.title)" }
        switch run.state.stage {
        case .opening: return ""
        case .menu(let menu), .lessons(let menu): return "menu \(menu.title) \(menu.items.count)"
        case .question(let asked): return "\(asked.question.presentation) \(asked.hints.count)"
        case .between: return "between"
        case .ended(let end): return "ended \(end.rewards == nil)"
        case .resting(let words, let mayGoOn): return "resting \(words) \(mayGoOn)"
        case .left: return "left"
        }
    }

    private func waitForNews() {
        let now = MonotonicClock.now()
        if run.isDue(at: now) { return }
        let socket = run.descriptor.map { [$0] } ?? []
        Wait.forAny(of: [signals.descriptor, STDIN_FILENO] + socket, until: run.nextMoment(after: now))
        guard Wait.isReadable(STDIN_FILENO) else { return }
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = read(STDIN_FILENO, &bytes, bytes.count)
        if count > 0 { typed += bytes.prefix(count) }
        if count == 0 { run.press(.end) }
    }

    /// One line at a time: what it leads to is shown before the next one is read.
    private func hearLine() {
        guard let end = typed.firstIndex(of: UInt8(ascii: "\n")) else { return }
        let line = String(decoding: typed[..<end], as: UTF8.self).trimming { $0 == " " || $0 == "\r" }
        typed.removeSubrange(...end)
        run.beginAnew()
        for key in PlainKeys.keys(of: line, for: run.state) { run.press(key) }
        owesPrompt = true
    }
}

/// Lines as keys: each line is a whole answer, or a command.
enum PlainKeys {
    static func keys(of line: some StringProtocol, for state: LearnState) -> [LearnKey] {
        if line == "/q" { return [.end] }
        if line == "/t" { return [.next] }
        if line == "?" { return [.character("?")] }
        guard state.asking == nil, let pad = state.asked?.pad else {
            let isCommand = state.asking == nil && ["q", "t"].contains(line.lowercased())
            return line.map { LearnKey.character($0) } + (isCommand ? [] : [.enter])
        }
        if pad.typesLetters { return line.map { .character($0) } + [.enter] }
        // Which of these is a command depends on the letters of the question.
        if ["q", "t"].contains(line.lowercased()), let letter = line.first {
            var trial = pad
            if trial.press(.character(letter)) == .unused { return [.character(letter)] }
        }
        let isSeparator = { (character: Character) in character == " " || character == "," }
        return line.compactMap { character in
            isSeparator(character) ? (pad.hasFields ? .next : nil) : .character(character)
        } + [.enter]
    }
}
