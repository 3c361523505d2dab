import Logging
import Synchronization

/// Keeps the warnings and errors of a log as lines of text, the newest thousand.
public final class LogBook: Sendable {
    private static let most = 1000
    private let kept = Mutex<[String]>([])

    public init() {}

    /// What was logged: the message and its metadata, sorted by their names.
    public var lines: [String] { kept.withLock { $0 } }

    /// What writes into it.
    public var logger: Logger { Logger(label: "test", factory: { _ in Handler(book: self) }) }

    fileprivate func add(_ line: String) {
        kept.withLock { lines in
            if lines.count >= Self.most { lines.removeFirst() }
            lines.append(line)
        }
    }

    private struct Handler: LogHandler {
        let book: LogBook
        var metadata: Logger.Metadata = [:]
        var logLevel = Logger.Level.warning

        subscript(metadataKey key: String) -> Logger.Metadata.Value? {
            get { metadata[key] }
            set { metadata[key] = newValue }
        }

        func log(event: LogEvent) {
            let details = (event.metadata ?? [:]).sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }
            book.add("\(event.message)" + details.joined())
        }
    }
}
