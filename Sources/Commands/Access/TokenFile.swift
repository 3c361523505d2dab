import Glibc

/// Where the token of an unlock is kept, as sudo does: one private file for each socket.
struct TokenFile: Equatable {
    let path: String
    /// A folder that is made when it is missing, for its owner alone; nil: the folder has to be there.
    let ownFolder: String?

    private static let longest = 256

    /// Root's own, where sudo leaves it no runtime folder.
    private static let rootFolder = "/run/kidctl"

    /// `KIDD_TOKEN_FILE`, else in the user's runtime folder, else beside the socket if that folder is private; root has a
    /// folder in any case.
    static func standard(
        socket: String, environment: (String) -> String?, isRoot: Bool = RootAccount.isMine
    ) -> TokenFile? {
        if let named = environment("KIDD_TOKEN_FILE"), !named.isEmpty {
            return TokenFile(path: named, ownFolder: nil)
        }
        let socket = absolute(socket)
        let name = "token-" + hash(socket)
        if let runtime = environment("XDG_RUNTIME_DIR"), runtime.hasPrefix("/") {
            let folder = runtime + (runtime.hasSuffix("/") ? "" : "/") + "kidd"
            return TokenFile(path: folder + "/" + name, ownFolder: folder)
        }
        let folder = String(socket[..<(socket.lastIndex(of: "/") ?? socket.startIndex)])
        guard isPrivate(folder) else {
            return isRoot ? TokenFile(path: rootFolder + "/" + name, ownFolder: rootFolder) : nil
        }
        return TokenFile(path: folder + "/" + name, ownFolder: nil)
    }

    /// The token; nil when there is none. A file that others could have made or read is refused.
    func read() throws(Problem) -> String? {
        let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else {
            switch errno {
            case ENOENT, ENOTDIR: return nil
            case ELOOP: throw refusal("is a symbolic link")
            case let failure: throw refusal("cannot be read (\(String(cString: strerror(failure))))")
            }
        }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw refusal("is no plain file")
        }
        if status.st_uid != geteuid() { throw refusal("belongs to another account") }
        if status.st_mode & 0o077 != 0 { throw refusal("may be read by others") }
        var bytes = [UInt8](repeating: 0, count: Self.longest)
        let count = Glibc.read(descriptor, &bytes, bytes.count)
        let token = String(decoding: bytes.prefix(max(0, count)).prefix { $0 > 0x20 && $0 < 0x7F }, as: UTF8.self)
        return token.isEmpty ? nil : token
    }

    /// Keeps a token, in one step: a reader sees the old one or the new one.
    func write(_ token: String) throws(Problem) {
        if let ownFolder {
            if mkdir(ownFolder, 0o700) != 0, errno != EEXIST { throw failure("cannot make the folder \(ownFolder)") }
            guard Self.isPrivate(ownFolder) else {
                throw Problem(
                    .failed, "the folder \(ownFolder) is not this account's alone",
                    remedy: "make it private: chmod 700 \(ownFolder)")
            }
        }
        let draft = path + ".\(getpid())"
        unlink(draft)
        let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw failure("cannot write \(draft)") }
        let bytes = Array((token + "\n").utf8)
        let isWritten = fchmod(descriptor, 0o600) == 0 && Glibc.write(descriptor, bytes, bytes.count) == bytes.count
        close(descriptor)
        guard isWritten, rename(draft, path) == 0 else {
            let problem = failure("cannot write \(path)")
            unlink(draft)
            throw problem
        }
    }

    func remove() { unlink(path) }

    private func refusal(_ why: String) -> Problem {
        Problem(
            .failed, "the token file \(path) \(why), so it is not used",
            remedy: "remove it and unlock again: kidctl parent unlock")
    }

    private func failure(_ what: String) -> Problem {
        Problem(.failed, what + " (\(String(cString: strerror(errno))))")
    }

    /// A real folder of this account that nobody else may enter.
    private static func isPrivate(_ folder: String) -> Bool {
        var status = stat()
        return lstat(folder.isEmpty ? "/" : folder, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
            && status.st_uid == geteuid() && status.st_mode & 0o077 == 0
    }

    private static func absolute(_ path: String) -> String {
        if path.hasPrefix("/") { return path }
        guard let here = getcwd(nil, 0) else { return path }
        defer { free(here) }
        return String(cString: here) + "/" + path
    }

    /// FNV-1a of 64 bits: tells sockets apart, and is no secret.
    private static func hash(_ text: String) -> String {
        let value = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }
}
