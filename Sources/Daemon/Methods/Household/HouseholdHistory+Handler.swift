import API
import Household
import JSONRPC
import Words

extension HouseholdHistory {
    static let endpoint = Endpoint.query(method) { (context, params, call) throws(RPCError) in
        guard let household = context.household.household else {
            throw RPCError(.notSetUp, "the household is not set up yet: run kidctl household set-up")
        }
        let today = context.calendar.day(at: call.moment.wall)
        let months = params.retentionMonths.applied(to: household.retentionMonths)
        let first = RetentionRules.firstKept(months, on: today)
        let present = RetentionRules.firstKept(household.retentionMonths, on: today)
        let foldsMore = first.map { first in present.map { first > $0 } ?? true } ?? false
        return Result(
            retentionMonths: household.retentionMonths, keptFrom: first, foldsMore: foldsMore,
            children: context.family.children().map { Child($0, context.family.fold(of: $0.profile.id)) },
            say: say(first, foldsMore: foldsMore))
    }

    private static func say(_ first: Day?, foldsMore: Bool) -> Saying {
        guard let first else { return Saying("parent.history.forEver") }
        return Saying(foldsMore ? "parent.history.foldsMore" : "parent.history.keptFrom", ["date": first.told])
    }
}

extension HouseholdHistory.Child {
    init(_ child: ChildState, _ fold: FoldMark?) {
        self.init(
            child: child.profile.id, name: child.profile.name, foldedBefore: fold?.before, foldedAt: fold?.at,
            foldedDays: fold?.days ?? 0)
    }
}
