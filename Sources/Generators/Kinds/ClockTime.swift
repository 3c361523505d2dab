import Household
import QuestionKinds
import Shapes

/// What a clock shows, and how it is set.
public enum ClockTime: Generator {
    /// What an author chooses.
    public struct Parameters: Hashable, Sendable {
        /// The hours.
        public var hours: NumberRange
        /// The minutes after them.
        public var minutes: [Int]
        /// What is asked for.
        public var ask: Ask
        /// How many options or tiles.
        public var options: Int
    }

    /// What is asked for.
    public enum Ask: String, CaseIterable, Sendable {
        /// What a face with hands shows.
        case read
        /// The hands, from words.
        case setHands
        /// The digits, from words.
        case setDigits
    }

    /// A time.
    public struct Fact: Hashable, Sendable {
        /// 1 to 12.
        public var hour: Int
        /// 0 to 55.
        public var minute: Int
        var parameters: Parameters
    }

    /// What names it.
    public static let name = "clockTime"
    /// The version.
    public static let version = 1
    /// For the reference.
    public static let summary = "Read and set a clock: full hours, half hours and every five minutes."

    /// How the parameters are written.
    public static let parameters = Shape<Parameters>.object(
        "ClockTimeParameters", "Which times, and what is asked.", make: Parameters.init
    ) {
        defaulted("hours", \.hours, .range(1...12), to: NumberRange(1, 12), "The hours.")
        required(
            "minutes", \.minutes, .list(of: .integer(0...55), minimum: 1, maximum: 12),
            "The minutes after the hour, each a multiple of 5: [0], [30], [0, 30].")
        required("ask", \.ask, .word(), "To read a face with hands, to set its hands, or to set digits.")
        defaulted("options", \.options, .options, to: 3, "How many options or tiles.")
    }

    /// What texts may hold.
    public static let placeholders: [Placeholder] = [
        Placeholder("time", "the time in words, or in digits where there are none", tellsAnswer: true),
        Placeholder("digits", "the time in digits: 3:30", tellsAnswer: true),
        Placeholder("hands", "where the hands point, in the words of a label", tellsAnswer: true),
        .number("hour", "the hour, which is past", tellsAnswer: true),
        .number("next", "the hour that comes", tellsAnswer: true),
        .number("minute", "the minutes", tellsAnswer: true),
    ]

    /// The tags of wrong answers.
    public static let misconceptions = [
        Misconception("hourAfter", .clockHands, "took the hour that comes"),
        Misconception("hourBefore", .clockHands, "took the hour before"),
        Misconception("otherMinutes", .clockHands, "did not look at the long hand"),
        Misconception("longHandAsHour", .clockHands, "took the long hand for the one that tells the hour"),
    ]

    /// The ways to solve.
    public static let strategies = [
        Term("fullHour", "the long hand points straight up"), Term("halfHour", "the long hand points straight down"),
        Term("countFives", "the minutes are counted in fives"),
    ]

    /// How times are said. In each, `{hour}` is the hour, `{next}` the one that comes, `{mark}` the number that the long
    /// hand points to.
    public static let labels = [
        Term("fullHour", "such as \"{hour} o'clock\""), Term("halfHour", "such as \"half past {hour}\""),
        Term("handsFull", "such as \"The short hand points to {hour}, the long hand straight up.\""),
        Term(
            "handsHalf", "such as \"The short hand is between {hour} and {next}, the long hand points straight down.\""),
        Term("handsOther", "such as \"The short hand is past {hour}, the long hand points to {mark}.\""),
    ]

    /// What is wrong with parameters.
    public static func faults(of parameters: Parameters) -> [BodyFault] {
        var faults = parameters.hours.faults(at: "hours")
        for (index, minute) in parameters.minutes.enumerated() {
            if !minute.isMultiple(of: 5) {
                faults.append(BodyFault(pointer: "/minutes/\(index)", reason: "must be a multiple of 5"))
            } else if parameters.minutes.prefix(index).contains(minute) {
                faults.append(BodyFault(pointer: "/minutes/\(index)", reason: "is there twice"))
            }
        }
        return faults
    }

    /// The kinds.
    public static func kinds(of parameters: Parameters) -> [QuestionKind] {
        parameters.ask == .read ? [MultipleChoice.kind, FillInBlank.kind] : [Clock.kind]
    }

    /// Words for the times that come, among wrong answers too.
    public static func needs(of parameters: Parameters) -> Needs {
        let minutes = Set(parameters.minutes)
        var labels: [String] = []
        if parameters.ask == .read || minutes.contains(0) { labels.append("fullHour") }
        if parameters.ask == .read || minutes.contains(30) { labels.append("halfHour") }
        if parameters.ask == .read {
            if minutes.contains(0) { labels.append("handsFull") }
            if minutes.contains(30) { labels.append("handsHalf") }
            if !minutes.subtracting([0, 30]).isEmpty { labels.append("handsOther") }
        }
        return Needs(labels: labels)
    }

    /// Each time once.
    public static func facts(of parameters: Parameters) -> [Fact] {
        parameters.hours.numbers.flatMap { hour in
            parameters.minutes.map { Fact(hour: hour, minute: $0, parameters: parameters) }
        }
    }
}

extension ClockTime {
    /// A template for the reference.
    public static let example = """
        {"id": "what-time", "generator": "clockTime", "version": 1, "code": "1.MD.B.3",
         "labels": {"fullHour": "{hour} o'clock", "halfHour": "half past {hour}",
                    "handsFull": "The short hand points to {hour}, the long hand straight up.",
                    "handsHalf": "The short hand is between {hour} and {next}, the long hand points straight down."},
         "texts": [{
           "prompt": "What time is it?",
           "picture": "{hands}",
           "hints": ["Look at the short hand first.", "Where does the long hand point?"],
           "explanation": "{hands} It is {time}.",
           "mistakes": {
             "hourAfter": "You chose {given}. Has the short hand come so far?",
             "hourBefore": "You chose {given}. Look at the short hand again.",
             "otherMinutes": "You chose {given}. Where does the long hand point?",
             "longHandAsHour": "You chose {given}. The short hand tells the hour."}}],
         "clockTime": {"hours": {"minutes": [0], "ask": "read"},
                       "halves": {"minutes": [0, 30], "ask": "read", "options": 4}}}
        """
}

extension ClockTime.Fact {
    private var next: Int { hour % 12 + 1 }

    /// The number that the long hand points to.
    private var mark: Int { minute == 0 ? 12 : minute / 5 }

    private static func digits(_ hour: Int, _ minute: Int) -> String { "\(hour):\(minute < 10 ? "0" : "")\(minute)" }

    /// As it is said.
    private static func said(_ hour: Int, _ minute: Int, in dress: Dress) -> String {
        let pattern = minute == 0 ? "fullHour" : minute == 30 ? "halfHour" : nil
        guard let pattern else { return digits(hour, minute) }
        return dress.label(pattern).replacing("{hour}", with: String(hour))
            .replacing("{next}", with: String(hour % 12 + 1))
    }

    private func hands(in dress: Dress) -> String {
        dress.label(minute == 0 ? "handsFull" : minute == 30 ? "handsHalf" : "handsOther")
            .replacing("{hour}", with: String(hour)).replacing("{next}", with: String(next))
            .replacing("{mark}", with: String(mark))
    }
}

extension ClockTime.Fact: ItemFact {
    /// Full hours are the easiest.
    public var difficulty: Int { minute == 0 ? 1 : minute == 30 ? 2 : 3 }

    /// How it is best solved.
    public var strategy: String { minute == 0 ? "fullHour" : minute == 30 ? "halfHour" : "countFives" }

    /// What tells the answer: of a clock to set, how it looks in the end.
    public var telling: Set<String> {
        switch parameters.ask {
        case .read: ["time", "digits", "hour", "next", "minute"]
        case .setHands: ["hands"]
        case .setDigits: ["digits", "hands"]
        }
    }

    /// What replaces placeholders.
    public func values(in dress: Dress) -> [String: PlaceholderValue] {
        [
            "time": .text(Self.said(hour, minute, in: dress)), "digits": .text(Self.digits(hour, minute)),
            "hands": .text(hands(in: dress)), "hour": .number(hour), "next": .number(next), "minute": .number(minute),
        ]
    }

    /// The face, where it is to be read.
    public func picture(in dress: Dress) -> (any PictureContent)? {
        parameters.ask == .read ? ClockPicture(hour: hour, minute: minute) : nil
    }

    /// The time, and others that hands might be taken for.
    public func asked(as kind: QuestionKind, in dress: Dress) -> Asked {
        guard parameters.ask == .read else {
            return .clock(
                hour: hour, minute: minute, step: parameters.minutes.contains { $0 % 30 != 0 } ? 5 : 30,
                isDigital: parameters.ask == .setDigits)
        }
        let right = Self.said(hour, minute, in: dress)
        let others = [
            (next, minute, "hourAfter"), (hour, minute == 0 ? 30 : 0, "otherMinutes"), (mark, 0, "longHandAsHour"),
            ((hour + 10) % 12 + 1, minute, "hourBefore"),
        ].map { WrongAnswer(Self.said($0.0, $0.1, in: dress), $0.2) }
        return .text(
            right,
            wrong: WrongAnswer.chosen(
                others, right: right, count: parameters.options - 1, turn: hour + minute / 15),
            bank: true)
    }

    /// Turns the hands, and reads them by their angles; a clock to set is told in digits.
    public func solved(as kind: QuestionKind, in dress: Dress) -> [String] {
        let long = minute * 6
        let short = hour % 12 * 30 + minute / 2
        let (readHour, readMinute) = (short / 30 == 0 ? 12 : short / 30, long / 6)
        guard parameters.ask == .read else { return [Self.digits(readHour, readMinute)] }
        return [Self.said(readHour, readMinute, in: dress)]
    }
}
