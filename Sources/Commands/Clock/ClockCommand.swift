import ArgumentParser

struct ClockCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        Help.group(
            "clock", [SetClock.self, AdvanceClock.self])
    }
}
