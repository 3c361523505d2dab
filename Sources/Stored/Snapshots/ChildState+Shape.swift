import Household
import Shapes

extension Shape where Value == ChildState {
    /// What a snapshot keeps of a child: ``ChildState/parts``, its profile and its number in the journal.
    static let childState = Shape.object(
        "ChildState",
        from: ChildState(
            profile: Shape<ChildProfile>.storedProfile.blank(), handle: 0, policy: ScreenTimePolicy(),
            filter: ContentFilter()),
        members: {
            required("profile", \.profile, .storedProfile)
            required("handle", \.handle, .integer64)
            required("policy", \.policy, .storedPolicy)
            required("filter", \.filter, .storedFilter)
            required("time", \.time, .timeBook)
            required("learning", \.learning, .learningBook)
            required("rewards", \.rewards, .rewardBook)
            required("requests", \.requests, .requestBook)
            required("board", \.board, .boardMembership)
            required("bests", \.bests, .learningBests)
            required("version", \.version, .whole)
            optional("since", \.since, .milliseconds)
            unless("challenges", \.challenges, .challengeBook, is: ChallengeBook())
            unless("allowsAnalytics", \.allowsAnalytics, .boolean, is: false)
            unless("study", \.study, .studyBook, is: StudyBook())
            unless("log", \.log, .eventLog, is: EventLog())
        })
}
