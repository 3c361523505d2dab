import Foundation

/// A folder of its own for one test, removed with the last reference.
final class TemporaryFolder: Sendable {
    let path: String

    init() throws {
        var template = Array("/tmp/kidd-test-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    func path(_ name: String) -> String { path + "/" + name }
}
