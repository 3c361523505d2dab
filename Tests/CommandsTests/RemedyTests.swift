import Foundation
import Testing
import Words

@testable import Commands

/// What people are told to type can be typed.
@Suite struct RemedyTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The commands that the sources of a module name in their texts, as words.
    private static func commands(in module: String) throws -> Set<[String]> {
        let folder = root.appending(path: "Sources/\(module)").path
        var found: Set<[String]> = []
        for case let path as String in FileManager.default.enumerator(atPath: folder) ?? .init()
        where path.hasSuffix(".swift") {
            for line in try String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8).split(separator: "\n") {
                guard line.contains("\""), !line.drop(while: { $0 == " " }).hasPrefix("//") else { continue }
                for match in line.matches(of: /kidctl ([a-z][a-z-]+(?: [a-z][a-z-]+)?)/) {
                    found.insert(match.output.1.split(separator: " ").map(String.init))
                }
            }
        }
        return found
    }

    @Test("Every command that a message names exists", arguments: ["Daemon", "Household", "Commands", "API", "kidd"])
    func commands(module: String) throws {
        let nouns = RootCommand.groups.filter { !$0.configuration.subcommands.isEmpty }
            .compactMap { $0.configuration.commandName }
        for words in try Self.commands(in: module) {
            // "kidctl run CHILD" and prose such as "kidctl and kidd" name no verb below the noun.
            let isVerb =
                nouns.contains(words[0])
                ? words.count == 2
                : RootCommand.groups.contains {
                    $0.configuration.commandName == words[0]
                }
            guard isVerb else { continue }
            #expect(MistypedCommand.problem(in: words) == nil, "kidctl \(words.joined(separator: " "))")
        }
    }

    @Test(
        "No message for people names a method of the wire",
        arguments: ErrorGuide.rows.compactMap { $0.remedy.map(Language.briefEnglish.text) })
    func remedies(remedy: String) {
        #expect(remedy.firstMatch(of: /\b[a-z]+\.[a-z][A-Za-z]+/) == nil)
        guard let start = remedy.range(of: "kidctl ") else { return }
        let words = remedy[start.upperBound...].split(separator: " ").map(String.init).prefix { $0 != $0.uppercased() }
        guard words.first != "and" else { return }
        #expect(MistypedCommand.problem(in: Array(words.prefix(2))) == nil, "\(remedy)")
    }

    @Test("What helps names the child that the command named, as a shell reads it")
    func child() {
        let problem = Problem(.notFound, "no", remedy: "see the grants: kidctl time usage CHILD")
        #expect(problem.about(child: "mia").remedy == "see the grants: kidctl time usage mia")
        #expect(problem.about(child: "Mia Ada").remedy == "see the grants: kidctl time usage 'Mia Ada'")
        #expect(Problem(.notFound, "no").about(child: "mia").remedy == nil)
    }
}
