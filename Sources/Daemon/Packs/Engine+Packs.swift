import Household

extension Engine {
    /// The one door by which packs come and go while kidd runs. What was made from the packs before is forgotten; open
    /// activities and answers that are told again keep their editions.
    ///
    /// - Parameter change: gets the shelf, and the editions that some child goes on with.
    func changePacks(_ change: (inout PackShelf, Set<LessonEdition>) -> Void) {
        let used = commits.ledger.children().reduce(into: commits.ledger.home.editions.names) {
            $0.formUnion($1.learning.editions)
        }.union(commits.editionsOfTheDay.map(\.edition))
        let version = context.shelf.version
        change(&context.shelf, used)
        if context.shelf.version != version { kept.forgetAll() }
    }
}
