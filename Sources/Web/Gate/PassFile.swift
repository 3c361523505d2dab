import Glibc
import Logging
import Sockets
import Vault

/// The file of the passes (0600), beside the private socket and as safe as that: what others could have put there is ignored.
struct PassFile: Sendable {
    private static let mostBytes = 64 << 10

    let path: String

    /// - Parameter control: the private socket of the gateway.
    init(beside control: String) { path = control + ".passes" }

    /// What is kept; nil when there is nothing, or nothing that counts, which the log hears.
    func load(log: Logger) -> KeptPasses? {
        do throws(Ignored) { return try read() } catch {
            log.warning("kept passes are ignored: \(error.why)", metadata: ["file": "\(path)"])
            return nil
        }
    }

    private struct Ignored: Error { var why: String }

    private func read() throws(Ignored) -> KeptPasses? {
        var status = stat()
        guard lstat(path, &status) == 0 else {
            guard errno != ENOENT else { return nil }
            throw Ignored(why: String(cString: strerror(errno)))
        }
        do throws(SocketFolderFault) { try SocketFolderRights.check(path, trusted: [geteuid()]) } catch {
            throw Ignored(why: "others can write in their folder")
        }
        guard status.st_mode & S_IFMT == S_IFREG else { throw Ignored(why: "that is no plain file") }
        guard status.st_uid == geteuid() else { throw Ignored(why: "the file is another account's") }
        guard status.st_mode & 0o077 == 0 else { throw Ignored(why: "others may use the file") }
        switch DurableFile.read(path, most: Self.mostBytes) {
        case .failure(let code): throw Ignored(why: code.description)
        case .success(let bytes):
            guard let kept = KeptPasses(text: String(decoding: bytes, as: UTF8.self)) else {
                throw Ignored(why: "the file is damaged")
            }
            return kept
        }
    }

    /// Keeps passes in the place of those that are there; where that fails, the log hears it.
    func store(_ passes: KeptPasses, log: Logger) {
        guard let code = write(passes) else { return }
        log.warning("passes are not kept: \(String(cString: strerror(code)))", metadata: ["file": "\(path)"])
    }

    /// Forgets who was let in. Where the pages were stays, so that a tab that is still open is told that it is closed.
    func forget() {
        guard let kept = try? read(), write(KeptPasses(base: kept.base, browsers: [])) == nil else {
            unlink(path)
            return
        }
    }

    /// - Returns: nil, or the `errno` that stopped it.
    private func write(_ passes: KeptPasses) -> Int32? { DurableFile.write(Array(passes.text.utf8), to: path) }
}
