import ArgumentParser

struct PolicyCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        Help.group(
            "policy", [ShowPolicy.self, SetPolicy.self, PreviewPolicy.self, ExplainPolicy.self])
    }
}
