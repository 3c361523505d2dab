import Glibc

/// The daemon's program, as it was built.
public enum KiddBinary {
    /// `KIDD_BINARY` of the environment, else the `kidd` beside the program that runs the tests.
    public static let path: String = {
        if let named = getenv("KIDD_BINARY") { return String(cString: named) }
        var own = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink("/proc/self/exe", &own, own.count)
        let program = String(decoding: own.prefix(max(0, count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
        for path in [program] + CommandLine.arguments {
            guard let slash = path.lastIndex(of: "/") else { continue }
            let beside = path[..<slash] + "/kidd"
            if access(String(beside), X_OK) == 0 { return String(beside) }
        }
        return "kidd"
    }()
}
