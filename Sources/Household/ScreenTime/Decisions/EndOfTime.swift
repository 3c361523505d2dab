/// The point at which a running use had nothing left that allowed it.
public struct EndOfTime: Hashable, Sendable {
    /// The wall clock.
    public var wall: Instant
    /// The measuring clock.
    public var mark: MonoMark

    /// The end of time on both clocks.
    public init(wall: Instant, mark: MonoMark) {
        self.wall = wall
        self.mark = mark
    }

    /// Milliseconds from the end to a moment: measured in the same boot, else by the wall clock.
    func distance(to moment: Moment) -> Milliseconds {
        guard mark.boot == moment.boot else { return moment.wall - wall }
        return moment.mono - mark.mono
    }
}
