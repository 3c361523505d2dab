import API
import Logging
import Synchronization

/// What is logged, for all parts of the daemon at once: each has a copy of the logger, and none of the level.
public final class LogLevelSwitch: Sendable {
    private let state: Mutex<Logger.Level>

    /// A switch that stands at a level.
    public init(_ level: Logger.Level) {
        state = Mutex(level)
    }

    /// What is logged now.
    public var level: Logger.Level {
        get { state.withLock { $0 } }
        set { state.withLock { $0 = newValue } }
    }
}

/// A log whose level is that of a switch.
public struct SwitchedLog: LogHandler {
    private var target: any LogHandler
    private let levels: LogLevelSwitch

    /// - Parameters:
    ///   - target: where the lines go that are logged.
    ///   - levels: says which these are.
    public init(_ target: any LogHandler, _ levels: LogLevelSwitch) {
        self.target = target
        self.levels = levels
        self.target.logLevel = .trace
    }

    public var logLevel: Logger.Level {
        get { levels.level }
        set { levels.level = newValue }
    }

    public var metadata: Logger.Metadata {
        get { target.metadata }
        set { target.metadata = newValue }
    }

    public subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { target[metadataKey: key] }
        set { target[metadataKey: key] = newValue }
    }

    public func log(event: LogEvent) { target.log(event: event) }
}

extension DaemonReload.LogLevel {
    init(_ level: Logger.Level) {
        self = level >= .error ? .error : level >= .info ? .info : .debug
    }

    var level: Logger.Level {
        switch self {
        case .error: .error
        case .info: .info
        case .debug: .debug
        }
    }
}
