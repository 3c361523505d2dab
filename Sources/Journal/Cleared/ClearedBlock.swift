import Vault

/// Rows of one stretch of numbers that are gone on purpose: folded or erased. A row that is neither there nor here is
/// missing, and missing rows are damage.
///
/// Each stretch is one sealed value, so that nobody can make a row gone by writing here.
struct ClearedBlock: Equatable {
    /// Numbers in a stretch.
    static let size: Int64 = 1 << 16
    private static let format: UInt8 = 1

    /// What became of an entry of the audit whose bytes are no longer those that its link was made of.
    struct Entry: Equatable {
        /// The link that it had: the next one follows it.
        var link: [UInt8]
        /// Its row is there, with other bytes; false: it is gone.
        var isThere: Bool
    }

    /// Which stretch a number is in.
    static func part(of seq: Int64) -> Int64 { seq >> 16 }

    /// The numbers that are gone, in order, none beside or over another.
    private(set) var ranges: [ClosedRange<Int64>] = []
    /// The entries of the audit among them, and those that were written anew.
    private(set) var entries: [Int64: Entry] = [:]

    /// Adds numbers, in any order; those that are there already change nothing.
    mutating func insert(_ numbers: some Sequence<Int64>) {
        let all = ranges + numbers.map { $0...$0 }
        ranges = []
        for range in all.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = ranges.last, range.lowerBound <= last.upperBound + 1 {
                ranges[ranges.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
            } else {
                ranges.append(range)
            }
        }
    }

    /// Notes the link of an entry. One that was written anew and is gone now keeps its first link.
    mutating func insert(link: [UInt8], of seq: Int64, isThere: Bool) {
        entries[seq] = Entry(link: entries[seq]?.link ?? link, isThere: isThere)
    }

    /// The parts of a range that are not gone on purpose.
    func missing(in range: ClosedRange<Int64>) -> [ClosedRange<Int64>] {
        var missing: [ClosedRange<Int64>] = []
        var next = range.lowerBound
        for gone in ranges[firstPlace(reaching: range.lowerBound)...] {
            if gone.lowerBound > range.upperBound { break }
            if gone.lowerBound > next { missing.append(next...gone.lowerBound - 1) }
            next = max(next, gone.upperBound + 1)
        }
        if next <= range.upperBound { missing.append(next...range.upperBound) }
        return missing
    }

    private func firstPlace(reaching number: Int64) -> Int {
        var low = 0
        var high = ranges.count
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].upperBound < number { low = middle + 1 } else { high = middle }
        }
        return low
    }

    // MARK: Sealed form

    /// The plain bytes: each number as its distance from the one before, seven bits a byte, the lowest first.
    func encoded(part: Int64) -> [UInt8] {
        var bytes: [UInt8] = [Self.format]
        var next = part * Self.size
        Self.put(Int64(ranges.count), to: &bytes)
        for range in ranges {
            Self.put(range.lowerBound - next, to: &bytes)
            Self.put(range.upperBound - range.lowerBound, to: &bytes)
            next = range.upperBound + 1
        }
        var last = part * Self.size
        Self.put(Int64(entries.count), to: &bytes)
        for (seq, entry) in entries.sorted(by: { $0.key < $1.key }) {
            Self.put(seq - last, to: &bytes)
            bytes.append(entry.isThere ? 1 : 0)
            bytes += entry.link
            last = seq
        }
        return bytes
    }

    /// Reads the plain bytes; nil when they are of another form.
    init?(_ bytes: [UInt8], part: Int64) {
        var rest = bytes[...]
        guard rest.popFirst() == Self.format, let count = Self.take(&rest) else { return nil }
        var next = part * Self.size
        for _ in 0..<count {
            guard let distance = Self.take(&rest), let length = Self.take(&rest) else { return nil }
            let first = next + distance
            ranges.append(first...first + length)
            next = first + length + 1
        }
        guard let links = Self.take(&rest) else { return nil }
        var last = part * Self.size
        for _ in 0..<links {
            guard let distance = Self.take(&rest), let isThere = rest.popFirst(), rest.count >= ChainKey.linkSize else {
                return nil
            }
            last += distance
            entries[last] = Entry(link: Array(rest.prefix(ChainKey.linkSize)), isThere: isThere == 1)
            rest = rest.dropFirst(ChainKey.linkSize)
        }
        guard rest.isEmpty, next <= (part + 1) * Self.size else { return nil }
    }

    /// One of which nothing is gone.
    init() {}

    private static func put(_ number: Int64, to bytes: inout [UInt8]) {
        var rest = UInt64(number)
        while rest >= 0x80 {
            bytes.append(UInt8(rest & 0x7f) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    /// A number below 2^28: nothing in a stretch is larger.
    private static func take(_ bytes: inout ArraySlice<UInt8>) -> Int64? {
        var number: Int64 = 0
        for shift in stride(from: Int64(0), to: 28, by: 7) {
            guard let byte = bytes.popFirst() else { return nil }
            number |= Int64(byte & 0x7f) << shift
            if byte < 0x80 { return number }
        }
        return nil
    }
}
