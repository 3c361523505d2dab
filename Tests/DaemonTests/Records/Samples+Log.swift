import Household

extension Samples {
    private static let place = LoggedPlace(activity: "abacus", item: "q7")

    /// Every event, with all members and with none of those that may be absent.
    static let events: [LoggedEvent] = [
        .screenAppeared(screen: "map"),
        .itemAnswered(
            ItemAnswered(
                activity: "quiz", skill: "k.count", item: "q7", kind: "multipleChoice", correct: false, attempt: 2,
                hints: 1, responseMilliseconds: 4200, difficulty: 3)),
        .itemAnswered(ItemAnswered(activity: "quiz", item: "q7")),
        .hintUsed(HintUsed(activity: "quiz", item: "q7", number: 2)), .badgeEarned(badge: "own.star"),
        .sessionStart(session: "s1"), .sessionStop(session: "s1", seconds: 90),
        .sessionStop(session: "s1", seconds: nil),
        .base10BlockMoved(BlockMove(place: place, block: .thousand, from: .tray, to: .thousands)),
        .base10BlockMoved(BlockMove(block: .one, from: .ones, to: .tens)),
        .clockHandMoved(HandMove(place: place, hand: .minute, shownMinutes: 719)),
        .clockHandMoved(HandMove(hand: .hour, shownMinutes: 0)),
        .coinDragged(CoinDrag(place: place, coin: "dime", isPaid: true)),
        .coinDragged(CoinDrag(coin: "c1", isPaid: false)),
        .fractionShaded(FractionShade(place: place, partCount: 8, shadedCount: 3)),
        .fractionShaded(FractionShade(partCount: 2, shadedCount: 0)),
    ]

    static let logFacts: [ChildFact] =
        events.map { .logged(LoggedEvents(first: 0, keptFrom: 0, entries: [LoggedEntry($0)])) } + [
            .logged(
                LoggedEvents(
                    first: 41, keptFrom: 7,
                    entries: [
                        LoggedEntry(.screenAppeared(screen: "a"), agoMilliseconds: 1500),
                        LoggedEntry(.sessionStart(session: "s1")),
                    ])),
            .logTrimmed(EventLog(first: 30, next: 43)), .logCleared(EventLog(first: 43, next: 43)),
        ]
}
