import API
import Household
import JSONRPC
import Stored

extension HouseholdExport {
    static let endpoint = Endpoint.later(method, from: \.reads) { (reads, range, call) throws(RPCError) in
        let standing = range.after == nil ? try Standing(reads.context, call) : nil
        return try reads.beginExport(of: .household, range, method, call) { page, rows in
            Result(at: call.moment.wall, standing: standing, history: rows, next: page.next.map { Int($0) })
        }
    }
}

extension HouseholdExport.Standing {
    fileprivate init(_ context: HandlerContext, _ call: Call) throws(RPCError) {
        let home = context.household
        guard let household = home.household else {
            throw RPCError(.notSetUp, "the household is not set up yet: run kidctl household set-up")
        }
        let children = context.family.children()
        self.init(
            household: household,
            parents: home.parents.map { ParentList.Entry(id: $0.id, name: $0.name, lastUnlock: $0.lastUnlock) },
            children: children.map {
                HouseholdExport.Child(
                    child: $0.profile.id, name: $0.profile.name, isArchived: $0.profile.isArchived,
                    consents: $0.consents, policy: $0.policy)
            },
            packs: PackEntries(context: context).all(of: try context.wholeLibrary(for: call).packs),
            challenges: children.map { FamilyChallenges(context, call).challenges(of: $0) },
            plan: BackupList.Plan(home.backups.schedule, dueAt: home.backups.due(at: call.moment.wall)),
            snapshot: CopyText.json(of: home.withoutSecrets))
    }
}
