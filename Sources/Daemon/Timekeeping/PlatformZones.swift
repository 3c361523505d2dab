import Household
import Vault

/// Time zones of the platform as tables of shifts, made once when a household's zone becomes known.
public enum PlatformZones {
    /// Seconds since 1970 at which tables end: the beginning of 2101.
    static let end: Int64 = 4_133_980_800

    /// Where systems have the files of their zones.
    private static let folders = [
        "/usr/share/zoneinfo", "/usr/lib/zoneinfo", "/usr/share/lib/zoneinfo", "/etc/zoneinfo",
    ]
    /// Bytes that a zone's file has at most; the longest that are in use have less than 4,000.
    private static let longest = 1 << 16

    /// The zone with this IANA name, or nil when the platform does not know it.
    public static func zone(named name: String) -> Zone? {
        guard isName(name) else { return nil }
        let file = shortNames[name] ?? name
        for folder in folders {
            guard case .success(let bytes) = DurableFile.read("\(folder)/\(file)", most: longest, followsLinks: true)
            else { continue }
            guard bytes.count <= longest, let file = ZoneFile(bytes) else { return nil }
            return Zone(name: name, shifts: file.shifts(before: end))
        }
        return nil
    }

    /// What helps where a household's zone is not known.
    static func isUnknown(_ name: String) -> String {
        "the household's time zone \"\(name)\" is not known to this machine: install its time zone data (tzdata; names "
            + "from before 1993 such as US/Pacific: tzdata-legacy)"
    }

    /// `UTC`, `Japan`, `Asia/Kolkata`, `Etc/GMT+2`: what has a place among the files of the zones and rules of its own.
    static func isName(_ name: String) -> Bool {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        guard name.utf8.count <= 64, let first = parts.first, !notZones.contains(first),
            parts.allSatisfy({ $0.utf8.first?.isLetter == true && $0.utf8.allSatisfy(\.isOfName) })
        else { return false }
        // "GMT0" and "EST5EDT" are from before zones had names.
        return parts.count > 1 || name.utf8.allSatisfy { $0.isLetter || $0 == UInt8(ascii: "-") }
    }

    /// Short names that households could choose while ICU knew the zones, with what they meant there: ICU's
    /// `ICU_ZONES`. Such a row stands for ever, so the name does, too.
    static let shortNames = [
        "ACT": "Australia/Darwin", "AET": "Australia/Sydney", "AGT": "America/Argentina/Buenos_Aires",
        "ART": "Africa/Cairo", "AST": "America/Anchorage", "BET": "America/Sao_Paulo", "BST": "Asia/Dhaka",
        "CAT": "Africa/Maputo", "CNT": "America/St_Johns", "CST": "America/Chicago", "CTT": "Asia/Shanghai",
        "EAT": "Africa/Addis_Ababa", "ECT": "Europe/Paris", "IET": "America/Indiana/Indianapolis",
        "IST": "Asia/Kolkata", "JST": "Asia/Tokyo", "MIT": "Pacific/Apia", "NET": "Asia/Yerevan",
        "NST": "Pacific/Auckland", "PLT": "Asia/Karachi", "PNT": "America/Phoenix", "PRT": "America/Puerto_Rico",
        "PST": "America/Los_Angeles", "SST": "Pacific/Guadalcanal", "VST": "Asia/Ho_Chi_Minh",
    ]

    /// Copies of all zones, with and without leap seconds, and other names for the machine's own zone.
    private static let notZones: Set<Substring> = ["posix", "right", "localtime", "posixrules"]
}

extension UInt8 {
    /// Of the English alphabet.
    var isLetter: Bool { (0x61...0x7A).contains(self | 0x20) }
    /// A digit, 0 to 9.
    var isDigit: Bool { (0x30...0x39).contains(self) }

    /// Zones' names are made of these.
    fileprivate var isOfName: Bool { isLetter || isDigit || "_+-".utf8.contains(self) }
}
