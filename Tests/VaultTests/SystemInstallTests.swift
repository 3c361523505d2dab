import Foundation
import Testing

@testable import Vault

/// What `/etc/kidd/system.conf` says, and what is advised by it.
@Suite struct SystemInstallTests {
    private let folder: TemporaryFolder
    private let shipped: String

    init() throws {
        folder = try TemporaryFolder()
        shipped = try String(
            contentsOfFile: String(#filePath.split(separator: "/Tests/")[0]) + "/packaging/system.conf", encoding: .utf8
        )
    }

    private func installed(_ more: String = "") throws -> SystemInstall {
        try #require(SystemInstall(shipped.replacing("/var/lib/kidd", with: folder.path) + more))
    }

    @Test("The file that is installed says all of it, and one that lacks a word says nothing") func words() throws {
        let system = try #require(SystemInstall(shipped))
        #expect(system.socket == "/run/kidd/kidd.sock" && system.dataFolder == "/var/lib/kidd/data")
        #expect(system.start == "sudo systemctl start kidd.service")
        #expect(system.stop == "sudo systemctl stop kidd.socket kidd.service")
        #expect(SystemInstall(shipped.replacing("account=", with: "#account=")) == nil && SystemInstall("") == nil)
    }

    @Test("Its data folder is known by whatever name") func data() throws {
        let system = try installed()
        try FileManager.default.createDirectory(atPath: system.dataFolder, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/link", withDestinationPath: system.dataFolder)
        #expect(system.holds(folder.path + "/link") && system.holds(system.dataFolder + "/"))
        #expect(!system.holds(folder.path))
    }

    @Test("Where a credential has the key, it is said how its file comes to be") func credential() throws {
        #expect(try installed().credentialAdvice == nil)
        let system = try installed("credential=/etc/credstore.encrypted/family\n")
        let advice = try #require(system.credentialAdvice)
        #expect(advice.contains("/etc/credstore.encrypted/family \(system.keyFile)"))
        try FileManager.default.createDirectory(
            atPath: (system.keyFile as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try "x".write(toFile: system.keyFile, atomically: true, encoding: .utf8)
        #expect(system.credentialAdvice == nil)
    }
}
