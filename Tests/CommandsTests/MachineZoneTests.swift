import Foundation
import Testing

@testable import Commands

@Suite struct MachineZoneTests {
    @Test(
        "A zone is known when it has rules, and by no path that leaves their folder",
        arguments: [
            ("Europe/Oslo", true), ("Europe", false), ("Mars/Olympus", false), ("", false), ("/Europe/Oslo", false),
            ("Europe/../Europe/Oslo", false),
        ])
    func known(name: String, isKnown: Bool) throws {
        try inFolder { folder in
            try FileManager.default.createDirectory(atPath: folder + "/Europe", withIntermediateDirectories: true)
            try Data("TZif".utf8).write(to: URL(fileURLWithPath: folder + "/Europe/Oslo"))
            #expect(MachineZone.isKnown(name, folder: folder) == isKnown)
        }
    }

    @Test("A machine without any rules leaves the judgement to kidd")
    func noRules() {
        #expect(MachineZone.isKnown("Mars/Olympus", folder: "/nonexistent"))
    }
}
