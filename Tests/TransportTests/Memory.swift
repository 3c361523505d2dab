import Glibc

enum Memory {
    /// The highest resident size of this process so far.
    static func peakKilobytes() -> Int {
        var usage = rusage()
        getrusage(RUSAGE_SELF.rawValue, &usage)
        return usage.ru_maxrss
    }

    /// Processor time that this process has used, in milliseconds.
    static func processorMilliseconds() -> Int {
        var usage = rusage()
        getrusage(RUSAGE_SELF.rawValue, &usage)
        return (usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * 1000
            + Int(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1000
    }
}
