import ArgumentParser
import Foundation
import Testing
import Words

@testable import Commands

/// What each verb prints, in a language whose texts stand in brackets: what stands outside of them is no text of the catalogue.
@Suite struct VerbWordsTests {
    /// Verbs that are not read here, with the reason.
    private static let unread = [
        "run": "starts programs: RunPartsTests", "run-guard": "a part of run", "learn": "a lesson: LearnRunTests",
        "watch": "a live screen: WatchFamilyTests", "time watch": "a live screen: WatchTests",
        "web": "starts another program", "rpc": "prints JSON", "events follow": "never ends: EventTextTests",
        "household export": "writes pages until the last one", "child export": "the same", "log export": "the same",
    ]

    /// Words of verbs whose first example is not for a stand-in: of files there are those of `files`.
    private static let words: [String: String] = [
        "household set-up": "--name Larsen --parent Anna --pin-file pin",
        "household erase": "--confirm-name Lovelace --code-file pin", "parent unlock": "--pin-file pin",
        "parent change-pin": "--pin-file pin --new-pin-file pin", "parent remove": "carl --yes",
        "parent reset-pin": "--parent Anna --code-file pin --new-pin-file pin",
        "parent new-recovery-code": "--pin-file pin", "child erase": "ben --confirm-name Mia",
        "pack new": "birds --title Birds --author Ada", "pack check": "birds", "pack key": "author.key",
        "pack sign": "birds --key author.key", "pack archive": "birds --output birds.kiddpack",
        "pack trust": "\(key) --name Birds", "pack forget": key, "rewards add-badges": "badges.json",
        "backup create": "larsen.kiddbackup --passphrase-file words",
        "backup verify": "larsen.kiddbackup --passphrase-file words",
        "backup schedule": "sticks --passphrase-file words",
        "backup restore": "larsen.kiddbackup --passphrase-file words --code-file pin --yes",
        "daemon shut-down": "--code-file pin", "parent add": "Ben --new-pin-file pin", "time undo": "ben",
        "challenge create": "mia --template quick-start",
    ]
    private static let key = String(repeating: "3b6a", count: 16)

    private static let files = ["pin": "2468\n", "words": "four odd green spoons walk\n"]

    /// All verbs, those of an author in the order in which a pack is made.
    private static let verbs: [(path: String, type: any ParsableCommand.Type)] =
        RootCommand.groups.flatMap { leaves($0, $0.configuration.commandName ?? "") }
        .sorted { order.firstIndex(of: $0.path) ?? -1 < order.firstIndex(of: $1.path) ?? -1 }
    private static let order = ["pack new", "pack key", "pack sign", "pack check", "pack archive"]

    private static func leaves(
        _ type: any ParsableCommand.Type, _ path: String
    ) -> [(path: String, type: any ParsableCommand.Type)] {
        let below = type.configuration.subcommands
        return below.isEmpty
            ? [(path, type)] : below.flatMap { leaves($0, path + " " + ($0.configuration.commandName ?? "")) }
    }

    /// The words of a verb's first example.
    private static func example(_ path: String, _ type: any ParsableCommand.Type) -> [String]? {
        if let words = words[path] { return (path + " " + words).split(separator: " ").map(String.init) }
        let lines = type.configuration.discussion.split(separator: "\n")
        guard
            let line = lines.lazy.compactMap({ $0.firstMatch(of: /^ +(?:sudo )?kidctl (.*)/)?.1 })
                .first(where: { $0.hasPrefix(path) })
        else { return nil }
        return line.matches(of: /"([^"]*)"|'([^']*)'|(\S+)/).map { String($0.1 ?? $0.2 ?? $0.3 ?? "") }
    }

    /// The results of the document's examples, in a family of the pseudo-language.
    private struct Examples: Sendable {
        var results: [String: Data] = [:]
        var badges = Data()

        init() throws {
            let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
            let file = root.joined(separator: "/") + "/rpc-spec/openrpc.json"
            let document = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(fileURLWithPath: file)))
            for method in (document as? [String: Any])?["methods"] as? [[String: Any]] ?? [] {
                guard let name = method["name"] as? String,
                    let example = (method["examples"] as? [[String: Any]])?.first,
                    var result = (example["result"] as? [String: Any])?["value"] as? [String: Any]
                else { continue }
                switch name {
                case "household.status": result["locale"] = "qps"
                case "child.get":
                    var profile = result["profile"] as? [String: Any] ?? [:]
                    profile["locale"] = "qps"
                    result["profile"] = profile
                case "rewards.addBadges":
                    let params = (example["params"] as? [[String: Any]])?.map { ($0["name"] as? String, $0["value"]) }
                    let badges = params?.first { $0.0 == "badges" }?.1 ?? []
                    self.badges = try JSONSerialization.data(withJSONObject: ["badges": badges])
                default: break
                }
                results[name] = try JSONSerialization.data(withJSONObject: result)
            }
        }

        /// The reply to a request, and all texts in it.
        func reply(to line: String) -> (line: String, texts: [String]) {
            let request = (try? JSONSerialization.jsonObject(with: Data(line.utf8))) as? [String: Any] ?? [:]
            let result = results[request["method"] as? String ?? ""] ?? Data("{}".utf8)
            let text =
                #"{"jsonrpc":"2.0","id":\#(request["id"] as? Int ?? 0),"result":\#(String(decoding: result, as: UTF8.self))}"#
            return (text, Self.texts((try? JSONSerialization.jsonObject(with: result)) ?? []))
        }

        private static func texts(_ value: Any) -> [String] {
            switch value {
            case let text as String: [text]
            case let list as [Any]: list.flatMap(texts)
            case let members as [String: Any]: members.values.flatMap(texts)
            default: []
            }
        }
    }

    /// The lines that have words outside of brackets, beside what kidd or the caller said, and beside commands to be copied.
    static func strange(_ text: String, told: Set<String>) -> [String] {
        var text = text
        while let bracket = text.firstMatch(of: /⟦[^⟦⟧]*⟧/) { text.removeSubrange(bracket.range) }
        for told in told.sorted(by: { $0.count > $1.count }) where told.count > 1 {
            text = text.replacing(told.split(whereSeparator: \.isNewline).joined(separator: " "), with: "")
        }
        // A public key.
        text = text.replacing(/[0-9a-f]{64}/, with: "")
        return text.split(separator: "\n").map(String.init).filter { line in
            !line.hasPrefix("  kidctl ") && line.contains(/\p{L}{2}/)
        }
    }

    @Test("What stands outside of brackets is found, and neither names nor commands are")
    func finds() {
        let told: Set = ["Mia", "two\nlines"]
        #expect(Self.strange("⟦Name⟧  Mia  7\n  kidctl pack check x\n⟦of ⟦two⟧ kinds⟧\ntwo lines\n", told: told) == [])
        #expect(Self.strange("⟦Name⟧  Mia\nRows  ⟦9⟧\n", told: told) == ["Rows  "])
    }

    @Test("Each verb says only texts of the catalogue, in the reader's language")
    func verbs() throws {
        let examples = try Examples()
        var read: Set<String> = []
        try inFolder { folder in
            for (name, text) in Self.files {
                try text.write(toFile: folder + "/" + name, atomically: true, encoding: .utf8)
                chmod(folder + "/" + name, 0o600)
            }
            try examples.badges.write(to: URL(fileURLWithPath: folder + "/badges.json"))
            let told = Mutex<Set<String>>([])
            let daemon = StandIn(
                in: folder,
                [
                    .answers { line in
                        let reply = examples.reply(to: line)
                        told.withLock { $0.formUnion(reply.texts) }
                        return reply.line
                    }
                ])
            defer { daemon.close() }
            let variables = [
                "KIDD_SOCKET": daemon.path, "KIDD_TOKEN_FILE": folder + "/token", "COLUMNS": "1000", "LC_ALL": "qps",
            ]
            let before = variables.mapValues { _ in nil as String? }.merging(
                variables.keys.map { ($0, getenv($0).map { String(cString: $0) }) }, uniquingKeysWith: { $1 })
            for (name, value) in variables { setenv(name, value, 1) }
            defer { for (name, value) in before { if let value { setenv(name, value, 1) } else { unsetenv(name) } } }
            for (path, type) in Self.verbs where Self.unread[path] == nil {
                let words = try #require(Self.example(path, type), "\(path) has no example").map { word in
                    Self.own.contains(word) ? folder + "/" + word : word
                }
                try TokenFile(path: folder + "/token", ownFolder: nil).write("kept")
                told.withLock { $0 = Set(words + [folder, daemon.path, "qps"]) }
                let printed = Mutex<[UInt8]>([])
                let status = Output.$reader.withValue({ bytes in printed.withLock { $0 += bytes } }) {
                    Kidctl.run(words)
                }
                let text = String(decoding: printed.withLock { $0 }, as: UTF8.self)
                #expect([.ok, .notNow].contains(status), "kidctl \(words): \(text)")
                let strange = Self.strange(text, told: told.withLock { $0 })
                #expect(strange.isEmpty, "kidctl \(words): \(strange)")
                read.insert(path)
            }
        }
        #expect(read.count > 100)
    }

    /// Words that name something in the test's folder.
    private static let own: Set = [
        "pin", "words", "badges.json", "birds", "author.key", "birds.kiddpack", "larsen.kiddbackup", "sticks",
    ]
}
