import Daemon
import HouseholdTesting
import StrictJSON

/// A daemon with a family, an open lesson and a parent, for parameters that a generator makes; and what no schema can
/// say.
struct ParamsHousehold {
    /// Faults that no schema of the document can tell, by method and the place of their path: why.
    static let semantic: [(method: String, path: String, why: String)] = [
        ("child.add", "/born", "nobody is born in the future"),
        ("child.add", "/uids", "no child has the daemon's account or another child's"),
        ("child.update", "/born", "nobody is born in the future"),
        ("child.update", "/uids", "the same"),
        ("policy.set", "/quietHours", "a window has a length"),
        ("policy.set", "/allowedWindows", "the same, and no more minutes than its length"),
        ("policy.set", "/dateOverrides", "a range of dates ends on its first day or later, within 366 days"),
        ("policy.set", "/budgets", "names are unique; a subject or a pack is one that exists"),
        ("policy.set", "/freeActivities", "a subject or a pack is one that exists"),
        ("time.grant", "/activity", "a subject, a lesson or a pack is one that exists"),
        ("time.ask", "/activity", "the same"), ("time.mayI", "/activity", "the same"),
        ("policy.preview", "/activity", "the same"), ("policy.explain", "/activity", "the same"),
        ("household.rotateKey", "", "passphrases are for a household whose key a passphrase wraps"),
        ("backup.schedule", "/folder", "a new schedule has one"), ("backup.schedule", "/passphrase", "the same"),
        ("backup.schedule", "/off", "a schedule that ends is named with nothing else"),
        ("child.erase", "/confirmName", "the name is that of the child"),
        ("household.erase", "/confirmName", "the name is that of the household"),
        ("child.add", "/name", "a name can be read, and is what it looks like"), ("child.update", "/name", "the same"),
        ("household.setUp", "/name", "the same"), ("household.setUp", "/parentName", "the same"),
        ("household.update", "/name", "the same"), ("parent.add", "/name", "the same"),
        ("parent.rename", "/name", "the same"), ("pack.trustSigner", "/name", "the same"),
        ("time.grant", "/why", "a text in somebody's own words can be read"), ("time.lock", "/why", "the same"),
        ("time.ask", "/reason", "the same"), ("time.decide", "/word", "the same"),
        ("policy.preview", "/change", "all that holds for `policy.set`"),
        ("policy.preview", "/first", "a day is within 366 days"),
        ("policy.preview", "/at", "a time is one to come, within 366 days"),
        ("time.grant", "/expiresAt", "a time is one to come"), ("time.codes", "/expiresAt", "the same"),
        ("time.lock", "/until", "the same"), ("clock.set", "/at", "a time is of the years 1970 to 9998 at Greenwich"),
        ("time.confirmClock", "/now", "the parent's time is that of the machine's clock"),
        ("filter.set", "/pausedSubjects", "a subject is one of the packs"),
        ("filter.set", "/allowedSubjects", "a subject is one of the packs"),
        ("filter.set", "/blockedPacks", "a pack is installed"),
        ("filter.set", "/blockedLessons", "a lesson is one of the packs"),
        ("filter.check", "/subject", "a subject is one of the packs"), ("filter.explain", "/subject", "the same"),
        ("lesson.list", "/subject", "the same"), ("lesson.next", "/subject", "the same"),
        ("mastery.list", "/subject", "the same"), ("progress.subject", "/subject", "the same"),
        ("report.weekly", "/day", "a day is one of the weeks that are told"),
        ("rewards.markSeen", "/badges", "a badge is one that the child has"),
        ("rewards.addBadges", "/badges", "a key is no other's, and drawings, subjects, skills and domains exist"),
        ("rewards.removeBadges", "/badges", "a badge is one of the family's own"),
        ("policy.set", "/learningApps", "an app is named once"),
        ("policy.set", "/learningGoals", "a subject is one of the packs, and named once"),
        ("challenge.create", "", "a title and a goal, or a template"),
        ("challenge.create", "/title", "a text can be read, and is what it looks like"),
        ("challenge.create", "/description", "the same"), ("challenge.create", "/icon", "the same"),
        ("challenge.edit", "/title", "the same"), ("challenge.edit", "/description", "the same"),
        ("challenge.edit", "/icon", "the same"),
        ("challenge.create", "/wanted", "each kind of goal has members of its own; subjects and packs exist"),
        ("challenge.edit", "/wanted", "the same"),
        ("challenge.create", "/startsOn", "a day is today or within a year"),
        ("challenge.edit", "/startsOn", "the same"),
        ("challenge.create", "/endsBefore", "the end is after the start, within a year"),
        ("challenge.edit", "/endsBefore", "the same"),
        ("log.append", "/events", "no more parts are shaded than there are"),
        ("audit.list", "/by", "somebody is of the household"),
        ("activity.start", "", "each kind of activity is begun with members of its own"),
        ("activity.start", "/strategy", "the domain and the band have facts that are found in this way"),
        ("facts.why", "/fact", "a fact is one of its domain"),
        ("mastery.set", "/subject", "a subject is one of the packs"),
        ("mastery.set", "", "a policy is for a subject"),
        ("household.setUp", "/zone", "a zone is one that the machine knows"), ("household.update", "/zone", "the same"),
        ("household.update", "/locale", "another language than that of before is a tag"),
        ("child.update", "/locale", "the same"),
        ("household.update", "/basedOn", "what was seen is named by JSON pointers"),
        ("child.update", "/basedOn", "the same"), ("policy.set", "/basedOn", "the same"),
        ("filter.set", "/basedOn", "the same"), ("leaderboard.setGoal", "/basedOn", "the same"),
    ]

    /// Methods with a choice of objects in which the wrong member is told, and not the object.
    static let tellsInside: Set<String> = ["rewards.addBadges", "log.append"]

    static func isSemantic(_ method: String, _ path: String) -> Bool {
        semantic.contains {
            $0.method == method && ($0.path == path || !$0.path.isEmpty && path.hasPrefix($0.path + "/"))
        }
    }

    /// Values that also keep the rules of `semantic`, by the method (nil: all) and the name of the member.
    static let possible: [(method: String?, name: String, values: [String])] = [
        (nil, "start", [#""20:00""#, #""00:00""#]), (nil, "end", [#""07:00""#, #""23:30""#, #""24:00""#]),
        (nil, "allowanceMinutes", ["0", "30"]), (nil, "first", [#""2026-12-24""#]),
        (nil, "last", [#""2026-12-24""#, #""2027-12-24""#]),
        (nil, "activities", [#"[{"subject":"math"},{"app":"minetest"}]"#, #"[{"pack":"first-reading"}]"#]),
        (nil, "freeActivities", ["[]", #"[{"app":"clock"}]"#]), (nil, "weekdays", [#"["monday"]"#]),
        (nil, "quietHours", [#"[{"start":"20:00","end":"07:00","weekdays":["monday","sunday"]}]"#]),
        (
            nil, "allowedWindows",
            [#"[{"start":"07:00","end":"08:00","weekdays":["friday"],"allowanceMinutes":60}]"#, "[]"]
        ),
        ("household.update", "locale", [#""de""#, #""en-GB""#]), ("child.update", "locale", [#""de""#, "null"]),
        ("time.grant", "why", [#""a rainy day""#]), ("time.lock", "why", [#""Homework\nfirst""#]),
        ("time.ask", "reason", [#""one more level""#]), ("time.decide", "word", [#""Have fun!""#]),
        ("child.add", "name", [#""Zoë""#, #""Anna Maria""#]), ("child.update", "name", [#""Zoë""#, #""Anna Maria""#]),
        ("parent.add", "name", [#""Zoë""#]), ("parent.rename", "name", [#""Zoë""#]),
        ("household.update", "name", [#""Lovelace""#]), ("household.setUp", "name", [#""Lovelace""#]),
        ("household.setUp", "parentName", [#""Anna""#]),
        ("pack.trustSigner", "name", [#""Anna Maria""#]),
        ("policy.preview", "at", [#""2026-11-21T15:30:00+01:00""#]),
        ("policy.preview", "activity", ["{}", #"{"subject":"math"}"#]),
        ("time.grant", "activity", [#"{"subject":"math"}"#, #"{"app":"chess"}"#]),
        ("time.mayI", "activity", [#"{"pack":"first-reading"}"#, #"{"app":"chess"}"#]),
        ("policy.preview", "activity", [#"{"pack":"first-reading"}"#, #"{"app":"chess"}"#]),
        ("policy.explain", "activity", [#"{"pack":"first-reading"}"#, #"{"app":"chess"}"#]),
        ("time.ask", "activity", [#"{"pack":"first-reading"}"#, #"{"app":"chess"}"#]),
        ("time.confirmClock", "now", [#""2026-11-21T15:00:00+01:00""#, #""2026-11-21T14:02:00+00:00""#]),
        ("log.append", "shadedCount", ["0", "1"]),
        ("audit.list", "by", [#""Anna""#, #""daemon""#]), ("child.add", "child", [#""kid.7""#]),
        (nil, "born", [#""2019-04""#]),
        (nil, "allowedSubjects", [#"["math"]"#, "null"]),
        (nil, "pausedSubjects", [#"[{"subject":"math","until":"2026-12-31T23:59:59-11:00"}]"#]),
        (nil, "blockedPacks", [#"["kindergarten-math"]"#]), (nil, "blockedLessons", [#"["counting-objects"]"#]),
        ("filter.check", "subject", [#""math""#]), ("filter.explain", "subject", [#""reading""#]),
        ("lesson.list", "subject", [#""math""#]), ("lesson.next", "subject", [#""reading""#]),
        ("mastery.list", "subject", [#""math""#]), ("progress.subject", "subject", [#""math""#]),
        ("report.weekly", "day", [#""2026-11-21""#, #""2026-11-09""#]),
        ("child.erase", "confirmName", [#""Mia""#]), ("household.erase", "confirmName", [#""Lovelace""#]),
        ("facts.why", "fact", [#""7+5""#, #""12-5""#]), ("mastery.set", "subject", [#""math""#]),
        (nil, "learningApps", [#"["gcompris"]"#, "[]"]),
        (nil, "learningGoals", [#"[{"subject":"math","weeklyMinutes":30}]"#]),
        (nil, "startsOn", [#""2026-11-21""#, #""2026-11-22""#]), (nil, "endsBefore", [#""2026-12-24""#]),
        (
            nil, "wanted",
            [
                #"{"counts":"dailyMinutes","target":15,"daysRequired":5}"#, #"{"counts":"streakDays","target":3}"#,
                #"{"counts":"activityMinutes","target":60,"activities":[{"subject":"math"}],"within":"whole"}"#,
            ]
        ),
        ("challenge.create", "template", [#""quick-start""#]),
        (nil, "title", [#""Our goal""#, #""Ö""#]), (nil, "description", [#""All about clocks.""#]),
        (nil, "icon", [#""kite""#]),
        ("events.subscribe", "topics", [#"["time.state","policy"]"#]),
        ("rpc.cancel", "id", ["1", "-0.0e1", #""a""#]), (nil, "deadlineMs", ["60000", "3600000"]),
        (nil, "progressToken", [#""t""#, "7"]),
    ]

    let daemon: TestDaemon
    let client: TestClient
    var known: [String: [String]]

    init() throws {
        daemon = try TestDaemon { $0.isDeveloper = true }
        client = try daemon.family().parent
        try client.call("policy.set", #"{"child":"mia","quietHours":[],"dailyMinutes":null,"weeklyMinutes":null}"#)
        try client.call(
            "challenge.create",
            #"{"children":["mia"],"title":"Goal","wanted":{"counts":"streakDays","target":3},"idempotencyKey":"goal"}"#)
        let started = try client.call("activity.start", #"{"child":"mia","lesson":"counting-objects"}"#)
        known = [
            "child": [#""mia""#, #""Mia""#], "children": [#"["mia"]"#], "challenge": [#""goal""#],
            "activity": [JSONTree.quotedText(try started.text("activity"))],
            "presentation": [JSONTree.quotedText(try started.text("question.presentation"))],
            "pin": [#""2580""#], "newPin": [#""2580""#], "zone": [#""Europe/Berlin""#, #""UTC""#],
            "idempotencyKey": (1...40).map { "\"key \($0)\"" },
        ]
    }

    /// - Parameter isPossible: whether the values of `possible` are taken, too.
    func generator(_ method: String, seed: UInt64, isPossible: Bool) throws -> ParamsGenerator {
        var known = known
        // In what is decided about, an activity is another thing: see the schema.
        let schema = try daemon.checker().entry(method)?["params"]?.elements
            .first { $0["name"]?.string == "activity" }?["schema"]
        if schema?["type"]?.string != "string" { known["activity"] = nil }
        // There it is the id of a child that comes in.
        if method == "child.add" { known["child"] = nil }
        for entry in Self.possible where isPossible && (entry.method ?? method) == method {
            known[entry.name] = entry.values
        }
        return try ParamsGenerator(daemon.checker(), method: method, known: known, seed: seed)
    }

    /// Whether a method has parameters beside those that stand beside all.
    func hasOwnParams(_ method: String) throws -> Bool {
        try daemon.checker().entry(method)?["params"]?.count != 0
    }

    /// After an erasure there is a family again.
    private func setUpAnew() throws {
        guard try client.call("household.status").text("state") == "notSetUp" else { return }
        try client.call(
            "household.setUp", #"{"name":"Lovelace","zone":"Europe/Berlin","parentName":"Anna","pin":"2580"}"#)
        try client.unlock()
        try client.call("child.add", #"{"name":"Mia","born":"2019-04"}"#)
    }

    /// Whatever a call did to it, the connection is a parent's again, and the child is there.
    func restore(after method: String) throws {
        if method == "household.erase" { try setUpAnew() }
        if method.hasPrefix("parent.") || method.hasPrefix("clock.") { try client.unlock() }
        if method == "child.erase" { _ = try client.ask("child.add", #"{"name":"Mia","born":"2019-04"}"#) }
        if method == "child.archive" { try client.call(method, #"{"child":"mia","archived":false}"#) }
    }
}
