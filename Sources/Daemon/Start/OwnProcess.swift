import CLinux
import Glibc

/// What the daemon asks of the system for its own process.
public enum OwnProcess {
    /// Bytes from which on an allocation is a mapping of its own, which goes back to the machine as soon as it is freed.
    private static let largeAllocation: Int32 = 256 << 10

    /// Once, before the household's key is read and before anything large is allocated: what is in memory is dumped
    /// nowhere, what is freed is given back, and a file that may not grow is an error as on a full disk, and no end.
    public static func setUp() {
        var none = rlimit()
        setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
        _ = kidd_forbid_dumps()
        kidd_map_allocations(largeAllocation)
        signal(SIGXFSZ, SIG_IGN)
    }

    /// What the process does, with the threads that it needs for that.
    public enum Work: Int32 {
        /// A household at work: the event loop, the journal, and what takes longer (some begin late), with some to spare.
        case household = 12
        /// One job on a folder or a file: its journal, and what is hashed, with some to spare.
        case job = 4
    }

    /// Throws where the machine gives this process fewer threads than its work needs. Once, before anything is opened.
    public static func requireThreads(for work: Work) throws(StartFault) {
        let code = kidd_try_threads(work.rawValue)
        guard code != 0 else { return }
        throw StartFault(
            "kidd needs \(work.rawValue) threads, and this account gets fewer (\(String(cString: strerror(code)))): end other "
                + "programs of the account, or raise its limit (ulimit -u; of a unit LimitNPROC= and TasksMax=)")
    }

    /// Memory that the process has of the machine; 0 where that cannot be told.
    static var residentBytes: Int {
        let descriptor = open("/proc/self/statm", O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return 0 }
        defer { close(descriptor) }
        var text = [UInt8](repeating: 0, count: 128)
        let count = read(descriptor, &text, text.count)
        guard count > 0 else { return 0 }
        let pages = String(decoding: text[..<count], as: UTF8.self).split(separator: " ").dropFirst().first
        return (pages.flatMap { Int($0) } ?? 0) * sysconf(Int32(_SC_PAGESIZE))
    }

    /// Gives back memory that lies free between what is used. It takes milliseconds: not for the event loop.
    static func giveMemoryBack() { kidd_give_memory_back() }
}
