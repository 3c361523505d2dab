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
            "\(page.styled("\u{25CF}", .green)) The pack \(result.pack.rawValue.printable) was removed "
                + "(\(ByteText.text(result.bytes)) are free again).\n"
        }
    }
}

/// Bytes for people.
enum ByteText {
    /// `12 KiB`, `3.4 MiB`.
    static func text(_ bytes: Int) -> String {
        let units = ["KiB", "MiB", "GiB", "TiB"]
        if bytes < 1024 { return "\(bytes) bytes" }
        var tenths = bytes * 10 / 1024
        var unit = 0
        while tenths >= 10_240, unit < units.count - 1 {
            tenths /= 1024
            unit += 1
        }
        return (tenths >= 100 || tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)")
            + " \(units[unit])"
    }
}
