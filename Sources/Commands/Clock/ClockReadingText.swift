import API

/// The daemon's clock after a move.
enum ClockReadingText {
    static func text(_ reading: ClockMove.Result, _ page: Page) -> String {
        "The clock shows \(page.clock.full(reading.now)).\n"
    }
}
