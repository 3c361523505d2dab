import API
import Household

/// What the parent does beside answering: a challenge each week, codes for the wall, a change now and then.
struct SampleParent {
    let household: SampleHousehold

    /// The morning of a week's first day.
    func begin(week: Int) throws {
        let children = SampleChild.all.map(\.id)
        try household.asParent { parent in
            switch week {
            case 0:
                _ = try parent.call(
                    ChallengeCreate.method, ChallengeCreate.Params(children: children, template: "quick-start"))
            case 1:
                _ = try parent.call(TimeCodes.method, TimeCodes.Params(minutes: 15, count: 3))
                _ = try parent.call(
                    ChallengeCreate.method, ChallengeCreate.Params(children: ["ben"], template: "streak-champion"))
            case 2:
                _ = try parent.call(
                    TimeGrant.method, TimeGrant.Params(child: "mia", minutes: 20, why: "A rainy day"))
                _ = try parent.call(ChallengeCreate.method, skills(of: ["mia"], title: "Two new skills"))
            default:
                let goal = ChallengeGoal(.dailyMinutes, 15, daysRequired: 4)
                _ = try parent.call(
                    ChallengeCreate.method,
                    ChallengeCreate.Params(
                        children: children, template: "quick-start", title: "Four good days", goal: goal))
            }
        }
    }

    private func skills(of children: [String], title: String) -> ChallengeCreate.Params {
        ChallengeCreate.Params(children: children, title: title, goal: ChallengeGoal(.masteredSkills, 2))
    }

    /// Answers a child that has asked.
    func decide(_ request: TimeRequestID, approve: Bool) throws {
        try household.asParent { parent in
            _ = try parent.call(
                TimeDecide.method,
                TimeDecide.Params(
                    request: request, approve: approve, word: approve ? nil : "Tomorrow again. Dinner is ready."))
        }
    }
}
