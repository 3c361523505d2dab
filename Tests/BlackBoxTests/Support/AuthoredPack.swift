import Foundation
import HouseholdTesting

/// A small pack, made with the tools of an author: an archive with one lesson and one sound, which nobody has signed.
struct AuthoredPack {
    var archive: String

    /// - Parameter version: in its manifest.
    static func make(in scratch: ScratchFolder, version: String = "0.1.0") throws -> AuthoredPack {
        let folder = scratch.path("birds")
        try? FileManager.default.removeItem(atPath: folder)
        try kidctl(["pack", "new", folder, "--title", "Birds", "--author", "Ada"])
        let manifest = try String(contentsOfFile: folder + "/manifest.json", encoding: .utf8)
        try manifest.replacing("0.1.0", with: version)
            .write(toFile: folder + "/manifest.json", atomically: true, encoding: .utf8)
        try FileManager.default.createDirectory(atPath: folder + "/assets", withIntermediateDirectories: true)
        try Data("OggS and a song".utf8).write(to: URL(fileURLWithPath: folder + "/assets/song.ogg"))
        let archive = scratch.path("birds-\(version).kiddpack")
        try kidctl(["pack", "archive", folder, "--output", archive])
        return AuthoredPack(archive: archive)
    }

    /// Installs it as a parent who accepts exactly this one.
    func install(_ client: LineClient) throws {
        let refused = try client.call("pack.install", #"{"path":"\#(archive)"}"#)
        if refused["result"] != nil { return }
        guard let digest = refused.string("error.data.digest") else {
            throw ProcessFault("the pack is not asked about: \(refused.text)")
        }
        _ = try client.result("pack.install", #"{"path":"\#(archive)","accept":"\#(digest)"}"#)
    }

    /// Runs `kidctl` to its end.
    @discardableResult
    static func kidctl(_ arguments: [String], expecting status: Int32 = 0) throws -> String {
        let scratch = try ScratchFolder()
        let program = try SpawnedProgram([kidctl] + arguments, files: scratch.path("kidctl"))
        let ending = try program.wait()
        guard ending == .exited(status) else {
            throw ProcessFault("kidctl \(arguments) ends with \(ending): \(program.output)")
        }
        return program.output
    }

    private static let kidctl = String(KiddBinary.path.dropLast("kidd".count)) + "kidctl"
}
