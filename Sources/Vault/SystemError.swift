import Glibc

/// The system's own words for its error numbers.
public enum SystemError {
    /// Such as "No space left on device".
    public static func text(_ errno: Int32) -> String {
        guard let text = strerror(errno) else { return "error \(errno)" }
        return String(cString: text)
    }
}
