import API
import ArgumentParser
import Client
import Household
import JSONRPC

struct FollowEvents: Verb {
    static let configuration = CommandConfiguration(
        commandName: "follow", abstract: "Print events, a line each, until Ctrl-C.",
        usage: "kidctl events follow [options]",
        discussion: """
            Without --child it shows events of the whole family and needs a parent's PIN.
            After a restart of kidd it goes on, and says so on standard error. A parent is
            locked then: with --pin-file it unlocks by itself, at a terminal it asks, and
            else it waits for kidctl parent unlock.

            EXAMPLES:
              kidctl events follow
              kidctl events follow --child mia --topics time,rewards
              kidctl events follow --child mia --topics time.state --count 1 --json

            TOPICS:
            \(EventTopic.allCases.map { "  \($0.rawValue)" }.joined(separator: "\n"))
            """)

    @Option(help: ArgumentHelp("Only this child: id or name.", valueName: "child"))
    var child: String?

    @Option(
        help: ArgumentHelp("Topics or their first words, such as time,household.", valueName: "list"),
        transform: EventTopics.init)
    var topics: EventTopics?

    @Option(help: ArgumentHelp("End after so many events.", valueName: "number"))
    var count: Int?

    @OptionGroup var options: ParentOptions

    func check() throws {
        if let count { try Bounds.check(count, 1...1_000_000, of: "--count") }
    }

    func run(in session: Invocation) throws {
        var names: [ChildID: String] = [:]
        var left = count
        let language = session.language(toFollow: child)
        try session.follow(in: language, topics: topics?.topics ?? EventTopic.allCases, child: child) { step in
            switch step {
            case .lost: Output.note(language.say("events.away"))
            case .began(let answer, let isAgain):
                for child in answer.value.present.children { names[child.child] = child.name }
                if isAgain { Output.note(language.say(answer.value.gap ? "events.gap" : "events.back")) }
            case .event(let answer):
                if session.options.json {
                    Output.json(answer.json + [ReplyWriter.newline])
                } else {
                    let page = Page(terminal: session.terminal, zone: answer.zone, language: language)
                    Output.out(EventText(event: answer.value, names: names, page: page).line)
                }
                left = left.map { $0 - 1 }
            }
            return left != 0
        }
    }
}

/// Topics on the command line: whole ones, or the first word of several.
struct EventTopics: Sendable {
    var topics: [EventTopic]

    init(_ text: String) throws {
        topics = []
        for word in Arguments.list(text) {
            let named = EventTopic.allCases.filter { $0.rawValue == word || $0.rawValue.hasPrefix(word + ".") }
            guard !named.isEmpty else {
                let known = EventTopic.allCases.map(\.rawValue)
                let firstWords = known.compactMap { $0.split(separator: ".").first.map(String.init) }
                let near = NearestWord.question(word, in: firstWords + known)
                throw ValidationError(
                    "there is no topic \(word)\(near.isEmpty ? ";" : near) there are \(known.joined(separator: ", ")).")
            }
            topics += named.filter { !topics.contains($0) }
        }
        guard !topics.isEmpty else { throw ValidationError("name a topic such as time or time.state.") }
    }
}
