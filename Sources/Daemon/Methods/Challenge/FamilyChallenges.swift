import API
import Household
import JSONRPC
import Shapes
import Words

/// The challenges of the family at one call: what the methods of challenges share.
struct FamilyChallenges {
    let context: HandlerContext
    let call: Call

    init(_ context: HandlerContext, _ call: Call) {
        self.context = context
        self.call = call
    }

    private var calendar: HouseholdCalendar { context.calendar }
    private var family: any FamilyReading { context.family }
    /// The household day of the call.
    var today: Day { calendar.day(at: call.moment.wall) }

    /// The children that a call names, each once, in the order in which they are named.
    func children(named names: [String]) throws(RPCError) -> [ChildState] {
        var children: [ChildState] = []
        for name in names {
            let child = try context.presentChild(named: name)
            try context.requireWhole(child)
            if !children.contains(where: { $0.profile.id == child.profile.id }) { children.append(child) }
        }
        return children
    }

    /// The children who have an open version of a challenge; refuses one that there is not, or that is over for all.
    func holders(of id: ChallengeID, among names: [String]?) throws(RPCError) -> [ChildState] {
        let all: [ChildState]
        if let names {
            all = try children(named: names)
        } else {
            all = family.children().filter { !$0.profile.isArchived && !$0.isDamaged }
        }
        let open = all.filter { $0.challenges.openEntry(id) != nil }
        guard open.isEmpty else { return open }
        if let known = all.lazy.compactMap({ $0.challenges.latest(id) }).first {
            throw RPCError(
                .challengeOver,
                "the challenge \"\(known.challenge.title)\" is over; a new one can be given (kidctl challenge create)")
        }
        throw .noSuchChallenge(id, among: family.children())
    }

    /// Refuses what a challenge cannot be, by its first field.
    func check(_ challenge: Challenge) throws(RPCError) {
        guard let fault = challenge.faults(on: today).first else { return }
        let names = ["goal": "wanted", "start": "startsOn", "end": "endsBefore", "period": "within"]
        let path = fault.path.replacing("[", with: "/").replacing("]", with: "").split(whereSeparator: {
            $0 == "." || $0 == "/"
        })
        .map { names[String($0)] ?? String($0) }.joined(separator: "/")
        throw RPCError(parameter: ShapeFault(path: "/\(path)", message: "is not possible. \(fault.message)"))
    }

    /// Refuses a challenge that a child cannot meet, with the sum and the field.
    func checkRoom(for challenge: Challenge, _ child: ChildState) throws(RPCError) {
        guard let obstacle = obstacle(to: challenge, child) else { return }
        var data: [RPCError.Detail] = [
            .text("child", child.profile.id.rawValue), .saying("sum", obstacle.sum),
            .text("path", "/wanted/" + obstacle.field),
        ]
        if let largest = obstacle.largestTarget { data.append(.integer("largestTarget", largest)) }
        if let rule = obstacle.rule { data.append(.text("rule", rule.rawValue)) }
        let most = obstacle.largestTarget.map { " The largest target that fits is \($0)." } ?? ""
        let way = obstacle.rule == nil ? "" : " Change the filter (kidctl filter set), or want something else."
        throw RPCError(
            .challengeImpossible, "\(child.profile.name) cannot meet it. \(obstacle.sum)\(most)\(way)", data)
    }

    /// Why a challenge cannot be met with a child's limits, its filter and what is left to learn; nil: it can.
    ///
    /// - Parameter reached: skills or facts that count for it already.
    func obstacle(to challenge: Challenge, _ child: ChildState, reached: Int = 0) -> ChallengeObstacle? {
        let goal = challenge.goal
        let content = ChallengeContent(
            gate: context.gate(of: child, at: call.moment), learning: child.learning, calendar: calendar)
        if let obstacle = content.obstacle(to: goal, before: challenge.end, reached: reached) { return obstacle }
        let room = ChallengeRoom(policy: child.policy, calendar: calendar)
        guard let sum = room.obstacle(to: goal, from: challenge.start, to: challenge.end) else { return nil }
        return ChallengeObstacle(
            field: "target", sum: sum,
            largestTarget: room.largestTarget(of: goal, from: challenge.start, to: challenge.end))
    }

    /// The challenges of a child, the newest first.
    func challenges(
        of child: ChildState, where isTold: (ChallengeView) -> Bool = { _ in true }
    ) -> ChildChallenges {
        let isParents = call.parent != nil
        var views = child.challenges.entries.reversed().map { child.view(of: $0, on: today, in: calendar) }
            .filter(isTold)
        if isParents {
            for (index, view) in views.enumerated() where view.state.isOpen {
                views[index].obstacle = obstacle(to: view.challenge, child, reached: view.progress.value)?.sum
            }
        }
        return ChildChallenges(
            child: child.profile.id, name: child.profile.name, challenges: views,
            sums: isParents ? ChildChallenges.Sums(child.challenges) : nil)
    }

    /// The reply to a change of one challenge: as it stands for each of its children after the turn.
    func reply(_ id: ChallengeID, _ children: [ChildState], _ turn: ClosedTurn) -> ChallengesByChild {
        ChallengesByChild(
            children: children.map { child in
                var told = challenges(of: turn.after(child)) { $0.challenge.id == id }
                told.challenges = Array(told.challenges.prefix(1))
                return told
            })
    }

    /// The challenge that a parent asks for, with what its template has.
    func newChallenge(_ params: ChallengeCreate.Params) throws(RPCError) -> Challenge {
        var template: ChallengeTemplate?
        if let id = params.template {
            template = ChallengeTemplate.named(id)
            guard template != nil else {
                let question = NearestWord.question(id, in: ChallengeTemplate.all.map(\.id))
                throw RPCError(.unknownTemplate, "there is no template \"\(id.brief())\"" + question)
            }
        }
        guard params.title != nil || template != nil else {
            throw RPCError(
                parameter: ShapeFault(path: "", message: "need a title, or a template that has one"))
        }
        guard let goal = params.goal ?? template?.goal else {
            throw RPCError(
                parameter: ShapeFault(path: "", message: "need what is wanted, or a template that has it"))
        }
        let start = params.start ?? today
        return Challenge(
            id: newChallengeID(params.title ?? template?.title.description ?? ""), title: params.title ?? "",
            description: params.description,
            icon: params.icon ?? template?.icon ?? goal.kind.icon, goal: goal,
            bonusPercent: params.bonusPercent ?? template?.bonusPercent ?? Challenge.usualBonus, start: start,
            end: params.end ?? template?.end(from: start, in: calendar), by: call.parent ?? ParentID(rawValue: ""),
            at: call.moment.wall, template: template?.id)
    }

    /// An id like the title that no challenge of the family has.
    private func newChallengeID(_ title: String) -> ChallengeID {
        let taken = Set(family.children().flatMap { $0.challenges.entries.map(\.challenge.id.rawValue) })
        return ChallengeID(rawValue: Slug.make(from: title, or: "challenge") { taken.contains($0) })
    }

    func checkCount(_ child: ChildState) throws(RPCError) {
        guard child.challenges.open.count < ChallengeBook.mostOpen else {
            throw RPCError(
                .tooManyChallenges,
                "\(child.profile.name) has \(ChallengeBook.mostOpen) open challenges: change one (kidctl challenge edit), or wait "
                    + "until one is over")
        }
    }
}

extension ChildChallenges.Sums {
    fileprivate init(_ book: ChallengeBook) {
        let over = book.entries.filter { $0.state == .ended || $0.state == .completed }
        let days = book.entries.compactMap { entry in
            entry.completion.map { entry.challenge.start.distance(to: $0.day) + 1 }
        }.sorted()
        let reached = over.count { $0.state == .completed }
        self.init(
            given: book.given, completed: book.completed,
            percent: over.isEmpty ? nil : reached * 100 / over.count,
            medianDayCount: days.isEmpty ? nil : days[(days.count - 1) / 2])
    }
}

extension RPCError {
    /// Suggests the open challenge that was meant.
    static func noSuchChallenge(_ id: ChallengeID, among children: [ChildState]) -> RPCError {
        let open = children.flatMap { $0.challenges.open.map(\.challenge.id.rawValue) }
        let question = NearestWord.question(id.rawValue, in: open)
        return RPCError(.unknownChallenge, "there is no challenge \"\(id.rawValue.brief())\"" + question)
    }
}
