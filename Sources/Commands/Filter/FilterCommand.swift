import ArgumentParser

struct FilterCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        Help.group(
            "filter", [ShowFilter.self, SetFilter.self, CheckFilter.self, ExplainFilter.self])
    }
}
