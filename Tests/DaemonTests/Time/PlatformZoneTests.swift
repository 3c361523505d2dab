import Glibc
import Household
import HouseholdTesting
import Testing
import Vault

@testable import Daemon

/// Zones as this machine's files have them, beside two other readers of the same files.
@Suite("The platform's zones") struct PlatformZoneTests {
    private let folder: HouseholdTesting.PrivateFolder

    init() throws { folder = try HouseholdTesting.PrivateFolder() }

    private func run(_ command: [String]) throws -> [Substring] {
        let program = try SpawnedProgram(
            ["/usr/bin/env"] + command, environment: ["PATH": "/usr/bin:/bin"], files: folder.path + "/other")
        guard try program.wait() == .exited(0) else { throw TestFault("\(command.prefix(1)): \(program.errors)") }
        return program.output.split(separator: "\n")
    }

    /// Names that no household may have: from before zones had names.
    private static let old = ["CST6CDT", "EST5EDT", "GMT+0", "GMT-0", "GMT0", "MST7MDT", "PST8PDT", "localtime"]

    @Test("Each zone of the machine has the offsets that Python finds in it, at its shifts and on days between them")
    func python() throws {
        let names = try run([
            "python3", "-c", "import zoneinfo; print(*sorted(zoneinfo.available_timezones()), sep='\\n')",
        ])
        .map(String.init)
        #expect(names.count > 400 && names.filter { PlatformZones.zone(named: $0) == nil } == Self.old)
        let tables = names.compactMap(PlatformZones.zone(named:)).map { zone in
            zone.name + zone.shifts.map { " \($0.at):\($0.offset)" }.joined()
        }
        #expect(DurableFile.write(Array(tables.joined(separator: "\n").utf8), to: folder.path + "/tables") == nil)
        let answer = try run(["python3", "-c", Self.comparison, folder.path + "/tables", "\(PlatformZones.end)"])
        #expect(answer == ["\(tables.count) zones"])
    }

    /// Zones with one table share the look at days between shifts.
    private static let comparison = """
        import sys, bisect, datetime, zoneinfo
        epoch, seen, zones = datetime.datetime(1970, 1, 1, tzinfo=datetime.timezone.utc), set(), 0
        for line in open(sys.argv[1]):
            name, *table = line.split()
            zone, zones = zoneinfo.ZoneInfo(name), zones + 1
            shifts = [tuple(map(int, shift.split(":"))) for shift in table]
            starts = [start for start, _ in shifts]
            asked = starts + [start - 1 for start in starts[1:]]
            if tuple(shifts) not in seen: asked += range(0, int(sys.argv[2]), 20 * 86400 + 25200)
            seen.add(tuple(shifts))
            for second in asked:
                here = (epoch + datetime.timedelta(seconds=second)).astimezone(zone).utcoffset().total_seconds()
                if here != shifts[bisect.bisect_right(starts, second) - 1][1]: print(name, second, here)
        print(zones, "zones")
        """

    @Test(
        "Zones with odd rules shift when the system's own zdump says so",
        arguments: [
            "Africa/Casablanca", "America/Nuuk", "America/Santiago", "Antarctica/Troll", "Asia/Gaza",
            "Australia/Lord_Howe",
            "Europe/Dublin", "Pacific/Apia",
        ])
    func zdump(name: String) throws {
        // Between tabs: -, -, +01, CET; then for each change date and time after it, and the offset from then on.
        var offset: Int?
        var seconds: [Int64] = []
        for line in try run(["zdump", "-i", "-c", "1970,2101", name]).dropFirst() {
            let fields = line.split(separator: "\t")
            let new = try #require(Self.seconds(fields[2]))
            if let offset, offset != new, let day = Day(String(fields[0])), let time = Self.seconds("+" + fields[1]) {
                seconds.append(Int64(day.number) * 86_400 + Int64(time - new))
            }
            offset = new
        }
        let shifts = try #require(PlatformZones.zone(named: name)).shifts
        #expect(shifts.dropFirst().map(\.at) == seconds)
        #expect(shifts.last?.offset == offset)
    }

    @Test("A short name that households could once choose is the zone that it was", arguments: PlatformZones.shortNames)
    func shortName(short: String, long: String) throws {
        let (old, now) = (PlatformZones.zone(named: short), PlatformZones.zone(named: long))
        #expect(old?.name == short && old?.shifts == now?.shifts && old != nil)
    }

    /// `+01`, `-0230` and `+134501`, and with colons.
    private static func seconds(_ text: some StringProtocol) -> Int? {
        let digits = String(text.filter(\.isNumber))
        guard let sign = text.first, digits.count % 2 == 0, let number = Int(digits) else { return nil }
        let parts = digits.count == 2 ? number * 10_000 : digits.count == 4 ? number * 100 : number
        return (parts / 10_000 * 3600 + parts / 100 % 100 * 60 + parts % 100) * (sign == "-" ? -1 : 1)
    }

    @Test(
        "What is no name of a zone is none, and leaves the zones' folder for nothing",
        arguments: [
            "", "/", "Europe", "Europe/", "/Europe/Berlin", "Europe//Berlin", "../zoneinfo/UTC", "Europe/../UTC",
            "./UTC", "Europe/Berlin\0", "Europe/Berlín", "europe/berlin", "GMT+2", "UTC+1", "EST5EDT", "CET-1CEST",
            "posix/UTC",
            "right/Europe/Berlin", "localtime", "posixrules", "zone.tab", "tzdata.zi", "leapseconds", "Europe/Atlantis",
            String(repeating: "A", count: 10_000),
        ])
    func noName(name: String) { #expect(PlatformZones.zone(named: name) == nil) }
}
