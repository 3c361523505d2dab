import Household
import Shapes

extension Shape where Value == ChildState {
    /// What a snapshot keeps of a child: ``ChildState/parts``, its profile and its number in the journal.
    static let childState = Shape.object(
        "ChildState",
        make: {
            profile, handle, policy, filter, time, learning, rewards, requests, board, bests, version, since,
            challenges, allowsAnalytics, study, log in
            var state = ChildState(profile: profile, handle: handle, policy: policy, filter: filter)
            state.time = time
            state.learning = learning
            state.rewards = rewards
            state.requests = requests
            state.board = board
            state.bests = bests
            state.version = version
            state.since = since
            state.challenges = challenges ?? ChallengeBook()
            state.allowsAnalytics = allowsAnalytics ?? false
            state.study = study ?? StudyBook()
            state.log = log ?? EventLog()
            return state
        },
        members: {
            required("profile", .storedProfile) { $0.profile }
            required("handle", .integer64) { $0.handle }
            required("policy", .storedPolicy) { $0.policy }
            required("filter", .storedFilter) { $0.filter }
            required("time", .timeBook) { $0.time }
            required("learning", .learningBook) { $0.learning }
            required("rewards", .rewardBook) { $0.rewards }
            required("requests", .requestBook) { $0.requests }
            required("board", .boardMembership) { $0.board }
            required("bests", .learningBests) { $0.bests }
            required("version", .whole) { $0.version }
            optional("since", .milliseconds) { $0.since }
            unless("challenges", .challengeBook, is: ChallengeBook()) { $0.challenges }
            unless("allowsAnalytics", .boolean, is: false) { $0.allowsAnalytics }
            unless("study", .studyBook, is: StudyBook()) { $0.study }
            unless("log", .eventLog, is: EventLog()) { $0.log }
        })
}
