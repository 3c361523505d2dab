extension ScreenTime {
    /// Explains the answer of `mayI` for the same activity and standing: every rule in the order of the states, with
    /// its numbers, and which one decided (Screen time, Status).
    ///
    /// It is made from that answer, so that it cannot disagree with it.
    public func explain(_ activity: ActivityRef = .anything, standing: Standing = .open) -> Explanation {
        let now = settled()
        let decision = now.mayI(activity, standing: standing)
        let trace = DecisionTrace(time: now, activity: activity, standing: standing, decision: decision)
        return Explanation(decision: decision, steps: TimeState.allCases.map(trace.step))
    }
}
