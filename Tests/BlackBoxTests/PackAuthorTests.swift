import Foundation
import HouseholdTesting
import Testing

/// An author's commands, as an author types them.
@Suite struct PackAuthorTests {
    @Test("The pack that ships has no faults") func shippedPack() throws {
        let output = try AuthoredPack.kidctl(["pack", "check", ShippedPack.folder])
        #expect(output.contains("no faults"), "\(output)")
    }

    @Test("A broken pack is refused with file, place in it, and reason") func brokenPack() throws {
        let scratch = try ScratchFolder()
        let output = try AuthoredPack.kidctl(["pack", "check", BrokenPack.copy(in: scratch)], expecting: 8)
        for word in [BrokenPack.file, BrokenPack.pointer, BrokenPack.reason] {
            #expect(output.contains(word), "not said: \(word)\n\(output)")
        }
    }

    @Test("A folder that is no pack is refused") func noPack() throws {
        let scratch = try ScratchFolder()
        let output = try AuthoredPack.kidctl(["pack", "check", scratch.path], expecting: 8)
        #expect(output.contains("manifest.json"), "\(output)")
    }

    @Test("From nothing to a signed archive: each step says what it did, and the archive passes")
    func whole() throws {
        let scratch = try ScratchFolder()
        let (folder, key) = (scratch.path("birds"), scratch.path("author.key"))
        let made = try AuthoredPack.kidctl(["pack", "new", folder, "--title", "Birds", "--author", "Ada"])
        #expect(made.contains("kidctl pack check"))
        _ = try AuthoredPack.kidctl(["pack", "new", folder, "--title", "Birds", "--author", "Ada"], expecting: 8)
        let questions = try AuthoredPack.kidctl(["pack", "check", folder, "--show", "birds-1", "--seed", "7"])
        #expect(questions.split(separator: "\n").count == 4)
        #expect(try AuthoredPack.kidctl(["pack", "check", folder, "--show", "birds-1", "--seed", "7"]) == questions)
        _ = try AuthoredPack.kidctl(["pack", "check", folder, "--show", "bird-1"], expecting: 6)
        _ = try AuthoredPack.kidctl(["pack", "sign", folder, "--key", key], expecting: 8)
        let publicKey = try AuthoredPack.kidctl(["pack", "key", key]).trimmingCharacters(in: .newlines)
        #expect(publicKey.count == 64)
        #expect(try AuthoredPack.kidctl(["pack", "key", key]).hasPrefix(publicKey))
        #expect(try FileManager.default.attributesOfItem(atPath: key)[.posixPermissions] as? Int == 0o600)
        #expect(try AuthoredPack.kidctl(["pack", "sign", folder, "--key", key]).contains(publicKey))
        let archive = scratch.path("b.kiddpack")
        #expect(try AuthoredPack.kidctl(["pack", "archive", folder, "--output", archive]).contains(publicKey))
        #expect(try AuthoredPack.kidctl(["pack", "check", archive]).contains("signed by \(publicKey)"))
    }

    @Test("A signer is trusted, and forgotten by the name that the family gave it") func signers() throws {
        let family = try RunFamily()
        let pin = try family.scratch.write(Family.pin + "\n", to: "pin")
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: pin)
        func run(_ arguments: [String], expecting status: Int32 = 0) throws -> String {
            let program = try family.kidctl(["pack"] + arguments + ["--pin-file", pin])
            #expect(try program.wait() == .exited(status), "\(program.output) \(program.errors)")
            return program.output + program.errors
        }
        for (digit, name) in [("a", "Ada"), ("b", "Bo"), ("c", "Bo")] {
            _ = try run(["trust", String(repeating: digit, count: 64), "--name", name])
        }
        #expect(try run(["forget", "Adda"], expecting: 6).contains("\"Ada\""))
        #expect(try run(["forget", "Bo"], expecting: 6).contains("name one by the key"))
        #expect(try run(["forget", "Ada"]).contains("Ada is a signer like any other again"))
        #expect(try run(["forget", String(repeating: "b", count: 64)]).contains("Bo is a signer"))
        #expect(try !run(["signers"]).contains("Ada"))
    }
}
