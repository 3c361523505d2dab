import Household
import Testing

@testable import Daemon

/// A zone's file byte by byte.
@Suite("Files of zones") struct ZoneFileTests {
    /// A file that `change` may spoil.
    private struct Parts {
        var version: UInt8 = 0x32
        var times: [Int64] = [-1_000_000_000_000, 1_000_000, 2_000_000]
        var indices: [UInt8] = [0, 1, 0]
        var types: [(offset: Int32, isSummer: UInt8, name: UInt8)] = [(3600, 0, 0), (7200, 1, 4)]
        var letters: [UInt8] = Array("CET\0CEST\0".utf8)
        var leaps = 0
        var standards = 2
        var footer = "\n<+01>-1\n"

        var bytes: [UInt8] {
            header(times: 0, types: 1, letters: 1, standards: 0) + [UInt8](repeating: 0, count: 7)
                + header(times: times.count, types: types.count, letters: letters.count, standards: standards)
                + times.flatMap(Self.big) + indices
                + types.flatMap { Self.big($0.offset) + [$0.isSummer, $0.name] } + letters
                + [UInt8](repeating: 0, count: 12 * leaps + standards) + Array(footer.utf8)
        }

        private func header(times: Int, types: Int, letters: Int, standards: Int) -> [UInt8] {
            Array("TZif".utf8) + [version] + [UInt8](repeating: 0, count: 15)
                + [0, standards, leaps, times, types, letters].flatMap { Self.big(Int32($0)) }
        }

        private static func big(_ number: some FixedWidthInteger) -> [UInt8] {
            withUnsafeBytes(of: number.bigEndian) { [UInt8]($0) }
        }
    }

    private func file(_ change: (inout Parts) -> Void = { _ in }) -> ZoneFile? {
        var parts = Parts()
        change(&parts)
        return ZoneFile(parts.bytes)
    }

    @Test("Its shifts begin in 1970 with what holds by then, and end where that is asked") func whole() throws {
        let shifts = try #require(file()).shifts(before: 3_000_000)
        #expect(shifts.map(\.at) == [0, 1_000_000, 2_000_000] && shifts.map(\.offset) == [3600, 7200, 3600])
        #expect(try #require(file()).shifts(before: 2_000_000).count == 2)
    }

    @Test("Cut off anywhere, or longer than it says, it is none") func cut() {
        let bytes = Parts().bytes
        for count in bytes.indices { #expect(ZoneFile(Array(bytes[..<count])) == nil, "\(count)") }
        #expect(ZoneFile(bytes) != nil && ZoneFile(bytes + [0x41]) == nil)
    }

    @Test("No byte of it can be turned so that reading it fails in another way than by none, or a table in order")
    func turned() {
        let bytes = Parts().bytes
        for place in bytes.indices {
            for value in [0, 1, 0x7F, 0x80, 0xFF, bytes[place] ^ 0x20] {
                var other = bytes
                other[place] = value
                let shifts = ZoneFile(other)?.shifts(before: PlatformZones.end) ?? []
                #expect(shifts.map(\.at) == shifts.map(\.at).sorted() && shifts.allSatisfy { abs($0.offset) < 100_000 })
            }
        }
    }

    @Test("A file that breaks a rule is none") func broken() {
        #expect(file { $0.version = 0 } == nil, "the first version, without a rule for ever")
        #expect(file { $0.version = 0x35 } == nil)
        #expect(file { $0.times = [5, 5, 6] } == nil, "times do not ascend")
        #expect(file { $0.indices = [0, 2, 0] } == nil, "a type that is not there")
        #expect(file { $0.types[0].offset = 93_600 } == nil)
        #expect(file { $0.types[0].offset = -90_000 } == nil)
        #expect(file { $0.types[0].isSummer = 2 } == nil)
        #expect(file { $0.types[0].name = 9 } == nil)
        #expect(file { $0.letters = [] } == nil)
        #expect(file { $0.letters = Array("CET\0CEST".utf8) } == nil)
        #expect(file { $0.types = [] } == nil)
        #expect(file { $0.standards = 1 } == nil)
        #expect(file { $0.leaps = 1 } == nil, "leap seconds")
        #expect(file { $0.footer = "\n" } == nil)
        #expect(file { $0.footer = "\nCET-1" } == nil)
        #expect(file { $0.footer = "\nCET-1 \n" } == nil)
        #expect(file { $0.footer = "\nCET-2\n" } == nil, "the rule is another than the last change")
    }

    @Test("Without a rule the last offset stays") func withoutRule() throws {
        #expect(try #require(file { $0.footer = "\n\n" }).shifts(before: PlatformZones.end).count == 3)
    }

    @Test(
        "Rules for ever",
        arguments: [
            // The last Sundays of March and October 2026, at one o'clock UTC.
            ("CET-1CEST,M3.5.0,M10.5.0/3", 2026, [1_774_746_000, 1_792_890_000], [7200, 3600]),
            // Summer over New Year.
            ("AEST-10AEDT,M10.1.0,M4.1.0/3", 2026, [1_775_318_400, 1_791_043_200], [36_000, 39_600]),
            // Ireland's winter is ahead of a standard that is summer.
            ("IST-1GMT0,M10.5.0,M3.5.0/1", 2026, [1_774_746_000, 1_792_890_000], [3600, 0]),
            // Half an hour, names in brackets, hours before midnight and after a day.
            ("<+1030>-10:30<+11>-11,M10.1.0/-24,M4.1.0/26", 2026, [1_775_401_200, 1_790_947_800], [37_800, 39_600]),
            // Days of the year: 1 March with and without the leap day between.
            ("AAA0BBB,J60/0,J61/1", 2028, [1_835_481_600, 1_835_568_000], [3600, 0]),
            ("AAA0BBB,59/0,60/1", 2028, [1_835_395_200, 1_835_481_600], [3600, 0]),
        ] as [(Substring, Int, [Int64], [Int])])
    func rules(text: Substring, year: Int, at: [Int64], offsets: [Int]) throws {
        let shifts = try #require(ZoneRule(text)).shifts(in: year...year)
        #expect(shifts.map(\.at) == at && shifts.map(\.offset) == offsets)
    }

    @Test("Summer time for ever has no shift") func everlasting() throws {
        let summer = try #require(file { $0.footer = "\nXXX-2CET-1,0/0,J365/23\n" })
        #expect(summer.shifts(before: PlatformZones.end).count == 3)
    }

    @Test(
        "What is no rule is none",
        arguments: [
            "", "CET", "CE-1", "CET-25", "CET-1:60", "CET-1:0:60", "-1", "<CET-1", "<+01>", "CET1234", "CET-1CEST",
            "CET-1CEST,M3.5.0", "CET-1CEST,M3.5.0,", "CET-1CEST,M13.5.0,M10.5.0", "CET-1CEST,M0.5.0,M10.5.0",
            "CET-1CEST,M3.6.0,M10.5.0", "CET-1CEST,M3.0.0,M10.5.0", "CET-1CEST,M3.5.7,M10.5.0",
            "CET-1CEST,M3.5.0/168,M10.5.0", "CET-1CEST,J0,J1", "CET-1CEST,J366,J1", "CET-1CEST,366,1",
            "CET-1CEST,M3.5.0,M10.5.0x", "CET-1CEST,M3.5.0;M10.5.0", "CET--1", "CET-1CEST,M3.5.0/,M10.5.0",
        ])
    func noRule(text: String) { #expect(ZoneRule(text[...]) == nil) }
}
