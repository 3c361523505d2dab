import JSONRPC
import Words

/// From an error of kidd to how kidctl ends and what helps: the one table.
public enum ErrorGuide {
    /// A row: these codes end with this status, and this helps.
    struct Row: Sendable {
        let codes: ClosedRange<Int>
        let status: ExitStatus
        /// What to do; nil where the message says it all.
        let remedy: Saying?

        /// - Parameters:
        ///   - key: Of what to do, behind `kidctl.remedy.`.
        ///   - commands: What the text names: its `command`, and `other`.
        init(_ codes: ClosedRange<Int>, _ status: ExitStatus, _ key: String? = nil, _ commands: String...) {
            self.codes = codes
            self.status = status
            remedy = key.map {
                Saying(
                    "kidctl.remedy.\($0)",
                    ["command": .text(commands.first ?? ""), "other": .text(commands.last ?? "")])
            }
        }

        init(_ code: Int, _ status: ExitStatus, _ key: String? = nil, _ command: String = "", _ other: String = "") {
            self.init(code...code, status, key, command, other)
        }
    }

    /// The first row with a code is its answer: single codes stand before the range that they belong to.
    static let rows: [Row] = [
        Row(-32603, .failed, "incident"),
        Row(-32602, .refused),
        Row(-32601, .failed),
        Row(-32700 ... -32600, .failed, "sameVersion"),
        Row(-32008, .refused),
        Row(-32007, .refused),
        Row(-32005, .failed),
        Row(-32004, .failed, "moreTime"),
        Row(-32002, .failed),
        Row(-32001, .refused, "less"),
        Row(-32099 ... -32000, .failed, "shortly"),
        Row(101, .pin, "unlock", "kidctl parent unlock"),
        Row(
            102, .pin,
            "forgotten", "kidctl parent reset-pin"
        ),
        Row(103, .pin),
        Row(105, .failed, "unseal", "kidctl household unseal"),
        Row(106, .failed, "setUp", FirstCommand.text),
        Row(107, .pin, "unlockAgain", "kidctl parent unlock"),
        Row(108, .refused),
        Row(109, .refused),
        Row(110, .forbidden),
        Row(111, .pin, "newestCode"),
        Row(100...199, .forbidden),
        Row(201, .notFound, "names", "kidctl child list"),
        Row(203, .notFound, "names", "kidctl parent list"),
        Row(204, .refused),
        Row(205, .refused, "add", "kidctl parent add NAME"),
        Row(206, .refused, "names", "kidctl parent list"),
        Row(200...299, .refused),
        Row(302, .notFound),
        Row(303...304, .refused),
        Row(305, .refused, "grant", "kidctl time grant CHILD 15m"),
        Row(306, .notFound, "see", "kidctl time requests"),
        Row(307, .refused, "answer", "kidctl time requests CHILD"),
        Row(308, .notFound, "see", "kidctl time usage CHILD"),
        Row(309, .refused, "codeFate", "kidctl time list-codes"),
        Row(310, .refused),
        Row(311, .refused, "takeBack", "kidctl time revoke-codes"),
        Row(300...399, .notNow),
        Row(401, .forbidden, "filter", "kidctl filter set CHILD"),
        Row(402, .notFound, "see", "kidctl lesson list CHILD"),
        Row(404, .notFound, "see", "kidctl pack list"),
        Row(405, .notFound, "pictureText"),
        Row(406, .refused),
        Row(407, .refused),
        Row(408, .refused, "see", "kidctl pack storage"),
        Row(410, .notFound, "see", "kidctl pack signers"),
        Row(400...499, .refused),
        Row(501, .notFound),
        Row(500...599, .refused),
        Row(602, .forbidden, "letTakePart", "kidctl leaderboard opt-in CHILD"),
        Row(603, .refused, "confirm", "--confirm"),
        Row(
            601, .refused,
            "smaller", "kidctl policy set CHILD", "kidctl filter set CHILD"
        ),
        Row(604, .notFound, "see", "kidctl challenge list"),
        Row(605, .refused, "giveNew", "kidctl challenge create CHILD"),
        Row(607, .notFound, "see", "kidctl challenge templates CHILD"),
        Row(600...699, .refused),
        Row(801, .storage, "diskRoom"),
        Row(802, .storage, "writable"),
        Row(803, .storage, "keepFolder"),
        Row(805, .pin),
        // Its message says what helps.
        Row(806, .refused),
        Row(807, .refused),
        Row(800...899, .storage, "log"),
    ]

    static func row(for code: Int) -> Row? { rows.first { $0.codes.contains(code) } }

    /// How kidctl ends after an error with this code.
    public static func status(for code: Int) -> ExitStatus { row(for: code)?.status ?? .failed }

    /// What helps after an error with this code.
    public static func remedy(for code: Int) -> Saying? { row(for: code)?.remedy }
}
