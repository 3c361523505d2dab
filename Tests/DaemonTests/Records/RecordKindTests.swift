import Household
import Testing

@testable import Daemon
@testable import Stored

@Suite("Kinds of records")
struct RecordKindTests {
    @Test(
        "each fact has its kind",
        arguments: [
            (Samples.householdFacts[0], RecordKind.household), (Samples.householdFacts[1], .household),
            (Samples.householdFacts[2], .household), (Samples.householdFacts[3], .access),
            (Samples.householdFacts[4], .household), (Samples.householdFacts[5], .access),
            (Samples.householdFacts[7], .access), (Samples.householdFacts[8], .access),
            (Samples.householdFacts[9], .access), (Samples.householdFacts[10], .child),
            (Samples.householdFacts[12], .clock),
            (Samples.householdFacts[13], .household), (Samples.householdFacts[15], .use),
            (Samples.householdFacts[16], .household), (Samples.householdFacts[17], .household),
            (Samples.householdFacts[18], .household), (Samples.householdFacts[19], .household),
            (Samples.householdFacts[20], .time), (Samples.householdFacts[21], .time),
            (Samples.householdFacts[22], .time), (Samples.householdFacts[23], .access),
        ])
    func householdFacts(fact: HouseholdFact, kind: RecordKind) {
        #expect(RecordKind(of: Samples.record([.household(fact)], child: nil)) == kind)
    }

    @Test("settings of a child are profile or policy")
    func childFacts() {
        let kinds = Samples.childFacts.map { RecordKind(of: Samples.record([.child($0)])) }
        let isOfProfile = Samples.childFacts.map { fact in
            switch fact {
            case .profileSet, .profileChanged: true
            default: false
            }
        }
        #expect(kinds == isOfProfile.map { $0 ? .child : .policy })
    }

    @Test("what a parent does with time is told apart from its use")
    func timeFacts() {
        let kinds = Samples.timeFacts.map { RecordKind(of: Samples.record([.time($0)])) }
        let uses = [RecordKind](repeating: .use, count: 9)
        let counted = [RecordKind](repeating: .use, count: 4)
        let later: [RecordKind] = [.time, .time, .use, .time, .time, .use, .time, .time, .use]
        #expect(kinds == uses + [RecordKind](repeating: .time, count: 5) + counted + later)
    }

    @Test("every fact about a request for time is an entry of the audit", arguments: Samples.requestFacts)
    func requestFacts(fact: RequestFact) {
        #expect(RecordKind(of: Samples.record([.request(fact)])) == .time)
    }

    @Test("a parent's word about a challenge is an entry of the audit; a completion is in the ledger")
    func challengeFacts() {
        let kinds = Samples.challengeFacts.map { RecordKind(of: Samples.record([.challenge($0)])) }
        #expect(kinds == [.policy, .policy, .use, .policy, .policy, .learning, .policy, .use])
    }

    @Test("every fact of learning is learning", arguments: Samples.learningFacts)
    func learningFacts(fact: LearningFact) {
        #expect(RecordKind(of: Samples.record([.learning(fact)])) == .learning)
    }

    @Test("what is earned takes the kind of what earned it", arguments: Samples.rewardFacts)
    func rewardFacts(fact: RewardFact) {
        #expect(RecordKind(of: Samples.record([.reward(fact)])) == .use)
        #expect(RecordKind(of: Samples.record([.time(.unlocked(by: "a")), .reward(fact)])) == .time)
        #expect(RecordKind(of: Samples.record([.learning(Samples.learningFacts[3]), .reward(fact)])) == .learning)
    }

    @Test(
        "the weightiest fact decides, wherever it stands",
        arguments: [
            ([Fact.time(.granted(Samples.earnedGrant)), .learning(Samples.learningFacts[5])], RecordKind.time),
            ([.time(.counted(Samples.mark)), .time(.unlocked(by: "a"))], .time),
            ([.time(.counted(Samples.mark)), .child(.policySet(Samples.barePolicy))], .policy),
            ([.learning(Samples.learningFacts[8]), .child(Samples.childFacts[9])], .policy),
            ([.time(.counted(Samples.mark)), .time(.counted(Samples.mark))], .use),
            ([.household(Samples.householdFacts[5]), .household(Samples.householdFacts[4])], .household),
            ([.household(Samples.householdFacts[5]), .household(Samples.householdFacts[3])], .access),
        ])
    func weights(facts: [Fact], kind: RecordKind) {
        #expect(RecordKind(of: Samples.record(facts)) == kind)
        #expect(RecordKind(of: Samples.record(facts.reversed())) == kind)
    }

    @Test("a record that only keeps a reply is no entry of the audit")
    func empty() {
        #expect(RecordKind(of: Samples.record([], key: Samples.key)) == .use)
    }

    @Test("the audit shows everything but use and learning")
    func audited() {
        #expect(RecordKind.audited == [1, 2, 3, 4, 5, 8])
    }
}
