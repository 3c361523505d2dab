import SampleFamily

/// Random numbers that are the same in every run.
public typealias FixedRandom = SharedRandom
