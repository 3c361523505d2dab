/// Tells answers that were tapped without reading (Learning, Guessing guard).
struct GuessingGuard {
    /// The place of the last choice, and how many choices running were at it, with this answer.
    private(set) var place: Int?
    private(set) var samePlaces: Int
    /// Whether the answer counts as guessed.
    let isRapid: Bool

    /// Looks at one answer. Questions with fewer than three choices leave the places alone, as nobody can choose
    /// between places there, and so do pairs and placements, which are at many; a typed answer ends a row of places.
    ///
    /// - Parameter visibleMilliseconds: from `shown` to the answer, narration included: who listens has time to think.
    init(_ answer: Answer, to presentation: Presentation, in activity: Activity, visibleMilliseconds: Int64?) {
        place = activity.lastPlace
        samePlaces = activity.samePlaces
        let chosen = answer.form.choice.flatMap { presentation.order.firstIndex(of: $0) }
        var isSamePlace = false
        if answer.form.isAboutPlaces, presentation.order.count >= LearningRules.choicesWithPlace || chosen == nil {
            samePlaces = chosen == nil ? 0 : chosen == place ? samePlaces + 1 : 1
            place = chosen
            isSamePlace = samePlaces >= LearningRules.guessedPlaces
        }
        let fastest =
            answer.form.isTyped ? LearningRules.fastestTypingMilliseconds : LearningRules.fastestTapMilliseconds
        isRapid = isSamePlace || visibleMilliseconds.map { $0 < fastest } ?? false
    }
}
