import API
import ArgumentParser

struct RemovePack: Verb {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Remove an installed pack; what was learned stays.",
        usage: "kidctl pack remove <pack> [options]",
        discussion: """
            Lessons that are open go on. What was learned with the pack stays, and meets the
            pack again when it comes back. Packs that are part of kidd cannot be removed;
            keep them from a child with: kidctl filter set CHILD --block-pack PACK.

            EXAMPLES:
              kidctl pack remove birds
            """)

    @Argument(help: "The id of the pack.")
    var pack: String

    @OptionGroup var options: ParentOptions

    func run(in session: Invocation) throws {
        let answer = try session.call(PackRemove.method, PackRemove.Params(pack: pack))
        session.show(answer) { result, page in
            page.result(
                page.say(
                    "pack.removed",
                    ["pack": .text(result.pack.rawValue), "size": .text(page.size(result.bytes))]))
        }
    }
}
