import Glibc

/// The processes that descend from one, as `/proc` tells.
///
/// A program's process group would miss what begins a session of its own; descent does not, since whoever keeps a
/// program adopts its orphans.
enum Descendants {
    /// All that descend from a process, without itself.
    static func of(_ ancestor: pid_t) -> [pid_t] {
        closure(of: ancestor, parents: parents())
    }

    /// Sends a signal to all that descend from a process.
    static func signal(_ number: CInt, below ancestor: pid_t) {
        for process in of(ancestor) { kill(process, number) }
    }

    /// Those that descend from a process and are not stopped.
    static func running(below ancestor: pid_t) -> [pid_t] {
        of(ancestor).filter(isRunning)
    }

    /// Whether a process is there that is neither stopped nor ended.
    static func isRunning(_ process: pid_t) -> Bool { isRunning(in: text(of: "/proc/\(process)/stat")) }

    /// - Parameter parents: From a process to its parent.
    static func closure(of ancestor: pid_t, parents: [pid_t: pid_t]) -> [pid_t] {
        let children = Dictionary(grouping: parents.keys) { parents[$0] ?? 0 }
        var found: [pid_t] = []
        var rest = [ancestor]
        while let next = rest.popLast() {
            for child in (children[next] ?? []).sorted() where child != ancestor {
                found.append(child)
                rest.append(child)
            }
        }
        return found
    }

    private static func parents() -> [pid_t: pid_t] {
        guard let folder = opendir("/proc") else { return [:] }
        defer { closedir(folder) }
        var parents: [pid_t: pid_t] = [:]
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if let process = pid_t(name), let parent = parent(in: text(of: "/proc/\(name)/stat")) {
                parents[process] = parent
            }
        }
        return parents
    }

    /// The parent in the text of `/proc/…/stat`; nil for one that has ended and waits to be reaped.
    ///
    /// The name in it may hold anything, a closing parenthesis too: what follows the last one counts.
    static func parent(in stat: String) -> pid_t? {
        let fields = fields(of: stat)
        guard fields.count > 1, fields[0] != "Z", fields[0] != "X" else { return nil }
        return pid_t(fields[1])
    }

    /// The same, by the text of `/proc/…/stat`.
    static func isRunning(in stat: String) -> Bool {
        fields(of: stat).first.map { !["T", "t", "Z", "X"].contains($0) } ?? false
    }

    /// What stands behind the name: the state, the parent, and more.
    private static func fields(of stat: String) -> [Substring] {
        guard let end = stat.lastIndex(of: ")") else { return [] }
        return stat[stat.index(after: end)...].split(separator: " ")
    }

    private static func text(of path: String) -> String {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return "" }
        defer { close(file) }
        var bytes = [UInt8](repeating: 0, count: 1024)
        let count = read(file, &bytes, bytes.count)
        return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    }
}
