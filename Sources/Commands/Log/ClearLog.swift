import API
import ArgumentParser

struct ClearLog: Verb {
    static var configuration: CommandConfiguration {
        Help.verb(
            "log clear", usage: "<child> [options]", isAbout: true,
            examples: """
                kidctl log clear mia
                kidctl child update mia --no-analytics
                """)
    }

    @Argument(help: "Id or name of the child.")
    var child: String

    @OptionGroup var options: ParentOptions

    func run(in session: Invocation) throws {
        session.show(try session.call(LogStatus.clear, ChildParams(child: child)), ShowLog.text)
    }
}
