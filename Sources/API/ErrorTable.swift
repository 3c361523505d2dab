import Household
import JSONRPC
import Shapes
import Words

extension ErrorCode {
    // 100s: access.
    /// The connection was not unlocked, or its lock has closed again; the call itself may be fine.
    public static let pinRequired = ErrorCode(
        101, "pin_required", "Only a parent may do this: unlock with a PIN.",
        remedy: "Let a parent unlock (`parent.unlock`), and call again.")
    /// The entry counts; `data.waitSeconds` says how long the next one must wait, when it must.
    public static let wrongPIN = ErrorCode(
        102, "wrong_pin", "The PIN is not right.", remedy: "Let the parent try again, after `waitSeconds`.",
        data: [.optional("waitSeconds", .count, "Seconds until the next entry is taken.")])
    /// Entries are held back after wrong ones; `data.waitSeconds` says for how long. Nothing was hashed.
    public static let wait = ErrorCode(
        103, "wait", "After wrong entries the next try has to wait `data.waitSeconds`.",
        remedy: "Wait, and let the parent try then; more tries do not lengthen it.",
        say: Saying("refusal.aLotAtOnce"),
        data: [.required("waitSeconds", .count, "Seconds until the next entry is taken.")])
    /// Another child's call, which that child's account and parents may make: `data.liftedBy` is `["parent"]`. Or an
    /// owner's, which no PIN opens.
    public static let forbidden = ErrorCode(
        104, "forbidden",
        "This account may not do this; `data.liftedBy` has `parent` where a parent may who unlocks with a PIN.",
        remedy:
            "Run the front-end in the child's own account, or let a parent unlock; do what is the owner's as the account "
            + "that the message names.",
        data: [.optional("liftedBy", .list(of: .text()), "Roles that may.")])
    /// The household key is wrapped by a passphrase that nobody has said since the daemon started.
    public static let sealed = ErrorCode(
        105, "sealed", "The household is sealed: its passphrase is needed; `data.say` has words for the child.",
        remedy: "Let a parent open it: `household.unseal` (`kidctl household unseal`).", say: Saying("time.sealed"))
    /// Only discovery, status and `household.setUp` work before a household is set up.
    public static let notSetUp = ErrorCode(
        106, "not_set_up", "The household is not set up yet.",
        remedy: "Let a parent set the household up: `kidctl household set-up`.")
    /// A token ends after idle minutes, after hours in all, by `parent.lock`, and with the daemon.
    public static let tokenEnded = ErrorCode(
        107, "token_ended", "The token is not valid any more: unlock again.", remedy: "Unlock again.")
    /// There is one household for each data folder.
    public static let alreadySetUp = ErrorCode(
        108, "already_set_up", "The household is set up already.",
        remedy: "Go on with the household that there is; another one needs a data folder of its own.")
    /// The message says what a PIN must be like; the old one stays.
    public static let pinRefused = ErrorCode(
        109, "pin_refused", "The new PIN is too easy or has the wrong form.",
        remedy: "Choose another PIN; the message says what is wrong with this one.")
    /// Clocks are moved only in a data folder that was made with `--dev`.
    public static let developerOnly = ErrorCode(
        110, "developer_only", "Developer mode only.", remedy: "Start the daemon with `--dev` and a folder of its own.")
    /// The entry counts like that of a wrong PIN.
    public static let wrongRecoveryCode = ErrorCode(
        111, "wrong_recovery_code", "The recovery code is not right.",
        remedy: "Read the code again from where it was kept; try again after `waitSeconds`.",
        data: [.optional("waitSeconds", .count, "Seconds until the next entry is taken.")])
    /// What is not kidd's own to write, it does not change.
    public static let keyElsewhere = ErrorCode(
        119, "key_elsewhere", "The household key is a credential of the service manager, which kidd cannot change.",
        remedy: "Stop the daemon, run `kidd rotate-key`, and make the credential anew.")

    // 200s: people.
    /// No child has this id or name; an archived one is there for parents alone.
    public static let unknownChild = ErrorCode(
        201, "unknown_child", "There is no such child.",
        remedy: "Ask `child.list` for the children; the message suggests the nearest name.")
    /// A name must lead to one child, or to one parent, whether it is used as a name or as an id.
    public static let nameTaken = ErrorCode(
        202, "name_taken", "Another child, or another parent, has this name or id.",
        remedy: "Choose another name or id.")
    /// No parent of this id or name.
    public static let unknownParent = ErrorCode(
        203, "unknown_parent", "There is no such parent.",
        remedy: "Name a parent of the household, by display name or id.")

    /// A parent is told; others hear that there is no such child. What is set can still be looked at and changed.
    public static let childArchived = ErrorCode(
        204, "child_archived", "The child is archived: a parent has to bring it back first.",
        remedy: "Bring the child back: `child.archive` with `archived` false.")

    /// Somebody has to be a parent.
    public static let lastParent = ErrorCode(
        205, "last_parent", "The last parent cannot be removed.", remedy: "Add another parent first: `parent.add`.")
    /// A bound of one household.
    public static let tooManyParents = ErrorCode(
        206, "too_many_parents", "The household has as many parents as it may.",
        remedy: "Remove a parent first: `parent.remove`.")

    /// A change named what it was made from (`basedOn`), and that is not what stands there any more. Nothing was changed.
    public static let changedMeanwhile = ErrorCode(
        207, "changed_meanwhile", "Somebody has set something else meanwhile; `data.now` has what stands there.",
        remedy:
            "Show it to the parent, with who set it and when (`audit.list`), and call again without `basedOn`, or not at all.",
        data: [.required("now", .dictionary(of: .json), "By JSON pointers, what stands there now; null: nothing.")])

    // 300s: time.
    /// The rules of screen time say no. `data.decision` is the whole answer of `time.mayI`.
    public static let notNow = ErrorCode(
        301, "not_now", "It is not the time for this; `data.decision` is the whole answer of `time.mayI`.",
        remedy: "Show `data.say` and stop; `data.decision` says when to ask again and what lifts it.",
        data: [.required("decision", .decision, "The whole answer of `time.mayI`.")])
    /// What was used up to the end of the lease is counted.
    public static let leaseExpired = ErrorCode(
        302, "lease_expired", "The lease is unknown or has ended: begin anew.",
        remedy: "Begin a new lease, if the child goes on.",
        say: Saying("refusal.startANewOne"),
        data: [.required("lease", .text(), "The lease that was named.")])
    /// Ids of leases are the client's own choice; this one stands for another activity.
    public static let leaseTaken = ErrorCode(
        303, "lease_taken", "The lease is open for another activity: end it, or choose another id.",
        remedy: "End that lease, or choose another id.",
        say: Saying("refusal.startANewOne"),
        data: [.required("lease", .text(), "The lease that was named.")])
    /// A bound against programs that begin leases and never end them.
    public static let tooManyLeases = ErrorCode(
        304, "too_many_leases", "The child has as many open leases as it may: end one, or wait a minute.",
        remedy: "End leases that nobody uses; others expire within a minute.", say: Saying("refusal.manyAreOpen"))

    /// Somebody answered before, or it expired; `data` says who and when.
    public static let requestClosed = ErrorCode(
        305, "request_closed", "The request has its final answer or has expired: `data.state`, `data.by`, `data.at`.",
        remedy: "Show the answer; the child may ask anew.",
        say: Saying("refusal.askAgain"),
        data: [
            .required("state", .text(), "What became of the request."),
            .optional("by", .text(), "The parent who answered."),
            .required("at", .instant, "When it was answered or expired."),
        ])
    /// No request of this id, or one of another child.
    public static let unknownRequest = ErrorCode(
        306, "unknown_request", "There is no such request for time.",
        remedy: "Ask `time.requests` for those that there are.", say: Saying("refusal.askAgain"))
    /// A child may have only so many open requests.
    public static let tooManyRequests = ErrorCode(
        307, "too_many_requests", "The child has as many open requests as it may; `data.say` has words for the child.",
        remedy: "Wait for an answer to one of them.")
    /// No grant of this id among those of the child.
    public static let unknownGrant = ErrorCode(
        308, "unknown_grant", "The child has no such grant.", remedy: "Ask `time.usage` for the child's grants.",
        data: [.required("grant", .text(), "The grant that was named.")])
    /// Unknown, used, expired or revoked: the caller is not told which. Of one that another child can still use it is told.
    public static let codeRefused = ErrorCode(
        309, "code_refused", "The code was used, has expired, or was never made; `data.say` has words for the child.",
        remedy: "Let a parent make another code.",
        data: [.optional("waitSeconds", .count, "Seconds until the next code is taken.")])
    /// The check letter does not fit; such a slip costs no try.
    public static let codeMistyped = ErrorCode(
        310, "code_mistyped", "A letter of the code is wrong or missing; it cost no try.",
        remedy: "Read the code again, and type it once more.")
    /// Grants that were used up or have expired make room.
    public static let tooManyGrants = ErrorCode(
        312, "too_many_grants", "The child has as many usable grants as it may: undo one, or wait for an expiry.",
        remedy: "Undo a grant (`time.undoGrant`), or wait until one expires.")
    /// Revoke some or let some expire before more are made.
    public static let tooManyCodes = ErrorCode(
        311, "too_many_codes", "As many codes are unused as there can be.",
        remedy: "Revoke unused codes (`time.revokeCodes`), or let some expire.")

    // 400s: content.
    /// The child's content filter keeps the lesson away; a parent learns the rule by `filter.explain`.
    public static let filtered = ErrorCode(
        401, "filtered", "The child's filter does not allow it; `data.say` has words for the child.",
        remedy: "Show `data.say`; a parent finds the rule by `filter.explain`.",
        say: Saying("refusal.lookForAnother"),
        data: [.optional("rule", .text(), "The rule of the filter, of a lesson that a child may know of.")])
    /// No installed pack has a lesson of this id, or the child may not know of it.
    public static let unknownLesson = ErrorCode(
        402, "unknown_lesson", "There is no such lesson.", remedy: "Ask `lesson.list` for the child's lessons.",
        say: Saying("refusal.lookForAnother"))
    /// No installed pack has this id.
    public static let unknownPack = ErrorCode(
        404, "unknown_pack", "There is no such pack.", remedy: "Ask `pack.list` for the installed packs.")
    /// No pack has this skill, and the child has no answers to it.
    public static let unknownSkill = ErrorCode(
        411, "unknown_skill", "There is no such skill.", remedy: "Ask `mastery.list` for the child's skills.",
        say: Saying("refusal.lookForAnother"))
    /// Neither the program nor an installed pack has a drawing of this name.
    public static let unknownAsset = ErrorCode(
        405, "unknown_asset", "There is no drawing of this name.",
        remedy: "Take the names from `picture` and `image` of questions, and show the text without a drawing.")
    /// Everything that is wrong with a pack; nothing was installed.
    public static let packRefused = ErrorCode(
        406, "pack_refused", "The pack has faults; nothing was installed. `data.faults` names them.",
        remedy: "Get the pack again, or tell its author; an author mends the files that `data.faults` names.",
        data: [
            .required("faults", .list(of: packFault), "The first \(mostPackFaults)."),
            .required("faultCount", .count, "All of them."),
        ])
    /// The pack is in order, and nobody whom the family trusts has signed it.
    public static let packNotTrusted = ErrorCode(
        407, "pack_not_trusted", "Nobody whom the family trusts has signed the pack; nothing was installed.",
        remedy: "Trust the signer (`pack.trustSigner`), or install exactly this pack: `accept` with `data.digest`.",
        data: [
            .required("pack", .text(), "The id in its manifest."),
            .required("version", .text(), "The version in its manifest."),
            .required("title", .text(), "Its name for people."),
            .required("author", .text(), "Who wrote it, as the manifest says."),
            .required("digest", .text(), "What names exactly its content, for `accept`."),
            .optional("signer", .text(), "The public key of who signed it; absent: nobody."),
            .optional("replaces", .text(), "The version of the pack whose place it would take, installed or shipped."),
        ])
    /// Bounds of one household, which `rpc.limits` names.
    public static let tooManyPacks = ErrorCode(
        408, "too_many_packs", "There are as many installed packs, lessons or signers as there may be.",
        remedy: "Remove a pack (`pack.remove`) or forget a signer (`pack.forgetSigner`).")
    /// The daemon was started with a folder of a pack of this name.
    public static let packInWay = ErrorCode(
        409, "pack_in_way", "The daemon was started with a folder of this pack, which goes before an installed one.",
        remedy: "Start the daemon without `--pack` for it, and install it then.")
    /// No trusted signer has this key.
    public static let unknownSigner = ErrorCode(
        410, "unknown_signer", "The family trusts no signer with this key.",
        remedy: "Ask `pack.signers` for those that it trusts.")

    /// Faults of a pack that an error tells.
    public static let mostPackFaults = 100

    /// Something that is wrong with a pack.
    public static let packFault = Shape<PackFault>.object(
        "PackFault", "Something that is wrong with a pack.", make: PackFault.init
    ) {
        required("packFile", \.file, .text(), "The path inside the pack; empty: the pack itself.")
        required("pointer", \.pointer, .text(), "A JSON pointer into the file; empty: the file itself.")
        required("reason", \.reason, .text(), "What is wrong and what helps, for the author.")
    }

    // 500s: activities.
    /// Ids of activities are random and belong to one child.
    public static let unknownActivity = ErrorCode(
        501, "unknown_activity", "There is no such activity.", remedy: "Start a new activity: `activity.start`.",
        say: Saying("refusal.startANewOne"))
    /// `activity.finish` still gives the summary.
    public static let activityFinished = ErrorCode(
        502, "finished", "The activity has ended.", remedy: "Show the summary: `activity.finish`.",
        say: Saying("refusal.finished"))
    /// The kind of answer does not fit the kind of question; nothing was counted.
    public static let wrongShape = ErrorCode(
        503, "wrong_shape", "The answer does not fit the question; it cost no attempt.",
        remedy: "Answer as the question's kind asks; `questions.md` has an example of each.",
        say: Saying("refusal.onceMore"))
    /// All hints were given, or hints are switched off for this child.
    public static let hintNotAvailable = ErrorCode(
        504, "hint_not_available", "There is no further hint now.",
        remedy: "Go on without a hint; `data.say` has words for the child.")
    /// A child has one open lesson; `data.activity` names it. Resume it, or start with `replace`.
    public static let activityOpen = ErrorCode(
        505, "open", "An activity of this kind is open: `data.activity`. Go on with it, or start with `replace`.",
        remedy: "Go on with `data.activity`, or start with `replace`.",
        data: [.required("activity", .text(), "The open activity.")])
    /// The question was asked anew meanwhile; `activity.question` has the present one.
    public static let stalePresentation = ErrorCode(
        506, "stale_presentation", "This presentation is not the present one: ask `activity.question`.",
        remedy: "Show the present question: `activity.question`.",
        say: Saying("refusal.thisQuestion"),
        data: [.required("presentation", .text(), "The present presentation.")])
    /// Answers are not taken while the lesson's clock stands still.
    public static let activityPaused = ErrorCode(
        507, "paused", "The activity is paused: resume it first.", remedy: "Go on: `activity.resume`.",
        say: Saying("refusal.paused"))
    /// A lesson ends with its last answer; until then it can be paused or abandoned.
    public static let unfinished = ErrorCode(
        508, "unfinished", "Questions are still open.",
        remedy: "Ask `activity.question` for what is open, or give up with `activity.abandon`.",
        say: Saying("refusal.unfinished"))

    /// A lesson in which nothing is right or wrong, such as drawing.
    public static let nothingToAsk = ErrorCode(
        509, "nothing_to_ask", "Nothing in the lesson can be graded.", remedy: "Start the lesson itself.")
    /// The skill is not mastered, or the day of its review has not come.
    public static let reviewNotDue = ErrorCode(
        510, "review_not_due", "There is nothing to look back at now.",
        remedy: "Ask `lesson.next` for what the child should do, or start a quiz.")

    /// A session of sprints is over. Practice is possible meanwhile.
    public static let sprintsRest = ErrorCode(
        511, "sprints_rest", "So many sprints are enough for now; `data.say` has words for the child.",
        remedy: "Show `data.say`; another sprint can begin in `data.restSeconds`.",
        data: [.required("restSeconds", .count, "Seconds until another sprint can begin.")])

    // 600s: rewards.
    /// Nothing was changed; the message has the sum.
    public static let challengeImpossible = ErrorCode(
        601, "challenge_impossible",
        "A child cannot meet the challenge, by its limits, by its filter, or because nothing is left; `data.sum` says why.",
        remedy:
            "Choose a smaller target (`data.largestTarget`), or change the limits (`policy.set`) or the filter (`filter.set`).",
        data: [
            .required("child", .id(ChildID.self), "The child that cannot meet it."),
            .required("sum", .text(), "What is wanted, and what is left; of the filter its rule."),
            .optional("path", .text(), "The field in the way, such as `/wanted/activities/0/subject`."),
            .optional("largestTarget", .count, "The largest target that fits; absent: none does."),
            .optional("rule", .text(), "The rule of the filter; absent: it is not the filter."),
        ])
    /// Boards show only children whose parent opted them in.
    public static let notOptedIn = ErrorCode(
        602, "not_opted_in", "The child takes no part in this board; `data.say` has words for the child.",
        remedy: "Show `data.say`; a parent decides by `leaderboard.optIn`.")
    /// Nothing was changed; `data.warning` is what the parent has to know before it says yes.
    public static let confirmationNeeded = ErrorCode(
        603, "confirmation_needed", "A parent has to read `data.warning` first: call again with `confirm`.",
        remedy: "Show the warning to the parent, and call again with `confirm`.",
        data: [.required("warning", .text(), "What a parent has to know first.")])

    /// The child has no challenge of this name.
    public static let unknownChallenge = ErrorCode(
        604, "unknown_challenge", "There is no challenge with this id.",
        remedy: "Take one of those that `challenge.list` names.")
    /// It was reached, or cannot be any more.
    public static let challengeOver = ErrorCode(
        605, "challenge_over", "The challenge is over: it stays as it is.",
        remedy: "Give a new one: `challenge.create`.")
    /// Those that run and those that are inactive.
    public static let tooManyChallenges = ErrorCode(
        606, "too_many_challenges",
        "A child has at most \(ChallengeBook.mostOpen) open challenges.",
        remedy: "Wait until one is reached or over, or change one with `challenge.edit`.")
    /// Templates are part of the program.
    public static let unknownTemplate = ErrorCode(
        607, "unknown_template", "There is no template with this id.",
        remedy: "Take one of those that `challenge.templates` names.")

    // 800s: storage.
    /// Nothing was changed; decisions go on from memory.
    public static let storageFull = ErrorCode(
        801, "storage_full", "The disk is full; nothing was changed.",
        remedy: "Free space on the disk, and call again.", say: Saying("refusal.cannotBeKept")
    )
    /// Nothing was changed; decisions go on from memory.
    public static let storageReadOnly = ErrorCode(
        802, "storage_read_only", "The data folder cannot be written; nothing was changed.",
        remedy: "Make the data folder writable, and call again.", say: Saying("refusal.cannotBeKept"))
    /// `data.rows` names the rows that do not open. Nothing new begins where they are missing.
    public static let storageDamaged = ErrorCode(
        803, "storage_damaged", "Stored rows cannot be read; `data.rows` names those of the household.",
        remedy: "Look with `kidctl doctor`, or with `kidd doctor` while kidd is stopped.",
        data: [.optional("rows", .list(of: .text()), "The household's rows that cannot be read.")])
    /// Nothing was changed, unless the message says that nobody can tell; the log has the system's own words, and after the
    /// next start what became of it.
    public static let storageFailed = ErrorCode(
        804, "storage_failed", "Storing failed; nothing was changed, or the message says that nobody can tell.",
        remedy: "Look for the reason in the daemon's log.", say: Saying("refusal.cannotBeKept"))
    /// What was sealed with a passphrase does not open with this one.
    public static let wrongPassphrase = ErrorCode(
        805, "wrong_passphrase", "The passphrase is not the right one.",
        remedy:
            "Type the passphrase as it was chosen; capitals and spaces count. Try again after `waitSeconds`, if it is "
            + "there.",
        data: [
            .optional("waitSeconds", .count, "Seconds until the next entry is taken; of `household.unseal` alone.")
        ])
    /// The file is not what it should be, does not belong here, or cannot be written; nothing was changed.
    public static let backupRefused = ErrorCode(
        806, "backup_refused",
        "The backup cannot be made, read or put back; nothing was changed. `data.reason` says why.",
        remedy: "Do what the message says; `data.reason` is the same as a word.",
        data: [.required("reason", .text(), "Why, as one word.")])
    /// The message says what a passphrase must be like.
    public static let passphraseRefused = ErrorCode(
        807, "passphrase_refused", "The new passphrase is not taken; the message says why.",
        remedy: "Choose one that has \(PassphraseRules.words); it has at most \(PassphraseRules.mostBytes) bytes.")
}

/// The error table: every code that the daemon may answer.
public enum ErrorTable {
    /// Errors that every call may get, beside those of its method.
    public static let common: [ErrorCode] = [
        .parseError, .invalidRequest, .duplicateKey, .tooDeep, .methodNotFound, .invalidParams, .internalError,
        .tooManyConnections, .lineTooLong, .busy, .shuttingDown, .deadline, .cancelled, .idleLine, .replyTooLarge,
        .idempotencyConflict, .unterminated,
        .pinRequired, .forbidden, .sealed, .notSetUp, .childArchived, .storageFull, .storageReadOnly, .storageDamaged,
        .storageFailed,
    ]

    /// Those of single methods.
    public static let specific: [ErrorCode] = [
        .wrongPIN, .wait, .tokenEnded, .alreadySetUp, .pinRefused, .developerOnly, .wrongRecoveryCode,
        .unknownChild, .nameTaken, .unknownParent, .lastParent, .tooManyParents, .changedMeanwhile, .notNow,
        .leaseExpired, .leaseTaken,
        .tooManyLeases, .filtered,
        .requestClosed, .unknownRequest, .tooManyRequests, .unknownGrant, .codeRefused, .codeMistyped, .tooManyCodes,
        .tooManyGrants, .unknownLesson, .unknownPack, .unknownAsset, .packRefused, .packNotTrusted, .tooManyPacks,
        .packInWay, .unknownSigner, .unknownSkill,
        .unknownActivity, .activityFinished, .wrongShape, .hintNotAvailable, .activityOpen, .stalePresentation,
        .activityPaused, .unfinished, .nothingToAsk, .reviewNotDue, .sprintsRest, .challengeImpossible,
        .notOptedIn, .confirmationNeeded, .unknownChallenge, .challengeOver, .tooManyChallenges, .unknownTemplate,
        .wrongPassphrase, .backupRefused, .passphraseRefused, .keyElsewhere,
    ]

    /// Those of every call first, then those that methods name, in the order of their numbers.
    public static let all = common + specific
}
