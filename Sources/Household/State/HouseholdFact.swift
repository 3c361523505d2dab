/// What happened to the household as a whole.
public enum HouseholdFact: Equatable, Sendable {
    case setUp(HouseholdSettings, recoveryHash: String)
    /// The settings of the family: its name, zone, weeks and days.
    case settingsChanged(Revision<HouseholdSettings>)
    case parentAdded(Parent)
    case pinChanged(ParentID, pinHash: String)
    /// The same PIN, hashed anew with today's limits.
    case pinRehashed(ParentID, pinHash: String)
    /// A recovery code was used and replaced.
    case recoveryUsed(ParentID, recoveryHash: String, at: Instant? = nil)
    case unlocked(ParentID, PINCounterKey, at: Instant? = nil)
    /// A wrong PIN, recovery code or code for minutes; with the entry itself where parents are to be told of it.
    case unlockFailed(PINCounterKey, PINCounter, WrongEntry? = nil)
    /// A right PIN or recovery code: wrong entries before it count no more.
    case entriesForgiven(PINCounterKey)
    case relocked(ParentID)
    /// A child came in; `handle` is its number in the journal.
    case childAdded(ChildProfile, handle: Int64, ScreenTimePolicy, ContentFilter)
    /// A shared goal of the household's boards; a target of nil: the usual one again.
    case boardGoalSet(BoardGoals.Topic, target: Int?)
    /// A parent made codes for minutes.
    case codesMade([TimeCode])
    /// A child redeemed a code; its grant stands in a record of the child, too.
    case codeUsed(CodeID, TimeCode.Use)
    /// A parent took back codes that were not used.
    case codesRevoked([CodeID])
    /// Developer mode: the clocks were moved, in milliseconds against the machine's.
    case clockMoved(wall: Int64, mono: Int64)
    /// A moment at which the clock was trusted; stored now and then.
    case clockTrusted(ClockAnchor)
    /// The wall clock was set, in this boot.
    case clockJumped(ClockJump, boot: BootID)
    /// A parent said that the wall clock is right; `from` is what rules went by before.
    case clockConfirmed(ClockAnchor, from: Instant)
    /// A parent chose what confirms the clock after the machine was off.
    case clockSourceSet(ClockSource)
    /// Somebody began a lesson in an edition that the household did not keep yet.
    case editionKept(KeptEdition)
    /// A parent installed a pack, or another version of it.
    case packInstalled(PackInstallation)
    /// A parent removed a pack; what was learned with it stays.
    case packRemoved(PackID)
    /// Packs of this signer are installed without being asked.
    case signerTrusted(TrustedSigner)
    /// A signer is one like any other again.
    case signerForgotten(key: String)
    /// A parent added badges of the family's own, or gave others in their place.
    case badgesAdded([Badge])
    /// A parent took badges of the family's own away; `earned` are those of them that a child has.
    case badgesRemoved([BadgeKey], earned: [BadgeKey])
    /// The household key was changed; where the new one is kept.
    case keyRotated(KeyStorage)
    /// A child was erased; `handle` was its number in the journal, which no other gets. Nothing else is said of it.
    case childErased(handle: Int64)
    /// A backup was made, and read back from the disk.
    case backupMade(BackupNote)
    /// A parent decided when and where backups are made by themselves; nil: they are not.
    case backupScheduled(BackupSchedule?)
    /// A backup that was due could not be made.
    case backupFailed(BackupTrouble)
    /// The household was put back from a backup.
    case restored(RestoreNote)
    /// A parent has another display name; the id stays.
    case parentRenamed(ParentID, from: String, to: String)
    /// One of several parents is none any more.
    case parentRemoved(ParentID)
    /// A parent made a new recovery code; the one before is void.
    case recoveryRenewed(ParentID, recoveryHash: String)
    /// Root set a parent's PIN anew, without the recovery code.
    case pinResetByRoot(ParentID, at: Instant)
    /// A parent took a copy of what is known: about a child, or about all of the household.
    case exported(ChildID?)
    /// The owner asked the daemon itself for something.
    case daemonAsked(DaemonRequest)
}

/// A setting of one child that a parent changed. Those that only know the new state are from before the difference
/// was written down.
public enum ChildFact: Equatable, Sendable {
    case profileSet(ChildProfile)
    case policySet(ScreenTimePolicy)
    case filterSet(ContentFilter)
    case profileChanged(Revision<ChildProfile>)
    case policyChanged(Revision<ScreenTimePolicy>)
    case filterChanged(Revision<ContentFilter>)
    /// Whether the child takes part in the household's boards.
    case boardSet(BoardMembership)
    /// What a parent decided about how the child learns.
    case learningSet(LearningSettings)
    /// A finished lesson ended a pause of a subject (Content, Content filter).
    case pauseEnded(SubjectPause)
    /// Old rows were folded into daily totals. It stands alone in its row, and the child stays as it is.
    indirect case folded(Fold)
    /// Whether a parent allows figures about how the child uses kidd to be collected on this machine.
    case analyticsSet(Bool)
    /// Events for the family's own research came in.
    indirect case logged(LoggedEvents)
    /// Events became older than they are kept. It stands alone in its row.
    case logTrimmed(EventLog)
    /// A parent cleared the log, or consents to none any more.
    case logCleared(EventLog)
}
