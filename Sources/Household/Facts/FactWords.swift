import Words

extension FactDomain {
    /// What it is called, for people.
    public var title: Saying { Saying("facts.title.\(rawValue)") }

    /// What belongs to a band, for people.
    public func title(of band: FactBand) -> Saying { Saying("facts.band.\(rawValue).\(band.rawValue)") }
}

extension SprintResult {
    /// A sentence for the child.
    public var say: Saying {
        if right == 0 { return Saying("sprint.start") }
        let count = Saying.Value.number(right)
        if isGoalReached == true { return Saying("sprint.goal", ["count": count]) }
        if isNewBest, before != nil { return Saying("sprint.best", ["count": count]) }
        return Saying("sprint.found", ["count": count])
    }
}

extension FactBandChange {
    /// Why the band changed, for a parent.
    public func words(in domain: FactDomain) -> Saying {
        Saying(
            "parent.facts.\(reason.rawValue)",
            ["band": .number(to.rawValue), "title": .saying(domain.title(of: to))])
    }
}

extension FactBook {
    /// A sentence for the child: only what never falls.
    public var words: Saying {
        let known = everKnownCount
        let fluent = everFluentCount
        if known == 0 { return Saying("facts.none") }
        let found = Saying("facts.known", ["count": .number(known)])
        return fluent == 0 ? found : found + Saying("facts.fluent", ["count": .number(fluent)])
    }

    /// A sentence for a parent.
    public var wordsForParents: Saying {
        guard let band else {
            return Saying(records.isEmpty ? "parent.facts.none" : "parent.facts.placing")
        }
        var status = Saying(
            "parent.facts.status",
            [
                "band": .number(band.rawValue), "title": .saying(domain.title(of: band)),
                "all": .number(domain.records.count),
                "known": .number(known.count), "fluent": .number(fluentCount),
            ])
        // The child reads another number then, which never falls.
        if everKnownCount > known.count {
            status = status + Saying("parent.facts.ever", ["count": .number(everKnownCount)])
        }
        return typing == nil ? status + Saying("parent.facts.notCopied") : status
    }
}
