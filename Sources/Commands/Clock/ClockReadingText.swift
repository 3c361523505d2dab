import API

/// The daemon's clock after a move.
enum ClockReadingText {
    static func text(_ reading: ClockMove.Result, _ page: Page) -> String {
        page.say("clock.shows", ["time": .text(page.clock.full(reading.now))]) + "\n"
    }
}
