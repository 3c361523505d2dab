extension LearningBook {
    /// Gives the next hint of the current question. The first is free, each further one costs two stars; with fewer
    /// stars it is refused and not used up (Learning, Hints).
    public func hint(
        for presentation: PresentationID, of id: ActivityID, in context: LearningContext
    ) throws(LearningRefusal) -> LearningResult<HintReply> {
        let (activity, current) = try runningActivity(id, at: presentation)
        let question = try context.questions(of: activity).question(of: current)
        guard context.hintsOffered, question.hints.indices.contains(current.hintsGiven) else {
            throw LearningRefusal(.hintNotAvailable)
        }
        let price = LearningRules.price(ofHintAfter: current.hintsGiven)
        guard stars >= price else { throw LearningRefusal(.notEnoughStars(needed: price, have: stars)) }
        let fact = HintFact(
            activity: id, presentation: presentation, question: question.id, number: current.hintsGiven + 1,
            starsPaid: price, at: context.now.wall, spentMilliseconds: activity.spent(until: context.now.wall))
        let left = question.hints.count - fact.number
        let reply = HintReply(
            text: question.hints[current.hintsGiven], number: fact.number, hintsLeft: left,
            hintPrice: left > 0 ? LearningRules.price(ofHintAfter: fact.number) : nil, starsPaid: price,
            stars: stars - price)
        return LearningResult(facts: [.hinted(fact)], reply: reply)
    }
}
