import Household

extension Lift {
    /// The command by which a parent lifts what stands against a child's time; nil where no command does.
    func command(for child: String) -> String? {
        switch self {
        case .unlock: "kidctl time unlock \(child)"
        case .grant: "kidctl time grant \(child) 15m"
        case .grantPastQuietHours: "kidctl time grant \(child) 15m --past-quiet-hours"
        case .filterChange: "kidctl filter show \(child)"
        case .endOfLock, .endOfQuietHours, .nextAllowedWindow, .endOfBreak, .newDay, .newWeek, .laterDay, .unseal,
            .repair, .roomOnDisk:
            nil
        }
    }
}
