// swift-format-ignore-file
import JSONRPC

/// One replayed call of each method. Generated from a run of the daemon by `make spec`; a test compares.
public enum Examples {
    public static let all: [String: OpenRPC.Example] = [
        "rpc.discover": OpenRPC.Example(
            name: ##"the whole document (shortened here)"##,
            params: ##"{}"##,
            result: ##"{"openrpc":"1.3.2","info":{"title":"kidd","version":"0.3.0","description":"A household's learning and screen time. Line-delimited JSON-RPC 2.0 on a Unix socket."}}"##),
        "rpc.ping": OpenRPC.Example(
            name: ##"a sign of life"##,
            params: ##"{}"##,
            result: ##"{}"##),
        "rpc.version": OpenRPC.Example(
            name: ##"which daemon"##,
            params: ##"{}"##,
            result: ##"{"version":"0.3.0","protocol":2}"##),
        "rpc.limits": OpenRPC.Example(
            name: ##"all bounds"##,
            params: ##"{}"##,
            result: ##"{"lineBytes":1048576,"depth":64,"batchCalls":100,"connections":256,"connectionsPerUid":64,"parentConnections":8,"idBytes":256,"replyBytes":16777216,"inFlight":64,"halfLineSeconds":30,"writeStallSeconds":30,"writeStallBytes":65536,"idempotencyKeyBytes":64,"idempotencyHours":24,"idempotencyKeys":20000,"ownInputBytes":131072,"accountLongLines":4,"idempotencyReplyBytes":4194304,"allIdempotencyReplyBytes":33554432,"ownIdempotencyReplyBytes":65536,"outputBytes":1048576,"accountOutputBytes":4194304,"allOutputBytes":16777216,"ownOutputBytes":65536,"batchReplyBytes":1048576,"deadlineMs":3600000,"progressTokenBytes":64,"progressMs":100,"waitingPins":8,"waitingPinsOfOthers":4,"strangerIdleSeconds":60,"auditPages":16,"auditChecks":4,"ledgerPages":16,"keptEvents":1024,"pendingEventBytes":262144,"choiceCharacters":200,"answerCharacters":500,"placements":64,"options":6,"tiles":12,"pairs":8,"items":12,"zones":6,"patternElements":16,"largestNumber":1000,"ticks":121,"coins":8,"coinsOfOneSort":100,"parts":16,"bars":8,"strokes":200,"strokePoints":500,"openLeases":32,"openLeasesPerAccount":16,"openRequests":3,"usableGrants":500,"daysOfUse":400,"quietWindows":100,"allowedWindows":100,"dateOverrides":100,"budgets":50,"activities":50,"installedPacks":64,"packTextBytes":268435456,"trustedSigners":64,"unusedCodes":200,"beginningsAtOnce":300,"beginningsPerHour":120,"answersAtOnce":6000,"answersPerHour":720,"leasesAtOnce":3600,"leasesPerHour":1800,"requestsAtOnce":30,"requestsPerHour":30,"othersAtOnce":60,"othersPerHour":60}"##),
        "rpc.cancel": OpenRPC.Example(
            name: ##"the call was answered before"##,
            params: ##"{"id":"a7"}"##,
            result: ##"{"cancelled":false,"state":"notInFlight"}"##),
        "household.setUp": OpenRPC.Example(
            name: ##"a family of a parent"##,
            params: ##"{"name":"Lovelace","zone":"Europe/Berlin","locale":"en","parentName":"Anna","pin":"2580"}"##,
            result: ##"{"household":{"name":"Lovelace","zone":"Europe/Berlin","weekStart":"monday","weekendDays":["saturday","sunday"],"dayStart":"00:00","locale":"en"},"parent":{"parent":"anna","name":"Anna"},"recoveryCode":"…"}"##),
        "household.get": OpenRPC.Example(
            name: ##"the settings"##,
            params: ##"{}"##,
            result: ##"{"name":"Lovelace","zone":"Europe/Berlin","weekStart":"monday","weekendDays":["saturday","sunday"],"dayStart":"00:00","locale":"en"}"##),
        "household.status": OpenRPC.Example(
            name: ##"a household that is set up"##,
            params: ##"{}"##,
            result: ##"{"state":"open","name":"Lovelace","say":"Ready."}"##),
        "household.update": OpenRPC.Example(
            name: ##"a day lasts into the night"##,
            params: ##"{"dayStart":"04:00"}"##,
            result: ##"{"name":"Lovelace","zone":"Europe/Berlin","weekStart":"monday","weekendDays":["saturday","sunday"],"dayStart":"04:00","locale":"en"}"##),
        "parent.unlock": OpenRPC.Example(
            name: ##"the right PIN"##,
            params: ##"{"pin":"2580"}"##,
            result: ##"{"parent":{"parent":"anna","name":"Anna"},"token":"…","idleSeconds":600,"endsInSeconds":43200}"##),
        "parent.resume": OpenRPC.Example(
            name: ##"the same parent on another connection"##,
            params: ##"{"token":"…"}"##,
            result: ##"{"parent":"anna","name":"Anna"}"##),
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
            result: ##"{"parent":{"parent":"anna","name":"Anna"},"recoveryCode":"…"}"##),
        "child.add": OpenRPC.Example(
            name: ##"a girl of seven"##,
            params: ##"{"name":"Mia","born":"2019-04","avatar":"fox","idempotencyKey":"add-mia"}"##,
            result: ##"{"profile":{"child":"mia","name":"Mia","avatar":"fox","born":"2019-04","accessibility":{"readAloud":false,"mute":false,"reducedMotion":false,"highContrast":false,"dyslexiaFriendlyFont":false,"captions":false},"offersHints":true,"offersNarration":true,"uids":[],"isArchived":false},"age":7,"tier":"elementary","policy":{"dailyMinutes":60,"weeklyMinutes":300,"quietHours":[{"start":"20:00","end":"07:00","weekdays":["monday","tuesday","wednesday","thursday","friday","saturday","sunday"]}],"finishing":"question","notes":["The days allow 7 h in all, but the week only 5 h: the last days may have no minutes left."]}}"##),
        "child.list": OpenRPC.Example(
            name: ##"both children"##,
            params: ##"{}"##,
            result: ##"{"children":[{"child":"mia","name":"Mia","age":7},{"child":"ben","name":"Ben","age":10}]}"##),
        "child.get": OpenRPC.Example(
            name: ##"a child by its name"##,
            params: ##"{"child":"Mia"}"##,
            result: ##"{"profile":{"child":"mia","name":"Mia","born":"2019-04","schoolGrade":1,"accessibility":{"readAloud":false,"mute":false,"reducedMotion":false,"highContrast":false,"dyslexiaFriendlyFont":false,"captions":false},"offersHints":true,"offersNarration":true,"uids":[],"isArchived":false},"age":7,"tier":"elementary"}"##),
        "child.update": OpenRPC.Example(
            name: ##"a grade is set, the picture removed"##,
            params: ##"{"child":"mia","schoolGrade":1,"avatar":null}"##,
            result: ##"{"profile":{"child":"mia","name":"Mia","born":"2019-04","schoolGrade":1,"accessibility":{"readAloud":false,"mute":false,"reducedMotion":false,"highContrast":false,"dyslexiaFriendlyFont":false,"captions":false},"offersHints":true,"offersNarration":true,"uids":[],"isArchived":false},"age":7,"tier":"elementary"}"##),
        "child.archive": OpenRPC.Example(
            name: ##"hidden; the data stays"##,
            params: ##"{"child":"ben","archived":true}"##,
            result: ##"{"profile":{"child":"ben","name":"Ben","born":"2016-09","accessibility":{"readAloud":false,"mute":false,"reducedMotion":false,"highContrast":false,"dyslexiaFriendlyFont":false,"captions":false},"offersHints":true,"offersNarration":true,"uids":[],"isArchived":true},"age":10,"tier":"preteen"}"##),
        "policy.get": OpenRPC.Example(
            name: ##"the limits of a new child"##,
            params: ##"{"child":"mia"}"##,
            result: ##"{"dailyMinutes":60,"weeklyMinutes":300,"quietHours":[{"start":"20:00","end":"07:00","weekdays":["monday","tuesday","wednesday","thursday","friday","saturday","sunday"]}],"finishing":"question","notes":["The days allow 7 h in all, but the week only 5 h: the last days may have no minutes left."]}"##),
        "policy.set": OpenRPC.Example(
            name: ##"more time each day, still more on Saturdays, no limit on Sundays and for the week"##,
            params: ##"{"child":"ben","dailyMinutes":90,"dailyMinutesByWeekday":{"saturday":120,"sunday":null},"weeklyMinutes":null,"quietHours":[{"start":"20:30","end":"06:30"}]}"##,
            result: ##"{"dailyMinutes":90,"dailyMinutesByWeekday":{"saturday":120,"sunday":null},"weeklyMinutes":null,"quietHours":[{"start":"20:30","end":"06:30","weekdays":["monday","tuesday","wednesday","thursday","friday","saturday","sunday"]}],"finishing":"question"}"##),
        "policy.preview": OpenRPC.Example(
            name: ##"what if: the holidays, and the evening of their first day"##,
            params: ##"{"child":"mia","at":"2026-12-24T20:30:00+01:00","change":{"dateOverrides":[{"first":"2026-12-24","last":"2027-01-06","name":"Holidays","dailyMinutes":120,"quietHours":[{"start":"21:00","end":"08:00"}]}]}}"##,
            result: ##"{"today":"2026-11-21","now":"2026-11-21T15:00:00+01:00","days":[{"day":"2026-12-24","weekday":"thursday","beginsAt":"2026-12-24T00:00:00+01:00","endsAt":"2026-12-25T00:00:00+01:00","limitMinutes":120,"limitFrom":"dates","dates":"Holidays","stretches":[{"kind":"quiet","beginsAt":"2026-12-24T00:00:00+01:00","endsAt":"2026-12-24T07:00:00+01:00"},{"kind":"allowed","beginsAt":"2026-12-24T07:00:00+01:00","endsAt":"2026-12-24T21:00:00+01:00"},{"kind":"quiet","beginsAt":"2026-12-24T21:00:00+01:00","endsAt":"2026-12-25T00:00:00+01:00"}],"weekLeftSeconds":7200,"openSeconds":50400,"windowNotes":[]}],"decision":{"allowed":true,"state":"active","limits":[{"rule":"quietHours","remainingSeconds":1800,"beginsAt":"2026-12-24T21:00:00+01:00"},{"rule":"daily","limitMinutes":120,"usedSeconds":0,"remainingSeconds":7200},{"rule":"weekly","limitMinutes":300,"usedSeconds":0,"remainingSeconds":18000}],"remainingSeconds":1800,"validUntil":"2026-12-24T20:55:00+01:00","liftedBy":[],"say":"Off you go! There are 30 minutes for you."},"note":"This assumes that nothing is used until then."}"##),
        "policy.explain": OpenRPC.Example(
            name: ##"every rule in its order"##,
            params: ##"{"child":"mia","activity":{"subject":"math"}}"##,
            result: ##"{"now":"2026-11-21T15:00:00+01:00","decision":{"allowed":true,"state":"active","limits":[{"rule":"quietHours","remainingSeconds":18000,"beginsAt":"2026-11-21T20:00:00+01:00"},{"rule":"daily","limitMinutes":60,"usedSeconds":0,"remainingSeconds":3600},{"rule":"weekly","limitMinutes":300,"usedSeconds":0,"remainingSeconds":18000}],"remainingSeconds":3600,"validUntil":"2026-11-21T19:55:00+01:00","liftedBy":[],"say":"Off you go! There are 60 minutes for you."},"steps":[{"state":"sealed","holds":false,"limits":[],"say":"The household is open."},{"state":"damaged","holds":false,"limits":[],"say":"All rows of this child can be read."},{"state":"lockedByParent","holds":false,"limits":[],"say":"No lock."},{"state":"notAllowed","holds":false,"limits":[],"say":"Neither the filter nor an app's setting stands against it."},{"state":"quietHours","holds":false,"limits":[{"rule":"quietHours","remainingSeconds":18000,"beginsAt":"2026-11-21T20:00:00+01:00"}],"say":"No quiet hours now; the next from 20:00."},{"state":"outsideAllowedWindow","holds":false,"limits":[],"say":"No allowed windows: always."},{"state":"dailyLimitReached","holds":false,"limits":[{"rule":"daily","limitMinutes":60,"usedSeconds":0,"remainingSeconds":3600}],"limitFrom":"usual","say":"60 minutes a day (every day): 0 min used, 60 min left."},{"state":"weeklyLimitReached","holds":false,"limits":[{"rule":"weekly","limitMinutes":300,"usedSeconds":0,"remainingSeconds":18000}],"say":"300 minutes a week: 0 min used, 300 min left."},{"state":"sessionLimitReached","holds":false,"limits":[],"say":"No breaks."},{"state":"budgetReached","holds":false,"limits":[],"say":"No budgets."},{"state":"warning","holds":false,"limits":[],"say":"A warning comes with 5 minutes or less: 60 min left to the nearest end."},{"state":"active","holds":true,"limits":[],"say":"Nothing stands against it."}]}"##),
        "filter.get": OpenRPC.Example(
            name: ##"what is set"##,
            params: ##"{"child":"mia"}"##,
            result: ##"{"highestTier":"elementary","blockedLessons":["adding-with-objects"],"blockedPacks":[],"pausedSubjects":[]}"##),
        "filter.set": OpenRPC.Example(
            name: ##"one lesson rests"##,
            params: ##"{"child":"mia","highestTier":"elementary","blockedLessons":["adding-with-objects"]}"##,
            result: ##"{"highestTier":"elementary","blockedLessons":["adding-with-objects"],"blockedPacks":[],"pausedSubjects":[]}"##),
        "filter.check": OpenRPC.Example(
            name: ##"the child hears that it rests"##,
            params: ##"{"child":"mia","lesson":"adding-with-objects"}"##,
            result: ##"{"allowed":false,"rule":"resting","say":"This one is resting right now."}"##),
        "filter.explain": OpenRPC.Example(
            name: ##"a parent hears the rule"##,
            params: ##"{"child":"mia","lesson":"adding-with-objects"}"##,
            result: ##"{"allowed":false,"say":"This one is resting right now.","rules":[{"rule":"resting","say":"blocked lesson adding-with-objects","told":true,"lessonCount":1}],"lessonCount":1,"hiddenCount":1}"##),
        "time.mayI": OpenRPC.Example(
            name: ##"in the afternoon"##,
            params: ##"{"child":"mia","activity":{"subject":"math"}}"##,
            result: ##"{"allowed":true,"state":"active","version":2,"now":"2026-11-21T15:00:00+01:00","clock":"trusted","limits":[{"rule":"quietHours","remainingSeconds":18000,"beginsAt":"2026-11-21T20:00:00+01:00"},{"rule":"daily","limitMinutes":60,"usedSeconds":0,"remainingSeconds":3600},{"rule":"weekly","limitMinutes":300,"usedSeconds":0,"remainingSeconds":18000}],"remainingSeconds":3600,"validUntil":"2026-11-21T19:55:00+01:00","liftedBy":[],"say":"Off you go! There are 60 minutes for you."}"##),
        "time.usage": OpenRPC.Example(
            name: ##"yesterday and today"##,
            params: ##"{"child":"ben","dayCount":2}"##,
            result: ##"{"days":[{"day":"2026-11-20","usedSeconds":0,"grantedSeconds":0,"limitMinutes":60,"freeSeconds":0,"isBefore":true},{"day":"2026-11-21","usedSeconds":60,"grantedSeconds":0,"limitMinutes":120,"freeSeconds":0}],"week":{"first":"2026-11-16","usedSeconds":60,"limitMinutes":null},"leases":[],"grants":[{"grant":{"grant":"request-m3v6rhpfyj","minutes":10,"pastQuietHours":false,"expiresAt":"2026-11-22T00:00:00+01:00","at":"2026-11-21T15:08:23+01:00","by":"Anna","why":"Then show me!","request":"m3v6rhpfyj"},"remainingSeconds":600},{"grant":{"grant":"code-c1","minutes":15,"pastQuietHours":false,"expiresAt":"2026-11-22T00:00:00+01:00","at":"2026-11-21T15:08:23+01:00","by":"Anna","codeId":"c1"},"remainingSeconds":900}]}"##),
        "time.beginLease": OpenRPC.Example(
            name: ##"a drawing program starts"##,
            params: ##"{"child":"ben","lease":"tuxpaint-1","activity":{"app":"tuxpaint"}}"##,
            result: ##"{"lease":"tuxpaint-1","expiresAt":"2026-11-21T15:08:43+01:00","decision":{"allowed":true,"state":"active","limits":[{"rule":"quietHours","remainingSeconds":19337,"beginsAt":"2026-11-21T20:30:00+01:00"},{"rule":"daily","limitMinutes":120,"usedSeconds":20,"remainingSeconds":7180}],"remainingSeconds":7180,"validUntil":"2026-11-21T15:08:43+01:00","liftedBy":[],"say":"Off you go! There are 120 minutes for you."}}"##),
        "time.renewLease": OpenRPC.Example(
            name: ##"every 15 seconds"##,
            params: ##"{"child":"ben","lease":"tuxpaint-1"}"##,
            result: ##"{"lease":"tuxpaint-1","expiresAt":"2026-11-21T15:08:58+01:00","decision":{"allowed":true,"state":"active","limits":[{"rule":"quietHours","remainingSeconds":19322,"beginsAt":"2026-11-21T20:30:00+01:00"},{"rule":"daily","limitMinutes":120,"usedSeconds":35,"remainingSeconds":7165}],"remainingSeconds":7165,"validUntil":"2026-11-21T15:08:58+01:00","liftedBy":[],"say":"Off you go! There are 119 minutes for you."}}"##),
        "time.endLease": OpenRPC.Example(
            name: ##"the program is closed"##,
            params: ##"{"child":"ben","lease":"tuxpaint-1"}"##,
            result: ##"{"lease":"tuxpaint-1","decision":{"allowed":true,"state":"active","limits":[{"rule":"quietHours","remainingSeconds":19297,"beginsAt":"2026-11-21T20:30:00+01:00"},{"rule":"daily","limitMinutes":120,"usedSeconds":60,"remainingSeconds":7140}],"remainingSeconds":7140,"validUntil":"2026-11-21T20:25:00+01:00","liftedBy":[],"say":"Off you go! There are 119 minutes for you."}}"##),
        "time.grant": OpenRPC.Example(
            name: ##"a quarter of an hour"##,
            params: ##"{"child":"ben","minutes":15,"grant":"rainy-1","why":"a rainy day"}"##,
            result: ##"{"grant":{"grant":"rainy-1","minutes":15,"pastQuietHours":false,"expiresAt":"2026-11-22T00:00:00+01:00","at":"2026-11-21T15:08:23+01:00","by":"Anna","why":"a rainy day"},"decision":{"allowed":true,"state":"active","limits":[{"rule":"quietHours","remainingSeconds":19297,"beginsAt":"2026-11-21T20:30:00+01:00"},{"rule":"daily","limitMinutes":120,"usedSeconds":60,"remainingSeconds":7140},{"rule":"grant","grant":"rainy-1","limitMinutes":15,"usedSeconds":0,"remainingSeconds":900,"endsAt":"2026-11-22T00:00:00+01:00"}],"remainingSeconds":8040,"validUntil":"2026-11-21T20:25:00+01:00","liftedBy":[],"say":"Off you go, have fun!"},"note":"Granted 15 minutes."}"##),
        "time.lock": OpenRPC.Example(
            name: ##"until a parent unlocks"##,
            params: ##"{"child":"ben","why":"dinner"}"##,
            result: ##"{"changed":true,"decision":{"allowed":false,"state":"lockedByParent","limits":[{"rule":"lock","remainingSeconds":0},{"rule":"quietHours","remainingSeconds":19297,"beginsAt":"2026-11-21T20:30:00+01:00"},{"rule":"daily","limitMinutes":120,"usedSeconds":60,"remainingSeconds":7140},{"rule":"grant","grant":"request-m3v6rhpfyj","limitMinutes":10,"usedSeconds":0,"remainingSeconds":600,"endsAt":"2026-11-22T00:00:00+01:00"},{"rule":"grant","grant":"code-c1","limitMinutes":15,"usedSeconds":0,"remainingSeconds":900,"endsAt":"2026-11-22T00:00:00+01:00"}],"remainingSeconds":0,"validUntil":"2026-11-21T20:30:00+01:00","liftedBy":["unlock"],"say":"Time for a break. A parent will say when we go on."},"now":"2026-11-21T15:08:23+01:00","note":"Locked until a parent unlocks."}"##),
        "time.unlock": OpenRPC.Example(
            name: ##"dinner is over"##,
            params: ##"{"child":"ben"}"##,
            result: ##"{"changed":true,"decision":{"allowed":true,"state":"active","limits":[{"rule":"quietHours","remainingSeconds":18997,"beginsAt":"2026-11-21T20:30:00+01:00"},{"rule":"daily","limitMinutes":120,"usedSeconds":60,"remainingSeconds":7140},{"rule":"grant","grant":"request-m3v6rhpfyj","limitMinutes":10,"usedSeconds":0,"remainingSeconds":600,"endsAt":"2026-11-22T00:00:00+01:00"},{"rule":"grant","grant":"code-c1","limitMinutes":15,"usedSeconds":0,"remainingSeconds":900,"endsAt":"2026-11-22T00:00:00+01:00"}],"remainingSeconds":8640,"validUntil":"2026-11-21T20:25:00+01:00","liftedBy":[],"say":"Off you go, have fun!"},"now":"2026-11-21T15:13:23+01:00","note":"The lock is over."}"##),
        "time.confirmClock": OpenRPC.Example(
            name: ##"a machine without a network"##,
            params: ##"{"source":"rtc"}"##,
            result: ##"{"changed":true,"now":"2026-11-21T15:13:23+01:00","nowBefore":"2026-11-21T15:13:23+01:00","clock":"trusted","clockBefore":"trusted","source":"rtc"}"##),
        "time.undoGrant": OpenRPC.Example(
            name: ##"the rain is over"##,
            params: ##"{"child":"ben","grant":"rainy-1"}"##,
            result: ##"{"grant":"rainy-1","changed":true,"takenBackSeconds":900,"decision":{"allowed":true,"state":"active","limits":[{"rule":"quietHours","remainingSeconds":19297,"beginsAt":"2026-11-21T20:30:00+01:00"},{"rule":"daily","limitMinutes":120,"usedSeconds":60,"remainingSeconds":7140}],"remainingSeconds":7140,"validUntil":"2026-11-21T20:25:00+01:00","liftedBy":[],"say":"Off you go! There are 119 minutes for you."},"note":"Taken back: 15 minutes."}"##),
        "time.ask": OpenRPC.Example(
            name: ##"a child asks"##,
            params: ##"{"child":"ben","minutes":20,"reason":"the castle is nearly done","clientId":"castle"}"##,
            result: ##"{"request":{"request":"m3v6rhpfyj","child":"ben","clientId":"castle","minutes":20,"reason":"the castle is nearly done","at":"2026-11-21T15:08:23+01:00","expiresAt":"2026-11-22T00:00:00+01:00","state":"open","say":"Ben asks for 20 minutes (the castle is nearly done)."},"decision":{"allowed":true,"state":"active","limits":[{"rule":"quietHours","remainingSeconds":19297,"beginsAt":"2026-11-21T20:30:00+01:00"},{"rule":"daily","limitMinutes":120,"usedSeconds":60,"remainingSeconds":7140}],"remainingSeconds":7140,"validUntil":"2026-11-21T20:25:00+01:00","liftedBy":[],"say":"Off you go! There are 119 minutes for you."},"say":"Your question is on its way. Someone will answer soon."}"##),
        "time.requests": OpenRPC.Example(
            name: ##"a parent sees what is open"##,
            params: ##"{}"##,
            result: ##"{"requests":[{"request":"m3v6rhpfyj","child":"ben","clientId":"castle","minutes":20,"reason":"the castle is nearly done","at":"2026-11-21T15:08:23+01:00","expiresAt":"2026-11-22T00:00:00+01:00","state":"open","say":"Ben asks for 20 minutes (the castle is nearly done)."}]}"##),
        "time.decide": OpenRPC.Example(
            name: ##"ten minutes instead of twenty"##,
            params: ##"{"request":"m3v6rhpfyj","approve":true,"minutes":10,"word":"Then show me!"}"##,
            result: ##"{"request":{"request":"m3v6rhpfyj","child":"ben","clientId":"castle","minutes":20,"reason":"the castle is nearly done","at":"2026-11-21T15:08:23+01:00","expiresAt":"2026-11-22T00:00:00+01:00","state":"approved","parentAnswer":{"approved":true,"minutes":10,"grant":"request-m3v6rhpfyj","word":"Then show me!","by":"Anna","at":"2026-11-21T15:08:23+01:00"},"say":"Ben's request: 10 minutes from Anna."},"decision":{"allowed":true,"state":"active","limits":[{"rule":"quietHours","remainingSeconds":19297,"beginsAt":"2026-11-21T20:30:00+01:00"},{"rule":"daily","limitMinutes":120,"usedSeconds":60,"remainingSeconds":7140},{"rule":"grant","grant":"request-m3v6rhpfyj","limitMinutes":10,"usedSeconds":0,"remainingSeconds":600,"endsAt":"2026-11-22T00:00:00+01:00"}],"remainingSeconds":7740,"validUntil":"2026-11-21T20:25:00+01:00","liftedBy":[],"say":"Off you go, have fun!"},"note":"Granted 10 minutes."}"##),
        "time.codes": OpenRPC.Example(
            name: ##"two codes to cut out"##,
            params: ##"{"child":"ben","minutes":15,"count":2}"##,
            result: ##"{"codes":[{"codeId":"c1","code":"Z3EJ-ZVRG-VTWB"},{"codeId":"c2","code":"6YG2-8M8N-TJCZ"}],"child":"ben","minutes":15,"pastQuietHours":false}"##),
        "time.listCodes": OpenRPC.Example(
            name: ##"one is used"##,
            params: ##"{}"##,
            result: ##"{"codes":[{"codeId":"c1","state":"used","child":"ben","minutes":15,"pastQuietHours":false,"at":"2026-11-21T15:08:23+01:00","by":"Anna","usedBy":"ben","usedAt":"2026-11-21T15:08:23+01:00","grant":"code-c1"},{"codeId":"c2","state":"unused","child":"ben","minutes":15,"pastQuietHours":false,"at":"2026-11-21T15:08:23+01:00","by":"Anna"}]}"##),
        "time.revokeCodes": OpenRPC.Example(
            name: ##"the other was lost"##,
            params: ##"{"codeIds":["c2"]}"##,
            result: ##"{"revoked":["c2"],"notFound":[]}"##),
        "time.redeem": OpenRPC.Example(
            name: ##"the first of them"##,
            params: ##"{"child":"ben","code":"Z3EJ-ZVRG-VTWB"}"##,
            result: ##"{"grant":{"grant":"code-c1","minutes":15,"pastQuietHours":false,"expiresAt":"2026-11-22T00:00:00+01:00","at":"2026-11-21T15:08:23+01:00","by":"Anna","codeId":"c1"},"decision":{"allowed":true,"state":"active","limits":[{"rule":"quietHours","remainingSeconds":19297,"beginsAt":"2026-11-21T20:30:00+01:00"},{"rule":"daily","limitMinutes":120,"usedSeconds":60,"remainingSeconds":7140},{"rule":"grant","grant":"request-m3v6rhpfyj","limitMinutes":10,"usedSeconds":0,"remainingSeconds":600,"endsAt":"2026-11-22T00:00:00+01:00"},{"rule":"grant","grant":"code-c1","limitMinutes":15,"usedSeconds":0,"remainingSeconds":900,"endsAt":"2026-11-22T00:00:00+01:00"}],"remainingSeconds":8640,"validUntil":"2026-11-21T20:25:00+01:00","liftedBy":[],"say":"Off you go, have fun!"},"say":"You have 15 more minutes."}"##),
        "pack.asset": OpenRPC.Example(
            name: ##"the drawing of a bead"##,
            params: ##"{"child":"mia","name":"bead"}"##,
            result: ##"{"name":"bead","mediaType":"image/svg+xml","bytes":355,"digest":"8af213f4353b8763acc7d620fdf14a1fd366cce8c48b6f737bb89da982aa51b2","data":"PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCAxMDAgMTAwIj4KICA8dGl0bGU+YmVhZDwvdGl0bGU+CiAgPGcgc3Ryb2tlPSIjNGEzYjM1IiBzdHJva2Utd2lkdGg9IjMiIHN0cm9rZS1saW5lam9pbj0icm91bmQiIHN0cm9rZS1saW5lY2FwPSJyb3VuZCI+CiAgICA8ZWxsaXBzZSBjeD0iNTAiIGN5PSI1MCIgcng9IjM0IiByeT0iMjYiIGZpbGw9IiM5YjcyYjAiLz4KICAgIDxlbGxpcHNlIGN4PSI1MCIgY3k9IjUwIiByeD0iOCIgcnk9IjE0IiBmaWxsPSIjZmZmYWYwIi8+CiAgICA8cGF0aCBkPSJNNCA1MEgxNk04NCA1MEg5NiIgZmlsbD0ibm9uZSIvPgogIDwvZz4KPC9zdmc+Cg=="}"##),
        "pack.list": OpenRPC.Example(
            name: ##"what the child may see of the packs"##,
            params: ##"{"child":"mia"}"##,
            result: ##"{"packs":[{"pack":"kindergarten-math","version":"2.1.1","title":"Kindergarten math","author":"The kidd authors","licence":"CC-BY-4.0","languages":["en","de"],"grades":["K"],"subjects":["math"],"lessonCount":63,"bytes":414447,"origin":"shipped"},{"pack":"grade-1-math","version":"1.2.0","title":"Grade 1 math","author":"The kidd authors","licence":"CC-BY-4.0","languages":["en"],"grades":["1"],"subjects":["math"],"lessonCount":84,"bytes":339160,"origin":"shipped"},{"pack":"first-reading","version":"1.2.0","title":"First reading","author":"The kidd authors","licence":"CC-BY-4.0","languages":["en"],"grades":["K"],"subjects":["reading"],"lessonCount":5,"bytes":49164,"origin":"shipped"},{"pack":"first-science","version":"1.0.0","title":"First science","author":"The kidd authors","licence":"CC-BY-4.0","languages":["en"],"grades":["K","1"],"subjects":["science"],"lessonCount":4,"bytes":41960,"origin":"shipped"},{"pack":"first-language","version":"1.0.0","title":"First language","author":"The kidd authors","licence":"CC-BY-4.0","languages":["en"],"grades":["K"],"subjects":["language"],"lessonCount":4,"bytes":40711,"origin":"shipped"},{"pack":"creativity","version":"1.0.0","title":"Making things","author":"The kidd authors","licence":"CC-BY-4.0","languages":["en"],"grades":["K"],"subjects":["creativity"],"lessonCount":3,"bytes":21949,"origin":"shipped"}]}"##),
        "pack.install": OpenRPC.Example(
            name: ##"a pack that Ada has signed"##,
            params: ##"{"path":"/home/anna/birds-0.1.0.kiddpack"}"##,
            result: ##"{"pack":"birds","version":"0.1.0","title":"Birds in our garden","lessonCount":1,"bytes":3964,"digest":"c5befdef8a0e97a63d9fbede300409ede9414b655d52daacba028ecd63bfe0b5","signer":"03a107bff3ce10be1d70dd18e74bc09967e4d6309ba50d5f1ddc8664125531b8","installed":true}"##),
        "pack.remove": OpenRPC.Example(
            name: ##"what was learned with it stays"##,
            params: ##"{"pack":"birds"}"##,
            result: ##"{"pack":"birds","bytes":3964}"##),
        "pack.verify": OpenRPC.Example(
            name: ##"everything is as it was installed"##,
            params: ##"{"pack":"birds"}"##,
            result: ##"{"pack":"birds","intact":true,"findings":[],"findingCount":0,"say":"Everything in the pack Birds in our garden is as it was installed."}"##),
        "pack.storage": OpenRPC.Example(
            name: ##"there is room enough"##,
            params: ##"{}"##,
            result: ##"{"usedBytes":3964,"freeBytes":250000000000,"installations":[{"pack":"birds","title":"Birds in our garden","bytes":3964,"installedAt":"2026-11-21T15:13:23+01:00"}],"proposed":[],"leastFreeBytes":524288000}"##),
        "pack.signers": OpenRPC.Example(
            name: ##"whose packs come in without a further word"##,
            params: ##"{}"##,
            result: ##"{"signers":[{"publicKey":"03a107bff3ce10be1d70dd18e74bc09967e4d6309ba50d5f1ddc8664125531b8","name":"Ada","trustedAt":"2026-11-21T15:13:23+01:00"}]}"##),
        "pack.trustSigner": OpenRPC.Example(
            name: ##"the key that Ada has published"##,
            params: ##"{"publicKey":"03a107bff3ce10be1d70dd18e74bc09967e4d6309ba50d5f1ddc8664125531b8","name":"Ada"}"##,
            result: ##"{"publicKey":"03a107bff3ce10be1d70dd18e74bc09967e4d6309ba50d5f1ddc8664125531b8","name":"Ada","trustedAt":"2026-11-21T15:13:23+01:00"}"##),
        "pack.forgetSigner": OpenRPC.Example(
            name: ##"a signer like any other again"##,
            params: ##"{"publicKey":"03a107bff3ce10be1d70dd18e74bc09967e4d6309ba50d5f1ddc8664125531b8"}"##,
            result: ##"{"publicKey":"03a107bff3ce10be1d70dd18e74bc09967e4d6309ba50d5f1ddc8664125531b8","name":"Ada","trustedAt":"2026-11-21T15:13:23+01:00"}"##),
        "skill.list": OpenRPC.Example(
            name: ##"a skill whose lessons are blocked is not there"##,
            params: ##"{"child":"mia","grade":"K"}"##,
            result: ##"{"skills":[{"skill":"k.count-objects","title":"Count objects","description":"Count up to ten things and say how many there are.","subject":"math","grade":"K","domain":"Numbers & counting","standard":"k.counting","standardCode":"K.CC.B.5","lessonCount":4},{"skill":"k.compare-numbers","title":"Compare numbers to ten","description":"Tell which of two groups or numbers up to ten is more and which is less.","subject":"math","grade":"K","domain":"Numbers & counting","standard":"k.comparing","standardCode":"K.CC.C.6","lessonCount":4},{"skill":"k.take-away","title":"Take things away","description":"Take some things away from a small group and say how many are left.","subject":"math","grade":"K","domain":"Early operations","standard":"k.subtracting","standardCode":"K.OA.A.2","lessonCount":4},{"skill":"k.teen-numbers","title":"Ten and some more","description":"Build the numbers from 11 to 19 out of ten and some more.","subject":"math","grade":"K","domain":"Numbers & counting","standard":"k.teens","standardCode":"K.NBT.A.1","lessonCount":3},{"skill":"k.patterns","title":"Go on with a pattern","description":"Say what comes next in a row that repeats or counts on.","subject":"math","grade":"K","domain":"Numbers & counting","standard":"k.patterns","lessonCount":4},{"skill":"k.number-names","title":"Number names","description":"Read the numbers up to twenty and their words.","subject":"math","grade":"K","domain":"Numbers & counting","standard":"k.names","standardCode":"K.CC.A.3","lessonCount":4},{"skill":"k.skip-count","title":"Skip count and count back","description":"Count backwards, and by twos, fives and tens.","subject":"math","grade":"K","domain":"Numbers & counting","standard":"k.counting-on","standardCode":"K.CC.A.2","lessonCount":4},{"skill":"k.count-to-100","title":"Count to 100","description":"Know which number comes next, up to one hundred.","subject":"math","grade":"K","domain":"Numbers & counting","standard":"k.to-100","standardCode":"K.CC.A.1","lessonCount":3},{"skill":"k.decompose","title":"Parts of numbers","description":"Split the numbers up to ten into two parts.","subject":"math","grade":"K","domain":"Early operations","standard":"k.parts","standardCode":"K.OA.A.3","lessonCount":3},{"skill":"k.stories","title":"Number stories","description":"Solve little stories within ten.","subject":"math","grade":"K","domain":"Early operations","standard":"k.word-problems","standardCode":"K.OA.A.2","lessonCount":3},{"skill":"k.shapes-2d","title":"Plane shapes","description":"Name shapes, and count their sides.","subject":"math","grade":"K","domain":"Graphing, geometry","standard":"k.shapes","standardCode":"K.G.A.2","lessonCount":3},{"skill":"k.shapes-3d","title":"Solid shapes","description":"Name shapes that you can hold.","subject":"math","grade":"K","domain":"Graphing, geometry","standard":"k.shapes","standardCode":"K.G.A.2","lessonCount":3},{"skill":"k.ordinals","title":"Ordinals","description":"Say who is first, second and third.","subject":"math","grade":"K","domain":"Numbers & counting","standard":"k.positions","lessonCount":3},{"skill":"k.odd-even","title":"Odd and even","description":"Tell whether a number is odd or even.","subject":"math","grade":"K","domain":"Numbers & counting","standard":"k.parity","lessonCount":3},{"skill":"k.measure","title":"Measuring","description":"Compare, and measure with cubes.","subject":"math","grade":"K","domain":"Measurement & money","standard":"k.measuring","standardCode":"K.MD.A.2","lessonCount":3},{"skill":"k.coins","title":"Coins","description":"Know coins and small amounts.","subject":"math","grade":"K","domain":"Measurement & money","standard":"k.money","lessonCount":3},{"skill":"k.graphs","title":"Graphs","description":"Sort, read and build graphs.","subject":"math","grade":"K","domain":"Graphing, geometry","standard":"k.data","standardCode":"K.MD.B.3","lessonCount":3},{"skill":"k.add-with-objects","title":"Add with objects","description":"Put two small groups together and say how many there are in all.","subject":"math","grade":"K","domain":"Early operations","standard":"k.adding","standardCode":"K.OA.A.1","lessonCount":3},{"skill":"k.fluency-5","title":"Quick sums to five","description":"Add and take away within five with ease.","subject":"math","grade":"K","domain":"Early operations","standard":"k.fluent-5","standardCode":"K.OA.A.5","lessonCount":3},{"skill":"k.letter-sounds","title":"Letters and sounds","description":"Know capital and small letters, and hear which letter a word begins with.","subject":"reading","grade":"K","domain":"Letters & sounds","standard":"k.letters","standardCode":"RF.K.3.A","lessonCount":1},{"skill":"k.rhymes","title":"Find rhymes","description":"Tell which words end with the same sound.","subject":"reading","grade":"K","domain":"Sounds of words","standard":"k.rhyming","standardCode":"RF.K.2.A","lessonCount":1},{"skill":"k.first-words","title":"Read first words","description":"Read words of three letters and find the picture that fits.","subject":"reading","grade":"K","domain":"First words","standard":"k.words","standardCode":"RF.K.3","lessonCount":1},{"skill":"k.word-sounds","title":"Sounds in a word","description":"Take short words apart into sounds, put them together and say them.","subject":"reading","grade":"K","domain":"Sounds of words","standard":"k.sounds","standardCode":"RF.K.2.D","lessonCount":1},{"skill":"k.word-order","title":"Letters and words in order","description":"Bring letters into ABC order and words into a sentence.","subject":"reading","grade":"K","domain":"First words","standard":"k.print","standardCode":"RF.K.1.A","lessonCount":1},{"skill":"k.living-things","title":"Living and not living","description":"Tell living things from things that do not live.","subject":"science","grade":"K","domain":"Living things","standard":"k.living","standardCode":"K-LS1-1","lessonCount":1},{"skill":"k.animal-homes","title":"Animals and where they live","description":"Find the place where an animal lives, and say why it fits.","subject":"science","grade":"K","domain":"Living things","standard":"k.homes","standardCode":"K-ESS3-1","lessonCount":1},{"skill":"k.opposites","title":"Opposites","description":"Find the word that means the opposite.","subject":"language","grade":"K","domain":"Words","standard":"k.meanings","standardCode":"L.K.5.B","lessonCount":1},{"skill":"k.more-than-one","title":"One and more than one","description":"Use the right word for one thing and for many.","subject":"language","grade":"K","domain":"Words","standard":"k.plurals","standardCode":"L.K.1.C","lessonCount":1},{"skill":"k.place-words","title":"Words of place","description":"Tell where something is: in, on, under, between.","subject":"language","grade":"K","domain":"Words","standard":"k.places","standardCode":"L.K.1.E","lessonCount":1},{"skill":"k.whole-sentences","title":"Sentences in order","description":"Bring words and sentences into an order that makes sense.","subject":"language","grade":"K","domain":"Sentences","standard":"k.sentences","standardCode":"L.K.1.F","lessonCount":1},{"skill":"k.invent-things","title":"Invent and draw","description":"Think of something new and draw it.","subject":"creativity","grade":"K","domain":"Drawing","standard":"k.inventing","lessonCount":1},{"skill":"k.mix-colors","title":"Colors come together","description":"Know what many paints make when they are mixed, and draw with colors.","subject":"creativity","grade":"K","domain":"Colors","standard":"k.colors","lessonCount":1},{"skill":"k.draw-stories","title":"Draw a story","description":"Put a story in order, draw it and tell it.","subject":"creativity","grade":"K","domain":"Stories","standard":"k.stories","lessonCount":1}]}"##),
        "lesson.check": OpenRPC.Example(
            name: ##"it could begin now"##,
            params: ##"{"child":"mia","lesson":"counting-objects"}"##,
            result: ##"{"allowed":true,"lesson":{"lesson":"counting-objects","title":"Counting things","description":"Count apples, fish and stars, one by one.","subject":"math","skill":"k.count-objects","pack":"kindergarten-math","tier":"preschool","difficulty":1,"estimatedMinutes":4,"questions":6,"timesFinished":0},"time":{"allowed":true,"state":"active","remainingSeconds":3600,"say":"Off you go! There are 60 minutes for you."}}"##),
        "lesson.list": OpenRPC.Example(
            name: ##"a lesson that is blocked is not there; `next` leads to the next page"##,
            params: ##"{"child":"mia","subject":"math","limit":3}"##,
            result: ##"{"lessons":[{"lesson":"counting-objects","title":"Counting things","description":"Count apples, fish and stars, one by one.","subject":"math","skill":"k.count-objects","pack":"kindergarten-math","tier":"preschool","difficulty":1,"estimatedMinutes":4,"questions":6,"timesFinished":0},{"lesson":"comparing-numbers","title":"More or fewer?","description":"Find out which group has more, which has fewer, and which have the same number.","subject":"math","skill":"k.compare-numbers","pack":"kindergarten-math","tier":"preschool","difficulty":2,"estimatedMinutes":5,"questions":6,"timesFinished":0},{"lesson":"taking-away","title":"Taking things away","description":"Take some away and find how many are left.","subject":"math","skill":"k.take-away","pack":"kindergarten-math","tier":"preschool","difficulty":2,"estimatedMinutes":5,"questions":6,"timesFinished":0}],"next":"taking-away"}"##),
        "lesson.next": OpenRPC.Example(
            name: ##"nothing is open, and nothing passed yet"##,
            params: ##"{"child":"mia"}"##,
            result: ##"{"kind":"new","say":"Let's try \"Counting things\"!","why":"It is the first lesson, in their order, that was not passed yet.","lesson":{"lesson":"counting-objects","title":"Counting things","description":"Count apples, fish and stars, one by one.","subject":"math","skill":"k.count-objects","pack":"kindergarten-math","tier":"preschool","difficulty":1,"estimatedMinutes":4,"questions":6,"timesFinished":0},"time":{"allowed":true,"state":"active","remainingSeconds":3600,"say":"Off you go! There are 60 minutes for you."}}"##),
        "activity.start": OpenRPC.Example(
            name: ##"the first question comes along"##,
            params: ##"{"child":"mia","lesson":"counting-objects"}"##,
            result: ##"{"activity":"39q5avscaf","kind":"lesson","lesson":"counting-objects","title":"Counting things","state":"running","question":{"kind":"multipleChoice","presentation":"39q5avscaf.1","number":1,"total":6,"attempt":1,"section":{"title":"One by one","kind":"instruction","text":"Touch each thing once and say one number for it. The last number tells how many there are."},"prompt":"🍎 🍎 🍎\nHow many apples are there?","narration":"How many apples are there?","images":[],"hintsLeft":2,"hintPrice":0,"multipleChoice":{"options":[{"id":"a","text":"2"},{"id":"b","text":"3"},{"id":"c","text":"4"}]}},"lease":"39q5avscaf","time":{"allowed":true,"state":"active","remainingSeconds":3600,"say":"Off you go! There are 60 minutes for you."}}"##),
        "activity.question": OpenRPC.Example(
            name: ##"where the child is"##,
            params: ##"{"activity":"39q5avscaf"}"##,
            result: ##"{"activity":"39q5avscaf","kind":"lesson","lesson":"counting-objects","title":"Counting things","state":"running","question":{"kind":"fillInBlank","presentation":"39q5avscaf.3","number":2,"total":6,"attempt":1,"section":{"title":"One by one","kind":"instruction","text":"Touch each thing once and say one number for it. The last number tells how many there are."},"prompt":"🐟 🐟 🐟 🐟\nThere are ___ fish.","narration":"How many fish are there? Choose a number.","images":[],"hintsLeft":2,"hintPrice":0,"fillInBlank":{"wordBank":["4","5","3"]}},"lease":"39q5avscaf","time":{"allowed":true,"state":"active","remainingSeconds":3582,"say":"Off you go! There are 60 minutes for you."}}"##),
        "activity.shown": OpenRPC.Example(
            name: ##"the question is visible"##,
            params: ##"{"activity":"39q5avscaf","presentation":"39q5avscaf.1"}"##,
            result: ##"{"activity":"39q5avscaf","kind":"lesson","lesson":"counting-objects","title":"Counting things","state":"running","question":{"kind":"multipleChoice","presentation":"39q5avscaf.1","number":1,"total":6,"attempt":1,"section":{"title":"One by one","kind":"instruction","text":"Touch each thing once and say one number for it. The last number tells how many there are."},"prompt":"🍎 🍎 🍎\nHow many apples are there?","narration":"How many apples are there?","images":[],"hintsLeft":2,"hintPrice":0,"multipleChoice":{"options":[{"id":"a","text":"2"},{"id":"b","text":"3"},{"id":"c","text":"4"}]}},"lease":"39q5avscaf","time":{"allowed":true,"state":"active","remainingSeconds":3599,"say":"Off you go! There are 60 minutes for you."}}"##),
        "activity.answer": OpenRPC.Example(
            name: ##"a wrong answer: the question comes again"##,
            params: ##"{"activity":"39q5avscaf","presentation":"39q5avscaf.1","answer":{"option":"c"},"idempotencyKey":"f1-1"}"##,
            result: ##"{"outcome":"tryAgain","say":"You chose 4. Touch each one as you count.","isRapid":false,"isRectified":false,"starsEarned":0,"pointsEarned":0,"run":0,"question":{"kind":"multipleChoice","presentation":"39q5avscaf.2","number":1,"total":6,"attempt":2,"section":{"title":"One by one","kind":"instruction","text":"Touch each thing once and say one number for it. The last number tells how many there are."},"prompt":"🍎 🍎 🍎\nHow many apples are there?","narration":"How many apples are there?","images":[],"hintsLeft":1,"hintPrice":2,"multipleChoice":{"options":[{"id":"a","text":"2"},{"id":"c","text":"4"},{"id":"b","text":"3"}]}},"time":{"allowed":true,"state":"active","remainingSeconds":3590,"say":"Off you go! There are 60 minutes for you."}}"##),
        "activity.hint": OpenRPC.Example(
            name: ##"the first is free"##,
            params: ##"{"activity":"39q5avscaf","presentation":"39q5avscaf.1"}"##,
            result: ##"{"text":"Point to each apple once.","number":1,"hintsLeft":1,"hintPrice":2,"starsPaid":0,"stars":0,"time":{"allowed":true,"state":"active","remainingSeconds":3594,"say":"Off you go! There are 60 minutes for you."}}"##),
        "activity.pause": OpenRPC.Example(
            name: ##"time stands still"##,
            params: ##"{"activity":"39q5avscaf"}"##,
            result: ##"{"activity":"39q5avscaf","kind":"lesson","lesson":"counting-objects","title":"Counting things","state":"paused","time":{"allowed":true,"state":"active","remainingSeconds":3583,"say":"See you soon! Your place is kept."}}"##),
        "activity.resume": OpenRPC.Example(
            name: ##"five minutes later at the same question"##,
            params: ##"{"activity":"39q5avscaf"}"##,
            result: ##"{"activity":"39q5avscaf","kind":"lesson","lesson":"counting-objects","title":"Counting things","state":"running","question":{"kind":"fillInBlank","presentation":"39q5avscaf.3","number":2,"total":6,"attempt":1,"section":{"title":"One by one","kind":"instruction","text":"Touch each thing once and say one number for it. The last number tells how many there are."},"prompt":"🐟 🐟 🐟 🐟\nThere are ___ fish.","narration":"How many fish are there? Choose a number.","images":[],"hintsLeft":2,"hintPrice":0,"fillInBlank":{"wordBank":["4","5","3"]}},"lease":"39q5avscaf","time":{"allowed":true,"state":"active","remainingSeconds":3583,"say":"Off you go! There are 60 minutes for you."}}"##),
        "activity.finish": OpenRPC.Example(
            name: ##"the summary of a finished lesson"##,
            params: ##"{"activity":"39q5avscaf"}"##,
            result: ##"{"activity":"39q5avscaf","kind":"lesson","lesson":"counting-objects","title":"Counting things","state":"finished","summary":{"activity":"39q5avscaf","lesson":"counting-objects","score":50,"maximum":60,"percent":83,"isPassed":true,"questions":6,"rightAnswers":5,"starsEarned":8,"pointsEarned":55,"longestRun":5,"hints":1,"durationSeconds":43,"isNewBest":true,"celebration":{"word":"Amazing!","milliseconds":3500},"say":"Amazing! 5 in a row!","kind":"lesson"},"badges":[{"badge":"lesson.first","title":"First Lesson","description":"Finish a lesson.","icon":"book"}],"sticker":"duck","dayStreak":{"state":"active","length":1,"longest":1,"say":"A new streak has begun: 1 day."},"time":{"allowed":true,"state":"active","remainingSeconds":3557,"say":"Off you go! There are 59 minutes for you."}}"##),
        "activity.abandon": OpenRPC.Example(
            name: ##"a lesson is given up"##,
            params: ##"{"activity":"f3p152k0fk"}"##,
            result: ##"{"activity":"f3p152k0fk","kind":"lesson","lesson":"adding-with-objects","title":"Adding with things","state":"abandoned","time":{"allowed":true,"state":"active","remainingSeconds":7180,"say":"All right. You can choose another one."}}"##),
        "activity.list": OpenRPC.Example(
            name: ##"what is open, and what was done last"##,
            params: ##"{"child":"mia"}"##,
            result: ##"{"activityEntries":[{"activity":"39q5avscaf","kind":"lesson","lesson":"counting-objects","title":"Counting things","state":"finished","startedAt":"2026-11-21T15:00:00+01:00","lastAt":"2026-11-21T15:05:43+01:00","answerCount":6,"total":6,"summary":{"activity":"39q5avscaf","lesson":"counting-objects","score":50,"maximum":60,"percent":83,"isPassed":true,"questions":6,"rightAnswers":5,"starsEarned":8,"pointsEarned":55,"longestRun":5,"hints":1,"durationSeconds":43,"isNewBest":true,"celebration":{"word":"Amazing!","milliseconds":3500},"say":"Amazing! 5 in a row!","kind":"lesson"},"rests":[]}]}"##),
        "activity.replay": OpenRPC.Example(
            name: ##"question by question, as the child saw it"##,
            params: ##"{"child":"mia","activity":"39q5avscaf"}"##,
            result: ##"{"activity":"39q5avscaf","kind":"lesson","lesson":"counting-objects","seed":"8239098895653121678","shownQuestions":[{"question":{"kind":"multipleChoice","presentation":"39q5avscaf.1","number":1,"total":6,"attempt":1,"section":{"title":"One by one","kind":"instruction","text":"Touch each thing once and say one number for it. The last number tells how many there are."},"prompt":"🍎 🍎 🍎\nHow many apples are there?","narration":"How many apples are there?","images":[],"hintsLeft":1,"hintPrice":2,"multipleChoice":{"options":[{"id":"a","text":"2"},{"id":"b","text":"3"},{"id":"c","text":"4"}]}},"presentation":"39q5avscaf.1","answer":{"option":"c"},"outcome":"tryAgain","hintCount":1,"responseMilliseconds":9000,"answeredAt":"2026-11-21T15:00:10+01:00"},{"question":{"kind":"multipleChoice","presentation":"39q5avscaf.2","number":1,"total":6,"attempt":2,"section":{"title":"One by one","kind":"instruction","text":"Touch each thing once and say one number for it. The last number tells how many there are."},"prompt":"🍎 🍎 🍎\nHow many apples are there?","narration":"How many apples are there?","images":[],"hintsLeft":1,"hintPrice":2,"multipleChoice":{"options":[{"id":"a","text":"2"},{"id":"c","text":"4"},{"id":"b","text":"3"}]}},"presentation":"39q5avscaf.2","answer":{"option":"b"},"outcome":"correct","hintCount":1,"answeredAt":"2026-11-21T15:00:15+01:00"},{"question":{"kind":"fillInBlank","presentation":"39q5avscaf.3","number":2,"total":6,"attempt":1,"section":{"title":"One by one","kind":"instruction","text":"Touch each thing once and say one number for it. The last number tells how many there are."},"prompt":"🐟 🐟 🐟 🐟\nThere are ___ fish.","narration":"How many fish are there? Choose a number.","images":[],"hintsLeft":2,"hintPrice":0,"fillInBlank":{"wordBank":["4","5","3"]}},"presentation":"39q5avscaf.3","answer":{"tile":"4"},"outcome":"correct","hintCount":0,"answeredAt":"2026-11-21T15:05:23+01:00"},{"question":{"kind":"multipleChoice","presentation":"39q5avscaf.4","number":3,"total":6,"attempt":1,"section":{"title":"Your turn","kind":"practice","text":"Now count some more. Take your time."},"prompt":"🦆 🦆 🦆 🦆 🦆\nHow many ducks are there?","narration":"How many ducks are there?","images":[],"hintsLeft":3,"hintPrice":0,"multipleChoice":{"options":[{"id":"a","text":"3"},{"id":"d","text":"6"},{"id":"c","text":"5"},{"id":"b","text":"4"}]}},"presentation":"39q5avscaf.4","answer":{"option":"c"},"outcome":"correct","hintCount":0,"answeredAt":"2026-11-21T15:05:28+01:00"},{"question":{"kind":"fillInBlank","presentation":"39q5avscaf.5","number":4,"total":6,"attempt":1,"section":{"title":"Your turn","kind":"practice","text":"Now count some more. Take your time."},"prompt":"⭐ ⭐ ⭐ ⭐ ⭐\n⭐ ⭐\nThere are ___ stars.","narration":"How many stars are there? Choose a number.","images":[],"hintsLeft":2,"hintPrice":0,"fillInBlank":{"wordBank":["8","5","6","7"]}},"presentation":"39q5avscaf.5","answer":{"tile":"7"},"outcome":"correct","hintCount":0,"answeredAt":"2026-11-21T15:05:33+01:00"},{"question":{"kind":"multipleChoice","presentation":"39q5avscaf.6","number":5,"total":6,"attempt":1,"section":{"title":"Show what you can do","kind":"assessment"},"prompt":"Which row has 6 balls?","narration":"Which row has six balls?","images":[],"hintsLeft":2,"hintPrice":0,"multipleChoice":{"options":[{"id":"c","text":"⚽ ⚽ ⚽ ⚽ ⚽ ⚽ ⚽"},{"id":"a","text":"⚽ ⚽ ⚽ ⚽ ⚽"},{"id":"b","text":"⚽ ⚽ ⚽ ⚽ ⚽ ⚽"}]}},"presentation":"39q5avscaf.6","answer":{"option":"b"},"outcome":"correct","hintCount":0,"answeredAt":"2026-11-21T15:05:38+01:00"},{"question":{"kind":"fillInBlank","presentation":"39q5avscaf.7","number":6,"total":6,"attempt":1,"section":{"title":"Show what you can do","kind":"assessment"},"prompt":"🌼 🌼 🌼 🌼 🌼\n🌼 🌼 🌼 🌼\nThere are ___ flowers.","narration":"How many flowers are there? Choose a number.","images":[],"hintsLeft":2,"hintPrice":0,"fillInBlank":{"wordBank":["8","9","10"]}},"presentation":"39q5avscaf.7","answer":{"tile":"9"},"outcome":"correct","hintCount":0,"answeredAt":"2026-11-21T15:05:43+01:00"}]}"##),
        "mastery.list": OpenRPC.Example(
            name: ##"nothing was tried in reading"##,
            params: ##"{"child":"mia","subject":"reading"}"##,
            result: ##"{"mastery":[{"skill":"k.letter-sounds","title":"Letters and sounds","subject":"reading","medal":"none","percent":0,"masteryState":"notStarted","answerCount":0},{"skill":"k.rhymes","title":"Find rhymes","subject":"reading","medal":"none","percent":0,"masteryState":"notStarted","answerCount":0},{"skill":"k.first-words","title":"Read first words","subject":"reading","medal":"none","percent":0,"masteryState":"notStarted","answerCount":0},{"skill":"k.word-sounds","title":"Sounds in a word","subject":"reading","medal":"none","percent":0,"masteryState":"notStarted","answerCount":0},{"skill":"k.word-order","title":"Letters and words in order","subject":"reading","medal":"none","percent":0,"masteryState":"notStarted","answerCount":0}]}"##),
        "mastery.explain": OpenRPC.Example(
            name: ##"the answers behind a medal of bronze"##,
            params: ##"{"child":"mia","skill":"k.count-objects"}"##,
            result: ##"{"skill":"k.count-objects","title":"Count objects","masteryState":"learning","percent":100,"rubric":{"thresholdPercent":80,"windowAnswers":5,"windowCount":2,"reviewDays":[3,7,14,30,60,120]},"windows":[{"activity":"39q5avscaf","day":"2026-11-21","firstAnswers":[{"presentation":"39q5avscaf.1","questionId":"k.count.apples","percent":0,"hintCount":1,"answeredAt":"2026-11-21T15:00:10+01:00"},{"presentation":"39q5avscaf.3","questionId":"k.count.fish","percent":100,"hintCount":0,"answeredAt":"2026-11-21T15:05:23+01:00"},{"presentation":"39q5avscaf.4","questionId":"k.count.ducks","percent":100,"hintCount":0,"answeredAt":"2026-11-21T15:05:28+01:00"},{"presentation":"39q5avscaf.5","questionId":"k.count.stars","percent":100,"hintCount":0,"answeredAt":"2026-11-21T15:05:33+01:00"},{"presentation":"39q5avscaf.6","questionId":"k.count.balls","percent":100,"hintCount":0,"answeredAt":"2026-11-21T15:05:38+01:00"}]}],"lastAnswers":[{"presentation":"39q5avscaf.1","questionId":"k.count.apples","percent":0,"hintCount":1,"answeredAt":"2026-11-21T15:00:10+01:00"},{"presentation":"39q5avscaf.3","questionId":"k.count.fish","percent":100,"hintCount":0,"answeredAt":"2026-11-21T15:05:23+01:00"},{"presentation":"39q5avscaf.4","questionId":"k.count.ducks","percent":100,"hintCount":0,"answeredAt":"2026-11-21T15:05:28+01:00"},{"presentation":"39q5avscaf.5","questionId":"k.count.stars","percent":100,"hintCount":0,"answeredAt":"2026-11-21T15:05:33+01:00"},{"presentation":"39q5avscaf.6","questionId":"k.count.balls","percent":100,"hintCount":0,"answeredAt":"2026-11-21T15:05:38+01:00"},{"presentation":"39q5avscaf.7","questionId":"k.count.flowers","percent":100,"hintCount":0,"answeredAt":"2026-11-21T15:05:43+01:00"}],"say":"Mia reached 80 percent in one activity. It is mastered when that happens once more on another day, with a night in between."}"##),
        "mastery.reviews": OpenRPC.Example(
            name: ##"nothing is mastered yet"##,
            params: ##"{"child":"mia"}"##,
            result: ##"{"reviews":[]}"##),
        "mastery.settings": OpenRPC.Example(
            name: ##"how hard questions are, and when skills come back"##,
            params: ##"{"child":"mia"}"##,
            result: ##"{"scheduler":"ladder","forecasts":{"forecastCount":0,"neededCount":400,"isMemoryOffered":false,"memoryModel":{"logLoss":0,"brier":0,"calibrationError":0,"bins":[]},"ladder":{"logLoss":0,"brier":0,"calibrationError":0,"bins":[]},"childMean":{"logLoss":0,"brier":0,"calibrationError":0,"bins":[]}},"levels":[{"subject":"creativity","title":"Making things","adaptivePolicy":"early","isChosenByParent":false,"questionLevel":1,"changes":[]},{"subject":"language","title":"Language","adaptivePolicy":"early","isChosenByParent":false,"questionLevel":1,"changes":[]},{"subject":"math","title":"Math","adaptivePolicy":"target80","isChosenByParent":false,"questionLevel":3,"changes":[{"fromLevel":1,"toLevel":2,"levelReason":"tooEasy","changedAt":"2026-11-21T15:05:23+01:00","say":"More than four of five would be right here, so the next questions are a little harder."},{"fromLevel":2,"toLevel":3,"levelReason":"tooEasy","changedAt":"2026-11-21T15:05:33+01:00","say":"More than four of five would be right here, so the next questions are a little harder."}]},{"subject":"reading","title":"Reading","adaptivePolicy":"steady","isChosenByParent":false,"questionLevel":1,"changes":[]},{"subject":"science","title":"Science","adaptivePolicy":"steady","isChosenByParent":false,"questionLevel":1,"changes":[]}],"say":"Mastered skills come back by the days of their ladder. kidd predicts answers both ways, and after 400 of them it tells which is better for this child; so far there are 0."}"##),
        "mastery.set": OpenRPC.Example(
            name: ##"up after three right in a row, down after two wrong"##,
            params: ##"{"child":"mia","subject":"math","adaptivePolicy":"steady"}"##,
            result: ##"{"scheduler":"ladder","forecasts":{"forecastCount":0,"neededCount":400,"isMemoryOffered":false,"memoryModel":{"logLoss":0,"brier":0,"calibrationError":0,"bins":[]},"ladder":{"logLoss":0,"brier":0,"calibrationError":0,"bins":[]},"childMean":{"logLoss":0,"brier":0,"calibrationError":0,"bins":[]}},"levels":[{"subject":"creativity","title":"Making things","adaptivePolicy":"early","isChosenByParent":false,"questionLevel":1,"changes":[]},{"subject":"language","title":"Language","adaptivePolicy":"early","isChosenByParent":false,"questionLevel":1,"changes":[]},{"subject":"math","title":"Math","adaptivePolicy":"steady","isChosenByParent":true,"questionLevel":3,"changes":[{"fromLevel":1,"toLevel":2,"levelReason":"tooEasy","changedAt":"2026-11-21T15:05:23+01:00","say":"More than four of five would be right here, so the next questions are a little harder."},{"fromLevel":2,"toLevel":3,"levelReason":"tooEasy","changedAt":"2026-11-21T15:05:33+01:00","say":"More than four of five would be right here, so the next questions are a little harder."}]},{"subject":"reading","title":"Reading","adaptivePolicy":"steady","isChosenByParent":false,"questionLevel":1,"changes":[]},{"subject":"science","title":"Science","adaptivePolicy":"steady","isChosenByParent":false,"questionLevel":1,"changes":[]}],"say":"Mastered skills come back by the days of their ladder. kidd predicts answers both ways, and after 400 of them it tells which is better for this child; so far there are 0."}"##),
        "progress.overview": OpenRPC.Example(
            name: ##"as a parent sees it"##,
            params: ##"{"child":"mia"}"##,
            result: ##"{"today":"2026-11-21","subjects":[{"subject":"math","title":"Math","passed":1,"lessonCount":147,"masteredSkills":0,"skillCount":40},{"subject":"reading","title":"Reading","passed":0,"lessonCount":5,"masteredSkills":0,"skillCount":5},{"subject":"science","title":"Science","passed":0,"lessonCount":4,"masteredSkills":0,"skillCount":4},{"subject":"language","title":"Language","passed":0,"lessonCount":4,"masteredSkills":0,"skillCount":4},{"subject":"creativity","title":"Making things","passed":0,"lessonCount":3,"masteredSkills":0,"skillCount":3}],"stars":8,"lifetimeStars":8,"points":55,"learningMonth":{"first":"2026-11-01","last":"2026-11-30","learningDays":["2026-11-21"]},"learningWeek":{"first":"2026-11-16","learningSeconds":63},"recentLessons":[{"lesson":"counting-objects","title":"Counting things","subject":"math","bestPercent":83,"timesFinished":1,"finishedAt":"2026-11-21T15:05:43+01:00"}],"heatMap":[{"day":"2026-10-23","lessonCount":0,"heat":0},{"day":"2026-10-24","lessonCount":0,"heat":0},{"day":"2026-10-25","lessonCount":0,"heat":0},{"day":"2026-10-26","lessonCount":0,"heat":0},{"day":"2026-10-27","lessonCount":0,"heat":0},{"day":"2026-10-28","lessonCount":0,"heat":0},{"day":"2026-10-29","lessonCount":0,"heat":0},{"day":"2026-10-30","lessonCount":0,"heat":0},{"day":"2026-10-31","lessonCount":0,"heat":0},{"day":"2026-11-01","lessonCount":0,"heat":0},{"day":"2026-11-02","lessonCount":0,"heat":0},{"day":"2026-11-03","lessonCount":0,"heat":0},{"day":"2026-11-04","lessonCount":0,"heat":0},{"day":"2026-11-05","lessonCount":0,"heat":0},{"day":"2026-11-06","lessonCount":0,"heat":0},{"day":"2026-11-07","lessonCount":0,"heat":0},{"day":"2026-11-08","lessonCount":0,"heat":0},{"day":"2026-11-09","lessonCount":0,"heat":0},{"day":"2026-11-10","lessonCount":0,"heat":0},{"day":"2026-11-11","lessonCount":0,"heat":0},{"day":"2026-11-12","lessonCount":0,"heat":0},{"day":"2026-11-13","lessonCount":0,"heat":0},{"day":"2026-11-14","lessonCount":0,"heat":0},{"day":"2026-11-15","lessonCount":0,"heat":0},{"day":"2026-11-16","lessonCount":0,"heat":0},{"day":"2026-11-17","lessonCount":0,"heat":0},{"day":"2026-11-18","lessonCount":0,"heat":0},{"day":"2026-11-19","lessonCount":0,"heat":0},{"day":"2026-11-20","lessonCount":0,"heat":0},{"day":"2026-11-21","lessonCount":1,"heat":1}],"accuracy":{"recent":{"rightAnswers":5,"answers":6,"permille":833,"lowestPermille":436,"highestPermille":970},"allTime":{"rightAnswers":5,"answers":6,"permille":833,"lowestPermille":436,"highestPermille":970}}}"##),
        "leaderboard.get": OpenRPC.Example(
            name: ##"a child under ten sees tenths"##,
            params: ##"{"child":"mia","board":"together"}"##,
            result: ##"{"board":"together","metric":"stars","period":"week","first":"2026-11-16","last":"2026-11-22","say":"Together you have done 2 of 10 parts of your goal.","computedAt":"2026-11-21T15:13:23+01:00","together":{"tenths":2,"members":[{"child":"mia","name":"Mia"},{"child":"ben","name":"Ben"}]}}"##),
        "leaderboard.optIn": OpenRPC.Example(
            name: ##"a child of seven takes part, without ranks"##,
            params: ##"{"child":"mia"}"##,
            result: ##"{"child":"mia","name":"Mia","isOptedIn":true,"isRanked":false}"##),
        "leaderboard.optOut": OpenRPC.Example(
            name: ##"gone from all boards at once"##,
            params: ##"{"child":"ben"}"##,
            result: ##"{"child":"ben","name":"Ben","isOptedIn":false,"isRanked":false}"##),
        "leaderboard.setGoal": OpenRPC.Example(
            name: ##"forty stars this week"##,
            params: ##"{"metric":"stars","period":"week","target":40}"##,
            result: ##"{"metric":"stars","period":"week","target":40,"isUsual":false}"##),
        "rewards.summary": OpenRPC.Example(
            name: ##"after the first lesson"##,
            params: ##"{"child":"mia"}"##,
            result: ##"{"stars":8,"lifetimeStars":8,"points":55,"level":{"number":1,"title":"Seedling","fromPoints":0,"toPoints":100},"subjects":[{"subject":"math","title":"Math","points":55,"lessonCount":1,"level":{"number":1,"title":"Seedling","fromPoints":0,"toPoints":100}}],"dayStreak":{"state":"active","length":1,"longest":1,"say":"A new streak has begun: 1 day."},"learningDaysThisMonth":1,"badgeCount":1,"unseen":[{"badge":"lesson.first","title":"First Lesson","description":"Finish a lesson.","icon":"book"}],"stickerCount":1,"say":"1 learning day this month."}"##),
        "rewards.ledger": OpenRPC.Example(
            name: ##"the newest lines"##,
            params: ##"{"child":"mia","limit":3}"##,
            result: ##"{"lines":[{"number":370,"at":"2026-11-21T15:05:43+01:00","what":"fifthAnswer","starsChange":0,"pointsEarned":5,"lesson":"counting-objects","say":"5 in a row"},{"number":369,"at":"2026-11-21T15:05:43+01:00","what":"runBonus","starsChange":2,"pointsEarned":0,"lesson":"counting-objects","say":"5 in a row"},{"number":368,"at":"2026-11-21T15:05:43+01:00","what":"rightAnswer","starsChange":1,"pointsEarned":10,"lesson":"counting-objects","say":"A right answer"}],"next":368}"##),
        "rewards.badges": OpenRPC.Example(
            name: ##"what is earned and what can be"##,
            params: ##"{"child":"mia"}"##,
            result: ##"{"earned":[{"badge":"lesson.first","title":"First Lesson","description":"Finish a lesson.","icon":"book","category":"milestone","day":"2026-11-21","at":"2026-11-21T15:05:43+01:00","isSeen":false}],"open":[{"badge":"questions.100","title":"Hundred Answers","description":"Answer 100 questions.","icon":"hundred","category":"milestone","hasHiddenArt":false,"value":6,"target":100},{"badge":"streak.5","title":"On Fire","description":"Learn on 5 days in a row.","icon":"flame","category":"streak","hasHiddenArt":false,"value":1,"target":5},{"badge":"streak.7","title":"Week Warrior","description":"Learn on 7 days in a row.","icon":"shield","category":"streak","hasHiddenArt":false,"value":1,"target":7},{"badge":"streak.30","title":"Unstoppable","description":"Learn on 30 days in a row.","icon":"rocket","category":"streak","hasHiddenArt":false,"value":1,"target":30},{"badge":"streak.30.month","title":"Month Master","description":"Learn on 30 days in a row.","icon":"calendar","category":"streak","hasHiddenArt":false,"value":1,"target":30},{"badge":"math.master.3","title":"Math Explorer","description":"Finish 15 different math lessons.","icon":"abacus","category":"mastery","hasHiddenArt":false,"value":1,"target":15},{"badge":"explore.subjects","title":"All-Rounder","description":"Finish a lesson of every subject.","icon":"compass","category":"exploration","hasHiddenArt":false,"value":1,"target":5},{"badge":"explore.kinds","title":"Tried Everything","description":"Answer a question of every kind.","icon":"puzzle","category":"exploration","hasHiddenArt":false,"value":2,"target":17},{"badge":"minutes.6000","title":"Learning Legend","description":"Learn for 100 hours.","icon":"hourglass","category":"milestone","hasHiddenArt":false,"value":1,"target":6000},{"badge":"points.10000","title":"Point Collector","description":"Collect 10 000 points.","icon":"treasure","category":"milestone","hasHiddenArt":false,"value":55,"target":10000}],"stickers":[{"sticker":"duck","lesson":"counting-objects","day":"2026-11-21","at":"2026-11-21T15:05:43+01:00"}]}"##),
        "rewards.markSeen": OpenRPC.Example(
            name: ##"a badge was shown"##,
            params: ##"{"child":"mia","badges":["lesson.first"]}"##,
            result: ##"{"unseen":[]}"##),
        "rewards.streak": OpenRPC.Example(
            name: ##"the first learning day"##,
            params: ##"{"child":"mia"}"##,
            result: ##"{"dayStreak":{"state":"active","length":1,"longest":1,"say":"A new streak has begun: 1 day."},"weekStreak":{"length":0,"longest":0,"learningDayCount":1,"target":3},"learningDaysThisMonth":1,"days":[{"day":"2026-11-08","isLearningDay":false,"isRestDay":false,"lessonCount":0,"answers":0},{"day":"2026-11-09","isLearningDay":false,"isRestDay":false,"lessonCount":0,"answers":0},{"day":"2026-11-10","isLearningDay":false,"isRestDay":false,"lessonCount":0,"answers":0},{"day":"2026-11-11","isLearningDay":false,"isRestDay":false,"lessonCount":0,"answers":0},{"day":"2026-11-12","isLearningDay":false,"isRestDay":false,"lessonCount":0,"answers":0},{"day":"2026-11-13","isLearningDay":false,"isRestDay":false,"lessonCount":0,"answers":0},{"day":"2026-11-14","isLearningDay":false,"isRestDay":false,"lessonCount":0,"answers":0},{"day":"2026-11-15","isLearningDay":false,"isRestDay":false,"lessonCount":0,"answers":0},{"day":"2026-11-16","isLearningDay":false,"isRestDay":false,"lessonCount":0,"answers":0},{"day":"2026-11-17","isLearningDay":false,"isRestDay":false,"lessonCount":0,"answers":0},{"day":"2026-11-18","isLearningDay":false,"isRestDay":false,"lessonCount":0,"answers":0},{"day":"2026-11-19","isLearningDay":false,"isRestDay":false,"lessonCount":0,"answers":0},{"day":"2026-11-20","isLearningDay":false,"isRestDay":false,"lessonCount":0,"answers":0},{"day":"2026-11-21","isLearningDay":true,"isRestDay":false,"lessonCount":1,"answers":6}],"say":"1 learning day this month."}"##),
        "events.subscribe": OpenRPC.Example(
            name: ##"a parent hears all that happens from now on"##,
            params: ##"{}"##,
            result: ##"{"cursor":"…","gap":false,"present":{"now":"2026-11-21T15:00:00+01:00","children":[{"child":"mia","name":"Mia","version":0,"decision":{"allowed":true,"state":"active","limits":[{"rule":"quietHours","remainingSeconds":18000,"beginsAt":"2026-11-21T20:00:00+01:00"},{"rule":"daily","limitMinutes":60,"usedSeconds":0,"remainingSeconds":3600},{"rule":"weekly","limitMinutes":300,"usedSeconds":0,"remainingSeconds":18000}],"remainingSeconds":3600,"validUntil":"2026-11-21T19:55:00+01:00","liftedBy":[],"say":"Off you go! There are 60 minutes for you."},"requests":[],"rewards":{"stars":0,"points":0,"dayStreak":{"state":"none","length":0,"longest":0,"say":"The first streak begins with the first learning day."}},"policy":{"dailyMinutes":60,"weeklyMinutes":300,"quietHours":[{"start":"20:00","end":"07:00","weekdays":["monday","tuesday","wednesday","thursday","friday","saturday","sunday"]}],"finishing":"question","notes":["The days allow 7 h in all, but the week only 5 h: the last days may have no minutes left."]}},{"child":"ben","name":"Ben","version":0,"decision":{"allowed":true,"state":"active","limits":[{"rule":"quietHours","remainingSeconds":18000,"beginsAt":"2026-11-21T20:00:00+01:00"},{"rule":"daily","limitMinutes":60,"usedSeconds":0,"remainingSeconds":3600},{"rule":"weekly","limitMinutes":300,"usedSeconds":0,"remainingSeconds":18000}],"remainingSeconds":3600,"validUntil":"2026-11-21T19:55:00+01:00","liftedBy":[],"say":"Off you go! There are 60 minutes for you."},"requests":[],"rewards":{"stars":0,"points":0,"dayStreak":{"state":"none","length":0,"longest":0,"say":"The first streak begins with the first learning day."}},"policy":{"dailyMinutes":60,"weeklyMinutes":300,"quietHours":[{"start":"20:00","end":"07:00","weekdays":["monday","tuesday","wednesday","thursday","friday","saturday","sunday"]}],"finishing":"question","notes":["The days allow 7 h in all, but the week only 5 h: the last days may have no minutes left."]}}]}}"##),
        "events.unsubscribe": OpenRPC.Example(
            name: ##"nothing more is told"##,
            params: ##"{}"##,
            result: ##"{}"##),
        "audit.list": OpenRPC.Example(
            name: ##"the newest first"##,
            params: ##"{"limit":4}"##,
            result: ##"{"entries":[{"seq":55,"at":"2026-11-21T15:13:23+01:00","role":"parent","who":"Anna","uid":1000,"what":"signerForgotten","say":"packs signed by 03a107bff3ce10be… are not trusted any more"},{"seq":54,"at":"2026-11-21T15:13:23+01:00","role":"parent","who":"Anna","uid":1000,"what":"packRemoved","say":"the pack birds was removed"},{"seq":53,"at":"2026-11-21T15:13:23+01:00","role":"parent","who":"Anna","uid":1000,"what":"packInstalled","say":"the pack Birds in our garden (birds 0.1.0) was installed, signed by 03a107bff3ce10be…"},{"seq":52,"at":"2026-11-21T15:13:23+01:00","role":"parent","who":"Anna","uid":1000,"what":"signerTrusted","say":"packs signed by Ada (03a107bff3ce10be…) are trusted"}],"next":52}"##),
        "audit.verify": OpenRPC.Example(
            name: ##"as it was written"##,
            params: ##"{}"##,
            result: ##"{"entryCount":31,"firstSeq":1,"lastSeq":55,"intact":true,"faults":[],"faultCount":0,"say":"All 31 entries are as they were written."}"##),
        "daemon.info": OpenRPC.Example(
            name: ##"what is running"##,
            params: ##"{}"##,
            result: ##"{"version":"0.3.0","pid":1000,"uid":1000,"startedAt":"2026-11-21T15:00:00+01:00","now":"2026-11-21T15:13:23+01:00","isDeveloper":true,"records":55,"connections":1,"childCount":2,"packVersions":["kindergarten-math 2.1.1","grade-1-math 1.2.0","first-reading 1.2.0","first-science 1.0.0","first-language 1.0.0","creativity 1.0.0"],"clock":"trusted"}"##),
        "daemon.doctor": OpenRPC.Example(
            name: ##"everything is whole"##,
            params: ##"{}"##,
            result: ##"{"healthy":true,"rows":55,"childCount":2,"damaged":[],"damagedCount":0,"file":[],"snapshot":"none","state":"same","differences":[],"disk":"ample","tookMilliseconds":0}"##),
        "clock.set": OpenRPC.Example(
            name: ##"somebody sets the clock"##,
            params: ##"{"at":"2026-11-21T20:30:00+01:00"}"##,
            result: ##"{"now":"2026-11-21T20:30:00+01:00"}"##),
        "clock.advance": OpenRPC.Example(
            name: ##"a minute passes"##,
            params: ##"{"seconds":60}"##,
            result: ##"{"now":"2026-11-21T15:14:23+01:00"}"##),
    ]

    /// The parameters of one event of each topic, as far as the run had them.
    public static let events: [String: String] = [
        "time.state": ##"{"seq":13,"cursor":"…","topic":"time.state","child":"ben","at":"2026-11-21T15:08:23+01:00","version":12,"allowed":false,"state":"lockedByParent","limits":[{"rule":"lock","remainingSeconds":0},{"rule":"quietHours","remainingSeconds":19297,"beginsAt":"2026-11-21T20:30:00+01:00"},{"rule":"daily","limitMinutes":120,"usedSeconds":60,"remainingSeconds":7140},{"rule":"grant","grant":"request-m3v6rhpfyj","limitMinutes":10,"usedSeconds":0,"remainingSeconds":600,"endsAt":"2026-11-22T00:00:00+01:00"},{"rule":"grant","grant":"code-c1","limitMinutes":15,"usedSeconds":0,"remainingSeconds":900,"endsAt":"2026-11-22T00:00:00+01:00"}],"remainingSeconds":0,"validUntil":"2026-11-21T20:30:00+01:00","liftedBy":["unlock"],"say":"Time for a break. A parent will say when we go on."}"##,
        "time.warning": ##"{"seq":25,"cursor":"…","topic":"time.warning","child":"ben","at":"2026-11-21T20:25:30+01:00","version":17,"minutes":5,"remainingSeconds":270,"validUntil":"2026-11-21T20:29:00+01:00","liftedBy":["grantPastQuietHours"],"say":"Five more minutes, then it is time to rest."}"##,
        "time.request": ##"{"seq":9,"cursor":"…","topic":"time.request","child":"ben","at":"2026-11-21T15:08:23+01:00","version":9,"what":"opened","request":"m3v6rhpfyj","minutes":20,"reason":"the castle is nearly done","state":"open","expiresAt":"2026-11-22T00:00:00+01:00","say":"Ben asks for 20 minutes (the castle is nearly done)."}"##,
        "time.grant": ##"{"seq":7,"cursor":"…","topic":"time.grant","child":"ben","at":"2026-11-21T15:08:23+01:00","version":7,"what":"given","grant":"rainy-1","minutes":15,"pastQuietHours":false,"expiresAt":"2026-11-22T00:00:00+01:00","by":"Anna","why":"a rainy day","say":"15 minutes more for Ben (a rainy day)."}"##,
        "activity.result": ##"{"seq":4,"cursor":"…","topic":"activity.result","child":"mia","at":"2026-11-21T15:05:43+01:00","version":15,"activity":"39q5avscaf","lesson":"counting-objects","score":50,"maximum":60,"percent":83,"isPassed":true,"questions":6,"rightAnswers":5,"starsEarned":8,"pointsEarned":55,"longestRun":5,"hints":1,"durationSeconds":43,"isNewBest":true,"celebration":{"word":"Amazing!","milliseconds":3500},"say":"Amazing! 5 in a row!","kind":"lesson"}"##,
        "rewards.badge": ##"{"seq":6,"cursor":"…","topic":"rewards.badge","child":"mia","at":"2026-11-21T15:05:43+01:00","version":15,"badge":"lesson.first","title":"First Lesson","say":"Mia has earned a badge: First Lesson."}"##,
        "rewards.streak": ##"{"seq":5,"cursor":"…","topic":"rewards.streak","child":"mia","at":"2026-11-21T15:05:43+01:00","version":15,"dayStreak":{"state":"active","length":1,"longest":1,"say":"A new streak has begun: 1 day."},"say":"Mia's day streak: 1."}"##,
        "leaderboard": ##"{"seq":15,"cursor":"…","topic":"leaderboard","at":"2026-11-21T15:13:23+01:00","say":"There is news on the family's board."}"##,
        "policy": ##"{"seq":2,"cursor":"…","topic":"policy","child":"ben","at":"2026-11-21T15:00:00+01:00","version":1,"what":"limits","policy":{"dailyMinutes":90,"dailyMinutesByWeekday":{"saturday":120,"sunday":null},"weeklyMinutes":null,"quietHours":[{"start":"20:30","end":"06:30","weekdays":["monday","tuesday","wednesday","thursday","friday","saturday","sunday"]}],"finishing":"question"},"say":"Ben has new limits."}"##,
        "household": ##"{"seq":1,"cursor":"…","topic":"household","child":"mia","at":"2026-11-21T15:00:00+01:00","version":1,"what":"childChanged","say":"Mia's profile has changed."}"##,
        "pack": ##"{"seq":21,"cursor":"…","topic":"pack","at":"2026-11-21T15:13:23+01:00","what":"installed","pack":"birds","packVersion":"0.1.0","say":"The pack Birds in our garden was installed."}"##,
        "subscription": ##"{"seq":27,"cursor":"…","topic":"subscription","at":"2026-11-21T20:30:00+01:00","ended":true,"what":"locked","say":"A parent has locked: unlock to go on."}"##,
    ]
}
