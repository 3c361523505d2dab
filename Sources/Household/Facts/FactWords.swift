extension FactBand {
    /// What belongs to it, for people.
    public var title: String {
        switch self {
        case .small: "with 0, 1 and 2"
        case .doubles: "doubles and halves"
        case .tens: "pairs that make 10"
        case .near: "neighbours and tens"
        case .bridging: "over 10 with 8 or 9"
        case .rest: "all the others"
        }
    }
}

extension SprintResult {
    /// A sentence for the child.
    public var say: String {
        if right == 0 { return "That was a start. Let's run again another time!" }
        let answers = right == 1 ? "1 right answer" : "\(right) right answers"
        if isGoalReached == true { return "You reached your goal: \(answers)!" }
        if isNewBest, before != nil { return "Your best so far: \(answers)!" }
        return "You found \(answers). Well done!"
    }
}

extension FactBandChange {
    /// Why the band changed, for a parent.
    public var words: String {
        switch reason {
        case .placed: "The first practice found that it is best to begin with band \(to.rawValue), \(to.title)."
        case .passed:
            "The band before is done: 38 of its last 40 answers were right, half of them within the time, and each of its "
                + "one-digit facts was asked three times on two days. Band \(to.rawValue) is next, \(to.title)."
        case .forgotten:
            "After a week or more without practice, fewer than 7 in 10 facts that were due were right. Practice goes on with "
                + "band \(to.rawValue), \(to.title)."
        }
    }
}

extension FactBook {
    /// A sentence for the child: only what never falls.
    public var words: String {
        let known = records.values.count { $0.best >= .known }
        let fluent = records.values.count { $0.best == .fluent }
        if known == 0 { return "Let's find out which facts you know already!" }
        let found = known == 1 ? "You have found 1 fact." : "You have found \(known) facts."
        return fluent == 0
            ? found : found + (fluent == 1 ? " 1 comes like lightning." : " \(fluent) come like lightning.")
    }

    /// A sentence for a parent.
    public var wordsForParents: String {
        guard let band else {
            return records.isEmpty
                ? "No facts were practised yet. The first practice finds where it is best to begin."
                : "The first practice is finding where it is best to begin."
        }
        let known = records.values.count { $0.state >= .known }
        let typing =
            typing == nil
            ? " Nothing becomes fluent before the child has copied numbers once (activity kind copying)." : ""
        return
            "Band \(band.rawValue) of 6 is in hand: \(band.title). Of \(FactRecordID.all.count) facts \(known) are known, "
            + "and \(fluentCount) of these are fluent.\(typing)"
    }
}
