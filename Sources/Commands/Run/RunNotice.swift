import Glibc

/// What `kidctl run` tells the child: on the desktop where there is one, else on the terminal.
struct RunNotice: Equatable {
    var title: String
    var body: String
    /// Whether it stays until it is seen.
    var isUrgent = false

    /// The words for something that a plan tells.
    init(_ word: RunPlan.Word, program: String) {
        switch word {
        case .warning(minutes: 1, let say): self.init("One last minute", say, isUrgent: true)
        case .warning(let minutes, let say): self.init("\(minutes) minutes or less", say)
        case .more(let say): self.init("More time", say)
        case .ended(let say): self.init("\(program) closes now", say, isUrgent: true)
        case .away:
            self.init(
                "kidd does not answer",
                "If that stays so, \(program) closes in about a minute. A good moment to save.", isUrgent: true)
        case .back: self.init("kidd is back", "Everything goes on.")
        case .gaveUp:
            self.init(
                "\(program) closes now",
                "kidd does not answer, so nobody knows how much time is left. A parent can help.", isUrgent: true)
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
    func show() -> pid_t? {
        if let process = showOnDesktop() { return process }
        showOnTerminal()
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
    func showOnTerminal() {
        let bell = isatty(STDERR_FILENO) == 1 ? "\u{07}" : ""
        Output.error("\(bell)kidctl: \(title.printable): \(body.printable)\n")
    }

    /// A display, and a bus that notifications go over.
    static func hasDesktop(_ environment: (String) -> String?) -> Bool {
        func isSet(_ name: String) -> Bool { environment(name).map { !$0.isEmpty } ?? false }
        let bus = environment("XDG_RUNTIME_DIR").map { $0 + "/bus" }
        let hasBus = isSet("DBUS_SESSION_BUS_ADDRESS") || bus.map { access($0, F_OK) == 0 } == true
        return (isSet("DISPLAY") || isSet("WAYLAND_DISPLAY")) && hasBus
    }
}
