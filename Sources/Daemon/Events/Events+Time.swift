import API
import Household
import Words
import NIOCore
import RPCServer

/// How a child's time stands, as subscribers hear of it: after every record about the child, and at the one timer.
extension Events {
    /// The children whose time somebody wants to hear of.
    private var watched: [ChildID] {
        guard hub.subscriptions.values.contains(where: { $0.topics.contains(where: \.isTime) }) else { return [] }
        return family.children().map(\.profile).filter { profile in
            !profile.isArchived && hub.subscriptions.values.contains { $0.hearsTime(of: profile.id) }
        }.map(\.id)
    }

    private func isWatched(_ child: ChildID) -> Bool {
        !hub.subscriptions.isEmpty && hub.subscriptions.values.contains { $0.hearsTime(of: child) }
    }

    /// After a record was taken into memory: of a child, or of the household, which may move the clock or add a child.
    func lookAfter(_ record: Record) {
        let seq = record.stamp.seq
        guard let child = record.child else {
            for child in watched { look(at: child, after: seq) }
            return
        }
        // Use that goes on was foreseen in what is known already: until then nothing is new.
        let goesOn = record.facts.allSatisfy { $0.meaning.contains(.letsTimeGoOn) }
        if goesOn, let until = hub.validUntil[child], context.now().wall < until { return }
        if isWatched(child) { look(at: child, after: seq) }
    }

    /// Reads the state of all children that are watched, for what the clock has changed.
    func lookAtAll() {
        for child in watched { look(at: child) }
    }

    /// Reads a child's state. It is told when everything that it depends on is stored.
    func look(at child: ChildID, after seq: Int64? = nil) {
        guard let state = family.child(child) else { return }
        let moment = context.now()
        let decision = told(
            context.mayI(state, .anything, at: moment), to: state, at: state.time.leases, moment)
        var level =
            state.isDamaged || !context.canStoreUse
            ? TimeLevel(state: .damaged) : context.screenTime(of: state, at: moment).level()
        if level.state == .lockedByParent { level.lockEnds = state.time.lock?.until }
        let activities = state.time.leases.filter { $0.activity != .anything }.map { lease in
            let decision = context.mayI(state, lease.activity, at: moment)
            return ActivityTimeNews(
                lease: lease.id, activity: lease.activity, decision: told(decision, to: state, at: [lease], moment))
        }
        hub.readings += 1
        let reading = EventHub.TimeReading(
            number: hub.readings, child: child, decision: decision, activities: activities, level: level,
            version: state.version, at: moment.wall)
        let needed = seq ?? max(family.commit(of: child), commits.ledger.homeSeq)
        if needed <= commits.storedSeq, hub.pending.isEmpty {
            tell(reading)
        } else {
            hub.wait(.read(reading), for: max(needed, hub.pending.last?.seq ?? 0))
        }
    }

    /// A decision as a child is told it who is at something: time is over, but what is open may be finished.
    private func told(_ decision: Decision, to child: ChildState, at leases: [Lease], _ moment: Moment) -> Decision {
        guard !decision.allowed, leases.contains(where: { context.finishTime($0.id, child, at: moment) != nil })
        else { return decision }
        var told = decision
        told.say = FinishTime.say + decision.say
        return told
    }

    /// Tells of a reading what is new in it.
    func tell(_ reading: EventHub.TimeReading) {
        let (child, decision, level) = (reading.child, reading.decision, reading.level)
        let old = hub.levels.updateValue(level, forKey: child)
        hub.validUntil[child] = reading.activities.map(\.decision.validUntil).reduce(decision.validUntil, min)
        tellActivities(reading)
        guard let old, old != level else { return }
        tellNudge(from: old, reading)
        // Of a lock that ends at another time than before, what was said is not true any more.
        guard
            old.state != level.state || old.isLastWarning != level.isLastWarning || old.lockEnds != level.lockEnds
        else { return }
        // Where time begins again, the state has said how little it is: that is no warning of an end that comes.
        let isWarning =
            level.state == .warning && old.state.isAllowed && (old.state != .warning || level.isLastWarning)
        if old.state != level.state || !isWarning { tell(.timeState(decision), .timeState, reading) }
        guard isWarning else { return }
        let minutes = Int((level.isLastWarning ? Milliseconds.minute : 5 * .minute) / .minute)
        let warning = TimeWarning(
            minutes: minutes, remainingSeconds: decision.remainingSeconds, validUntil: decision.validUntil,
            liftedBy: decision.liftedBy, say: decision.say)
        tell(.timeWarning(warning), .timeWarning, reading)
    }

    /// Tells of each open activity whether it may go on, where that has changed otherwise than the child's time.
    private func tellActivities(_ reading: EventHub.TimeReading) {
        let before = hub.activities[reading.child] ?? [:]
        let states = reading.activities.map { ($0.lease, $0.decision.state) }
        hub.activities[reading.child] = Dictionary(states, uniquingKeysWith: { _, last in last })
        for news in reading.activities {
            // What begins is told by the reply to its lease; what ends with the day by the child's own state.
            guard let old = before[news.lease], old != news.decision.state,
                news.decision.state != reading.decision.state
            else { continue }
            tell(.timeActivity(news), .timeActivity, reading)
        }
    }

    /// Reminds a child that goes on for a while to look up; never in quiet hours.
    private func tellNudge(from old: TimeLevel, _ reading: EventHub.TimeReading) {
        let level = reading.level
        guard level.nudges > old.nudges, level.state.isAllowed, let child = family.child(reading.child),
            let nudge = child.policy.breakNudgeMinutes
        else { return }
        let data = EventData.timeBreak(BreakNudge(minutes: level.nudges * nudge, say: ScreenTime.lookUp))
        tell(data, .timeBreak, reading)
    }

    private func tell(_ data: EventData, _ topic: EventTopic, _ reading: EventHub.TimeReading) {
        var event = Event(
            data, child: reading.child, to: .family, at: reading.at, topic: topic, forChild: data)
        event.version = reading.version
        event.reading = reading.number
        // With minutes that go past quiet hours a child may be awake in them: reminders rest all the same.
        if topic.restsInQuietHours { event.resting = event.children.filter(isResting) }
        tell(event)
    }

    // MARK: The timer

    /// Sets the one timer to the next moment at which something changes by itself for somebody who listens: a child's
    /// time, the boards, or the end of a parent's token; and while the clock is not trusted to the next look at it.
    /// Without subscribers there is none.
    func setAlarm() {
        let moment = context.now()
        let ends = hub.subscriptions.compactMap { id, subscription -> Milliseconds? in
            guard subscription.isParents, let session = rpc[id],
                case .valid(let end)? = access.standing(of: session, at: moment)
            else { return nil }
            return end
        }
        let changes = (watched.map { hub.validUntil[$0] } + [boardsHold(at: moment.wall), nextExpiryOfRequests])
            .compactMap { $0 }.map { moment.bootTime + ($0 - moment.wall) }
        let look = hub.subscriptions.isEmpty ? nil : context.nextLook(after: moment)
        guard let due = (ends + changes + [look].compactMap { $0 }).min() else {
            hub.alarm?.cancel()
            hub.alarm = nil
            return
        }
        if hub.alarm?.due == due { return }
        ring(at: due, from: moment)
    }

    /// Sees to it that the timer does not stand later than this. One that rings too early looks, and is set anew.
    func bringAlarmForward(to instant: Instant) {
        let moment = context.now()
        let due = moment.bootTime + (instant - moment.wall)
        if let alarm = hub.alarm, alarm.due <= due { return }
        ring(at: due, from: moment)
    }

    private func ring(at due: Milliseconds, from moment: Moment) {
        hub.alarm?.cancel()
        // What should have changed already and has not is looked at again after a second, not at once.
        let length = due > moment.bootTime ? due - moment.bootTime : .second
        let own = NIOLoopBound(self, eventLoop: loop)
        let cancel = alarms.ring(after: length) { own.eventLoop.runNow { own.value.alarmRang() } }
        hub.alarm = (due, cancel)
    }

    private func alarmRang() {
        hub.alarm = nil
        onAlarm()
    }

    /// Looks at everything that the clock may have changed for those who listen.
    func lookAround() {
        reviewSubscriptions()
        lookAtAll()
        lookAtBoards()
        lookAtRequests()
        flushEvents()
        setAlarm()
    }
}
