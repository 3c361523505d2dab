import API
import Household
import JSONRPC

/// Content and rewards, as handlers may see them.
extension HandlerContext {
    /// The one way from the packs to a child.
    func gate(of child: ChildState, at moment: Moment) -> ContentGate {
        let profile = child.profile
        return shelf.gate(
            child.filter, profile.tier(on: calendar.day(at: moment.wall)), at: moment.wall,
            language: profile.locale ?? family.locale(of: nil) ?? LessonHead.defaultLanguage)
    }

    /// All content, for a parent's call.
    func wholeLibrary(for call: Call) throws(RPCError) -> Library {
        guard let parent = call.parent else { throw .needsParent }
        return shelf.whole(for: parent)
    }

    /// What a parent names in limits and grants has to be there: see ``Library/check(_:at:)``.
    func checkExists(_ activities: [ActivityRef], at place: String, for call: Call) throws(RPCError) {
        let library = try wholeLibrary(for: call)
        for (index, activity) in activities.enumerated() { try library.check(activity, at: "\(place)/\(index)") }
    }

    /// The same for one.
    func checkExists(_ activity: ActivityRef, at place: String, for call: Call) throws(RPCError) {
        try wholeLibrary(for: call).check(activity, at: place)
    }

    /// Until when what a gate lets through stays as it is while nothing is recorded: the next end of a pause, or of the
    /// household day, on which the child's tier may change.
    func gateHolds(at moment: Moment, _ child: ChildState) -> Instant {
        let end = calendar.end(of: calendar.day(at: moment.wall))
        return child.filter.nextEndOfPause(after: moment.wall).map { min($0, end) } ?? end
    }

    /// What the rules of learning need to know.
    func learning(of child: ChildState, at moment: Moment) -> LearningContext {
        let (profile, day) = (child.profile, calendar.day(at: moment.wall))
        var learning = LearningContext(
            gate: gate(of: child, at: moment), hintsOffered: profile.offersHints, now: moment, day: day,
            isStill: profile.accessibility.reducedMotion, grade: profile.grade ?? profile.age(on: day) - 5)
        learning.watchesReading = machine.watchesReading
        return learning
    }

    /// What the rules of rewards need to know.
    func rewards(of child: ChildState, at moment: Moment) -> RewardContext {
        RewardContext(
            gate: gate(of: child, at: moment), calendar: calendar, day: calendar.day(at: moment.wall),
            at: moment.wall)
    }

    /// How subjects are named for the caller: a child is told none that its filter keeps away.
    func subjectTitles(_ child: ChildState, _ call: Call) throws(RPCError) -> (String) -> String? {
        if call.parent != nil {
            let library = try wholeLibrary(for: call)
            return { library.title(ofSubject: $0) }
        }
        let gate = gate(of: child, at: call.moment)
        return { gate.title(ofSubject: $0) }
    }

    /// What a child earned at one instant, to be told again.
    func news(of child: ChildState, at instant: Instant) -> RewardNews {
        var news = child.news(at: instant, on: calendar.day(at: instant), badges: badges)
        if child.policy.earnedTime != nil { news.minutes = child.time.earnedMinutes(at: instant) }
        return news
    }

    /// The boards as they are now.
    func boards(at moment: Moment) -> Boards {
        Boards(of: family.children(), goals: household.boardGoals, calendar: calendar, at: moment.wall)
    }
}

extension RPCError {
    /// A lesson that no pack has, or that the caller may not know of; the one place that says so.
    ///
    /// - Parameter library: what the caller may see all of; without it no other lesson is named.
    static func noSuchLesson(_ id: LessonID, among library: Library? = nil) -> RPCError {
        let near = library.map { NearestWord.question(id.rawValue, in: $0.lessons.map(\.lesson.id.rawValue)) } ?? ""
        let say = LearningRefusal(.unknownLesson(id)).say
        return RPCError(.unknownLesson, "there is no lesson \"\(id.rawValue.brief())\"" + near, [.say(say)])
    }
}

extension Library {
    /// Subjects, lessons and packs that a parent names: a mistyped one would be nobody's, and never said.
    fileprivate func check(_ activity: ActivityRef, at place: String) throws(RPCError) {
        if let subject = activity.subject, !hasSubject(subject) {
            let subjects = Set(packs.flatMap { $0.manifest.subjects.map(\.id) })
            throw .noSuchPart(subject, at: place + "/subject", among: subjects)
        }
        let ids = Set(packs.map(\.manifest.id.rawValue))
        if let pack = activity.pack, !ids.contains(pack) {
            throw .noSuchPart(pack, at: place + "/pack", among: ids)
        }
        if let lesson = activity.lesson, self.lesson(LessonID(rawValue: lesson)) == nil {
            throw .noSuchLesson(LessonID(rawValue: lesson), among: self)
        }
    }
}
