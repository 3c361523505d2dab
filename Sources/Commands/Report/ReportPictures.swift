import API
import Household

/// What the pictures of a child show that is not in its report.
struct ReportPictures {
    /// Subjects, for the rings.
    var subjects: [SubjectProgress]
    /// The days of a year, today last.
    var year: [HeatDay]
    /// The day on which the household's weeks begin.
    var weekStart: Weekday
    /// The math facts of each operation; none of a domain of which none was answered yet.
    var facts: [FactOperation: [FactsMatrix.Cell]]
}
