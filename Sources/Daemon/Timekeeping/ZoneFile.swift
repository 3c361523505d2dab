import Household

/// A compiled time zone as platforms have it (TZif, RFC 9636), read strictly: a file that breaks a rule is none.
///
/// Only the part with 64 bits counts, and what comes after it: the rule for times after the last one that is listed.
struct ZoneFile {
    /// Each instant at which something changes, ascending, in seconds since 1970, with what is ahead of UTC from then on.
    private let changes: [Zone.Shift]
    /// Seconds ahead of UTC before the first change.
    private let first: Int
    /// What holds after the last change; nil where nothing changes any more.
    private let rule: ZoneRule?

    /// Reads the bytes of a file; nil when they are no zone.
    init?(_ bytes: [UInt8]) {
        var reader = ZoneBytes(bytes[...])
        // The first part has 32 bits, and is passed over.
        guard let old = reader.header(), reader.skip(old.size(time: 4)), let header = reader.header(),
            let data = reader.data(header), let footer = reader.footer()
        else { return nil }
        (first, changes) = data
        if footer.isEmpty {
            rule = nil
        } else {
            guard let rule = ZoneRule(footer), changes.last.map({ rule.offset(at: $0.at) == $0.offset }) ?? true else {
                return nil
            }
            self.rule = rule
        }
    }

    /// The zone's offsets from 1970 on, and at what instants before the given second they change.
    func shifts(before end: Int64) -> [Zone.Shift] {
        let last = changes.last?.at ?? .min
        let years = ZoneRule.year(of: min(max(0, last), end)) - 1...ZoneRule.year(of: end) + 1
        let ruled = rule?.shifts(in: years).filter { $0.at > last } ?? []
        let start = changes.isEmpty ? rule?.offset(at: 0) : nil
        var shifts = [Zone.Shift(at: 0, offset: start ?? first)]
        for change in changes + ruled where change.at < end {
            if change.at <= shifts[shifts.count - 1].at { shifts.removeLast() }
            let change = Zone.Shift(at: max(0, change.at), offset: change.offset)
            if shifts.last?.offset != change.offset { shifts.append(change) }
        }
        return shifts
    }
}

/// How many of everything a part of the file has.
private struct ZoneCounts {
    var universals = 0
    var standards = 0
    var leaps = 0
    var times = 0
    var types = 0
    var letters = 0

    /// Bytes of the part behind its header.
    func size(time: Int) -> Int {
        times * (time + 1) + types * 6 + letters + leaps * (time + 4) + standards + universals
    }
}

/// The bytes of a zone's file from the front to the back; numbers have their highest byte first.
private struct ZoneBytes {
    private var rest: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

    private mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
        guard count <= rest.count else { return nil }
        defer { rest = rest.dropFirst(count) }
        return rest.prefix(count)
    }

    mutating func skip(_ count: Int) -> Bool { take(count) != nil }

    private mutating func number(_ count: Int) -> Int64? {
        take(count).map { bytes in
            bytes.reduce(bytes.first.map { $0 >= 0x80 } == true ? -1 : 0) { $0 << 8 | Int64($1) }
        }
    }

    /// A header: of version 2 and later, without leap seconds, which the clocks of computers do not count.
    mutating func header() -> ZoneCounts? {
        guard take(4).map({ $0.elementsEqual("TZif".utf8) }) == true,
            let version = take(1)?.first, (UInt8(ascii: "2")...UInt8(ascii: "4")).contains(version), skip(15)
        else { return nil }
        var counts = ZoneCounts()
        for count in [\ZoneCounts.universals, \.standards, \.leaps, \.times, \.types, \.letters] {
            guard let number = number(4), (0...0xFFFF).contains(number) else { return nil }
            counts[keyPath: count] = Int(number)
        }
        let types = counts.types
        guard counts.leaps == 0, [0, types].contains(counts.universals), [0, types].contains(counts.standards) else {
            return nil
        }
        return counts
    }

    /// The part with 64 bits.
    mutating func data(_ counts: ZoneCounts) -> (first: Int, changes: [Zone.Shift])? {
        guard (1...256).contains(counts.types), counts.letters > 0 else { return nil }
        var times: [Int64] = []
        for _ in 0..<counts.times {
            guard let time = number(8), times.last.map({ $0 < time }) ?? true else { return nil }
            times.append(time)
        }
        guard let indices = take(counts.times) else { return nil }
        var offsets: [Int] = []
        for _ in 0..<counts.types {
            // Within 26 hours, as the RFC has it; then whether it is summer time, and where its short name begins.
            guard let offset = number(4), (-89_999...93_599).contains(offset), let isSummer = take(1)?.first,
                isSummer <= 1,
                let name = take(1)?.first, Int(name) < counts.letters
            else { return nil }
            offsets.append(Int(offset))
        }
        guard take(counts.letters)?.last == 0, skip(counts.standards + counts.universals),
            indices.allSatisfy({ Int($0) < offsets.count })
        else { return nil }
        return (offsets[0], zip(times, indices).map { Zone.Shift(at: $0, offset: offsets[Int($1)]) })
    }

    /// The line at the end.
    func footer() -> Substring? {
        let newline = UInt8(ascii: "\n")
        guard rest.count >= 2, rest.first == newline, rest.last == newline else { return nil }
        let line = rest.dropFirst().dropLast()
        guard line.allSatisfy({ (0x21...0x7E).contains($0) }) else { return nil }
        return Substring(decoding: line, as: UTF8.self)
    }
}
