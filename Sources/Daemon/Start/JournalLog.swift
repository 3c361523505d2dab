import Glibc
import Logging

/// A log for the journal of systemd: each line begins with the priority by which it is sorted there (`sd-daemon(3)`), and has no
/// time, which the journal notes itself.
public struct JournalLog: LogHandler {
    public var logLevel = Logger.Level.trace
    public var metadata: Logger.Metadata = [:]

    public init() {}

    public subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    public func log(event: LogEvent) {
        let all = metadata.merging(event.metadata ?? [:]) { _, new in new }
        let words = all.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        let text = ([event.message.description] + words).joined(separator: " ")
        let bytes = Array(Self.lines(text, event.level).utf8)
        _ = write(STDERR_FILENO, bytes, bytes.count)
    }

    /// Whether standard error leads to the journal, as `JOURNAL_STREAM` names the stream (`systemd.exec(5)`).
    public static func isRead(_ environment: [String: String] = Environment.all) -> Bool {
        var status = stat()
        guard let stream = environment["JOURNAL_STREAM"], fstat(STDERR_FILENO, &status) == 0 else { return false }
        return stream == "\(status.st_dev):\(status.st_ino)"
    }

    /// A text as lines of the journal: one that lacked its priority would get another one.
    public static func lines(_ text: String, _ level: Logger.Level) -> String {
        text.split(separator: "\n").map { "<\(priority(level))>\($0)\n" }.joined()
    }

    /// The priority of `syslog(3)`.
    private static func priority(_ level: Logger.Level) -> Int {
        switch level {
        case .trace, .debug: 7
        case .info: 6
        case .notice: 5
        case .warning: 4
        case .error: 3
        case .critical: 2
        }
    }
}
