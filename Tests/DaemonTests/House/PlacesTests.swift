import Foundation
import HouseholdTesting
import Testing

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

    @Test("A household with a passphrase is never tried with another one's key") func passphrase() throws {
        let data = folder.path + "/wrapped"
        try make(data + "/journal.db")
        try make(data + "/household.passphrase")
        try make(usualKey)
        #expect(try find(data: data).keyFile == data + ".key")
    }
}
