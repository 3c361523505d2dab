import Household

extension ChildState {
    /// What is compared of two children beside profile and number: one line a member of its shape. (`isDamaged` is none
    /// of it: while anything is damaged there are no snapshots.)
    static let parts: [StatePart<ChildState>] = [
        StatePart("policy", \.policy), StatePart("filter", \.filter), StatePart("time", \.time),
        StatePart("learning", \.learning), StatePart("rewards", \.rewards), StatePart("requests", \.requests),
        StatePart("board", \.board), StatePart("bests", \.bests), StatePart("version", \.version),
        StatePart("since", \.since), StatePart("challenges", \.challenges),
        StatePart("allowsAnalytics", \.allowsAnalytics), StatePart("study", \.study),
        StatePart("log", \.log),
    ]
}
