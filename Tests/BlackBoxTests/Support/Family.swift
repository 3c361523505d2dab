import Foundation
import HouseholdTesting
import Synchronization

/// Households that tests start from, made once with the daemon itself and copied for each test.
enum Family {
    static let pin = "4711"
    static let children = ["mia", "ben", "ada", "tom"]

    /// A developer's household with four children whose time has no limits.
    static func copy() throws -> ScratchFolder {
        try copy(of: family.get())
    }

    /// A real household's folder, not set up yet.
    static func realCopy() throws -> ScratchFolder {
        try copy(of: real.get())
    }

    /// A zone in which it is about noon: whenever the tests run, no day ends and no quiet hours begin meanwhile.
    static let zone = hoursBehind == 0 ? "Etc/GMT" : "Etc/GMT\(hoursBehind > 0 ? "+" : "")\(hoursBehind)"

    /// The zone's distance from UTC, as in an instant.
    static let offset: String = {
        let hours = abs(hoursBehind)
        return "\(hoursBehind > 0 ? "-" : "+")\(hours < 10 ? "0" : "")\(hours):00"
    }()

    /// West of Greenwich the names of zones have a plus, and instants a minus.
    private static let hoursBehind = Int(time(nil) / 3600 % 24) - 12

    static let setUp = #"{"name":"Box family","zone":"\#(zone)","parentName":"Sam","pin":"\#(pin)"}"#
    static let unlock = #"{"pin":"\#(pin)"}"#

    private static let family = Template {
        try made { scratch in
            let daemon = try scratch.daemon()
            let client = try LineClient(daemon.places.socket)
            _ = try client.result("household.setUp", setUp)
            _ = try client.result("parent.unlock", unlock)
            for (index, child) in children.enumerated() {
                _ = try client.result(
                    "child.add", #"{"name":"\#(child.capitalized)","child":"\#(child)","born":"\#(2016 + index)-03"}"#)
                _ = try client.result(
                    "policy.set", #"{"child":"\#(child)","dailyMinutes":null,"weeklyMinutes":null,"quietHours":[]}"#)
            }
            try daemon.stop()
        }
    }

    private static let real = Template {
        try made { scratch in
            try scratch.daemon([]).stop()
        }
    }

    private static func copy(of template: ScratchFolder) throws -> ScratchFolder {
        let scratch = try ScratchFolder()
        try scratch.copyData(of: template)
        return scratch
    }

    private static func made(_ fill: (ScratchFolder) throws -> Void) throws -> ScratchFolder {
        let scratch = try ScratchFolder()
        try fill(scratch)
        // The templates live as long as the process and would be left behind.
        folders.withLock { paths in
            if paths.isEmpty { atexit { Family.removeTemplates() } }
            paths.append(scratch.path)
        }
        return scratch
    }

    private static let folders = Mutex<[String]>([])

    private static func removeTemplates() {
        for path in folders.withLock({ $0 }) { try? FileManager.default.removeItem(atPath: path) }
    }
}

/// A folder that tests copy. It is made anew after some minutes: kidd notes the clock when the last note is ten minutes
/// old (`ClockNotes.pause`), and tests that count commits would count that one too.
private final class Template: Sendable {
    private let make: @Sendable () throws -> ScratchFolder
    private let kept = Mutex<(madeAt: ContinuousClock.Instant, folder: ScratchFolder)?>(nil)
    private static let freshness = Duration.seconds(300)

    init(_ make: @escaping @Sendable () throws -> ScratchFolder) {
        self.make = make
    }

    func get() throws -> ScratchFolder {
        try kept.withLock { kept in
            if let kept, kept.madeAt.duration(to: .now) < Self.freshness { return kept.folder }
            let folder = try make()
            kept = (.now, folder)
            return folder
        }
    }
}
