import Household

extension Moment {
    /// The reading after developer mode moved the clocks: elapsed time moves both monotonic clocks alike.
    func shifted(wall: Int64, mono: Int64) -> Moment {
        Moment(wall: self.wall + wall, mono: self.mono + mono, bootTime: bootTime + mono, boot: boot).bounded
    }

    /// The same with a wall clock that a row can be of.
    var bounded: Moment { Moment(wall: wall.bounded, mono: mono, bootTime: bootTime, boot: boot) }
}
