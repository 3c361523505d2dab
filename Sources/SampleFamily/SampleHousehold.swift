import API
import Client
import Daemon
import Household
import JSONRPC
import Shapes

/// The calls of the family's front-ends: one connection is the parent's, one is the children's.
struct SampleHousehold {
    /// Where the family lives.
    static let zone = "Europe/Berlin"

    private let parent: KiddConnection
    private let front: KiddConnection
    private let time: SampleTime

    init(socket: String, time: SampleTime) {
        parent = KiddConnection(path: socket)
        front = KiddConnection(path: socket)
        self.time = time
    }

    /// What a child's front-end asks for; nil where kidd says that the child may not, or that there is nothing to do.
    func child<Params, Result>(_ method: Method<Params, Result>, _ params: Params) throws -> Result? {
        do throws(ClientError) {
            return try front.call(method, params)
        } catch {
            guard case .refused(let refused) = error, Self.isLife(refused.kind) else {
                throw StartFault("the sample family cannot go on: \(method.name): \(error)")
            }
            return nil
        }
    }

    /// Refusals that belong to a family's days.
    private static func isLife(_ kind: String) -> Bool {
        ["not_now", "nothing_to_ask", "review_not_due", "sprints_rest", "challenge_impossible"].contains(kind)
    }

    /// What a parent does: the PIN, the call, and the lock behind it.
    func asParent(_ body: (KiddConnection) throws -> Void) throws {
        _ = try parent.unlock(pin: SampleFamily.pin)
        try body(parent)
        _ = try parent.call(ParentLock.method, Nothing())
        parent.forgetToken()
    }

    /// The first morning: the family, its children, their limits, and what they aim at.
    func setUp() throws {
        let settings = HouseholdSettings(name: "Sample family", zone: Self.zone)
        _ = try parent.call(
            HouseholdSetUp.method,
            HouseholdSetUp.Params(household: settings, parentName: "Sam", pin: SampleFamily.pin))
        let year = time.days.zone.local(at: time.days.present).day.year
        try asParent { parent in
            for child in SampleChild.all {
                _ = try parent.call(ChildAdd.method, child.profile(inYear: year))
            }
        }
    }

    /// What the parent arranges for a family that has weeks before it.
    func arrange() throws {
        try asParent { parent in
            for child in SampleChild.all {
                _ = try parent.call(PolicySet.method, PolicySet.Params(child: child.id, change: child.limits))
                _ = try parent.call(
                    LeaderboardOptIn.method,
                    LeaderboardOptIn.Params(child: child.id, isRanked: true, confirm: true))
            }
            _ = try parent.call(
                LeaderboardSetGoal.method,
                LeaderboardSetGoal.Params(metric: .learningMinutes, period: .week, target: 180))
        }
    }
}
