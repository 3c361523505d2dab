import API
import Client
import Glibc
import JSONRPC
import Words

extension Invocation {
    /// Calls a method that may take long, and shows on a terminal how far it is.
    ///
    /// - Parameter doing: The key of what is being done.
    func callWatching<Params, Result>(
        _ method: Method<Params, Result>, _ params: Params, _ doing: String
    ) throws -> CallReply<Result> {
        try watching({ language in
            { done, total, _ in ProgressLine.text(language.say(doing), done, total, in: language) }
        }) {
            try call(method, params)
        }
    }

    /// Shows on a terminal how far a body's calls are, in one line that is gone in the end.
    func watching<Value>(
        _ told: (Language) -> (_ done: Int, _ total: Int?, _ phase: String?) -> String, _ body: () throws -> Value
    ) rethrows -> Value {
        guard isatty(STDERR_FILENO) == 1, !options.json else { return try body() }
        // Known before: nothing can be asked while a call runs.
        let line = told(language)
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
    static func bar(_ phase: String, _ done: Int, _ total: Int?, in language: Language) -> String {
        guard let total, total > 0 else { return phase + clear }
        let percent = min(done, total) / max(1, total / 100)
        return Bar.text(done, of: total, width: 20) + " \(language.say(percent: min(100, percent)))  " + phase + clear
    }

    static func text(_ doing: String, _ done: Int, _ total: Int?, in language: Language = .briefEnglish) -> String {
        guard let total, total > 0 else {
            return language.say("label", ["name": .text(doing), "text": .number(done)]) + clear
        }
        // Rounded down: all is done only at the end.
        let percent = language.say(percent: min(done, total) * 100 / total)
        return language.say(
            "progress.done", ["doing": .text(doing), "percent": .text(percent), "total": .number(total)]) + clear
    }
}
