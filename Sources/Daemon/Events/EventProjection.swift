import API
import Household
import Words

/// From what was recorded to what is told: a pure projection of facts, and what of them a child hears.
///
/// What follows from the clock and the limits together (``Events/look(at:after:)``) comes from a child's state, not from
/// facts.
struct EventProjection {
    /// The family as it was before the record.
    let family: any FamilyReading
    /// The badges of the household.
    private let badges: BadgeSet
    /// Why a child cannot use all of the minutes that it has got.
    private let caution: (ChildState, GrantID) -> Saying?
    /// The seconds that a child has for an activity; nil when it has none, or no end is in sight.
    let left: (ChildState, ActivityRef) -> Int?
    /// What an activity is about, for parents and for its child; a child is told nothing that its filter keeps away.
    private let titles: (ChildState, Activity) -> (forParents: String?, forChild: String?)

    init(
        _ family: any FamilyReading, _ badges: BadgeSet,
        caution: @escaping (ChildState, GrantID) -> Saying? = { _, _ in nil },
        left: @escaping (ChildState, ActivityRef) -> Int? = { _, _ in nil },
        titles: @escaping (ChildState, Activity) -> (forParents: String?, forChild: String?) = { _, _ in (nil, nil) }
    ) {
        self.family = family
        self.badges = badges
        self.caution = caution
        self.left = left
        self.titles = titles
    }

    /// The same for a grant of a record, which is in its facts.
    func caution(about grant: GrantID, in record: Record, _ before: ChildState) -> Saying? {
        var after = before
        after.apply(record.facts)
        return caution(after, grant)
    }

    /// The events of a record that is about to be taken into memory.
    func events(of record: Record) -> [Event] {
        var events: [Event] = []
        for fact in record.facts {
            // Each by itself: an event is large, and nearly all facts of an answer have none.
            switch fact {
            case .household(let fact): events.add(event(fact, by: record.by, at: record.stamp.at))
            case .child(let fact): events.add(event(fact, of: record.child, at: record.stamp.at))
            case .time(let fact): events.add(grantEvent(fact, in: record))
            case .learning(let fact): events.add(event(fact, of: record.child, at: record.stamp.at))
            case .reward(let fact): events.add(event(fact, in: record))
            case .request(let fact): events.add(requestEvent(fact, in: record))
            case .challenge(let fact): events.add(challengeEvent(fact, in: record))
            }
        }
        return events
    }

    private func event(_ fact: HouseholdFact, by author: Author, at: Instant) -> Event? {
        switch fact {
        case .childAdded(let profile, _, _, _):
            let say = EventWords.household(.childAdded, profile.name)
            return household(HouseholdNews(what: .childAdded, say: say), profile.id, at)
        case .childErased:
            return household(.init(what: .childErased, say: Saying("parent.event.childErased")), nil, at)
        case .parentAdded(let parent):
            let say = EventWords.household(.parentAdded, parent.name)
            return household(.init(what: .parentAdded, parent: parent.id, say: say), nil, at)
        case .parentRenamed(let id, let before, let name):
            let say = Saying("parent.event.parentRenamed", ["before": .text(before), "name": .text(name)])
            return household(.init(what: .parentRenamed, parent: id, say: say), nil, at)
        case .parentRemoved(let id): return household(news(.parentRemoved, id), nil, at)
        case .recoveryRenewed(let id, _): return household(news(.recoveryRenewed, id), nil, at)
        case .pinResetByRoot(let id, _): return household(news(.pinResetByRoot, id), nil, at)
        case .settingsChanged:
            return household(.init(what: .householdChanged, say: EventWords.householdChanged), nil, at)
        case .unlocked(let id, _, _): return household(news(.parentUnlocked, id), nil, at)
        case .relocked(let id): return household(news(.parentLocked, id), nil, at)
        case .pinChanged(let id, _): return household(news(.pinChanged, id), nil, at)
        case .recoveryUsed(let id, _, _): return household(news(.recoveryUsed, id), nil, at)
        case .unlockFailed(let key, let counter, _):
            let parent: ParentID? = if case .parent(let id) = author.role { id } else { nil }
            let child: ChildID? = if case .child(let id) = author.role { id } else { key.child }
            let say = EventWords.failed(
                key, counter.failures, from: author.uid, of: child.map { family.profile($0)?.name ?? $0.rawValue })
            return household(
                HouseholdNews(what: .unlockFailed, parent: parent, failures: counter.failures, say: say), child, at)
        case .packInstalled(let pack):
            let say = Saying("parent.event.packInstalled", ["title": .text(pack.title)])
            return packEvent(.init(what: .installed, pack: pack.pack, version: pack.version, say: say), at)
        case .packRemoved(let pack):
            let title = family.home.packs.installation(of: pack)?.title ?? pack.rawValue
            let say = Saying("parent.event.packRemoved", ["title": .text(title)])
            return packEvent(.init(what: .removed, pack: pack, say: say), at)
        case .backupFailed(let trouble): return household(.init(what: .backupFailed, say: trouble.say), nil, at)
        case .badgesAdded, .badgesRemoved:
            return household(.init(what: .badgesChanged, say: EventWords.badgesChanged), nil, at)
        default: return nil
        }
    }

    /// Every child may have other lessons; which pack it was is for parents, because a filter may keep it away.
    private func packEvent(_ news: PackNews, _ at: Instant) -> Event {
        let children = family.children().map(\.profile).filter { !$0.isArchived }.map(\.id)
        return Event(
            .pack(news), child: nil, to: .members(Set(children)), at: at, topic: .pack,
            forChild: .pack(PackNews(what: .changed, say: Saying("event.packChanged"))))
    }

    private func news(_ what: HouseholdNews.What, _ parent: ParentID) -> HouseholdNews {
        HouseholdNews(what: what, parent: parent, say: words(what, parent))
    }

    private func words(_ what: HouseholdNews.What, _ parent: ParentID) -> Saying {
        EventWords.household(what, family.home.parentName(parent))
    }

    private func household(_ news: HouseholdNews, _ child: ChildID?, _ at: Instant) -> Event {
        Event(.household(news), child: child, to: .parents, at: at, topic: .household)
    }

    private func event(_ fact: ChildFact, of child: ChildID?, at: Instant) -> Event? {
        guard let child, let old = family.profile(child) else { return nil }
        switch fact {
        case .profileSet(let new): return changed(old, new, at)
        case .profileChanged(let change): return changed(old, change.to, at)
        case .policySet(let policy): return changed(.limits, policy, child, old.name, at)
        case .policyChanged(let change): return changed(.limits, change.to, child, old.name, at)
        case .filterSet, .filterChanged, .pauseEnded: return changed(.filter, nil, child, old.name, at)
        // What it changes on boards is told by them.
        case .boardSet: return nil
        // How reviews and difficulty are chosen changes nothing that a front-end shows.
        case .learningSet: return nil
        // Nobody who looks at the present sees it.
        case .folded: return nil
        // What may be collected is shown by nobody but parents' pages.
        case .analyticsSet, .logged, .logTrimmed, .logCleared: return nil
        }
    }

    private func event(_ fact: RewardFact, in record: Record) -> Event? {
        guard let child = record.child else { return nil }
        let at = record.stamp.at
        switch fact {
        case .badgeEarned(let key, _, _):
            guard let badge = badges.badge(key), let name = family.profile(child)?.name else { return nil }
            let news = BadgeNews(
                badge: key.rawValue, title: badge.name,
                say: Saying("event.badge", ["title": .saying(badge.name)]))
            return RewardEvents.badge(news, of: child, name: name, at: at)
        case .streakSet(let streak):
            // The weeks that are in it change without a word.
            guard let state = family.child(child), streak.value != state.rewards.streak.value else { return nil }
            let say = Saying("event.streak", ["count": .number(streak.value)])
            let news = StreakNews(dayStreak: status(of: streak, after: record, state.rewards), say: say)
            return RewardEvents.streak(news, of: child, name: state.profile.name, at: at)
        case .badgesSeen, .stickerEarned, .kindUsed: return nil
        }
    }

    /// The streak on the day that changed it, with the lessons that the record finishes.
    private func status(of streak: DayStreak, after record: Record, _ book: RewardBook) -> StreakStatus {
        guard let day = streak.last else { return streak.status(on: Day(number: 0)) }
        let finished = record.facts.count { fact in
            if case .learning(.finished(let finished)) = fact { finished.kind.isWholeWork } else { false }
        }
        return streak.status(on: day, lessons: book.day(day).lessons + finished)
    }

    private func changed(_ old: ChildProfile, _ new: ChildProfile, _ at: Instant) -> Event {
        let what: HouseholdNews.What =
            old.isArchived == new.isArchived ? .childChanged : new.isArchived ? .childArchived : .childRestored
        let news = HouseholdNews(what: what, say: EventWords.household(what, new.name))
        guard what == .childChanged else { return household(news, new.id, at) }
        return Event(
            .household(news), child: new.id, to: .family, at: at, topic: .household,
            forChild: .household(HouseholdNews(what: what, say: EventWords.profileChanged)))
    }

    private func changed(
        _ change: PolicyNews.Change, _ limits: ScreenTimePolicy?, _ child: ChildID, _ name: String, _ at: Instant
    ) -> Event {
        let told = PolicyNews(what: change, policy: limits, say: EventWords.changed(change, of: name))
        let heard = PolicyNews(what: change, policy: limits, say: EventWords.changed(change))
        return Event(
            .policy(told), child: child, to: .family, at: at, topic: .policy, forChild: .policy(heard))
    }

    private func event(_ fact: LearningFact, of child: ChildID?, at: Instant) -> Event? {
        guard case .finished(let finished) = fact, let child else { return nil }
        var (told, heard) = (finished.summary, finished.summary)
        if let state = family.child(child), let activity = state.learning.activity(finished.summary.activity) {
            (told.title, heard.title) = titles(state, activity)
        }
        return Event(
            .activityResult(told), child: child, to: .family, at: at, topic: .activityResult,
            forChild: .activityResult(heard))
    }
}

extension [Event] {
    fileprivate mutating func add(_ event: Event?) { if let event { append(event) } }
}
