/// Why a pack is not taken: all of its faults at once.
public struct PackRefusal: Error, Equatable, Sendable {
    /// The pack as its manifest names it.
    public var pack: PackID
    /// Never empty; in the order of the files.
    public var faults: [PackFault]

    /// A refusal with its faults.
    public init(pack: PackID, faults: [PackFault]) {
        self.pack = pack
        self.faults = faults
    }

    /// A sentence for the person who installs the pack.
    public var message: String {
        let count = faults.count == 1 ? "1 fault" : "\(faults.count) faults"
        return "The pack \(pack) was refused with \(count); correct the files and install it again."
    }
}
