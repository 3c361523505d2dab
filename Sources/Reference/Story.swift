/// A Saturday afternoon with one family: every served method is called once for its example.
public enum Story {
    /// All calls in their order, on one connection.
    public static let steps = opening + rules + lesson + rewards + screenTime + family + packs + closing

    private static let opening = [
        StoryStep("rpc.discover", "{}", "the whole document (shortened here)"),
        StoryStep("rpc.ping", "{}", "a sign of life"),
        StoryStep("rpc.version", "{}", "which daemon"),
        StoryStep("rpc.limits", "{}", "all bounds"),
        StoryStep("rpc.cancel", #"{"id":"a7"}"#, "the call was answered before"),
        StoryStep(
            "household.setUp",
            #"{"name":"Lovelace","zone":"Europe/Berlin","locale":"en","parentName":"Anna","pin":"2580"}"#,
            "a family of a parent"),
        StoryStep("household.status", "{}", "a household that is set up"),
        StoryStep("household.unseal", #"{"passphrase":"four words that rhyme"}"#, "it is open already"),
        StoryStep("parent.unlock", #"{"pin":"2580"}"#, "the right PIN"),
        StoryStep("parent.resume", #"{"token":"$token"}"#, "the same parent on another connection"),
        StoryStep("household.get", "{}", "the settings"),
        StoryStep("household.update", #"{"dayStart":"04:00"}"#, "a day lasts into the night"),
        StoryStep("household.update", #"{"dayStart":"00:00"}"#),
        StoryStep(
            "household.history", #"{"retentionMonths":6}"#, "what keeping single answers for six months would fold"),
        StoryStep(
            "child.add", #"{"name":"Mia","born":"2019-04","avatar":"fox","idempotencyKey":"add-mia"}"#,
            "a girl of seven"),
        StoryStep("child.add", #"{"name":"Ben","born":"2016-09"}"#),
        StoryStep("events.subscribe", "{}", "a parent hears all that happens from now on"),
        StoryStep(
            "child.update", #"{"child":"mia","schoolGrade":1,"avatar":null}"#, "a grade is set, the picture removed"),
        StoryStep("child.get", #"{"child":"Mia"}"#, "a child by its name"),
        StoryStep("child.list", "{}", "both children"),
    ]

    private static let rules = [
        StoryStep(
            "policy.set",
            #"{"child":"ben","dailyMinutes":90,"dailyMinutesByWeekday":{"saturday":120,"sunday":null},"#
                + #""weeklyMinutes":null,"quietHours":[{"start":"20:30","end":"06:30"}]}"#,
            "more time each day, still more on Saturdays, no limit on Sundays and for the week"),
        StoryStep("policy.get", #"{"child":"mia"}"#, "the limits of a new child"),
        StoryStep(
            "policy.preview",
            #"{"child":"mia","at":"2026-12-24T20:30:00+01:00","change":{"dateOverrides":[{"first":"2026-12-24","#
                + #""last":"2027-01-06","name":"Holidays","dailyMinutes":120,"#
                + #""quietHours":[{"start":"21:00","end":"08:00"}]}]}}"#,
            "what if: the holidays, and the evening of their first day"),
        StoryStep("policy.explain", #"{"child":"mia","activity":{"subject":"math"}}"#, "every rule in its order"),
        StoryStep(
            "filter.set", #"{"child":"mia","highestTier":"elementary","blockedLessons":["adding-with-objects"]}"#,
            "one lesson rests"),
        StoryStep("filter.get", #"{"child":"mia"}"#, "what is set"),
        StoryStep(
            "filter.check", #"{"child":"mia","lesson":"adding-with-objects"}"#, "the child hears that it rests"),
        StoryStep("filter.explain", #"{"child":"mia","lesson":"adding-with-objects"}"#, "a parent hears the rule"),
        StoryStep("pack.list", #"{"child":"mia"}"#, "what the child may see of the packs"),
        StoryStep("skill.list", #"{"child":"mia","grade":"K"}"#, "a skill whose lessons are blocked is not there"),
        StoryStep("lesson.next", #"{"child":"mia"}"#, "nothing is open, and nothing passed yet"),
        StoryStep(
            "lesson.list", #"{"child":"mia","subject":"math","limit":3}"#,
            "a lesson that is blocked is not there; `next` leads to the next page"),
        StoryStep("pack.asset", #"{"child":"mia","name":"bead"}"#, "the drawing of a bead"),
        StoryStep("lesson.check", #"{"child":"mia","lesson":"counting-objects"}"#, "it could begin now"),
        StoryStep("time.mayI", #"{"child":"mia","activity":{"subject":"math"}}"#, "in the afternoon"),
    ]

    private static let lesson = [
        StoryStep("activity.start", #"{"child":"mia","lesson":"counting-objects"}"#, "the first question comes along"),
        StoryStep(
            "activity.shown", #"{"activity":"$activity","presentation":"$presentation"}"#, "the question is visible",
            after: 1),
        StoryStep(
            "activity.hint", #"{"activity":"$activity","presentation":"$presentation"}"#, "the first is free",
            after: 5),
        StoryStep(
            "activity.answer",
            #"{"activity":"$activity","presentation":"$presentation","answer":{"option":"c"},"idempotencyKey":"f1-1"}"#,
            "a wrong answer: the question comes again", after: 4),
        answer(#"{"option":"b"}"#),
        StoryStep("activity.pause", #"{"activity":"$activity"}"#, "time stands still", after: 2),
        StoryStep(
            "activity.resume", #"{"activity":"$activity"}"#, "five minutes later at the same question", after: 300),
        StoryStep("activity.question", #"{"activity":"$activity"}"#, "where the child is", after: 1),
        answer(#"{"tile":"4"}"#), answer(#"{"option":"c"}"#), answer(#"{"tile":"7"}"#), answer(#"{"option":"b"}"#),
        answer(#"{"tile":"9"}"#),
        StoryStep("activity.finish", #"{"activity":"$activity"}"#, "the summary of a finished lesson"),
        StoryStep("activity.list", #"{"child":"mia"}"#, "what is open, and what was done last"),
        StoryStep(
            "activity.replay", #"{"child":"mia","activity":"$activity"}"#, "question by question, as the child saw it"),
        StoryStep(
            "activity.start",
            #"{"child":"mia","kind":"quiz","lesson":"counting-objects","questions":5,"limitSeconds":300}"#,
            after: 20),
        StoryStep("activity.abandon", #"{"activity":"$activity"}"#, after: 20),
        StoryStep("activity.start", #"{"child":"ben","lesson":"adding-with-objects"}"#, after: 60),
        StoryStep("activity.abandon", #"{"activity":"$activity"}"#, "a lesson is given up", after: 20),
    ]

    private static func answer(_ answer: String) -> StoryStep {
        StoryStep(
            "activity.answer", #"{"activity":"$activity","presentation":"$presentation","answer":\#(answer)}"#,
            after: 5)
    }

    private static let rewards = [
        StoryStep("rewards.summary", #"{"child":"mia"}"#, "after the first lesson"),
        StoryStep("rewards.ledger", #"{"child":"mia","limit":3}"#, "the newest lines"),
        StoryStep("rewards.badges", #"{"child":"mia"}"#, "what is earned and what can be"),
        StoryStep("rewards.markSeen", #"{"child":"mia","badges":["lesson.first"]}"#, "a badge was shown"),
        StoryStep("rewards.streak", #"{"child":"mia"}"#, "the first learning day"),
        StoryStep(
            "rewards.addBadges",
            #"{"badges":[{"badge":"family.start","title":"Good Start","description":"Earn three stars.","icon":"star","#
                + #""category":"milestone","condition":{"rule":"starsEarned","count":3}},{"badge":"family.reader","#
                + #""title":"Bookworm","description":"Finish five different reading lessons.","icon":"book","#
                + #""category":"mastery","condition":{"rule":"lessonsCompleted","count":5,"subject":"reading"}}]}"#,
            "two badges of the family's own; the first is earned at once"),
        StoryStep("rewards.familyBadges", "{}", "the family's own badges"),
        StoryStep(
            "rewards.removeBadges", #"{"badges":["family.reader"]}"#, "one cannot be earned any more; the other stays"),
    ]

    private static let screenTime = [
        StoryStep(
            "time.beginLease", #"{"child":"ben","lease":"tuxpaint-1","activity":{"app":"tuxpaint"}}"#,
            "a drawing program starts"),
        StoryStep("time.renewLease", #"{"child":"ben","lease":"tuxpaint-1"}"#, "every 15 seconds", after: 15),
        StoryStep("time.endLease", #"{"child":"ben","lease":"tuxpaint-1"}"#, "the program is closed", after: 25),
        StoryStep(
            "time.grant", #"{"child":"ben","minutes":15,"grant":"rainy-1","why":"a rainy day"}"#, "a quarter of an hour"
        ),
        StoryStep("time.undoGrant", #"{"child":"ben","grant":"rainy-1"}"#, "the rain is over"),
        StoryStep(
            "time.ask", #"{"child":"ben","minutes":20,"reason":"the castle is nearly done","clientId":"castle"}"#,
            "a child asks"),
        StoryStep("time.requests", "{}", "a parent sees what is open"),
        StoryStep(
            "time.decide", #"{"request":"$request","approve":true,"minutes":10,"word":"Then show me!"}"#,
            "ten minutes instead of twenty"),
        StoryStep("time.codes", #"{"child":"ben","minutes":15,"count":2}"#, "two codes to cut out"),
        StoryStep("time.redeem", #"{"child":"ben","code":"$paper"}"#, "the first of them"),
        StoryStep("time.listCodes", "{}", "one is used"),
        StoryStep("time.revokeCodes", #"{"codeIds":["c2"]}"#, "the other was lost"),
        StoryStep("time.usage", #"{"child":"ben","dayCount":2}"#, "yesterday and today"),
        StoryStep("time.lock", #"{"child":"ben","why":"dinner"}"#, "until a parent unlocks"),
        StoryStep("time.unlock", #"{"child":"ben"}"#, "dinner is over", after: 300),
        StoryStep("time.confirmClock", #"{"source":"rtc"}"#, "a machine without a network"),
    ]

    private static let family = [
        StoryStep("mastery.list", #"{"child":"mia","subject":"reading"}"#, "nothing was tried in reading"),
        StoryStep(
            "mastery.explain", #"{"child":"mia","skill":"k.count-objects"}"#, "the answers behind a medal of bronze"),
        StoryStep("mastery.reviews", #"{"child":"mia"}"#, "nothing is mastered yet"),
        StoryStep("mastery.settings", #"{"child":"mia"}"#, "how hard questions are, and when skills come back"),
        StoryStep(
            "mastery.set", #"{"child":"mia","subject":"math","adaptivePolicy":"steady"}"#,
            "up after three right in a row, down after two wrong"),
        StoryStep("facts.status", #"{"child":"mia"}"#, "no facts were practised yet"),
        StoryStep("facts.why", #"{"child":"mia","fact":"9+6"}"#, "first to 10, then on"),
        StoryStep("facts.goal", #"{"child":"mia"}"#, "the first sprint has no goal"),
        StoryStep("facts.setGoal", #"{"child":"mia","goal":8}"#, "the child chooses one"),
        StoryStep("facts.matrix", #"{"child":"mia","operation":"subtraction"}"#, "all of them are new"),
        StoryStep("facts.set", #"{"child":"mia","gateMilliseconds":4000}"#, "a little more time"),
        StoryStep("challenge.templates", #"{"child":"mia"}"#, "which fit the child's limits, and with what target"),
        StoryStep(
            "challenge.create", #"{"children":["mia","ben"],"template":"quick-start","bonusPercent":15}"#,
            "one challenge for two children"),
        StoryStep(
            "challenge.create",
            #"{"children":["mia"],"title":"Clock week","wanted":{"counts":"activityMinutes","target":40,"#
                + #""activities":[{"subject":"math"}]},"endsBefore":"2026-12-01"}"#),
        StoryStep(
            "challenge.edit",
            #"{"challenge":"quick-start","wanted":{"counts":"dailyMinutes","target":10,"daysRequired":5}}"#,
            "a new version in the place of the old one"),
        StoryStep("challenge.deactivate", #"{"challenge":"quick-start","children":["ben"]}"#, "it rests for one child"),
        StoryStep("challenge.activate", #"{"challenge":"quick-start"}"#, "and goes on"),
        StoryStep("challenge.list", #"{"child":"mia"}"#, "the open challenges of a child"),
        StoryStep("challenge.progress", #"{"child":"mia","challenge":"quick-start"}"#, "how far one is"),
        StoryStep("progress.overview", #"{"child":"mia"}"#, "as a parent sees it"),
        StoryStep("progress.subject", #"{"child":"mia","subject":"reading"}"#, "a subject that is not begun"),
        StoryStep("progress.skill", #"{"child":"mia","skill":"k.count-objects"}"#, "a skill that was shown once"),
        StoryStep("progress.explain", #"{"child":"mia","skill":"k.count-objects"}"#, "the answers behind silver"),
        StoryStep("progress.heatmap", #"{"child":"mia","dayCount":7}"#, "a week"),
        StoryStep("report.weekly", #"{"child":"mia"}"#, "the present week"),
        StoryStep("report.dashboard", #"{"child":"ben"}"#, "a child who did little"),
        StoryStep("child.update", #"{"child":"mia","consents":{"analytics":true}}"#),
        StoryStep(
            "log.append",
            #"{"child":"mia","events":[{"event":"screen_appeared","screen":"map"},{"event":"base10_block_moved","#
                + #""agoMilliseconds":2500,"activity":"abacus","block":"ten","fromColumn":"tray","toColumn":"tens"}]}"#,
            "a front-end tells two things"),
        StoryStep("log.status", #"{"child":"mia"}"#, "a parent sees that they are kept"),
        StoryStep("log.export", #"{"child":"mia"}"#, "as statements of xAPI"),
        StoryStep("log.clear", #"{"child":"mia"}"#, "nothing is left of them"),
        StoryStep("leaderboard.optIn", #"{"child":"mia"}"#, "a child of seven takes part, without ranks"),
        StoryStep("leaderboard.optIn", #"{"child":"ben"}"#),
        StoryStep(
            "leaderboard.setGoal", #"{"metric":"stars","period":"week","target":40}"#, "forty stars this week"),
        StoryStep("leaderboard.get", #"{"child":"mia","board":"together"}"#, "a child under ten sees tenths"),
        StoryStep("leaderboard.optOut", #"{"child":"ben"}"#, "gone from all boards at once"),
        StoryStep("child.archive", #"{"child":"ben","archived":true}"#, "hidden; the data stays"),
        StoryStep("child.archive", #"{"child":"ben","archived":false}"#),
        StoryStep("child.export", #"{"child":"ben","limit":3}"#, "the first page of all that is known about a child"),
        StoryStep("child.erase", #"{"child":"ben","confirmName":"Ben"}"#, "nothing is left of it"),
    ]

    private static let packs = [
        StoryStep(
            "pack.trustSigner", #"{"publicKey":"\#(StoryPack.publicKey)","name":"Ada"}"#,
            "the key that Ada has published"),
        StoryStep("pack.signers", "{}", "whose packs come in without a further word"),
        StoryStep("pack.install", #"{"path":"$pack"}"#, "a pack that Ada has signed"),
        StoryStep("pack.verify", #"{"pack":"birds"}"#, "everything is as it was installed"),
        StoryStep("pack.storage", "{}", "there is room enough"),
        StoryStep("pack.remove", #"{"pack":"birds"}"#, "what was learned with it stays"),
        StoryStep("pack.forgetSigner", #"{"publicKey":"\#(StoryPack.publicKey)"}"#, "a signer like any other again"),
    ]

    private static let closing = [
        StoryStep("household.export", #"{"limit":3}"#, "the first page of all that is known about the household"),
        StoryStep("audit.list", #"{"limit":4}"#, "the newest first"),
        StoryStep("audit.verify", "{}", "as it was written"),
        StoryStep("daemon.info", "{}", "what is running"),
        StoryStep("daemon.stats", "{}", "how much of everything"),
        StoryStep("daemon.doctor", "{}", "everything is whole"),
        StoryStep(
            "backup.create", #"{"path":"$stick/larsen.kiddbackup","passphrase":"correct horse battery"}"#,
            "one file with everything"),
        StoryStep(
            "backup.verify", #"{"path":"$stick/larsen.kiddbackup","passphrase":"correct horse battery"}"#,
            "all of it is whole"),
        StoryStep(
            "backup.schedule", #"{"folder":"$stick","passphrase":"correct horse battery","keep":5}"#,
            "one a day, the newest five"),
        StoryStep("backup.list", "{}", "what there is"),
        StoryStep("backup.schedule", #"{"off":true}"#),
        StoryStep("clock.advance", #"{"seconds":60}"#, "a minute passes"),
        StoryStep("clock.set", #"{"at":"2026-11-21T20:25:30+01:00"}"#),
        StoryStep("clock.set", #"{"at":"2026-11-21T20:30:00+01:00"}"#, "somebody sets the clock"),
        StoryStep("parent.changePin", #"{"pin":"2580","newPin":"736105"}"#, "a longer PIN"),
        StoryStep("events.unsubscribe", "{}", "nothing more is told"),
        StoryStep("parent.unlock", #"{"pin":"736105"}"#),
        StoryStep("household.rotateKey", "{}", "another key, in the same file"),
        StoryStep("parent.unlock", #"{"pin":"736105"}"#),
        StoryStep("parent.add", #"{"name":"Carl","pin":"48151"}"#, "a second parent"),
        StoryStep("parent.list", "{}", "who the parents are"),
        StoryStep("parent.rename", #"{"parent":"carl","name":"Charles"}"#, "another name; the id stays"),
        StoryStep("parent.newRecoveryCode", #"{"pin":"736105"}"#, "the paper was lost"),
        StoryStep("parent.remove", #"{"parent":"carl"}"#, "he is no parent here any more"),
        StoryStep("parent.lock", "{}", "nobody's again"),
        StoryStep("parent.resetPin", #"{"recoveryCode":"$code","newPin":"8024"}"#, "the PIN was forgotten"),
        StoryStep("daemon.reload", "{}", "no packs beside the program's"),
        StoryStep(
            "backup.restore",
            #"{"path":"$stick/larsen.kiddbackup","passphrase":"correct horse battery","recoveryCode":"$code"}"#,
            "as it was when the backup was made"),
        StoryStep("daemon.shutDown", #"{"recoveryCode":"$code"}"#, "the daemon's own account shows the code"),
        StoryStep(
            "household.erase", #"{"confirmName":"Lovelace","recoveryCode":"$code"}"#,
            "the family has moved to another computer"),
    ]
}
