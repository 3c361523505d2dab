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
            picksQuiz = forQuiz
            // The names of subjects come with what was earned in them.
            return forQuiz ? [.rewards, .lessons] : [.lessons]
        case .clocks(let wish): stage = .lessons(clocks(for: wish))
        case .strategies: stage = .lessons(strategies)
        case .ask(let minutes): reason = LearnReason(minutes: minutes)
        case .back: return [.next]
        }
        return []
    }

    /// Minutes that a quiz may take.
    private static let minutesOfQuiz = [2, 5, 10]

    private func clocks(for wish: LearnWish) -> LearnMenu {
        LearnMenu(
            title: say("learn.clock.title"),
            items: [LearnMenu.Item(text: say("learn.clock.none"), goal: .begin(wish))]
                + Self.minutesOfQuiz.map {
                    LearnMenu.Item(
                        text: say("learn.clock.minutes", ["count": .number($0)]),
                        goal: .begin(wish.limited(to: $0 * 60)))
                })
    }

    private var strategies: LearnMenu {
        LearnMenu(
            title: say("learn.facts.title"),
            items: [LearnMenu.Item(text: say("learn.facts.all"), goal: .begin(.practice()))]
                + FactStrategy.allCases.map {
                    LearnMenu.Item(text: say("learn.facts.\($0.rawValue)"), goal: .begin(.practice($0)))
                })
    }

    /// A quiz over a subject mixes lessons of two skills at least.
    private func canMix(_ subject: String, _ finished: [LessonList.Entry]) -> Bool {
        Set(finished.filter { $0.subject == subject }.map(\.skill)).count > 1
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
            LearnMenu.Item(text: say("learn.menu.practice"), goal: .strategies),
            LearnMenu.Item(text: say("learn.menu.sprint"), goal: .begin(.sprint)),
            LearnMenu.Item(text: say("learn.menu.copying"), goal: .begin(.copying)),
        ]
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
        case .practice: return LearnMenu.Item(text: say("learn.menu.practice"), goal: .begin(.practice()))
        case .mixed:
            return next.mix.map {
                LearnMenu.Item(
                    text: say("learn.menu.mixed", ["title": .text(named)]),
                    goal: .begin(.mixedQuiz(subject: $0.subject)))
            }
        case .new, .again, .relearn, .resume:
            return next.lesson.map {
                LearnMenu.Item(
                    text: say("learn.menu.lesson", ["title": .text(named)]), goal: .begin(.lesson($0.id)))
            }
        case .nothing: return nil
        }
    }

    /// Lessons to choose from: for a quiz those that were finished.
    mutating func show(_ lessons: [LessonList.Entry]) {
        let isQuiz = picksQuiz
        let fitting = isQuiz ? lessons.filter { $0.timesFinished > 0 } : lessons
        guard !fitting.isEmpty else {
            tell(say(isQuiz ? "learn.tell.quizLater" : "learn.tell.noLesson"), .plain)
            return
        }
        let items = fitting.map { lesson in
            LearnMenu.Item(
                text: lesson.title, note: lesson.bestPercent.map { "\u{2605} " + language.say(percent: $0) } ?? "",
                goal: isQuiz ? quiz(.quiz(lesson.id)) : .begin(.lesson(lesson.id)))
        }
        let mixed = isQuiz ? subjects.filter { canMix($0.id, fitting) } : []
        stage = .lessons(
            LearnMenu(
                title: say(isQuiz ? "learn.pick.quiz" : "learn.pick.lesson"),
                items: mixed.map {
                    LearnMenu.Item(
                        text: say("learn.menu.mixed", ["title": .text($0.title)]),
                        goal: quiz(.mixedQuiz(subject: $0.id)))
                } + items))
    }
}

/// What kidd proposes.
typealias LearnNext = LessonNext.Result
