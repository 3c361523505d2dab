import API
import Client
import Glibc
import JSONRPC

extension Invocation {
    /// Calls a method that may take long, and shows on a terminal how far it is.
    func callWatching<Params, Result>(
        _ method: Method<Params, Result>, _ params: Params, _ doing: String
    ) throws -> CallReply<Result> {
        try watching({ done, total, _ in ProgressLine.text(doing, done, total) }) { try call(method, params) }
    }

    /// Shows on a terminal how far a body's calls are, in one line that is gone in the end.
    func watching<Value>(
        _ line: @escaping (_ done: Int, _ total: Int?, _ phase: String?) -> String, _ body: () throws -> Value
    ) rethrows -> Value {
        guard isatty(STDERR_FILENO) == 1, !options.json else { return try body() }
        var isShown = false
        connection.onProgress = { done, total, phase in
            isShown = true
            Output.error("\r" + line(done, total, phase))
        }
        defer {
            connection.onProgress = nil
            if isShown { Output.error("\r" + ProgressLine.clear) }
        }
        return try body()
    }

    /// Shows on a terminal what a body of many calls says of itself, in one line that is gone in the end.
    func telling<Value>(_ body: (_ tell: (String) -> Void) throws -> Value) rethrows -> Value {
        guard isatty(STDERR_FILENO) == 1, !options.json else { return try body { _ in } }
        defer { Output.error("\r" + ProgressLine.clear) }
        return try body { Output.error("\r" + $0.printable + ProgressLine.clear) }
    }
}

/// One line that tells how far something is, written over itself.
enum ProgressLine {
    /// Clears what is left of the line.
    static let clear = "\u{1B}[K"

    /// A bar with what is being done: `████░░░░░░  40 %  storing assets`.
    static func bar(_ phase: String, _ done: Int, _ total: Int?) -> String {
        guard let total, total > 0 else { return phase + clear }
        let percent = min(done, total) / max(1, total / 100)
        return Bar.text(done, of: total, width: 20) + " \(min(100, percent)) %  " + phase + clear
    }

    static func text(_ doing: String, _ done: Int, _ total: Int?) -> String {
        guard let total, total > 0 else { return "\(doing): \(done)" + clear }
        // Rounded down: all is done only at the end.
        return "\(doing): \(min(done, total) * 100 / total) % of \(total)" + clear
    }
}
