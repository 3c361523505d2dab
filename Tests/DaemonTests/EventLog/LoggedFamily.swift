import HouseholdTesting
import StrictJSON
import Testing

/// A family of which a parent consents to Mia's log.
struct LoggedFamily {
    let daemon: TestDaemon
    let parent: TestClient
    /// A front-end's connection.
    let child: TestClient

    init(_ change: (inout TestDaemon.Setting) -> Void = { _ in }) throws {
        daemon = try TestDaemon(clock: FakeClock("2026-11-21T15:00:00+01:00"), change)
        parent = try daemon.family().parent
        child = try daemon.client()
        try consent(true)
    }

    func consent(_ isGiven: Bool) throws {
        try parent.call("child.update", #"{"child":"mia","consents":{"analytics":\#(isGiven)}}"#)
    }

    /// Every event with all of its members, and with those alone that must be there.
    static let events = [
        #"{"event":"screen_appeared","agoMilliseconds":1500,"screen":"map"}"#,
        #"{"event":"screen_appeared","screen":"A.z_0:9-"}"#,
        #"{"event":"item_answered","agoMilliseconds":1,"activity":"maze","skill":"own.skill","item":"q7","#
            + #""kind":"maze","correct":false,"attempt":2,"hints":1,"responseMilliseconds":4200,"difficulty":3}"#,
        #"{"event":"item_answered","activity":"maze","item":"q7"}"#,
        #"{"event":"hint_used","activity":"maze","item":"q7","number":2}"#,
        #"{"event":"hint_used","activity":"maze","item":"q7"}"#,
        #"{"event":"badge_earned","badge":"maze.gold"}"#,
        #"{"event":"session_start","session":"s1"}"#,
        #"{"event":"session_stop","session":"s1","durationSeconds":90}"#,
        #"{"event":"session_stop","session":"s1"}"#,
        #"{"event":"base10_block_moved","activity":"abacus","item":"q1","block":"ten","fromColumn":"tray","#
            + #""toColumn":"tens"}"#,
        #"{"event":"base10_block_moved","block":"thousand","fromColumn":"thousands","toColumn":"tray"}"#,
        #"{"event":"clock_hand_moved","activity":"clock","item":"q1","hand":"minute","shownMinutes":719}"#,
        #"{"event":"clock_hand_moved","hand":"hour","shownMinutes":0}"#,
        #"{"event":"coin_dragged","activity":"shop","item":"q1","coin":"dime","isPaid":true}"#,
        #"{"event":"coin_dragged","coin":"c1","isPaid":false}"#,
        #"{"event":"fraction_shaded","activity":"pizza","item":"q1","partCount":8,"shadedCount":3}"#,
        #"{"event":"fraction_shaded","partCount":1,"shadedCount":0}"#,
    ]

    static func params(_ events: [String], _ child: String = "mia", more: String = "") -> String {
        #"{"child":"\#(child)","events":[\#(events.joined(separator: ","))]\#(more)}"#
    }

    @discardableResult
    func append(_ events: [String], more: String = "") throws -> Reply {
        try child.call("log.append", Self.params(events, more: more))
    }

    /// Screens with numbers.
    @discardableResult
    func append(screens numbers: Range<Int>) throws -> Reply {
        try append(numbers.map { #"{"event":"screen_appeared","screen":"s\#($0)"}"# })
    }

    func count(_ client: TestClient? = nil) throws -> Int {
        try (client ?? parent).call("log.status", #"{"child":"mia"}"#).number("eventCount")
    }

    /// All pages of an export.
    func pages(_ more: String = "", limit: Int = 500, _ client: TestClient? = nil) throws -> [Reply] {
        var pages: [Reply] = []
        var rest = ""
        while true {
            let page = try (client ?? parent).call(
                "log.export", #"{"child":"mia","limit":\#(limit)\#(more)\#(rest)}"#)
            pages.append(page)
            guard let next = page["next"]?.integer else { return pages }
            rest = #","afterSeq":\#(next)"# + (page["idSalt"].map { #","idSalt":\#($0.source)"# } ?? "")
        }
    }

    func statements(limit: Int = 500, _ client: TestClient? = nil) throws -> [JSONValue] {
        try pages(limit: limit, client).flatMap { $0["statements"].map { Array($0.elements) } ?? [] }
    }

    func anonymous(limit: Int = 500) throws -> [JSONValue] {
        try pages(#","form":"anonymous""#, limit: limit)
            .flatMap { $0["anonymousEvents"].map { Array($0.elements) } ?? [] }
    }

    /// The screens with numbers that are kept.
    func screens(_ client: TestClient? = nil) throws -> [Int] {
        try statements(client).compactMap { statement in
            statement["object.id"]?.string?.split(separator: "/").last.flatMap { Int($0.dropFirst()) }
        }
    }

    /// Rows of the log on the disk, when no more go: what a call asks for is done behind it.
    func rows(_ wanted: Int, _ client: TestClient? = nil) throws -> Int {
        var found = -1
        for _ in 0..<400 {
            try (client ?? parent).call("daemon.doctor")
            found = try daemon.count("SELECT COUNT(*) FROM journal WHERE kind = 10")
            if found == wanted { break }
        }
        return found
    }
}
