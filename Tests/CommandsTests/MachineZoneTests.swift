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
        "The variable TZ names a zone in three ways; rules without a name, and zones that are not there, do not count",
        arguments: [
            ("Europe/Oslo", "Europe/Oslo"), (":Europe/Oslo", "Europe/Oslo"), ("FOLDER/Europe/Oslo", "Europe/Oslo"),
            ("CET-1CEST", nil), ("Mars/Olympus", nil), ("", nil), (nil, nil),
        ] as [(String?, String?)])
    func variable(value: String?, name: String?) throws {
        try inFolder { folder in
            try FileManager.default.createDirectory(atPath: folder + "/Europe", withIntermediateDirectories: true)
            try Data("TZif".utf8).write(to: URL(fileURLWithPath: folder + "/Europe/Oslo"))
            let value = value?.replacingOccurrences(of: "FOLDER", with: folder)
            #expect(MachineZone.name(ofVariable: value, folder: folder) == name)
        }
    }

    @Test("A machine without any rules leaves the judgement to kidd")
    func noRules() {
        #expect(MachineZone.isKnown("Mars/Olympus", folder: "/nonexistent"))
    }
}
