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

    /// What is said when there is nothing of it.
    func nothing(_ noun: String, for child: String, _ page: Page) -> String {
        let isPart = subject != nil || grade != nil || domain != nil
        return page.advice(
            "There is no \(isPart ? "such " : "")\(noun) for this child. See what is let through: "
                + "kidctl filter show " + Advice.quoted(child))
    }
}
