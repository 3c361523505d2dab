import ArgumentParser
import Household

/// What a program counts as: `app=tuxmath`, `subject=math`, `app=gcompris,subject=math`.
enum RunActivity {
    private static let longestApp = 64

    /// Reads the option.
    static func activity(_ text: String) throws -> ActivityRef {
        var activity = ActivityRef()
        for part in Arguments.list(text) {
            let pair = part.split(separator: "=", maxSplits: 1).map(String.init)
            guard pair.count == 2, let member = members[pair[0]], activity[keyPath: member] == nil else {
                throw ValidationError(
                    "write app=NAME, subject=NAME, lesson=ID or pack=ID, or some of them with commas.")
            }
            activity[keyPath: member] = pair[1]
        }
        guard activity != .anything else { throw ValidationError("write what it counts as, such as app=tuxmath.") }
        return activity
    }

    /// What a program is when nobody says: an app with its name.
    static func standard(for program: String) -> ActivityRef {
        ActivityRef(app: String(String.UnicodeScalarView(name(of: program).unicodeScalars.prefix(longestApp))))
    }

    /// The last part of its path.
    static func name(of program: String) -> String {
        program.split(separator: "/").last.map(String.init) ?? program
    }

    // Key paths of a value type are themselves values.
    private static var members: [String: WritableKeyPath<ActivityRef, String?>] {
        ["app": \.app, "subject": \.subject, "lesson": \.lesson, "pack": \.pack]
    }
}
