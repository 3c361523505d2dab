import Glibc
import Household
import Testing
import Words

@testable import Commands

@Suite struct RunPartsTests {
    @Test(
        "What a program counts as is written with names",
        arguments: [
            ("app=tuxmath", ActivityRef(app: "tuxmath")), ("subject=math", ActivityRef(subject: "math")),
            ("lesson=counting-objects", ActivityRef(lesson: "counting-objects")),
            ("app=gcompris,subject=math", ActivityRef(subject: "math", app: "gcompris")),
            ("pack=p, app=a=b", ActivityRef(app: "a=b", pack: "p")),
        ])
    func activities(text: String, expected: ActivityRef) throws {
        #expect(try RunActivity.activity(text) == expected)
    }

    @Test(
        "Other words are refused before anything is asked",
        arguments: ["", "tuxmath", "app", "app=", "app=a,app=b", "x=y"])
    func refused(text: String) {
        #expect(throws: (any Error).self) { try RunActivity.activity(text) }
        #expect(Kidctl.run(["run", "--child", "mia", "--as", text, "--", "true"]) == .usage)
    }

    @Test("Without a word it is an app with the program's name")
    func standard() {
        #expect(RunActivity.standard(for: "/usr/games/tuxmath") == ActivityRef(app: "tuxmath"))
        #expect(RunActivity.standard(for: String(repeating: "x", count: 100)).app?.count == 64)
    }

    @Test("A grace is at most a minute, and a program has to be named")
    func options() {
        #expect(Kidctl.run(["run", "--child", "mia", "--grace", "61", "--", "true"]) == .refused)
        #expect(Kidctl.run(["run", "--child", "mia"]) == .usage)
        #expect(Kidctl.run(["run", "--child", "mia", "--json", "--", "true"]) == .usage)
        #expect(Kidctl.run(["run-guard", "0", "10", "--", "true"]) == .usage)
    }

    @Test(
        "The parent in a process's line is behind its name, whatever that holds",
        arguments: [
            ("12 (sh) S 7 12 12 0", 7), ("12 (a) Z 9) S 7 12", 7), ("12 (a b) R 1 2", 1), ("12 (gone) Z 7 12", nil),
            ("", nil), ("12 (cut", nil),
        ])
    func parents(stat: String, parent: pid_t?) {
        #expect(Descendants.parent(in: stat) == parent)
    }

    @Test(
        "A process runs that is neither stopped nor ended",
        arguments: [
            ("12 (sh) S 7 12", true), ("12 (a) T b) R 7", true), ("12 (a) D 7", true), ("12 (sh) T 7", false),
            ("12 (sh) t 7", false), ("12 (sh) Z 7", false), ("", false),
        ])
    func running(stat: String, isRunning: Bool) {
        #expect(Descendants.isRunning(in: stat) == isRunning)
    }

    @Test("Descendants are children and theirs, and nobody else")
    func closure() {
        let parents: [pid_t: pid_t] = [2: 1, 3: 2, 4: 3, 5: 1, 6: 5, 7: 7]
        #expect(Set(Descendants.closure(of: 2, parents: parents)) == [3, 4])
        #expect(Set(Descendants.closure(of: 1, parents: parents)) == [2, 3, 4, 5, 6])
        #expect(Descendants.closure(of: 7, parents: parents) == [])
    }

    @Test(
        "A desktop is a display and a bus",
        arguments: [
            (["DISPLAY": ":0", "DBUS_SESSION_BUS_ADDRESS": "unix:"], true),
            (["WAYLAND_DISPLAY": "w", "DBUS_SESSION_BUS_ADDRESS": "unix:"], true),
            (["DISPLAY": ":0"], false), (["DBUS_SESSION_BUS_ADDRESS": "unix:"], false),
            (["DISPLAY": "", "DBUS_SESSION_BUS_ADDRESS": "unix:"], false), ([:], false),
        ])
    func desktop(environment: [String: String], expected: Bool) {
        #expect(RunNotice.hasDesktop(environment.value) == expected)
    }

    @Test("The guard hears of another grace, and takes no beat for one", arguments: [0, 1, 5, 60])
    func graces(seconds: Int) {
        #expect(GuardLink.grace(in: GuardLink.byte(closingWithin: seconds)) == seconds)
        #expect(GuardLink.grace(in: 1) == nil)
        #expect(GuardLink.byte(closingWithin: 4000) == GuardLink.byte(closingWithin: 60))
    }

    @Test("Every word is kind: it has a title, a sentence, and blames nobody", arguments: Language.tags)
    func words(tag: String) throws {
        let language = try #require(Language.named(tag))
        let all: [RunPlan.Word] = [
            .warning(minutes: 5, say: "s"), .warning(minutes: 1, say: "s"), .more(say: "s"), .ended(say: "s"), .away,
            .back, .gaveUp,
        ]
        for word in all {
            let notice = RunNotice(word, program: "tuxmath", in: language)
            #expect(!notice.title.isEmpty && !notice.body.isEmpty)
            #expect(!(notice.title + notice.body).lowercased().contains("you must"))
        }
        let titles = ["en": "closes now", "de": "schließt jetzt", "es": "se cierra ahora", "fr": "se ferme maintenant"]
        if let title = titles[tag] {
            #expect(RunNotice(.ended(say: "s"), program: "tuxmath", in: language).title == "tuxmath " + title)
        }
    }

    @Test(
        "A program may stand without a separator: what follows its name is the program's own",
        arguments: [
            ["run", "--child", "mia", "/bin/echo", "--child", "ben"],
            ["run", "--child=mia", "--", "/bin/echo", "--child", "ben"],
        ])
    func separator(words: [String]) throws {
        let command = try #require(try Kidctl.command(of: words) as? RunProgram)
        #expect(command.child == "mia")
        #expect(command.command == ["/bin/echo", "--child", "ben"])
    }

    @Test("An option that is misspelt is no program")
    func misspelt() {
        #expect(throws: (any Error).self) { try Kidctl.command(of: ["run", "--chlid", "mia", "tuxmath"]) }
    }

    @Test("How a program ended is told as a shell does")
    func statuses() {
        #expect(ChildProcess.exitCode(ofStatus: 5 << 8) == 5)
        #expect(ChildProcess.exitCode(ofStatus: 9) == 137)
        #expect(ChildProcess.exitCode(ofStatus: 0x80 | 11) == 139)
        #expect(ChildProcess.exitCode(ofStatus: SIGTSTP << 8 | 0x7F) == nil)
        #expect(ChildProcess.stopSignal(ofStatus: SIGTSTP << 8 | 0x7F) == SIGTSTP)
        #expect(ChildProcess.exitCode(ofStatus: 0xFFFF) == nil)
        #expect(ChildProcess.isContinued(0xFFFF))
    }
}
