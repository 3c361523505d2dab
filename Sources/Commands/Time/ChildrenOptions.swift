import API
import ArgumentParser
import JSONRPC
import Shapes

/// One child or all of them.
struct ChildrenOptions: ParsableArguments {
    @Argument(help: "Id or name of the child.")
    var child: String?

    @Flag(help: "All children.")
    var all = false

    func check(help: String) throws {
        guard (child == nil) == all else { throw Problem.usage("name a child, or take --all", help: help) }
    }

    /// Runs a body for each child that was meant; of several, each under its name.
    func forEach(in session: Invocation, _ body: (String) throws -> Void) throws {
        if let child { return try body(child) }
        let children = try session.call(ChildList.method, ChildList.Params()).value.children
        for (index, child) in children.enumerated() {
            if !session.options.json {
                Output.out((index == 0 ? "" : "\n") + session.terminal.styled(child.name.printable, .bold) + "\n")
            }
            try body(child.id.rawValue)
        }
        if children.isEmpty, !session.options.json { Output.out(session.language.say("children.none") + "\n") }
    }
}
