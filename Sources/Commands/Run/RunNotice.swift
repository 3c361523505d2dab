import Glibc
import Words

/// What `kidctl run` tells the child: on the desktop where there is one, else on the terminal.
struct RunNotice: Equatable {
    var title: String
    var body: String
    /// Whether it stays until it is seen.
    var isUrgent = false

    /// The words for something that a plan tells.
    init(_ word: RunPlan.Word, program: String, in language: Language) {
        let named: KeyValuePairs<String, Saying.Value> = ["program": .text(program)]
        switch word {
        case .warning(let minutes, let say):
            self.init(language.say("run.left", ["minutes": .number(minutes)]), say, isUrgent: minutes == 1)
        case .more(let say): self.init(language.say("run.more"), say)
        case .ended(let say): self.init(language.say("run.ends", named), say, isUrgent: true)
        case .away: self.init(language.say("run.away"), language.say("run.away.save", named), isUrgent: true)
        case .back: self.init(language.say("run.back"), language.say("run.back.goOn"))
        case .gaveUp: self.init(language.say("run.ends", named), language.say("run.gaveUp"), isUrgent: true)
        }
    }

    init(_ title: String, _ body: String, isUrgent: Bool = false) {
        (self.title, self.body, self.isUrgent) = (title, body, isUrgent)
    }

    /// The program of the desktop that shows it.
    static let tool = "notify-send"

    /// Shows it; waits for nobody.
    ///
    /// - Returns: The process that shows it on the desktop, which may fail; nil when it stands on the terminal.
    func show(in language: Language) -> pid_t? {
        if let process = showOnDesktop() { return process }
        showOnTerminal(in: language)
        return nil
    }

    /// Shows it on the desktop; nil where there is none.
    func showOnDesktop(_ environment: (String) -> String? = Environment.value) -> pid_t? {
        let command = [
            Self.tool, "--app-name=kidctl", "--urgency=\(isUrgent ? "critical" : "normal")", "--",
            title.printable, body.printable,
        ]
        if Self.hasDesktop(environment), ProgramPath.find(Self.tool, environment) != nil,
            case .success(let process) = ChildProcess.start(command, streams: .none)
        {
            return process
        }
        return nil
    }

    /// One line on standard error, with a bell where somebody may hear it.
    func showOnTerminal(in language: Language) {
        let bell = isatty(STDERR_FILENO) == 1 ? "\u{07}" : ""
        let text = language.say("label", ["name": .text(title.printable), "text": .text(body.printable)])
        Output.error("\(bell)kidctl: \(text)\n")
    }

    /// A display, and a bus that notifications go over.
    static func hasDesktop(_ environment: (String) -> String?) -> Bool {
        func isSet(_ name: String) -> Bool { environment(name).map { !$0.isEmpty } ?? false }
        let bus = environment("XDG_RUNTIME_DIR").map { $0 + "/bus" }
        let hasBus = isSet("DBUS_SESSION_BUS_ADDRESS") || bus.map { access($0, F_OK) == 0 } == true
        return (isSet("DISPLAY") || isSet("WAYLAND_DISPLAY")) && hasBus
    }
}
