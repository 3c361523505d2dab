import Daemon
import HouseholdTesting
import Household
import SampleFamily
import Testing

/// The made-up family of `kidd serve --sample`.
@Suite("The sample family") struct SampleFamilyTests {
    /// Saturday evening in Berlin.
    private let present = FakeClock("2026-11-21T19:30:00+01:00").read()

    private func options(_ folder: PrivateFolder) -> ServeOptions {
        ServeOptions(
            socket: folder.path + "/kidd.sock", dataFolder: folder.path + "/data",
            keyFile: folder.path + "/household.key",
            isDeveloper: true)
    }

    /// A daemon on the family's folder, at the present.
    private func start(_ folder: PrivateFolder) throws -> TestDaemon {
        try TestDaemon(clock: FakeClock(present)) {
            $0.isDeveloper = true
            $0.dataFolder = folder.path + "/data"
            $0.keyFile = folder.path + "/household.key"
        }
    }

    private func live(weeks: Int) throws -> PrivateFolder {
        let folder = try PrivateFolder()
        let hasLived = try SampleFamily.live(in: options(folder), weeks: weeks, until: present, log: LogBook().logger)
        #expect(hasLived)
        return folder
    }

    private func parent(of daemon: TestDaemon) throws -> TestClient {
        let parent = try daemon.client()
        try parent.unlock(pin: SampleFamily.pin)
        return parent
    }

    @Test("Some weeks fill every part of a report, and end at a present whose clock is trusted")
    func weeks() throws {
        let folder = try live(weeks: 2)
        let daemon = try start(folder)
        let parent = try parent(of: daemon)
        let dashboard = try parent.call("report.dashboard", "{}")
        #expect(dashboard["reports"]?.count == 2)
        for child in 0...1 {
            for part in [
                "reportSubjects", "finishedLessons", "newlyMastered", "reportKinds", "newBadges", "highlights",
                "mistakeClasses",
            ] {
                #expect(dashboard["reports.\(child).\(part)"]?.count ?? 0 > 0, "\(part) of child \(child)")
            }
            #expect(try dashboard.number("reports.\(child).totals.learningDayCount") > 4)
            #expect(try dashboard.number("reports.\(child).totals.answers") > 100)
        }
        #expect(try parent.call("time.mayI", #"{"child":"mia"}"#).text("clock") == "trusted")
        #expect(daemon.log.lines.isEmpty)
        // The child has just asked.
        let requests = try parent.call("time.requests", "{}")
        #expect(try requests.text("requests.0.child") == "mia" && requests.text("requests.0.state") == "open")
        #expect(try parent.call("daemon.doctor", "{}").flag("healthy"))
    }

    @Test("The same seed and the same end give the same family; a folder that has one is left alone")
    func same() throws {
        let folders = [try live(weeks: 1), try live(weeks: 1)]
        let told = try folders.map { folder in
            let daemon = try start(folder)
            return try parent(of: daemon).call("report.dashboard", "{}")["reports"]?.source
        }
        #expect(told[0] == told[1] && told[0]?.isEmpty == false)
        let again = try SampleFamily.live(in: options(folders[0]), weeks: 2, until: present, log: LogBook().logger)
        #expect(!again)
        let daemon = try start(folders[0])
        #expect(try parent(of: daemon).call("report.dashboard", "{}")["reports"]?.source == told[0])
    }

    @Test("A family without weeks behind it is set up, and has done nothing")
    func new() throws {
        let folder = try live(weeks: 0)
        let daemon = try start(folder)
        let children = try daemon.client().call("child.list", "{}")
        #expect(try children.text("children.0.child") == "mia" && children.text("children.1.child") == "ben")
        let dashboard = try parent(of: daemon).call("report.dashboard", "{}")
        #expect(try dashboard.number("reports.0.totals.screenSeconds") == 0)
    }
}
