import Foundation
import HouseholdTesting
import Testing
import Vault

@testable import Daemon

/// Where a daemon keeps things when only some of it is named.
@Suite("Places") struct PlacesTests {
    private let folder: HouseholdTesting.PrivateFolder
    private var environment: [String: String] { ["HOME": folder.path, "XDG_RUNTIME_DIR": folder.path] }
    private var usualKey: String { folder.path + "/.config/kidd/household.key" }

    init() throws { folder = try HouseholdTesting.PrivateFolder() }

    private func find(data: String? = nil, key: String? = nil) throws -> Places {
        try Places.find(socket: nil, dataFolder: data, keyFile: key, environment: environment, isRoot: false)
    }

    private func make(_ path: String) throws {
        try FileManager.default.createDirectory(
            atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try Data("x".utf8).write(to: URL(fileURLWithPath: path))
    }

    @Test("What is named counts, and the usual places for the rest") func named() throws {
        #expect(try find().keyFile == usualKey)
        #expect(try find(key: "k").keyFile == "k")
        #expect(try find(key: "k").dataFolder == folder.path + "/.local/share/kidd")
        let all = try Places.find(socket: "s", dataFolder: "d", keyFile: "k", environment: [:], isRoot: false)
        #expect(all == Places(socket: "s", dataFolder: "d", keyFile: "k"))
        #expect(throws: StartFault.self) {
            try Places.find(socket: nil, dataFolder: "d", keyFile: "k", environment: ["HOME": "/"], isRoot: false)
        }
    }

    @Test("A new data folder that is named has a key of its own, also where the usual one is there")
    func own() throws {
        let data = folder.path + "/trial"
        #expect(try find(data: data + "//").keyFile == data + ".key")
        try make(usualKey)
        #expect(try find(data: data).keyFile == data + ".key")
        #expect(try find(data: data, key: "k").keyFile == "k")
    }

    @Test("The usual folder has the usual key, by whatever name") func usual() throws {
        let usual = folder.path + "/.local/share/kidd"
        #expect(try find(data: usual + "/").keyFile == usualKey)
        try make(usual + "/journal.db")
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/link", withDestinationPath: usual)
        #expect(try find(data: folder.path + "/link").keyFile == usualKey)
    }

    @Test("A household that was made with the usual key keeps it") func earlier() throws {
        let data = folder.path + "/earlier"
        try make(data + "/journal.db")
        #expect(try find(data: data).keyFile == data + ".key")
        try make(usualKey)
        #expect(try find(data: data).keyFile == usualKey)
        try make(data + ".key")
        #expect(try find(data: data).keyFile == data + ".key")
    }

    /// A computer's kidd whose places are in the folder, and whose account is this one.
    private func system() throws -> SystemInstall {
        let account = try #require(getpwuid(geteuid()).map { String(cString: $0.pointee.pw_name) })
        return try #require(
            SystemInstall(
                """
                unit=kidd
                account=\(account)
                group=kidd
                socket=/run/kidd/kidd.sock
                data=\(folder.path)/system/data
                key=\(folder.path)/system/key
                backups=\(folder.path)/system/backups
                """))
    }

    @Test(
        "Where a kidd is installed for the computer, commands of its account work on its household, unless another is named"
    )
    func installed() throws {
        let system = try system()
        let places = try Places.offline(dataFolder: nil, keyFile: nil, system: system)
        #expect(places.data == system.dataFolder && places.key == system.keyFile)
        let named = try Places.offline(dataFolder: system.dataFolder + "/", keyFile: nil, system: system)
        #expect(named.key == system.keyFile)
        let other = folder.path + "/other"
        #expect(try Places.offline(dataFolder: other, keyFile: nil, system: system).key == other + ".key")
    }

    @Test("Where a kidd is installed for the computer, no second household is begun by the way") func second() throws {
        let system = try system()
        let usual = try find()
        let refused = #expect(throws: StartFault.self) { try usual.requireWanted(dataFolder: nil, system: system) }
        #expect(refused?.description.contains(system.start) == true)
        try usual.requireWanted(dataFolder: "named", system: system)
        try usual.requireWanted(dataFolder: nil, system: nil)
        // One that is there goes on.
        try make(usual.dataFolder + "/journal.db")
        try usual.requireWanted(dataFolder: nil, system: system)
    }

    @Test("What is said of stopping and starting names the computer's units, where the folder is its") func said()
        throws
    {
        let system = try system()
        #expect(SystemWords.stop(system.dataFolder, system) == "stop it first: \(system.stop)")
        #expect(SystemWords.start(system.dataFolder, system) == "Start kidd now: \(system.start).")
        #expect(SystemWords.stop(folder.path, system) == "stop it first")
        #expect(SystemWords.start(folder.path, nil) == "Start kidd now.")
    }

    @Test("A household with a passphrase is never tried with another one's key") func passphrase() throws {
        let data = folder.path + "/wrapped"
        try make(data + "/journal.db")
        try make(data + "/household.passphrase")
        try make(usualKey)
        #expect(try find(data: data).keyFile == data + ".key")
    }
}
