import API
import Household
import JSONRPC
import Shapes

extension FactsStatus {
    static let endpoint = Endpoint.query(method) { (context, params, call) throws(RPCError) in
        let child = try context.child(of: call, whole: true)
        return Result(
            child, params.domain, context.learning(of: child, at: call.moment), forParent: call.parent != nil)
    }
}

extension FactsSet {
    static let endpoint = Endpoint.change(method) { (context, params, call) throws(RPCError) in
        let child = try context.child(named: params.child, whole: true)
        var settings = child.learning.settings
        settings.factGate = params.gateMilliseconds
        let facts: [Fact] = settings == child.learning.settings ? [] : [.child(.learningSet(settings))]
        let learning = context.learning(of: child, at: call.moment)
        return Change(child, facts) { turn in
            FactsStatus.Result(turn.after(child), .addSubtract, learning, forParent: true)
        }
    }
}

extension FactsStatus.Result {
    fileprivate init(
        _ child: ChildState, _ domain: FactDomain, _ context: LearningContext, forParent: Bool
    ) {
        let facts = child.learning.facts
        let book = facts.book(domain)
        let bands = FactBand.allCases.map { band in
            let best = book.domain.records(of: band).map { id in
                (forParent ? book.record(id)?.state : book.record(id)?.best) ?? .new
            }
            return FactsStatus.Band(
                number: band.rawValue, title: book.domain.title(of: band), records: best.count,
                known: best.count { $0 >= .known }, fluent: best.count { $0 == .fluent })
        }
        let typing = FactsStatus.Typing(
            milliseconds: book.typing?.milliseconds, isDue: book.typing?.isOld(on: context.day) ?? true)
        let now = context.now.wall
        self.init(
            bands: bands, typing: typing, restsUntil: facts.sprintsRestUntil(at: now),
            say: forParent ? book.wordsForParents : book.words,
            details: forParent ? FactsStatus.Details(book, gate: child.learning.factGate(in: context)) : nil,
            isOffered: context.grade >= domain.grade || book.lastDay != nil)
    }
}

extension FactsStatus.Details {
    fileprivate init(_ book: FactBook, gate: Int) {
        self.init(
            band: book.band?.rawValue, gateMilliseconds: gate, fluentNow: book.fluentCount, regained: book.regained,
            recallAnswers: book.recallAfterIdle.answers, recallRight: book.recallAfterIdle.right,
            changes: book.steps.map {
                FactsStatus.Change(
                    band: $0.change.to.rawValue, reason: $0.change.reason, day: $0.day,
                    say: $0.change.words(in: book.domain))
            })
    }
}

extension FactsMatrix {
    static let endpoint = Endpoint.query(method) { (context, params, call) throws(RPCError) in
        let child = try context.child(of: call, whole: true)
        return Result(cells: cells(of: child, params.operation, forParent: call.parent != nil))
    }

    /// All facts of one operation.
    static func cells(of child: ChildState, _ operation: FactOperation, forParent: Bool) -> [Cell] {
        let book = child.learning.facts[operation.domain]
        return operation.domain.facts.filter { $0.operation == operation }.map { fact in
            let record = book.record(fact.record)
            return Cell(
                fact: fact, state: (forParent ? record?.state : record?.best) ?? .new,
                netMilliseconds: forParent ? record?.netMilliseconds : nil)
        }
    }
}

extension FactsWhy {
    static let endpoint = Endpoint.query(method) { (context, params, call) throws(RPCError) in
        let child = try context.child(of: call, whole: true)
        // Else it would be an answer for nothing.
        let isAsked = child.learning.openActivities.contains { open in
            open.current.flatMap { FactQuestion($0.question)?.fact }?.record == params.fact.record
        }
        if call.parent == nil, isAsked { throw RPCError(LearningRefusal(.factIsAsked(params.fact))) }
        return Result(
            lesson: MicroLesson(of: params.fact), band: params.fact.band.rawValue,
            family: params.fact.family.facts(in: params.fact.domain))
    }
}

extension FactsGoal {
    static let endpoint = Endpoint.query(method) { (context, params, call) throws(RPCError) in
        let child = try context.child(of: call, whole: true)
        return Result(child, params.domain, context.learning(of: child, at: call.moment))
    }

    static let changeEndpoint = Endpoint.change(change) { (context, params, call) throws(RPCError) in
        let child = try context.child(of: call, whole: true)
        let learning = context.learning(of: child, at: call.moment)
        let now = call.moment.wall
        let sprints = child.learning.facts[params.domain].sprints
        let isSet =
            sprints.goal(at: now, gate: child.learning.factGate(in: learning)) == params.goal
            && sprints.isOwn(at: now)
        let facts: [Fact] =
            isSet ? [] : [.learning(.goalSet(FactGoalSet(goal: params.goal, at: now, domain: params.domain)))]
        return Change(child, facts) { turn in Result(turn.after(child), params.domain, learning) }
    }
}

extension FactsGoal.Result {
    fileprivate init(_ child: ChildState, _ domain: FactDomain, _ context: LearningContext) {
        let facts = child.learning.facts
        let sprints = facts[domain].sprints
        let gate = child.learning.factGate(in: context)
        let now = context.now.wall
        self.init(
            best: sprints.best, goal: sprints.goal(at: now, gate: gate), suggestion: sprints.suggestion(gate: gate),
            sprintsLeft: facts.sprintsLeft(at: now))
    }
}
