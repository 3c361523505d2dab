import API
import Household
import Words

/// Lists to choose from.
extension LearnState {
    private static let minutesToAsk = [5, 10, 15, 30]

    var minutesMenu: LearnMenu {
        LearnMenu(
            title: say("learn.ask.title"),
            items: Self.minutesToAsk.map {
                LearnMenu.Item(
                    text: say("learn.ask.minutes", ["count": .number($0)]), goal: .ask(minutes: $0))
            } + [LearnMenu.Item(text: say("learn.ask.back"), goal: .back)])
    }

    /// A key while minutes are chosen.
    mutating func pressAsking(_ key: LearnKey, page: Int) -> [LearnCall] {
        guard var menu = asking else { return [] }
        if key == .escape {
            asking = nil
            return []
        }
        let (goal, isUnused) = menu.press(key, page: page)
        asking = menu
        switch goal {
        case .ask(let minutes)?:
            asking = nil
            reason = LearnReason(minutes: minutes)
        case nil where isUnused && (key == .character("q") || key == .character("Q")), .back?: asking = nil
        default: break
        }
        return []
    }

    /// What was chosen from a list.
    mutating func go(to goal: LearnMenu.Goal) -> [LearnCall] {
        clearNotices()
        switch goal {
        case .begin(let wish): return [.start(wish)]
        case .resume(let activity): return [.resume(activity)]
        case .replace(let wish): return [.start(wish, replaces: true)]
        case .lessons(let forQuiz):
            choice = LessonChoice(forQuiz: forQuiz)
            return [.subjects]
        case .subjects: return choice.onlySubject == nil ? showSubjects() : [.next]
        case .subject(let subject): return choice.calls(for: subject)
        case .clocks(let wish): stage = .lessons(clocks(for: wish, back: choice.subject.map { .subject($0) } ?? .back))
        case .strategies(let domain): stage = .lessons(strategies(of: domain))
        case .ask(let minutes): reason = LearnReason(minutes: minutes)
        case .back: return [.next]
        }
        return []
    }

    /// Minutes that a quiz may take.
    private static let minutesOfQuiz = [2, 5, 10]

    private func clocks(for wish: LearnWish, back: LearnMenu.Goal) -> LearnMenu {
        LearnMenu(
            title: say("learn.clock.title"),
            items: [LearnMenu.Item(text: say("learn.clock.none"), goal: .begin(wish))]
                + Self.minutesOfQuiz.map {
                    LearnMenu.Item(
                        text: say("learn.clock.minutes", ["count": .number($0)]),
                        goal: .begin(wish.limited(to: $0 * 60)))
                }, back: back)
    }

    /// Ways to find facts; the other domain stands below those of the first.
    private func strategies(of domain: FactDomain) -> LearnMenu {
        var items = [LearnMenu.Item(text: say("learn.facts.all"), goal: .begin(.practice(of: domain)))]
        items += domain.strategies.map {
            LearnMenu.Item(text: say("learn.facts.\($0.rawValue)"), goal: .begin(.practice($0, of: domain)))
        }
        if offersClock {
            items.append(
                domain == .addSubtract
                    ? LearnMenu.Item(text: say("learn.facts.multiplyDivide"), goal: .strategies(.multiplyDivide))
                    : LearnMenu.Item(text: say("learn.menu.sprint"), goal: .begin(.sprint(of: domain))))
        }
        return LearnMenu(title: say("learn.facts.title"), items: items)
    }

    /// A quiz begins at once where nobody may have a clock.
    private func quiz(_ wish: LearnWish) -> LearnMenu.Goal { offersClock ? .clocks(wish) : .begin(wish) }

    /// Another lesson is open than the one that was chosen: the child decides.
    mutating func choose(between activity: ActivityID, and wish: LearnWish) {
        stage = .menu(
            LearnMenu(
                title: say("learn.open.title"),
                items: [
                    LearnMenu.Item(text: say("learn.open.goOn"), goal: .resume(activity)),
                    LearnMenu.Item(text: say("learn.open.replace"), goal: .replace(wish)),
                    LearnMenu.Item(text: say("learn.open.back"), goal: .back),
                ]))
    }

    /// What comes next, and what else there is.
    mutating func show(_ next: LearnNext) -> [LearnCall] {
        open = nil
        timer = nil
        section = nil
        let calls = mind(next.time)
        if case .resting = stage, !next.time.allowed, next.time.finish == nil { return calls }
        if let welcome = next.welcomeBack { tell(welcome.say.printable, .plain) }
        var items: [LearnMenu.Item] = []
        if let first = first(next) { items.append(first) }
        items += [
            LearnMenu.Item(text: say("learn.menu.lessons"), goal: .lessons(forQuiz: false)),
            LearnMenu.Item(text: say("learn.menu.quiz"), goal: .lessons(forQuiz: true)),
            LearnMenu.Item(text: say("learn.menu.practice"), goal: .strategies()),
        ]
        if offersClock { items.append(LearnMenu.Item(text: say("learn.menu.sprint"), goal: .begin(.sprint()))) }
        items.append(LearnMenu.Item(text: say("learn.menu.copying"), goal: .begin(.copying)))
        stage = .menu(LearnMenu(title: next.say.printable, items: items))
        return calls
    }

    private func first(_ next: LearnNext) -> LearnMenu.Item? {
        let title = next.lesson?.title ?? next.review?.title ?? next.mix?.title
        if let place = next.place {
            let kind = title ?? say("learn.kind.\(place.kind.rawValue)")
            return LearnMenu.Item(
                text: say("learn.menu.resume", ["title": .text(kind)]),
                note: language.say(place.number, of: place.total), goal: .resume(place.activity))
        }
        let named = title ?? ""
        switch next.kind {
        case .review:
            return next.review.map {
                LearnMenu.Item(
                    text: say("learn.menu.review", ["title": .text(named)]), goal: .begin(.review($0.skill)))
            }
        case .practice:
            return LearnMenu.Item(
                text: say("learn.menu.practice"), goal: .begin(.practice(of: next.domain ?? .addSubtract)))
        case .mixed:
            return next.mix.map {
                LearnMenu.Item(
                    text: say("learn.menu.mixed", ["title": .text(named)]),
                    goal: .begin(.mixedQuiz(subject: $0.subject)))
            }
        case .new, .again, .relearn, .prerequisite, .resume:
            return next.lesson.map {
                LearnMenu.Item(
                    text: say("learn.menu.lesson", ["title": .text(named)]), goal: .begin(.lesson($0.id)))
            }
        case .nothing: return nil
        }
    }

    // MARK: Lessons

    /// Subjects to choose from; where there is one there is nothing to choose.
    mutating func showSubjects() -> [LearnCall] {
        if let only = choice.onlySubject { return go(to: .subject(only)) }
        guard !choice.subjects.isEmpty else {
            tell(say(choice.isQuiz ? "learn.tell.quizLater" : "learn.tell.noLesson"), .plain)
            return []
        }
        stage = .lessons(
            LearnMenu(
                title: say(choice.isQuiz ? "learn.pick.quiz" : "learn.pick.subject"),
                items: choice.subjects.map {
                    LearnMenu.Item(
                        text: $0.title, note: language.say($0.passed, of: $0.lessons), goal: .subject($0.subject))
                }))
        return []
    }

    /// The lessons of a subject. Of those to learn it is asked what is next before they are shown.
    mutating func show(_ lessons: [LessonList.Entry], of subject: String) {
        choice.take(lessons, of: subject)
        guard !choice.lessons.isEmpty else {
            tell(say(choice.isQuiz ? "learn.tell.quizLater" : "learn.tell.noLesson"), .plain)
            return
        }
        guard choice.isQuiz else { return }
        let mixed =
            choice.canMix
            ? [
                LearnMenu.Item(
                    text: say("learn.menu.mixed", ["title": .text(choice.title(of: subject))]),
                    goal: quiz(.mixedQuiz(subject: subject)))
            ] : []
        showLessons(mixed + choice.inOrder.map { item($0, goal: quiz(.quiz($0.id))) })
    }

    /// The lessons of a subject to learn, what is next on top.
    mutating func show(_ next: LearnNext, of subject: String) -> [LearnCall] {
        guard choice.subject == subject, !choice.lessons.isEmpty else { return [] }
        let calls = mind(next.time)
        if case .resting = stage { return calls }
        let others = choice.inOrder.filter { $0.id != next.lesson?.id }
        let first = first(next).map { [$0] } ?? []
        showLessons(first + others.map { item($0, goal: .begin(.lesson($0.id))) })
        return calls
    }

    private mutating func showLessons(_ items: [LearnMenu.Item]) {
        stage = .lessons(
            LearnMenu(
                title: say(choice.isQuiz ? "learn.pick.quiz" : "learn.pick.lesson"), items: items, back: .subjects))
    }

    private func item(_ lesson: LessonList.Entry, goal: LearnMenu.Goal) -> LearnMenu.Item {
        LearnMenu.Item(
            text: lesson.title, note: lesson.bestPercent.map { "\u{2605} " + language.say(percent: $0) } ?? "",
            goal: goal)
    }
}

/// What kidd proposes.
typealias LearnNext = LessonNext.Result
