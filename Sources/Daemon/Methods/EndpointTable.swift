import API
import JSONRPC

/// All methods that are served, by name: the method table and the dispatch table are this one list.
struct EndpointTable: Sendable {
    private let endpoints: [String: Endpoint]
    /// In the order of the reference.
    let methods: [MethodDescription]

    /// Bytes of the longest name.
    private let longest: Int

    /// A caller's name is measured before it is compared: that of a long text of combining marks would take seconds.
    subscript(name: String) -> Endpoint? { name.utf8.count <= longest ? endpoints[name] : nil }

    init(_ list: [Endpoint]) {
        methods = list.map(\.method)
        longest = methods.map(\.name.utf8.count).max() ?? 0
        endpoints = Dictionary(uniqueKeysWithValues: list.map { ($0.method.name, $0) })
    }

    static let served = EndpointTable([
        RPCDiscover.endpoint, RPCPing.endpoint, RPCVersion.endpoint, RPCLimits.endpoint, RPCCancel.endpoint,
        HouseholdSetUp.endpoint, HouseholdGet.endpoint, HouseholdStatus.endpoint, HouseholdUpdate.endpoint,
        HouseholdHistory.endpoint, HouseholdExport.endpoint,
        HouseholdUnseal.endpoint, HouseholdRotateKey.endpoint, HouseholdErase.endpoint,
        ParentUnlock.endpoint, ParentResume.endpoint, ParentLock.endpoint, ParentChangePIN.endpoint,
        ParentResetPIN.endpoint, ParentNewRecoveryCode.endpoint, ParentAdd.endpoint, ParentList.endpoint,
        ParentRename.endpoint, ParentRemove.endpoint,
        ChildAdd.endpoint, ChildList.endpoint, ChildGet.endpoint, ChildUpdate.endpoint,
        ChildArchive.endpoint, ChildErase.endpoint, ChildExport.endpoint,
        PolicyGet.endpoint, PolicySet.endpoint, PolicyPreview.endpoint, PolicyExplain.endpoint,
        FilterGet.endpoint, FilterSet.endpoint, FilterCheck.endpoint, FilterExplain.endpoint,
        TimeMayI.endpoint, TimeUsage.endpoint, TimeBeginLease.endpoint, TimeRenewLease.endpoint,
        TimeEndLease.endpoint, TimeGrant.endpoint, TimeLock.endpoint, TimeUnlock.endpoint, TimeConfirmClock.endpoint,
        TimeUndoGrant.endpoint, TimeAsk.endpoint, TimeRequests.endpoint, TimeDecide.endpoint,
        TimeCodes.endpoint, TimeListCodes.endpoint, TimeRevokeCodes.endpoint, TimeRedeem.endpoint,
        PackAsset.endpoint, PackList.endpoint, PackInstall.endpoint, PackRemove.endpoint, PackVerify.endpoint,
        PackStorage.endpoint, PackSigners.endpoint, PackTrustSigner.endpoint, PackForgetSigner.endpoint,
        SkillList.endpoint, LessonCheck.endpoint, LessonList.endpoint,
        LessonNext.endpoint,
        ActivityStart.endpoint, ActivityQuestion.endpoint, ActivityShown.endpoint, ActivityAnswer.endpoint,
        ActivityHint.endpoint, ActivityPause.endpoint, ActivityResume.endpoint, ActivityFinish.endpoint,
        ActivityAbandon.endpoint, ActivityList.endpoint, ActivityReplay.endpoint,
        MasteryList.endpoint, MasteryExplain.endpoint, MasteryReviews.endpoint, MasterySettings.endpoint,
        MasterySettings.changeEndpoint,
        FactsStatus.endpoint, FactsMatrix.endpoint, FactsWhy.endpoint, FactsGoal.endpoint, FactsGoal.changeEndpoint,
        FactsSet.endpoint,
        ProgressOverview.endpoint, ProgressSubject.endpoint, ProgressSkill.endpoint, ProgressSkill.explainEndpoint,
        ProgressHeatMap.endpoint, FamilyReport.weeklyEndpoint, FamilyReport.dashboardEndpoint,
        LeaderboardGet.endpoint, LeaderboardOptIn.endpoint, LeaderboardOptOut.endpoint, LeaderboardSetGoal.endpoint,
        RewardsSummary.endpoint, RewardsLedger.endpoint, RewardsBadges.endpoint, RewardsMarkSeen.endpoint,
        RewardsStreak.endpoint, RewardsFamilyBadges.endpoint, RewardsAddBadges.endpoint,
        RewardsRemoveBadges.endpoint,
        ChallengeTemplates.endpoint, ChallengeCreate.endpoint, ChallengeEdit.endpoint, ChallengeActivate.endpoint,
        ChallengeDeactivate.endpoint, ChallengeList.endpoint, ChallengeProgressOf.endpoint,
        LogAppend.endpoint, LogStatus.endpoint, LogExport.endpoint, LogStatus.clearEndpoint,
        EventsSubscribe.endpoint, EventsUnsubscribe.endpoint,
        AuditList.endpoint, AuditVerify.endpoint,
        BackupCreate.endpoint, BackupVerify.endpoint, BackupRestore.endpoint,
        BackupSchedulePlan.endpoint, BackupList.endpoint,
        DaemonInfo.endpoint, DaemonStats.endpoint, DaemonDoctor.endpoint, DaemonReload.endpoint,
        DaemonShutDown.endpoint,
        ClockMove.setEndpoint, ClockMove.advanceEndpoint,
    ])

    /// The OpenRPC document of the table.
    static let document: [UInt8] = ServedMethods.document(examples: Examples.all, events: Examples.events)
}
