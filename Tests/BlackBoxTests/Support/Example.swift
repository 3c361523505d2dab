import Foundation
import HouseholdTesting

/// The programs of the folder `examples`.
enum Example {
    /// A front-end that plays a lesson in the terminal.
    enum Player: String, CaseIterable {
        case python, shell

        /// Its command line: a child answers at the keyboard, or a script.
        func command(_ child: String, answers: [String] = []) -> [String] {
            switch self {
            case .python:
                [Machine.python.path, Example.path("python/play_lesson.py"), "--child", child]
                    + (answers.isEmpty ? [] : ["--answers", answers.joined(separator: ",")])
            case .shell: [Machine.bash.path, Example.path("shell/learn.sh"), child] + answers
            }
        }
    }

    static let players = Player.allCases

    /// What a child has earned and the family's board, in Python.
    static func evening(_ child: String) -> [String] {
        [Machine.python.path, path("python/family_evening.py"), "--child", child]
    }

    /// The one in Swift, beside the daemon that was built with it.
    static let board = URL(fileURLWithPath: KiddBinary.path).deletingLastPathComponent().path + "/family-board"

    /// The path of a file of the folder.
    static func path(_ name: String) -> String {
        var root = URL(fileURLWithPath: #filePath)
        // This file, Support, BlackBoxTests, Tests.
        for _ in 0..<4 { root.deleteLastPathComponent() }
        return root.path + "/examples/" + name
    }

    /// What a front-end needs to find the daemon, and nothing that it leaves behind.
    static func environment(_ daemon: DaemonProcess) -> [String: String] {
        [
            "KIDD_SOCKET": daemon.places.socket, "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8",
            "PYTHONIOENCODING": "utf-8", "PYTHONDONTWRITEBYTECODE": "1",
        ]
    }
}
