/// Stretches of what the clock on the wall shows, merged: none touches another, the earlier one first.
struct WallRanges {
    private let ranges: [Range<LocalTime>]

    /// The union of ranges in any order.
    init(_ parts: [Range<LocalTime>]) {
        var ranges: [Range<LocalTime>] = []
        for part in parts.sorted(by: { $0.lowerBound < $1.lowerBound }) where !part.isEmpty {
            if let last = ranges.last, part.lowerBound <= last.upperBound {
                ranges[ranges.count - 1] = last.lowerBound..<max(last.upperBound, part.upperBound)
            } else {
                ranges.append(part)
            }
        }
        self.ranges = ranges
    }

    /// Whether the clock shows one of them.
    func contains(_ face: LocalTime) -> Bool {
        let next = index(after: face)
        return next > 0 && ranges[next - 1].contains(face)
    }

    /// All begins and ends that the clock shows within a range.
    func edges(in range: Range<LocalTime>) -> [LocalTime] {
        var edges: [LocalTime] = []
        var index = max(0, index(after: range.lowerBound) - 1)
        while index < ranges.count, ranges[index].lowerBound < range.upperBound {
            edges += [ranges[index].lowerBound, ranges[index].upperBound].filter(range.contains)
            index += 1
        }
        return edges
    }

    /// The index of the first one that begins later.
    private func index(after face: LocalTime) -> Int {
        var (low, high) = (0, ranges.count)
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].lowerBound <= face { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
