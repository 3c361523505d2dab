import ArgumentParser
import Household

/// Which part of what a child may learn is asked for.
struct ContentPartOptions: ParsableArguments {
    @Option(help: "Only of this subject.")
    var subject: String?

    @Option(help: "Only of this grade: PK, K, 1 to 6.", transform: Arguments.grade)
    var grade: GradeLevel?

    @Option(help: "Only of this domain, such as counting.")
    var domain: String?

    /// Whether less than everything is asked for.
    var isPart: Bool { subject != nil || grade != nil || domain != nil }
}
