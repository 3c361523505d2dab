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

    @Test(
        "The variable TZ names a zone in three ways; one from before zones had names is what it links to",
        arguments: [
            ("Europe/Oslo", "Europe/Oslo"), (":Europe/Oslo", "Europe/Oslo"), ("FOLDER/Europe/Oslo", "Europe/Oslo"),
            ("EST5EDT", "America/New_York"), (":/etc/localtime", nil), ("", nil), (nil, nil),
        ] as [(String?, String?)])
    func variable(value: String?, name: String?) throws {
        try inFolder { folder in
            try FileManager.default.createDirectory(atPath: folder + "/Europe", withIntermediateDirectories: true)
            try FileManager.default.createDirectory(atPath: folder + "/America", withIntermediateDirectories: true)
            for zone in ["/Europe/Oslo", "/America/New_York"] {
                try Data("TZif".utf8).write(to: URL(fileURLWithPath: folder + zone))
            }
            let value = value?.replacingOccurrences(of: "FOLDER", with: folder)
            #expect(try MachineZone.name(ofVariable: value, folder: folder) == name)
            // Rules without a name, and zones that are not there: the machine's own would be another one.
            for value in ["CET-1CEST", "nonsense", "Mars/Olympus"] {
                #expect(throws: Problem.self) { try MachineZone.name(ofVariable: value, folder: folder) }
            }
        }
    }

    @Test("A machine without any rules leaves the judgement to kidd")
    func noRules() {
        #expect(MachineZone.isKnown("Mars/Olympus", folder: "/nonexistent"))
    }
}
