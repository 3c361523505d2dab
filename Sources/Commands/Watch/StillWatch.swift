import Client
import Glibc
import Household
import JSONRPC
import StrictJSON

/// The family's screen once, as lines that stay: for a pipe, for a terminal that only prints, and for `--once`.
struct StillWatch {
    let session: Invocation
    /// Whether it was asked for: else it says why there is no live screen.
    let isMeant: Bool

    init(_ session: Invocation, isMeant: Bool) {
        self.session = session
        self.isMeant = isMeant
    }

    /// Shows more to a parent: one whose PIN was named, or who is unlocked.
    func show() throws {
        if session.isPINNamed { try session.becomeParent() } else { _ = try session.resume() }
        var look = WatchLook(session, isParent: session.isParent)
        if session.options.json {
            look.onReply = { Output.json(Self.line($0, $1, $2)) }
        } else if !isMeant {
            Output.error(Prose.lines(session.language.say("watch.still"), width: Terminal.ofErrors().width))
        }
        var state = WatchState(now: Instant(seconds: Int64(time(nil))), language: session.language)
        state.isParent = session.isParent
        let zone = try look.look(into: &state)
        guard !session.options.json else { return }
        let screen = WatchScreen(
            state: state, terminal: session.terminal, rows: .max,
            clock: ClockText(zone: zone ?? .utc, language: session.language), isStill: true)
        for line in screen.lines { Output.out(line + "\n") }
    }

    /// `{"method":"time.mayI","child":"mia","result":{…}}`: a line for each reply, with the exact result.
    static func line(_ method: String, _ child: ChildID?, _ result: [UInt8]) -> [UInt8] {
        var writer = JSONWriter(reserving: result.count + 64)
        writer.beginObject()
        writer.key("method")
        writer.string(method)
        if let child {
            writer.key("child")
            writer.string(child.rawValue)
        }
        writer.key("result")
        writer.raw(result)
        writer.endObject()
        return writer.bytes + [ReplyWriter.newline]
    }
}
