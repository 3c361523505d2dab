/// A block of ones, tens, hundreds or thousands was moved.
public struct BlockMove: Hashable, Sendable {
    /// What a block stands for.
    public enum Block: String, CaseIterable, Sendable { case one, ten, hundred, thousand }
    /// Where blocks lie.
    public enum Column: String, CaseIterable, Sendable { case tray, ones, tens, hundreds, thousands }

    public var place: LoggedPlace
    public var block: Block
    public var from: Column
    public var to: Column

    public init(place: LoggedPlace = LoggedPlace(), block: Block, from: Column, to: Column) {
        self.place = place
        self.block = block
        self.from = from
        self.to = to
    }
}
