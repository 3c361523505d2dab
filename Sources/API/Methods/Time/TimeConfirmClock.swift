import Household
import JSONRPC
import Shapes

/// `time.confirmClock`: a parent confirms the machine's clock, or chooses what does.
public enum TimeConfirmClock {
    /// The parameters of `time.confirmClock`. Optional: `now`, `source`.
    public struct Params: Equatable, Sendable {
        /// The time that the parent reads elsewhere; the call is refused if the machine's clock differs by more than 2
        /// minutes.
        public var now: Instant?
        /// a parent.
        public var source: ClockSource?

        public init(now: Instant? = nil, source: ClockSource? = nil) {
            self.now = now
            self.source = source
        }
    }

    /// The result of `time.confirmClock`; every member is always there.
    public struct Result: Equatable, Sendable {
        public var changed: Bool
        public var now: Instant
        public var before: Instant
        /// How far the wall clock is trusted now.
        public var clock: ClockTrust
        public var was: ClockTrust
        public var source: ClockSource

        public init(
            changed: Bool, now: Instant, before: Instant, clock: ClockTrust, was: ClockTrust, source: ClockSource
        ) {
            self.changed = changed
            self.now = now
            self.before = before
            self.clock = clock
            self.was = was
            self.source = source
        }
    }

    /// For parents; changes what is stored.
    public static let method = Method(
        "time.confirmClock",
        "Confirms that the machine's clock is right, so that kidd uses it for days again. Nothing that was counted is "
            + "lost.",
        role: .parent, changes: true,
        params: Shape<Params>.object("TimeConfirmClockParams", "", make: Params.init) {
            optional(
                "now", \.now, .instant,
                "The time that the parent reads elsewhere; the call is refused if the machine's clock differs by more "
                    + "than 2 minutes. Required where that clock shows a time long before one that is over.")
            optional(
                "source", \.source, .word(ClockSource.self),
                "What kidd trusts from now on after the machine was off. `rtc`: the machine's own clock, if it shows "
                    + "a later time than the stored one; for machines without a network. `ntp`: a time server or a "
                    + "parent.")
        },
        result: Shape<Result>.object(
            "ConfirmedClock", "",
            make: { changed, now, before, clock, was, source in
                Result(changed: changed, now: now, before: before, clock: clock, was: was, source: source)
            }
        ) {
            required("changed", \.changed, .boolean, "Whether the call changed anything.")
            required("now", \.now, .instant, "What the machine's clock shows; rules use it from now on.")
            required("nowBefore", \.before, .instant, "What rules went by until now.")
            required("clock", \.clock, .word(ClockTrust.self))
            required("clockBefore", \.was, .word(ClockTrust.self), "How far it was trusted until now.")
            required("source", \.source, .word(ClockSource.self), "What confirms it after the machine was off.")
        })
}
