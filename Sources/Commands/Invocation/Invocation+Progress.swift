import API
import Client
import Glibc
import JSONRPC

extension Invocation {
    /// Calls a method that may take long, and shows on a terminal how far it is.
    func callWatching<Params, Result>(
        _ method: Method<Params, Result>, _ params: Params, _ doing: String
    ) throws -> CallReply<Result> {
        guard isatty(STDERR_FILENO) == 1, !options.json else { return try call(method, params) }
        var isShown = false
        connection.onProgress = { done, total in
            isShown = true
            Output.error("\r" + ProgressLine.text(doing, done, total))
        }
        defer {
            connection.onProgress = nil
            if isShown { Output.error("\r" + ProgressLine.clear) }
        }
        return try call(method, params)
    }
}

/// One line that tells how far something is, written over itself.
enum ProgressLine {
    /// Clears what is left of the line.
    static let clear = "\u{1B}[K"

    static func text(_ doing: String, _ done: Int, _ total: Int?) -> String {
        guard let total, total > 0 else { return "\(doing): \(done)" + clear }
        // Rounded down: all is done only at the end.
        return "\(doing): \(min(done, total) * 100 / total) % of \(total)" + clear
    }
}
