import Glibc

enum Memory {
    /// The highest resident size of this process so far.
    static func peakKilobytes() -> Int {
        var usage = rusage()
        getrusage(RUSAGE_SELF.rawValue, &usage)
        return usage.ru_maxrss
    }
}
