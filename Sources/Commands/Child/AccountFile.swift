import Glibc

/// The accounts of this machine by their names: `/etc/passwd`, read as it is.
///
/// The installed kidctl is one static file, which cannot load the system's modules for accounts from elsewhere; such an
/// account is given by its number.
struct AccountFile {
    var path = "/etc/passwd"

    /// Bytes of a name that may be an account's; no system has longer ones.
    static let longestName = 256

    /// The number of an account; nil when the file has no such name.
    func number(of name: String) -> Int? {
        lines.first { $0.first == name[...] }.flatMap { $0.count > 2 ? Int($0[2]) : nil }
    }

    /// The name of an account; nil when the file does not have its number.
    func name(of number: Int) -> String? {
        lines.first { $0.count > 2 && Int($0[2]) == number }.map { String($0[0]) }
    }

    /// As people read it: `1001 (mia)`.
    func text(_ number: Int) -> String { name(of: number).map { "\(number) (\($0))" } ?? "\(number)" }

    /// Fields of the lines: name, password, number and so on.
    private var lines: [[Substring]] {
        guard let file = fopen(path, "re") else { return [] }
        defer { fclose(file) }
        var lines: [[Substring]] = []
        var line: UnsafeMutablePointer<CChar>?
        var size = 0
        defer { free(line) }
        while getline(&line, &size, file) > 0, let line {
            let text = String(cString: line)
            lines.append(text.split(separator: ":", omittingEmptySubsequences: false))
        }
        return lines
    }
}
