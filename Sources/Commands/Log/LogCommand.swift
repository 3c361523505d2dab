import ArgumentParser

struct LogCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        Help.group("log", [ShowLog.self, ExportLog.self, ClearLog.self])
    }
}
