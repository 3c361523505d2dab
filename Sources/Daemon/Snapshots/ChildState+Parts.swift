import API
import Household
import JSONRPC

extension ChildState {
    /// What a snapshot keeps of a child beside its profile and number: one line a member. (`isDamaged` is none of it:
    /// while anything is damaged there are no snapshots.)
    static let parts: [StatePart<ChildState>] = [
        StatePart("policy", \.policy, .screenTimePolicy),
        StatePart("filter", \.filter, .contentFilter),
        StatePart("time", \.time, .timeBook),
        StatePart("learning", \.learning, .learningBook),
        StatePart("rewards", \.rewards, .rewardBook),
        StatePart("requests", \.requests, .requestBook),
        StatePart("board", \.board, .boardMembership),
        StatePart("bests", \.bests, .learningBests),
        StatePart("version", \.version, .whole),
    ]
}
