import ArgumentParser
import Testing
import Words

@testable import Commands

@Suite struct HelpTests {
    /// All commands, the root first.
    private static let all: [(path: String, type: any ParsableCommand.Type)] = commands(RootCommand.self, "kidctl")

    private static func commands(
        _ type: any ParsableCommand.Type, _ path: String
    ) -> [(path: String, type: any ParsableCommand.Type)] {
        [(path, type)]
            + type.configuration.subcommands.flatMap { commands($0, path + " " + ($0.configuration.commandName ?? "")) }
    }

    @Test("The help of kidctl is the one that is documented")
    func root() {
        #expect(RootCommand.helpMessage(columns: 80) == Self.golden)
    }

    @Test("Every help fits 80 columns", arguments: all.map(\.path))
    func fits(path: String) throws {
        let type = try #require(Self.all.first { $0.path == path }?.type)
        let help = RootCommand.helpMessage(for: type, columns: 80)
        for line in help.split(separator: "\n") { #expect(TextWidth.of(line) <= 80, "\(line)") }
    }

    /// A page of help as kidctl shows it.
    private static func page(_ type: any ParsableCommand.Type, in language: Language, width: Int) -> [String] {
        Help.$tongue.withValue(.of(language)) {
            Help.page(
                RootCommand.helpMessage(for: type, columns: max(width, Help.narrowest)),
                unbroken: RootCommand.helpMessage(for: type, columns: Help.unbroken), in: language, width: width)
        }.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    /// Every third command: pages are slow to make.
    private static let some = all.indices.filter { $0 % 3 == 0 }.map { all[$0] }

    @Test(
        "No line of a help is broken before there is need: a paragraph's next word would not have fitted",
        arguments: [(80, "en"), (60, "en"), (80, "de"), (80, "es"), (80, "fr")])
    func flows(width: Int, tag: String) throws {
        let language = try #require(Language.named(tag))
        for (path, type) in width == 80 && tag == "en" ? Self.all : Self.some {
            let lines = Self.page(type, in: language, width: width)
            let usage = try #require(lines.firstIndex { $0.hasPrefix(language.say("help.title.usage")) }, "\(path)")
            for (line, next) in zip(lines[..<usage], lines[1...]) where !line.isEmpty && !line.hasPrefix(" ") {
                #expect(TextWidth.of(line) <= width, "\(line)")
                guard let word = next.split(separator: " ").first, !next.hasPrefix(" ") else { continue }
                #expect(TextWidth.of(line) + 1 + TextWidth.of(word) > width, "\(path): \(line) | \(next)")
            }
        }
    }

    @Test("No word of a help is broken, however narrow the terminal")
    func words() {
        for (path, type) in Self.some {
            func words(_ width: Int) -> [Substring] {
                Self.page(type, in: .english, width: width).joined(separator: " ").split(separator: " ")
            }
            let wide = words(200)
            for width in [20, 45] { #expect(words(width) == wide, "\(path) \(width)") }
        }
    }

    @Test("Every command says what it does, and every verb has an example of itself", arguments: all.map(\.path))
    func described(path: String) throws {
        let configuration = try #require(Self.all.first { $0.path == path }?.type).configuration
        #expect(!configuration.abstract.isEmpty)
        if configuration.subcommands.isEmpty { #expect(configuration.discussion.contains("  \(path)")) }
    }

    @Test(
        "An option that makes no sense for a verb is not offered",
        arguments: [
            ("kidctl run", "--json"), ("kidctl learn", "--json"), ("kidctl time watch", "--json"),
            ("kidctl login-check", "--json"), ("kidctl household set-up", "--as-parent"),
        ])
    func senseless(path: String, option: String) throws {
        let type = try #require(Self.all.first { $0.path == path }?.type)
        #expect(!RootCommand.helpMessage(for: type, columns: 80).contains(option))
    }

    @Test("A command line that is not understood ends with 2, help with 0")
    func statuses() {
        #expect(Kidctl.run(["time", "may-i"]) == .usage)
        #expect(Kidctl.run(["policy", "set", "mia", "--daily", "soon"]) == .usage)
        #expect(Kidctl.run(["policy", "set", "mia"]) == .usage)
        #expect(Kidctl.run(["time", "--help"]) == .ok)
    }

    @Test(
        "A misspelt option is told by its name",
        arguments: [["policy", "set", "mia", "--dialy", "20m"], ["filter", "set", "mia", "--dialy"]])
    func misspelt(arguments: [String]) {
        let error = #expect(throws: (any Error).self) { try RootCommand.parseAsRoot(arguments) }
        #expect(error.map { RootCommand.fullMessage(for: $0, columns: 80).contains("--dialy") } == true)
    }

    @Test(
        "The short way to a verb reads its examples as the long way from the root does",
        arguments: all.filter { $0.type.configuration.subcommands.isEmpty }.map(\.path))
    func shortWay(path: String) throws {
        let discussion = try #require(Self.all.first { $0.path == path }?.type).configuration.discussion
        let examples = discussion.split(separator: "\n").map { $0.drop { $0 == " " } }
            .filter { $0.hasPrefix(path) && !$0.contains { "'\"|\\".contains($0) } }
        for example in examples {
            let arguments = example.split(separator: " ").dropFirst().map(String.init)
            guard let long = try? RootCommand.parseAsRoot(arguments) else { continue }
            let short = try Kidctl.command(of: arguments)
            #expect(type(of: short) == type(of: long), "\(example)")
            // Sets of days come in any order.
            #expect("\(short)".utf8.sorted() == "\(long)".utf8.sorted())
        }
    }

    @Test(
        "What a verb does not understand is answered from the root",
        arguments: [["time", "may-i"], ["time", "may-i", "mia", "--help"], ["time", "may-i", "mia", "--version"]])
    func fromTheRoot(arguments: [String]) throws {
        let long = Result { try RootCommand.parseAsRoot(arguments) }
        let short = Result { try Kidctl.command(of: arguments) }
        func told(_ result: Result<any ParsableCommand, any Error>) -> String {
            switch result {
            case .success(let command): "\(command)"
            case .failure(let error): RootCommand.fullMessage(for: error, columns: 80)
            }
        }
        #expect(told(short) == told(long))
    }

    @Test("A grant takes no days")
    func days() {
        #expect(Kidctl.run(["time", "grant", "mia", "1d"]) == .usage)
    }

    @Test("The version is told")
    func version() {
        #expect(Kidctl.run(["--version"]) == .ok)
    }

    @Test("Without kidd a command ends with 3")
    func notRunning() {
        #expect(Kidctl.run(["child", "list", "--socket", "/nonexistent/kidd.sock"]) == .notRunning)
    }

    private static let golden = """
        OVERVIEW: Talks to kidd, the family’s learning and screen-time daemon.

        A parent unlocks once with a PIN; the token is kept in a private file
        for 10 idle minutes. A PIN is never an argument: kidctl asks for it on the
        terminal, or reads it from --pin-file.

        EXAMPLES:
          kidctl household set-up --name Larsen --parent Anna
          kidctl child add Mia --born 2019-04
          kidctl policy set mia --daily 45m --quiet 20:00-07:00
          kidctl time may-i mia
          kidctl time grant mia 15m --why "rainy day"

        EXIT CODES:
          0  done
          1  another error
          2  the command line is not understood
          3  kidd is not running
          4  a PIN is needed, was wrong, or has to wait
          5  not allowed for this account or this child
          6  no such child, parent, lesson or activity
          7  not now: the child may not at this time
          8  a value or a change was refused
          9  storing failed; nothing was changed
         10  the audit is not as it was written

        ENVIRONMENT:
          KIDD_SOCKET      the socket, when --socket is not given; without both the one
                           in $XDG_RUNTIME_DIR/kidd, else in /run/kidd
          KIDD_TOKEN_FILE  where the token of an unlock is kept
          NO_COLOR         no color on a terminal

        USAGE: kidctl <subcommand>

        OPTIONS:
          --version               Show the version.
          -h, --help              Show help information.

        SUBCOMMANDS:
          household               The family: set-up, state and settings.
          parent                  Parents: unlock and lock, PINs, who is one.
          child                   The children’s profiles.
          policy                  Limits and quiet hours of a child.
          filter                  Which lessons a child may learn.
          time                    Screen time: what is left, grants, requests and codes.
          watch                   The family’s live screen: time, learning, requests.
          run                     Run a program under a child’s limits.
          learn                   Learn in the terminal: a lesson, a quiz, a review,
                                  math facts.
          web                     The page in the browser: learn, decide, look.
          pack                    The packs that lessons come from.
          skill                   The skills that lessons teach.
          lesson                  The lessons.
          mastery                 How far a child is with each skill, and why.
          facts                   How far a child is with the math facts up to 20.
          progress                What a child has learned so far.
          report                  What the children did and learned, for parents.
          rewards                 Stars, points, badges and streaks.
          challenge               Goals that a family sets itself, with a bonus.
          leaderboard             Shared goals, own bests and ranks of the family.
          events                  Follow events as they happen.
          log                     Events of apps, for your own research.
          audit                   Who did what.
          backup                  Backups of the household: make, check, plan.
          daemon                  The daemon itself.
          doctor                  Check that everything stored is whole.
          clock                   Move the clock of a developer’s daemon.
          rpc                     Call any method by its name.
          login-check             May this account log in now?

          See 'kidctl help <subcommand>' for detailed help.
        """
}
