import JSONRPC

/// From an error of kidd to how kidctl ends and what helps: the one table.
public enum ErrorGuide {
    /// A row: these codes end with this status, and this helps.
    struct Row: Sendable {
        let codes: ClosedRange<Int>
        let status: ExitStatus
        /// What to do, as a sentence that may name a command; nil where the message says it all.
        let remedy: String?

        init(_ codes: ClosedRange<Int>, _ status: ExitStatus, _ remedy: String? = nil) {
            self.codes = codes
            self.status = status
            self.remedy = remedy
        }

        init(_ code: Int, _ status: ExitStatus, _ remedy: String? = nil) {
            self.init(code...code, status, remedy)
        }
    }

    /// The first row with a code is its answer: single codes stand before the range that they belong to.
    static let rows: [Row] = [
        Row(-32603, .failed, "see kidd's log for the incident"),
        Row(-32602, .refused),
        Row(-32601, .failed),
        Row(-32700 ... -32600, .failed, "use kidctl and kidd of the same version"),
        Row(-32008, .refused),
        Row(-32007, .refused),
        Row(-32005, .failed),
        Row(-32004, .failed, "allow more time"),
        Row(-32002, .failed),
        Row(-32001, .refused, "send less at once"),
        Row(-32099 ... -32000, .failed, "try again shortly"),
        Row(101, .pin, "unlock first: kidctl parent unlock"),
        Row(
            102, .pin,
            "forgotten? The recovery code helps: kidctl parent reset-pin (with sudo where kidd has an account of its own)"
        ),
        Row(103, .pin),
        Row(105, .failed, "open it with its passphrase: kidctl household unseal"),
        Row(106, .failed, "set it up: \(FirstCommand.text)"),
        Row(107, .pin, "unlock again: kidctl parent unlock"),
        Row(108, .refused),
        Row(109, .refused),
        Row(110, .forbidden),
        Row(111, .pin, "the newest code alone counts: a reset, or a new code, makes those before it void"),
        Row(100...199, .forbidden),
        Row(201, .notFound, "see the names: kidctl child list"),
        Row(203, .notFound, "see the names: kidctl parent list"),
        Row(204, .refused),
        Row(205, .refused, "the command for it: kidctl parent add NAME"),
        Row(206, .refused, "see who they are: kidctl parent list"),
        Row(200...299, .refused),
        Row(302, .notFound),
        Row(303...304, .refused),
        Row(305, .refused, "give minutes all the same: kidctl time grant CHILD 15m"),
        Row(306, .notFound, "see the requests: kidctl time requests"),
        Row(307, .refused, "wait for an answer: kidctl time requests CHILD"),
        Row(308, .notFound, "see the grants: kidctl time usage CHILD"),
        Row(309, .refused, "a parent can see what became of it: kidctl time list-codes"),
        Row(310, .refused),
        Row(311, .refused, "take back some: kidctl time revoke-codes"),
        Row(300...399, .notNow),
        Row(401, .forbidden, "a parent can change it: kidctl filter set CHILD"),
        Row(402, .notFound, "see the lessons: kidctl lesson list CHILD"),
        Row(404, .notFound, "see the packs: kidctl pack list"),
        Row(405, .notFound, "show the text of the picture instead"),
        Row(406, .refused),
        Row(407, .refused),
        Row(408, .refused, "see what is there: kidctl pack storage"),
        Row(410, .notFound, "see the signers: kidctl pack signers"),
        Row(400...499, .refused),
        Row(501, .notFound),
        Row(500...599, .refused),
        Row(602, .forbidden, "let it take part: kidctl leaderboard opt-in CHILD"),
        Row(603, .refused, "say it again with --confirm"),
        Row(
            601, .refused,
            "choose a smaller target, other limits (kidctl policy set CHILD), or another filter (kidctl filter set CHILD)"
        ),
        Row(604, .notFound, "see the challenges: kidctl challenge list"),
        Row(605, .refused, "give a new one: kidctl challenge create CHILD"),
        Row(607, .notFound, "see the templates: kidctl challenge templates CHILD"),
        Row(600...699, .refused),
        Row(801, .storage, "make room on the disk of kidd's data folder"),
        Row(802, .storage, "make kidd's data folder writable for its account"),
        Row(803, .storage, "keep the data folder as it is and see kidd's log for the rows"),
        Row(805, .pin),
        // Its message says what helps.
        Row(806, .refused),
        Row(807, .refused),
        Row(800...899, .storage, "see kidd's log"),
    ]

    static func row(for code: Int) -> Row? { rows.first { $0.codes.contains(code) } }

    /// How kidctl ends after an error with this code.
    public static func status(for code: Int) -> ExitStatus { row(for: code)?.status ?? .failed }

    /// What helps after an error with this code.
    public static func remedy(for code: Int) -> String? { row(for: code)?.remedy }
}
