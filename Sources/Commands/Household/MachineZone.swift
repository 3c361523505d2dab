import Glibc

/// The time zone of this machine by its IANA name.
enum MachineZone {
    /// Where the rules of the zones are.
    static let folder = "/usr/share/zoneinfo"

    /// Whether a zone has rules on this machine; true when the machine has none at all, for kidd to judge.
    static func isKnown(_ name: String, folder: String = folder) -> Bool {
        var status = stat()
        guard stat(folder, &status) == 0 else { return true }
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.allSatisfy({ !$0.isEmpty && $0 != "." && $0 != ".." }) else { return false }
        return stat(folder + "/" + name, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    /// From `/etc/timezone`, else from where `/etc/localtime` leads; nil when neither tells.
    static func name(timezoneFile: String = "/etc/timezone", link: String = "/etc/localtime") -> String? {
        fromFile(timezoneFile) ?? fromLink(link)
    }

    /// Names from before zones had names, and the zones that they are links to (IANA's `backward`).
    private static let links = [
        "EST5EDT": "America/New_York", "CST6CDT": "America/Chicago", "MST7MDT": "America/Denver",
        "PST8PDT": "America/Los_Angeles",
    ]

    /// The zone that a name means: of `EST5EDT` `America/New_York`.
    static func meant(by name: String) -> String { links[name] ?? name }

    /// From the variable TZ: `Europe/Oslo`, `:Europe/Oslo` or a path to its file. Nil where it is not set, or leads to the
    /// machine's own zone. Refuses what names no zone that this machine knows: its clock shows another time than the
    /// machine's; rules such as `CET-1CEST` have no name.
    static func name(ofVariable value: String?, folder: String = folder) throws(Problem) -> String? {
        guard var name = value, !name.isEmpty else { return nil }
        if name.first == ":" { name.removeFirst() }
        if name == "/etc/localtime" { return nil }
        if name.hasPrefix(folder + "/") { name.removeFirst(folder.count + 1) }
        name = meant(by: name)
        guard isKnown(name, folder: folder) else {
            throw Problem(
                .refused, "TZ is \"\(value?.printable ?? "")\", which names no time zone", remedy: remedy)
        }
        return name
    }

    /// What helps where no zone is known.
    static let remedy = "name one: --zone Europe/Berlin"

    private static func fromFile(_ path: String) -> String? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: 128)
        let count = read(descriptor, &bytes, bytes.count)
        let name = String(decoding: bytes.prefix(max(0, count)).prefix { $0 > 0x20 && $0 < 0x7F }, as: UTF8.self)
        return name.isEmpty ? nil : name
    }

    private static func fromLink(_ path: String) -> String? {
        var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink(path, &bytes, bytes.count)
        guard count > 0 else { return nil }
        let target = String(decoding: bytes.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
        let folder = "zoneinfo/"
        guard let start = (target.indices.last { target[$0...].hasPrefix(folder) }) else { return nil }
        return String(target[start...].dropFirst(folder.count))
    }
}
