import Foundation

/// A daemon by a script: each line that it receives, over any connection, takes the next step.
final class StandIn: Sendable {
    enum Step: Sendable {
        /// Answers with this line; `ID` stands for the request's id.
        case reply(String)
        /// Closes the connection without an answer.
        case hangUp
        /// From here on answers each line of every connection with what this says of it, until ``close()``.
        case answers(@Sendable (String) -> String)
    }

    let path: String
    private let listener: Int32
    private let received = Mutex<[String]>([])

    /// What came so far.
    var lines: [String] { received.withLock { $0 } }

    init(in folder: String, _ steps: [Step]) {
        path = folder + "/kidd.sock"
        listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array(path.utf8)) }
        _ = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        listen(listener, 8)
        Thread.detachNewThread { [self] in serve(steps) }
    }

    /// Ends when the script does.
    private func serve(_ steps: [Step]) {
        var steps = steps[...]
        while !steps.isEmpty {
            let connection = accept(listener, nil, nil)
            guard connection >= 0 else { break }
            if case .answers(let answer)? = steps.first {
                Thread.detachNewThread { [self] in serve(connection, answer) }
                continue
            }
            guard let stream = fdopen(connection, "r+") else { break }
            while let step = steps.first, let line = readLine(stream) {
                let isAside = Self.isAside(line, step)
                if !isAside {
                    received.withLock { $0.append(line) }
                    steps = steps.dropFirst()
                }
                guard case .reply(let next) = step else { break }
                let text = isAside ? Self.unknown : next
                let id = line.split(separator: ",").first { $0.hasPrefix("\"id\":") }.map { $0.dropFirst(5) } ?? "null"
                let reply = Array((text.replacingOccurrences(of: "ID", with: id) + "\n").utf8)
                _ = write(connection, reply, reply.count)
            }
            fclose(stream)
        }
        Glibc.close(listener)
    }

    private func serve(_ connection: Int32, _ answer: (String) -> String) {
        guard let stream = fdopen(connection, "r+") else { return }
        while let line = readLine(stream) {
            received.withLock { $0.append(line) }
            let reply = Array((answer(line) + "\n").utf8)
            _ = write(connection, reply, reply.count)
        }
        fclose(stream)
    }

    /// Ends one that answers for ever.
    func close() { shutdown(listener, Int32(SHUT_RDWR)) }

    private static let unknown =
        #"{"jsonrpc":"2.0","id":ID,"error":{"code":-32601,"message":"no","data":{"kind":"method_not_found"}}}"#

    /// Whether a line asks for the language of the reader, which no script but those of languages tells of: it is no step.
    private static func isAside(_ line: String, _ step: Step) -> Bool {
        guard case .reply(let text) = step else { return false }
        func asks(_ method: String, _ marks: [String]) -> Bool {
            line.contains("\"\(method)\"") && !marks.contains { text.contains($0) }
        }
        let states = ["open", "sealed", "notSetUp", "opening"].map { "\"state\":\"\($0)\"" }
        return asks("household.status", states + ["\"error\""]) || asks("child.get", ["\"profile\"", "\"error\""])
    }

    private func readLine(_ stream: UnsafeMutablePointer<FILE>) -> String? {
        var bytes: [UInt8] = []
        while true {
            let byte = getc(stream)
            if byte == EOF { return nil }
            if byte == 10 { return String(decoding: bytes, as: UTF8.self) }
            bytes.append(UInt8(byte))
        }
    }
}

/// A value behind a lock.
final class Mutex<Value: Sendable>: @unchecked Sendable {
    // Sound: `value` is used with the lock held, only.
    private var value: Value
    private let lock = NSLock()

    init(_ value: Value) { self.value = value }

    func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return body(&value)
    }
}
