import Glibc

/// The kidd of a whole computer, as `make install` has set it up and `/etc/kidd/system.conf` says: whose it is and where it
/// keeps things. Programs without options, and what they advise, go by it.
public struct SystemInstall: Equatable, Sendable {
    /// The file that says it.
    public static let path = "/etc/kidd/system.conf"
    /// This computer's; nil: no kidd is installed for all of it.
    public static let present = (try? DurableFile.read(path, most: 1 << 16).get()).flatMap {
        SystemInstall(String(decoding: $0, as: UTF8.self))
    }

    /// The name of its units for systemd, without `.service` and `.socket`.
    public var unit: String
    /// The account that it works as.
    public var account: String
    /// The group of those who may ask it.
    public var group: String
    /// Where it listens.
    public var socket: String
    /// The folder with the household's data.
    public var dataFolder: String
    /// The file with the household key, where no credential has it.
    public var keyFile: String
    /// A folder of its account for backups.
    public var backups: String
    /// The file that systemd makes the household key's credential from; nil: none is named.
    public var credential: String?

    /// Where systemd looks for a credential that is named by its name alone.
    private static let credentialFolders = ["/etc/credstore.encrypted", "/etc/credstore"]
    /// The name of the credential with the household key.
    public static let credentialName = "kidd.household-key"

    /// Lines of `word=value`; others are remarks. Nil where a word is missing.
    public init?(_ text: String) {
        var says: [Substring: String] = [:]
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            guard let mark = line.firstIndex(of: "=") else { continue }
            says[line[..<mark]] = String(line[line.index(after: mark)...])
        }
        guard let unit = says["unit"], let account = says["account"], let group = says["group"],
            let socket = says["socket"], let data = says["data"], let key = says["key"], let backups = says["backups"]
        else { return nil }
        self.unit = unit
        self.account = account
        self.group = group
        self.socket = socket
        dataFolder = data
        keyFile = key
        self.backups = backups
        credential = says["credential"]
    }

    /// The command that starts it.
    public var start: String { "sudo systemctl start \(unit).service" }
    /// The command that stops it, so that no call starts it again.
    public var stop: String { "sudo systemctl stop \(unit).socket \(unit).service" }

    /// Whether a folder is that of its data, by whatever name.
    public func holds(_ folder: String) -> Bool {
        PrivateFolder.resolved(folder) == PrivateFolder.resolved(dataFolder)
    }

    /// Whether this process is root's, or of the account that it works as.
    public var isMine: Bool { geteuid() == 0 || getpwnam(account)?.pointee.pw_uid == geteuid() }

    /// How to come by the key where a credential has it and its file is not there; nil: no credential has it.
    public var credentialAdvice: String? {
        let known = Self.credentialFolders.map { $0 + "/" + Self.credentialName }
        guard access(keyFile, F_OK) != 0,
            let file = credential ?? known.first(where: { access($0, F_OK) == 0 })
        else { return nil }
        return
            "the household's key is a credential of systemd, which only the service gets. Put it into its file for as long "
            + "as you need it there, as root: systemd-creds decrypt --name=\(Self.credentialName) \(file) \(keyFile) && chown "
            + "\(account): \(keyFile) && chmod 600 \(keyFile)"
    }

    /// What helps an account that may not open the socket.
    public var groupAdvice: String {
        let name = getpwuid(geteuid()).map { String(cString: $0.pointee.pw_name) } ?? "ACCOUNT"
        var members = getgrnam(group)?.pointee.gr_mem
        while let member = members?.pointee {
            if String(cString: member) == name {
                return "this session is older than your place in the group \(group): log out and in again"
            }
            members = members?.successor()
        }
        return "sudo usermod -aG \(group) \(name), and then log out and in again"
    }
}
