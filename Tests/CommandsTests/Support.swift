import Foundation

extension [String: String] {
    /// As the environment of a process is asked for.
    func value(_ name: String) -> String? { self[name] }
}

/// Seconds that a test waits for an answer: long, because a machine may be slow or busy.
let patience = 180

private let commands = NSRecursiveLock()

/// Runs a body with a private folder that is gone afterwards.
///
/// One at a time: a command that talks to a daemon looks for a kept token where `KIDD_TOKEN_FILE` says, and some tests set that.
func inFolder(_ body: (String) throws -> Void) throws {
    commands.lock()
    defer { commands.unlock() }
    var template = Array("/tmp/kidctl-tests.XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw POSIXError(.EIO) }
    let folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
}
