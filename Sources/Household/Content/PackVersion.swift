/// The version of a pack, such as `1.2.0`: numbers with dots between them, and perhaps a word behind (`1.2.0-draft`).
public struct PackVersion: Sendable {
    private let numbers: [Int]

    /// The numbers of a version; nil when it is none.
    public init?(_ text: String) {
        let core = text.prefix { $0 != "-" && $0 != "+" }
        let numbers = core.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        guard text.utf8.count <= Self.longest, text.utf8.allSatisfy(Self.isPossible), core.utf8.first != 0x2B,
            (1...4).contains(numbers.count), numbers.allSatisfy({ $0 != nil })
        else { return nil }
        self.numbers = numbers.compactMap(\.self)
    }

    private static let longest = 32

    private static func isPossible(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "A")...UInt8(ascii: "Z"):
            true
        default: byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
        }
    }

    /// Why a text is no version; nil when it is one.
    static func fault(_ text: String) -> String? {
        PackVersion(text) == nil ? "is no version; write numbers with dots, such as 1.2.0" : nil
    }

    /// Whether its numbers come before those of another one.
    public func isOlder(than other: PackVersion) -> Bool {
        let count = max(numbers.count, other.numbers.count)
        func filled(_ numbers: [Int]) -> [Int] { numbers + Array(repeating: 0, count: count - numbers.count) }
        return filled(numbers).lexicographicallyPrecedes(filled(other.numbers))
    }

    /// Whether one version comes before another; false where one of them is none.
    public static func isOlder(_ one: String, than other: String) -> Bool {
        guard let one = PackVersion(one), let other = PackVersion(other) else { return false }
        return one.isOlder(than: other)
    }
}
