import StrictJSON

/// Where shapes write to: a JSON writer, and how instants are shown.
public struct ShapeWriter: ~Copyable {
    /// The text of an instant, given in milliseconds since 1970: RFC 3339 with the household's offset.
    public typealias InstantText = @Sendable (Int64) -> String

    /// Where the bytes go.
    public var json: JSONWriter
    /// How an instant is shown: it depends on the household's time zone, which shapes do not know.
    public let instantText: InstantText

    /// For values without instants: these come out as plain milliseconds.
    public static let plainInstants: InstantText = { String($0) }

    public init(reserving capacity: Int = 512, instantText: @escaping InstantText = plainInstants) {
        json = JSONWriter(reserving: capacity)
        self.instantText = instantText
    }
}
