import Glibc
import NIOCore
import NIOPosix
import Testing

@testable import Sockets
@testable import Transport

@Suite("The socket file")
final class BindTests {
    let folder: String
    private let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)

    init() throws {
        folder = try Rig.makeFolder()
    }

    deinit {
        // The group is gone with the test; nothing can be done about a failure here.
        try? group.syncShutdownGracefully()
        Rig.remove(folder)
    }

    /// Works with a folder that the parent of this process has made.
    private init(within folder: String) {
        self.folder = folder
    }

    private func server() throws(BindFault) -> LineServer {
        try LineServer(loop: group.next(), service: EchoService(loop: group.next(), limits: TransportLimits()))
    }

    private func fault(_ path: String, group: UInt32? = nil) -> BindFault? {
        do {
            try server().bind(path: path, group: group)
            return nil
        } catch {
            return error
        }
    }

    private func status(_ path: String) -> stat? {
        var status = stat()
        return lstat(path, &status) == 0 ? status : nil
    }

    @Test("The file has exactly the permissions asked for, whatever the umask", arguments: [0o600, 0o660, 0o666])
    func mode(mode: UInt16) throws {
        let server = try server()
        try server.bind(path: folder + "/s", mode: mode, group: getgid())
        #expect(status(folder + "/s").map { $0.st_mode & 0o7777 } == mode_t(mode))
        #expect(status(folder + "/s")?.st_gid == getgid())
        #expect(server.path == folder + "/s")
        server.stopAccepting()
        #expect(status(folder + "/s") == nil)
        #expect(server.path == nil)
    }

    @Test("A socket that nobody listens at any more is replaced")
    func stale() throws {
        let path = folder + "/s"
        let first = try server()
        try first.bind(path: path)
        #expect(link(path, folder + "/stale") == 0)
        first.stopAccepting()
        let second = try server()
        #expect(try waitUntilRefused(folder + "/stale"))
        try second.bind(path: folder + "/stale")
        #expect(try Client(folder + "/stale").ask("hello") == "hello")
        second.stopAccepting()
    }

    /// The listener closes on its loop; a turn of that loop later the old file is stale.
    private func waitUntilRefused(_ path: String) throws -> Bool {
        for _ in 0..<100 {
            try group.next().submit {}.wait()
            do { _ = try Client(path) } catch Client.Failure.connect(ECONNREFUSED) { return true }
        }
        return false
    }

    @Test("A second server is told that the first one runs, and does it no harm")
    func second() throws {
        let path = folder + "/s"
        let first = try server()
        try first.bind(path: path)
        let fault = try #require(self.fault(path))
        #expect(fault.kind == .inUse)
        #expect(fault.message.contains("Stop it first"))
        #expect(try Client(path).ask("hello") == "hello")
        first.stopAccepting()
    }

    @Test("What is not a socket is left untouched")
    func notASocket() throws {
        let path = folder + "/s"
        let file = open(path, O_CREAT | O_WRONLY, 0o644)
        #expect(write(file, "keep", 4) == 4)
        close(file)
        #expect(fault(path)?.kind == .notASocket)
        #expect(status(path)?.st_size == 4)
        #expect(symlink(path, folder + "/link") == 0)
        #expect(fault(folder + "/link")?.kind == .notASocket)
    }

    @Test("A path may have 107 bytes, not 108 and not none")
    func pathLength() throws {
        func path(_ length: Int) -> String {
            folder + "/" + String(repeating: "s", count: length - folder.utf8.count - 1)
        }
        let server = try server()
        try server.bind(path: path(107))
        #expect(try Client(path(107)).ask("hello") == "hello")
        server.stopAccepting()
        #expect(fault(path(108))?.kind == .unusablePath)
        #expect(fault("")?.kind == .unusablePath)
    }

    @Test("A folder that does not exist or is none is named")
    func noFolder() throws {
        let fault = try #require(self.fault(folder + "/none/s"))
        #expect(fault.kind == .noFolder)
        #expect(fault.message.contains("\(folder)/none"))
    }

    @Test("A folder that the account may not write to, or not enter, is a clear fault", arguments: [0o555, 0o000])
    func unwritable(mode: mode_t) async {
        chmod(folder, mode)
        defer { chmod(folder, 0o700) }
        await #expect(processExitsWith: .success) { [folder = folder as String] in
            if getuid() == 0 { setuid(65534) }
            let fault = try #require(BindTests(within: folder).fault(folder + "/s"))
            #expect(fault.kind == .notPermitted)
            #expect(fault.message.contains(folder + "/s"))
            #expect(fault.message.contains("choose another socket path"))
        }
    }

    @Test("A group that the account is not in is a clear fault, and no file stays behind")
    func foreignGroup() async {
        if getuid() == 0 { chown(folder, 65534, 65534) }
        await #expect(processExitsWith: .success) { [folder = folder as String] in
            if getuid() == 0 {
                setgroups(0, nil)
                setgid(65534)
                setuid(65534)
            }
            let fault = try #require(BindTests(within: folder).fault(folder + "/s", group: 0))
            #expect(fault.kind == .notPermitted)
            #expect(fault.message.contains("member of that group"))
        }
        #expect(status(folder + "/s") == nil)
    }

    @Test("On stop only the server's own file is removed")
    func notOurs() throws {
        let path = folder + "/s"
        let first = try server()
        try first.bind(path: path)
        unlink(path)
        let second = try server()
        try second.bind(path: path)
        first.stopAccepting()
        #expect(try Client(path).ask("hello") == "hello")
        second.stopAccepting()
        #expect(status(path) == nil)
    }

    @Test("A listening socket of the service manager is served and its file stays; others are refused")
    func inherited() throws {
        var pair: [Int32] = [0, 0]
        try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &pair) == 0)
        defer { for descriptor in pair { close(descriptor) } }
        let server = try server()
        do {
            try server.bind(inherited: pair[0])
            Issue.record("a connected socket was taken")
        } catch {
            #expect(error.kind == .unusableDescriptor)
        }
        let listening = try listeningSocket(folder + "/s")
        try server.bind(inherited: listening)
        #expect(server.path == folder + "/s")
        #expect(try Client(folder + "/s").ask("hello") == "hello")
        server.stopAccepting()
        #expect(status(folder + "/s") != nil)
    }

    private func listeningSocket(_ path: String) throws -> Int32 {
        let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        try #require(result == 0 && listen(descriptor, 8) == 0)
        return descriptor
    }

    @Test(
        "A socket is put only where nobody else can replace it",
        arguments: [
            (0, 0o755, true), (1000, 0o700, true), (1000, 0o770, false), (0, 0o775, false), (0, 0o1777, false),
            (1000, 0o1777, false), (1000, 0o1770, false), (1000, 0o777, false), (0, 0o777, false), (1001, 0o755, false),
            (1001, 0o777, false), (1001, 0o1777, false),
        ] as [(uid_t, mode_t, Bool)])
    func folderRights(owner: uid_t, mode: mode_t, isSafe: Bool) {
        #expect(SocketFolderRights.isSafe(owner: owner, mode: S_IFDIR | mode, for: [1000]) == isSafe)
        // Above the socket's folder a sticky one is safe.
        let isSticky = mode & S_ISVTX != 0 && owner != 1001
        #expect(
            SocketFolderRights.isSafe(owner: owner, mode: S_IFDIR | mode, for: [1000], isAbove: true)
                == (isSafe || isSticky))
    }

    @Test(
        "A group may write in the folder of a socket if it is one account's own, with nobody else in it",
        arguments: [
            (FolderGroup(namesake: 1000, members: [], mainOf: [1000]), true),
            (FolderGroup(namesake: 0, members: [], mainOf: [0]), true),
            (FolderGroup(namesake: 1000, members: [1000, 0], mainOf: []), true),
            (FolderGroup(namesake: 1000, members: [1001], mainOf: [1000]), false),
            (FolderGroup(namesake: 1000, members: [], mainOf: [1000, 1001]), false),
            (FolderGroup(namesake: 1000, members: [nil], mainOf: [1000]), false),
            (FolderGroup(namesake: 1001, members: [], mainOf: [1001]), false),
            (FolderGroup(namesake: nil, members: [], mainOf: []), false), (nil, false),
        ] as [(FolderGroup?, Bool)])
    func folderGroup(group: FolderGroup?, isSafe: Bool) {
        for isAbove in [false, true] {
            #expect(
                SocketFolderRights.isSafe(
                    owner: 1000, mode: S_IFDIR | 0o2770, group: group, for: [1000], isAbove: isAbove) == isSafe)
        }
        #expect(!SocketFolderRights.isSafe(owner: 1000, mode: S_IFDIR | 0o777, group: group, for: [1000]))
    }

    @Test(
        "Who is in a group is what the computer's lists say: its members, and the accounts that have it as their main one"
    )
    func groupMembers() throws {
        let group = try #require(FolderGroup(0))
        #expect(group.namesake == 0 && group.mainOf.contains(0))
        #expect(FolderGroup(gid_t.max - 7) == nil)
    }

    @Test(
        "A folder in which a group may write that is nobody's own is refused, here and above, with the command that helps",
        .enabled(if: geteuid() == 0, "only root can give a folder to another group"))
    func sharedFolder() throws {
        let inner = folder + "/inner"
        #expect(mkdir(inner, 0o700) == 0)
        defer { rmdir(inner) }
        try #require(chown(folder, uid_t.max, gid_t.max - 7) == 0)
        chmod(folder, 0o770)
        for path in [folder + "/kidd.sock", inner + "/kidd.sock"] {
            let fault = #expect(throws: BindFault.self) { try LineServer.check(path: path) }
            #expect(fault?.kind == .unsafeFolder && fault?.message.contains("chmod g-w \(folder)") == true)
        }
        chmod(folder, 0o1770)
        try LineServer.check(path: inner + "/kidd.sock")
    }

    @Test(
        "An account of that number is no account from outside: only where the table has no such one, and not without a table",
        arguments: [
            ("         0          0 4294967295\n", false), ("         0     100000      65536\n", false),
            ("         0       1000          1\n", true), ("0 1000 1\n1 100000 60000\n", true), ("", false),
            (nil, false),
            ("unreadable\n", false),
        ] as [(String?, Bool)])
    func accountsOutside(map: String?, isOutside: Bool) {
        #expect(SocketFolderRights.isOutside(65_534, map: map) == isOutside)
        #expect(!SocketFolderRights.isOutside(1000, map: map))
    }

    @Test("A folder above that others may write in is as bad: who can rename the folder can put another in its place")
    func openFolderAbove() throws {
        let folder = try Rig.makeFolder()
        defer { Rig.remove(folder) }
        let inner = folder + "/inner"
        #expect(mkdir(inner, 0o700) == 0)
        defer { rmdir(inner) }
        try LineServer.check(path: inner + "/kidd.sock")
        chmod(folder, 0o777)
        let fault = #expect(throws: BindFault.self) { try LineServer.check(path: inner + "/kidd.sock") }
        #expect(fault?.kind == .unsafeFolder && fault?.message.contains("above") == true)
        chmod(folder, 0o1777)
        try LineServer.check(path: inner + "/kidd.sock")
    }

    @Test("A folder in which everybody may write is refused, and nothing is put there")
    func openFolder() throws {
        let folder = try Rig.makeFolder()
        defer { Rig.remove(folder) }
        chmod(folder, 0o777)
        #expect(throws: BindFault.self) { try LineServer.check(path: folder + "/kidd.sock") }
        let lock = Result { () throws(BindFault) in
            try SocketFile(listeningAt: folder + "/kidd.sock", mode: 0o600, group: nil, backlog: 1)
        }
        guard case .failure(let fault) = lock else { return #expect(Bool(false), "it listens") }
        #expect(fault.kind == .unsafeFolder)
        #expect(access(folder + "/kidd.sock.lock", F_OK) != 0)
    }

    @Test(
        "A client trusts who listens when it is root, the client's own account, the folder's owner, or put there by root",
        arguments: [
            (0, 1001, 0o700, true), (1000, 1001, 0o755, true), (1001, 1001, 0o755, true), (1002, 1001, 0o755, false),
            (1002, 0, 0o755, true), (1002, 0, 0o775, false), (1002, 0, 0o757, false),
        ] as [(uid_t, uid_t, mode_t, Bool)])
    func trustedServer(server: uid_t, owner: uid_t, mode: mode_t, isTrusted: Bool) {
        #expect(TrustedServer.isTrusted(server, account: 1000, owner: owner, mode: mode) == isTrusted)
    }

    @Test("Who locks the folder of the socket keeps nobody from starting")
    func lockedFolder() throws {
        let folder = try Rig.makeFolder()
        defer { Rig.remove(folder) }
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY)
        defer { close(descriptor) }
        try #require(flock(descriptor, LOCK_EX) == 0)
        let file = try SocketFile(listeningAt: folder + "/kidd.sock", mode: 0o600, group: nil, backlog: 1)
        file.remove()
        close(file.descriptor)
    }
}
