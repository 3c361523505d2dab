import API
import ArgumentParser
import CLinux

@main
struct KiddWeb: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "kidd-web",
        abstract: "kidd's page for the browser: children learn, parents decide.",
        discussion: "It does what the account that starts it may do, over kidd's socket.",
        version: KiddVersion.text,
        subcommands: [OpenPage.self, ServePage.self, StopPage.self],
        defaultSubcommand: OpenPage.self)

    static func main() {
        kidd_begin("kidd-web")
        main(nil)
    }
}
