import ArgumentParser

struct ClockCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "clock", abstract: "Move the clock of a developer's daemon.",
        subcommands: [SetClock.self, AdvanceClock.self])
}
