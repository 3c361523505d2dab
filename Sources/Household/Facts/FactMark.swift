/// What a typed first answer does to its record and its band, as it was decided when it was given.
public struct FactMark: Hashable, Sendable {
    /// Why it was asked.
    public var part: FactPart
    /// How long it took without typing, in milliseconds; nil where no speed is known.
    public var netMilliseconds: Int?
    /// Whether it was right within the time gate, by a known time of typing.
    public var isFast: Bool
    /// What it does to the memory of the record; nil where the day has changed enough.
    public var memory: MemoryMark?
    /// The band from it on, where it changes.
    public var band: FactBandChange?

    /// All members.
    public init(
        part: FactPart, netMilliseconds: Int? = nil, isFast: Bool = false, memory: MemoryMark? = nil,
        band: FactBandChange? = nil
    ) {
        self.part = part
        self.netMilliseconds = netMilliseconds
        self.isFast = isFast
        self.memory = memory
        self.band = band
    }
}

/// A change of the band.
public struct FactBandChange: Hashable, Sendable {
    /// Why a band changes.
    public enum Reason: String, CaseIterable, Sendable {
        /// The placement of a new child found it.
        case placed
        /// The gate of the band before was passed.
        case passed
        /// After days without practice too few due facts were known.
        case forgotten
    }

    /// The new band.
    public var to: FactBand
    /// Why.
    public var reason: Reason

    /// All members.
    public init(to: FactBand, reason: Reason) {
        self.to = to
        self.reason = reason
    }
}
