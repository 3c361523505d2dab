import API
import Household

/// A child of the made-up family: who it is, how it learns, and how its days go. (Chosen here.)
struct SampleChild {
    let id: String
    let name: String
    /// Years before the present one.
    let age: Int
    let grade: Int
    let avatar: String
    let mind: SampleMind.Nature
    let day: Rhythm
    /// The app that it plays with.
    let app: String
    /// What it says when it asks for more time.
    let reasons: [String]

    /// How its days go.
    struct Rhythm {
        /// The minute of a day at which it begins, at the earliest.
        var begin: Int
        /// Percent of the weekdays, and of the days of a weekend, on which it learns.
        var learns: (weekday: Int, weekend: Int)
        /// Minutes of learning and of play.
        var learning: ClosedRange<Int>
        var play: ClosedRange<Int>
    }

    static let all = [mia, ben]

    static let mia = SampleChild(
        id: "mia", name: "Mia", age: 6, grade: 1, avatar: "fox",
        mind: SampleMind.Nature(
            ability: 0.7, growth: 0.22, seconds: 13, typing: 1_700,
            weakSkills: ["k.teen-numbers", "k.stories", "k.rhymes"], asksForHints: 45),
        day: Rhythm(begin: 15 * 60 + 10, learns: (85, 50), learning: 12...24, play: 10...30), app: "tuxpaint",
        reasons: ["My picture is nearly done", "One more lesson, please", "Ben had more time"])

    static let ben = SampleChild(
        id: "ben", name: "Ben", age: 8, grade: 2, avatar: "owl",
        mind: SampleMind.Nature(
            ability: 1.1, growth: 0.2, seconds: 9, typing: 1_100,
            weakSkills: ["g1.clock", "g1.fractions", "k.measure"], asksForHints: 25),
        day: Rhythm(begin: 16 * 60 + 30, learns: (75, 60), learning: 15...30, play: 20...50), app: "minetest",
        reasons: ["I want to finish the castle", "We are building together", "The round is not over"])

    func profile(inYear year: Int) -> ChildAdd.Params {
        ChildAdd.Params(
            name: name, born: BirthMonth(year: year - age, month: 1), child: id,
            details: ChildDetails(avatar: .set(avatar), grade: .set(grade)))
    }

    /// An hour or more a day, and more on weekends.
    var limits: PolicyChange {
        var change = PolicyChange()
        let minutes = age < 7 ? 60 : 75
        change.dailyMinutes = minutes
        change.dailyByWeekday = [.saturday: minutes + 30, .sunday: minutes + 30]
        change.weeklyMinutes = minutes * 6
        return change
    }
}
