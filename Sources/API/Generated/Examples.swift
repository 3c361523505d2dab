// swift-format-ignore-file
import JSONRPC

/// One replayed call of each method. Generated from a run of the daemon by `make spec`; a test compares.
public enum Examples {
    public static let all: [String: OpenRPC.Example] = [
        "rpc.discover": OpenRPC.Example(
            name: ##"the whole document (shortened here)"##,
            params: ##"{}"##,
            result: ##"{"openrpc":"1.3.2","info":{"title":"kidd","version":"0.1.0","description":"A household's learning and screen time. Line-delimited JSON-RPC 2.0 on a Unix socket."}}"##),
        "rpc.ping": OpenRPC.Example(
            name: ##"a sign of life"##,
            params: ##"{}"##,
            result: ##"{}"##),
        "rpc.version": OpenRPC.Example(
            name: ##"which daemon"##,
            params: ##"{}"##,
            result: ##"{"version":"0.1.0","protocol":1}"##),
        "rpc.limits": OpenRPC.Example(
            name: ##"all bounds"##,
            params: ##"{}"##,
            result: ##"{"lineBytes":1048576,"depth":64,"batchCalls":100,"connections":256,"connectionsPerUid":64,"idBytes":256,"replyBytes":16777216,"inFlight":64,"halfLineSeconds":30,"writeStallSeconds":30,"idempotencyKeyBytes":64,"idempotencyHours":24,"keptEvents":1024,"pendingEventBytes":262144}"##),
        "household.setUp": OpenRPC.Example(
            name: ##"a family of a parent"##,
            params: ##"{"name":"Lovelace","zone":"Europe/Berlin","locale":"en","parent":"Anna","pin":"2580"}"##,
            result: ##"{"household":{"name":"Lovelace","zone":"Europe/Berlin","weekStart":"monday","weekendDays":["saturday","sunday"],"dayStart":"00:00","locale":"en"},"parent":{"id":"anna","name":"Anna"},"recoveryCode":"…"}"##),
        "household.get": OpenRPC.Example(
            name: ##"the settings"##,
            params: ##"{}"##,
            result: ##"{"name":"Lovelace","zone":"Europe/Berlin","weekStart":"monday","weekendDays":["saturday","sunday"],"dayStart":"00:00","locale":"en"}"##),
        "household.status": OpenRPC.Example(
            name: ##"a household that is set up"##,
            params: ##"{}"##,
            result: ##"{"state":"open","name":"Lovelace","say":"Ready."}"##),
        "parent.unlock": OpenRPC.Example(
            name: ##"the right PIN"##,
            params: ##"{"pin":"2580"}"##,
            result: ##"{"parent":{"id":"anna","name":"Anna"},"token":"…","idleSeconds":600,"endsInSeconds":43200}"##),
        "parent.resume": OpenRPC.Example(
            name: ##"the same parent on another connection"##,
            params: ##"{"token":"…"}"##,
            result: ##"{"id":"anna","name":"Anna"}"##),
        "parent.lock": OpenRPC.Example(
            name: ##"nobody's again"##,
            params: ##"{}"##,
            result: ##"{}"##),
        "parent.changePin": OpenRPC.Example(
            name: ##"a longer PIN"##,
            params: ##"{"pin":"2580","newPin":"736105"}"##,
            result: ##"{}"##),
        "parent.resetPin": OpenRPC.Example(
            name: ##"the PIN was forgotten"##,
            params: ##"{"recoveryCode":"…","newPin":"8024"}"##,
            result: ##"{"parent":{"id":"anna","name":"Anna"},"recoveryCode":"…"}"##),
        "child.add": OpenRPC.Example(
            name: ##"a girl of seven"##,
            params: ##"{"name":"Mia","born":"2019-04","avatar":"fox","idempotencyKey":"add-mia"}"##,
            result: ##"{"profile":{"id":"mia","name":"Mia","avatar":"fox","born":"2019-04","accessibility":{"narration":false,"mute":false,"reducedMotion":false,"highContrast":false,"dyslexiaFriendlyFont":false,"captions":false},"offersHints":true,"offersNarration":true,"uids":[],"isArchived":false},"age":7,"tier":"elementary"}"##),
        "child.list": OpenRPC.Example(
            name: ##"both children"##,
            params: ##"{}"##,
            result: ##"{"children":[{"id":"mia","name":"Mia"},{"id":"ben","name":"Ben"}]}"##),
        "child.get": OpenRPC.Example(
            name: ##"a child by its name"##,
            params: ##"{"child":"Mia"}"##,
            result: ##"{"profile":{"id":"mia","name":"Mia","born":"2019-04","grade":1,"accessibility":{"narration":false,"mute":false,"reducedMotion":false,"highContrast":false,"dyslexiaFriendlyFont":false,"captions":false},"offersHints":true,"offersNarration":true,"uids":[],"isArchived":false},"age":7,"tier":"elementary"}"##),
        "child.update": OpenRPC.Example(
            name: ##"a grade is set, the picture removed"##,
            params: ##"{"child":"mia","grade":1,"avatar":null}"##,
            result: ##"{"profile":{"id":"mia","name":"Mia","born":"2019-04","grade":1,"accessibility":{"narration":false,"mute":false,"reducedMotion":false,"highContrast":false,"dyslexiaFriendlyFont":false,"captions":false},"offersHints":true,"offersNarration":true,"uids":[],"isArchived":false},"age":7,"tier":"elementary"}"##),
        "policy.get": OpenRPC.Example(
            name: ##"the limits of a new child"##,
            params: ##"{"child":"mia"}"##,
            result: ##"{"dailyMinutes":60,"weeklyMinutes":300,"quietHours":[{"start":"20:00","end":"07:00","days":["monday","tuesday","wednesday","thursday","friday","saturday","sunday"]}],"finishing":"question"}"##),
        "policy.set": OpenRPC.Example(
            name: ##"more time each day, no limit for the week"##,
            params: ##"{"child":"ben","dailyMinutes":90,"weeklyMinutes":null,"quietHours":[{"start":"20:30","end":"06:30"}]}"##,
            result: ##"{"dailyMinutes":90,"weeklyMinutes":null,"quietHours":[{"start":"20:30","end":"06:30","days":["monday","tuesday","wednesday","thursday","friday","saturday","sunday"]}],"finishing":"question"}"##),
        "filter.get": OpenRPC.Example(
            name: ##"what is set"##,
            params: ##"{"child":"mia"}"##,
            result: ##"{"highestTier":"elementary","blockedLessons":["adding-with-objects"],"blockedPacks":[],"pausedSubjects":[]}"##),
        "filter.set": OpenRPC.Example(
            name: ##"one lesson rests"##,
            params: ##"{"child":"mia","highestTier":"elementary","blockedLessons":["adding-with-objects"]}"##,
            result: ##"{"highestTier":"elementary","blockedLessons":["adding-with-objects"],"blockedPacks":[],"pausedSubjects":[]}"##),
        "time.mayI": OpenRPC.Example(
            name: ##"in the afternoon"##,
            params: ##"{"child":"mia","activity":{"subject":"math"}}"##,
            result: ##"{"allowed":true,"state":"active","version":2,"now":"2026-11-21T15:00:00+01:00","limits":[{"rule":"quietHours","remainingSeconds":18000,"beginsAt":"2026-11-21T20:00:00+01:00"},{"rule":"daily","limitMinutes":60,"usedSeconds":0,"remainingSeconds":3600},{"rule":"weekly","limitMinutes":300,"usedSeconds":0,"remainingSeconds":18000}],"remainingSeconds":3600,"validUntil":"2026-11-21T19:55:00+01:00","liftedBy":[],"say":"Off you go! There are 60 minutes for you."}"##),
        "time.usage": OpenRPC.Example(
            name: ##"yesterday and today"##,
            params: ##"{"child":"ben","days":2}"##,
            result: ##"{"days":[{"day":"2026-11-20","usedSeconds":0,"grantedSeconds":0,"limitMinutes":90},{"day":"2026-11-21","usedSeconds":75,"grantedSeconds":0,"limitMinutes":90}],"week":{"first":"2026-11-16","usedSeconds":75,"limitMinutes":null},"leases":[],"grants":[{"grant":{"id":"rainy-1","minutes":15,"pastQuietHours":false,"expires":"2026-11-22T00:00:00+01:00","at":"2026-11-21T15:07:58+01:00","by":"Anna","why":"a rainy day"},"remainingSeconds":900}]}"##),
        "time.beginLease": OpenRPC.Example(
            name: ##"a drawing program starts"##,
            params: ##"{"child":"ben","lease":"tuxpaint-1","activity":{"app":"tuxpaint"}}"##,
            result: ##"{"lease":"tuxpaint-1","expiresAt":"2026-11-21T15:08:03+01:00","decision":{"allowed":true,"state":"active","limits":[{"rule":"quietHours","remainingSeconds":19377,"beginsAt":"2026-11-21T20:30:00+01:00"},{"rule":"daily","limitMinutes":90,"usedSeconds":20,"remainingSeconds":5380}],"remainingSeconds":5380,"validUntil":"2026-11-21T15:08:03+01:00","liftedBy":[],"say":"Off you go! There are 89 minutes for you."}}"##),
        "time.renewLease": OpenRPC.Example(
            name: ##"half a minute later"##,
            params: ##"{"child":"ben","lease":"tuxpaint-1"}"##,
            result: ##"{"lease":"tuxpaint-1","expiresAt":"2026-11-21T15:08:33+01:00","decision":{"allowed":true,"state":"active","limits":[{"rule":"quietHours","remainingSeconds":19347,"beginsAt":"2026-11-21T20:30:00+01:00"},{"rule":"daily","limitMinutes":90,"usedSeconds":50,"remainingSeconds":5350}],"remainingSeconds":5350,"validUntil":"2026-11-21T15:08:33+01:00","liftedBy":[],"say":"Off you go! There are 89 minutes for you."}}"##),
        "time.endLease": OpenRPC.Example(
            name: ##"the program is closed"##,
            params: ##"{"child":"ben","lease":"tuxpaint-1"}"##,
            result: ##"{"lease":"tuxpaint-1","decision":{"allowed":true,"state":"active","limits":[{"rule":"quietHours","remainingSeconds":19322,"beginsAt":"2026-11-21T20:30:00+01:00"},{"rule":"daily","limitMinutes":90,"usedSeconds":75,"remainingSeconds":5325}],"remainingSeconds":5325,"validUntil":"2026-11-21T20:25:00+01:00","liftedBy":[],"say":"Off you go! There are 88 minutes for you."}}"##),
        "time.grant": OpenRPC.Example(
            name: ##"a quarter of an hour"##,
            params: ##"{"child":"ben","minutes":15,"grant":"rainy-1","why":"a rainy day"}"##,
            result: ##"{"grant":{"id":"rainy-1","minutes":15,"pastQuietHours":false,"expires":"2026-11-22T00:00:00+01:00","at":"2026-11-21T15:07:58+01:00","by":"Anna","why":"a rainy day"},"decision":{"allowed":true,"state":"active","limits":[{"rule":"quietHours","remainingSeconds":19322,"beginsAt":"2026-11-21T20:30:00+01:00"},{"rule":"daily","limitMinutes":90,"usedSeconds":75,"remainingSeconds":5325},{"rule":"grant","grant":"rainy-1","limitMinutes":15,"usedSeconds":0,"remainingSeconds":900,"endsAt":"2026-11-22T00:00:00+01:00"}],"remainingSeconds":6225,"validUntil":"2026-11-21T20:25:00+01:00","liftedBy":[],"say":"Off you go! There are 103 minutes for you."},"note":"Granted 15 minutes."}"##),
        "time.lock": OpenRPC.Example(
            name: ##"until a parent unlocks"##,
            params: ##"{"child":"ben","why":"dinner"}"##,
            result: ##"{"changed":true,"decision":{"allowed":false,"state":"lockedByParent","limits":[{"rule":"lock","remainingSeconds":0},{"rule":"quietHours","remainingSeconds":19322,"beginsAt":"2026-11-21T20:30:00+01:00"},{"rule":"daily","limitMinutes":90,"usedSeconds":75,"remainingSeconds":5325},{"rule":"grant","grant":"rainy-1","limitMinutes":15,"usedSeconds":0,"remainingSeconds":900,"endsAt":"2026-11-22T00:00:00+01:00"}],"remainingSeconds":0,"validUntil":"2026-11-21T20:30:00+01:00","liftedBy":["unlock"],"say":"Time for a break. A parent will say when we go on."}}"##),
        "time.unlock": OpenRPC.Example(
            name: ##"dinner is over"##,
            params: ##"{"child":"ben"}"##,
            result: ##"{"changed":true,"decision":{"allowed":true,"state":"active","limits":[{"rule":"quietHours","remainingSeconds":19022,"beginsAt":"2026-11-21T20:30:00+01:00"},{"rule":"daily","limitMinutes":90,"usedSeconds":75,"remainingSeconds":5325},{"rule":"grant","grant":"rainy-1","limitMinutes":15,"usedSeconds":0,"remainingSeconds":900,"endsAt":"2026-11-22T00:00:00+01:00"}],"remainingSeconds":6225,"validUntil":"2026-11-21T20:25:00+01:00","liftedBy":[],"say":"Off you go! There are 103 minutes for you."}}"##),
        "lesson.list": OpenRPC.Example(
            name: ##"a lesson that is blocked is not there"##,
            params: ##"{"child":"mia","subject":"math"}"##,
            result: ##"{"lessons":[{"id":"counting-objects","title":"Counting things","description":"Count apples, fish and stars, one by one.","subject":"math","skill":"k.count-objects","pack":"kindergarten-math","tier":"preschool","difficulty":1,"estimatedMinutes":4,"questions":6,"timesFinished":0}]}"##),
        "activity.start": OpenRPC.Example(
            name: ##"the first question comes along"##,
            params: ##"{"child":"mia","lesson":"counting-objects"}"##,
            result: ##"{"activity":"39q5avscaf","kind":"lesson","lesson":"counting-objects","title":"Counting things","state":"running","question":{"presentation":"39q5avscaf.1","number":1,"total":6,"attempt":1,"section":{"title":"One by one","kind":"instruction","text":"Touch each thing once and say one number for it. The last number tells how many there are."},"kind":"multipleChoice","prompt":"🍎 🍎 🍎\nHow many apples are there?","narration":"How many apples are there?","images":[],"options":[{"id":"a","text":"2"},{"id":"b","text":"3"},{"id":"c","text":"4"}],"hintsLeft":2},"lease":"39q5avscaf","time":{"state":"active","remainingSeconds":3600,"say":"Off you go! There are 60 minutes for you."}}"##),
        "activity.question": OpenRPC.Example(
            name: ##"where the child is"##,
            params: ##"{"activity":"39q5avscaf"}"##,
            result: ##"{"activity":"39q5avscaf","kind":"lesson","lesson":"counting-objects","title":"Counting things","state":"running","question":{"presentation":"39q5avscaf.3","number":2,"total":6,"attempt":1,"section":{"title":"One by one","kind":"instruction","text":"Touch each thing once and say one number for it. The last number tells how many there are."},"kind":"fillInBlank","prompt":"🐟 🐟 🐟 🐟\nThere are ___ fish.","narration":"How many fish are there? Choose a number.","images":[],"wordBank":["4","5","3"],"hintsLeft":2},"lease":"39q5avscaf","time":{"state":"active","remainingSeconds":3582,"say":"Off you go! There are 59 minutes for you."}}"##),
        "activity.shown": OpenRPC.Example(
            name: ##"the question is visible"##,
            params: ##"{"activity":"39q5avscaf","presentation":"39q5avscaf.1"}"##,
            result: ##"{"activity":"39q5avscaf","kind":"lesson","lesson":"counting-objects","title":"Counting things","state":"running","question":{"presentation":"39q5avscaf.1","number":1,"total":6,"attempt":1,"section":{"title":"One by one","kind":"instruction","text":"Touch each thing once and say one number for it. The last number tells how many there are."},"kind":"multipleChoice","prompt":"🍎 🍎 🍎\nHow many apples are there?","narration":"How many apples are there?","images":[],"options":[{"id":"a","text":"2"},{"id":"b","text":"3"},{"id":"c","text":"4"}],"hintsLeft":2},"lease":"39q5avscaf","time":{"state":"active","remainingSeconds":3599,"say":"Off you go! There are 59 minutes for you."}}"##),
        "activity.answer": OpenRPC.Example(
            name: ##"a wrong answer: the question comes again"##,
            params: ##"{"activity":"39q5avscaf","presentation":"39q5avscaf.1","answer":{"option":"c"},"idempotencyKey":"f1-1"}"##,
            result: ##"{"outcome":"tryAgain","say":"You chose 4. Let's count again: 1, 2, 3. There are 3.","isRapid":false,"isRectified":false,"stars":0,"points":0,"run":0,"question":{"presentation":"39q5avscaf.2","number":1,"total":6,"attempt":2,"section":{"title":"One by one","kind":"instruction","text":"Touch each thing once and say one number for it. The last number tells how many there are."},"kind":"multipleChoice","prompt":"🍎 🍎 🍎\nHow many apples are there?","narration":"How many apples are there?","images":[],"options":[{"id":"a","text":"2"},{"id":"c","text":"4"},{"id":"b","text":"3"}],"hintsLeft":1},"time":{"state":"active","remainingSeconds":3590,"say":"Off you go! There are 59 minutes for you."}}"##),
        "activity.hint": OpenRPC.Example(
            name: ##"the first is free"##,
            params: ##"{"activity":"39q5avscaf","presentation":"39q5avscaf.1"}"##,
            result: ##"{"text":"Point to each apple once.","number":1,"hintsLeft":1,"starsPaid":0,"stars":0,"time":{"state":"active","remainingSeconds":3594,"say":"Off you go! There are 59 minutes for you."}}"##),
        "activity.pause": OpenRPC.Example(
            name: ##"time stands still"##,
            params: ##"{"activity":"39q5avscaf"}"##,
            result: ##"{"activity":"39q5avscaf","kind":"lesson","lesson":"counting-objects","title":"Counting things","state":"paused","time":{"state":"active","remainingSeconds":3583,"say":"Off you go! There are 59 minutes for you."}}"##),
        "activity.resume": OpenRPC.Example(
            name: ##"five minutes later at the same question"##,
            params: ##"{"activity":"39q5avscaf"}"##,
            result: ##"{"activity":"39q5avscaf","kind":"lesson","lesson":"counting-objects","title":"Counting things","state":"running","question":{"presentation":"39q5avscaf.3","number":2,"total":6,"attempt":1,"section":{"title":"One by one","kind":"instruction","text":"Touch each thing once and say one number for it. The last number tells how many there are."},"kind":"fillInBlank","prompt":"🐟 🐟 🐟 🐟\nThere are ___ fish.","narration":"How many fish are there? Choose a number.","images":[],"wordBank":["4","5","3"],"hintsLeft":2},"lease":"39q5avscaf","time":{"state":"active","remainingSeconds":3583,"say":"Off you go! There are 59 minutes for you."}}"##),
        "activity.finish": OpenRPC.Example(
            name: ##"the summary of a finished lesson"##,
            params: ##"{"activity":"39q5avscaf"}"##,
            result: ##"{"activity":"39q5avscaf","kind":"lesson","lesson":"counting-objects","title":"Counting things","state":"finished","summary":{"activity":"39q5avscaf","lesson":"counting-objects","score":50,"maximum":60,"percent":83,"isPassed":true,"questions":6,"right":5,"stars":8,"points":55,"longestRun":5,"hints":1,"durationSeconds":43,"isNewBest":true,"celebration":{"word":"Amazing!","milliseconds":3500},"say":"Amazing! 5 in a row!"},"time":{"state":"active","remainingSeconds":3557,"say":"Off you go! There are 59 minutes for you."}}"##),
        "activity.abandon": OpenRPC.Example(
            name: ##"a lesson is given up"##,
            params: ##"{"activity":"qapgcdx6kh"}"##,
            result: ##"{"activity":"qapgcdx6kh","kind":"lesson","lesson":"adding-with-objects","title":"Adding with things","state":"abandoned","time":{"state":"active","remainingSeconds":5380,"say":"Off you go! There are 89 minutes for you."}}"##),
        "events.subscribe": OpenRPC.Example(
            name: ##"a parent hears all that happens from now on"##,
            params: ##"{}"##,
            result: ##"{"cursor":"…","gap":false,"state":{"now":"2026-11-21T15:00:00+01:00","children":[{"child":"mia","name":"Mia","version":0,"time":{"allowed":true,"state":"active","limits":[{"rule":"quietHours","remainingSeconds":18000,"beginsAt":"2026-11-21T20:00:00+01:00"},{"rule":"daily","limitMinutes":60,"usedSeconds":0,"remainingSeconds":3600},{"rule":"weekly","limitMinutes":300,"usedSeconds":0,"remainingSeconds":18000}],"remainingSeconds":3600,"validUntil":"2026-11-21T19:55:00+01:00","liftedBy":[],"say":"Off you go! There are 60 minutes for you."},"rewards":{"stars":0,"points":0},"limits":{"dailyMinutes":60,"weeklyMinutes":300,"quietHours":[{"start":"20:00","end":"07:00","days":["monday","tuesday","wednesday","thursday","friday","saturday","sunday"]}],"finishing":"question"}},{"child":"ben","name":"Ben","version":0,"time":{"allowed":true,"state":"active","limits":[{"rule":"quietHours","remainingSeconds":18000,"beginsAt":"2026-11-21T20:00:00+01:00"},{"rule":"daily","limitMinutes":60,"usedSeconds":0,"remainingSeconds":3600},{"rule":"weekly","limitMinutes":300,"usedSeconds":0,"remainingSeconds":18000}],"remainingSeconds":3600,"validUntil":"2026-11-21T19:55:00+01:00","liftedBy":[],"say":"Off you go! There are 60 minutes for you."},"rewards":{"stars":0,"points":0},"limits":{"dailyMinutes":60,"weeklyMinutes":300,"quietHours":[{"start":"20:00","end":"07:00","days":["monday","tuesday","wednesday","thursday","friday","saturday","sunday"]}],"finishing":"question"}}]}}"##),
        "events.unsubscribe": OpenRPC.Example(
            name: ##"nothing more is told"##,
            params: ##"{}"##,
            result: ##"{}"##),
        "audit.list": OpenRPC.Example(
            name: ##"the newest first"##,
            params: ##"{"limit":4}"##,
            result: ##"{"entries":[{"seq":28,"at":"2026-11-21T15:12:58+01:00","role":"parent","who":"Anna","uid":1000,"what":"timeUnlocked","child":"ben","say":"Ben: screen time unlocked"},{"seq":27,"at":"2026-11-21T15:07:58+01:00","role":"parent","who":"Anna","uid":1000,"what":"timeLocked","child":"ben","say":"Ben: screen time locked (dinner)"},{"seq":26,"at":"2026-11-21T15:07:58+01:00","role":"parent","who":"Anna","uid":1000,"what":"timeGranted","child":"ben","say":"Ben: 15 minutes granted (a rainy day)"},{"seq":7,"at":"2026-11-21T15:00:00+01:00","role":"parent","who":"Anna","uid":1000,"what":"filterChanged","child":"mia","say":"Mia: lessons: made for elementary at most, resting lessons: adding-with-objects"}],"next":7}"##),
        "daemon.info": OpenRPC.Example(
            name: ##"what is running"##,
            params: ##"{}"##,
            result: ##"{"version":"0.1.0","pid":1000,"uid":1000,"startedAt":"2026-11-21T15:00:00+01:00","now":"2026-11-21T15:12:58+01:00","isDeveloper":true,"records":28,"connections":1,"children":2,"packs":["kindergarten-math 1.0.0"]}"##),
        "daemon.doctor": OpenRPC.Example(
            name: ##"everything is whole"##,
            params: ##"{}"##,
            result: ##"{"healthy":true,"rows":28,"children":2,"damaged":[],"damagedCount":0,"file":[],"snapshot":"none","state":"same","differences":[],"tookMilliseconds":0}"##),
        "clock.set": OpenRPC.Example(
            name: ##"somebody sets the clock"##,
            params: ##"{"at":"2026-11-21T20:30:00+01:00"}"##,
            result: ##"{"now":"2026-11-21T20:30:00+01:00"}"##),
        "clock.advance": OpenRPC.Example(
            name: ##"a minute passes"##,
            params: ##"{"seconds":60}"##,
            result: ##"{"now":"2026-11-21T15:13:58+01:00"}"##),
    ]

    /// The parameters of one event of each topic, as far as the run had them.
    public static let events: [String: String] = [
        "time.state": ##"{"seq":6,"cursor":"…","topic":"time.state","child":"ben","at":"2026-11-21T15:07:58+01:00","version":8,"allowed":false,"state":"lockedByParent","limits":[{"rule":"lock","remainingSeconds":0},{"rule":"quietHours","remainingSeconds":19322,"beginsAt":"2026-11-21T20:30:00+01:00"},{"rule":"daily","limitMinutes":90,"usedSeconds":75,"remainingSeconds":5325},{"rule":"grant","grant":"rainy-1","limitMinutes":15,"usedSeconds":0,"remainingSeconds":900,"endsAt":"2026-11-22T00:00:00+01:00"}],"remainingSeconds":0,"validUntil":"2026-11-21T20:30:00+01:00","liftedBy":["unlock"],"say":"Time for a break. A parent will say when we go on."}"##,
        "time.warning": ##"{"seq":10,"cursor":"…","topic":"time.warning","child":"ben","at":"2026-11-21T20:25:30+01:00","version":9,"minutes":5,"remainingSeconds":270,"validUntil":"2026-11-21T20:29:00+01:00","liftedBy":["grantPastQuietHours"],"say":"Five more minutes, then it is time to rest."}"##,
        "time.grant": ##"{"seq":5,"cursor":"…","topic":"time.grant","child":"ben","at":"2026-11-21T15:07:58+01:00","version":7,"grant":"rainy-1","minutes":15,"pastQuietHours":false,"expires":"2026-11-22T00:00:00+01:00","by":"Anna","why":"a rainy day","say":"15 minutes more for Ben (a rainy day)."}"##,
        "activity.result": ##"{"seq":4,"cursor":"…","topic":"activity.result","child":"mia","at":"2026-11-21T15:05:43+01:00","version":15,"activity":"39q5avscaf","lesson":"counting-objects","score":50,"maximum":60,"percent":83,"isPassed":true,"questions":6,"right":5,"stars":8,"points":55,"longestRun":5,"hints":1,"durationSeconds":43,"isNewBest":true,"celebration":{"word":"Amazing!","milliseconds":3500},"say":"Amazing! 5 in a row!"}"##,
        "policy": ##"{"seq":2,"cursor":"…","topic":"policy","child":"ben","at":"2026-11-21T15:00:00+01:00","version":1,"changed":"limits","limits":{"dailyMinutes":90,"weeklyMinutes":null,"quietHours":[{"start":"20:30","end":"06:30","days":["monday","tuesday","wednesday","thursday","friday","saturday","sunday"]}],"finishing":"question"},"say":"Ben has new limits."}"##,
        "household": ##"{"seq":1,"cursor":"…","topic":"household","child":"mia","at":"2026-11-21T15:00:00+01:00","version":1,"what":"childChanged","say":"Mia's profile has changed."}"##,
        "subscription": ##"{"seq":12,"cursor":"…","topic":"subscription","at":"2026-11-21T20:30:00+01:00","ended":true,"reason":"locked","say":"A parent has locked: unlock to go on."}"##,
    ]
}
