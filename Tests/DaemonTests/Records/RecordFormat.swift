// swift-format-ignore-file

/// The exact bytes of version 1, which must be readable for ever: what is written may only change with a new version.
enum RecordFormat {
    /// Records of ``Samples/facts`` one by one, each without what stands around its facts.
    static let facts = [
        #"{"setUp":{"household":{"name":"Family \"Ö\"","zone":"Europe/Berlin","weekStart":"sunday","weekendDays":["friday","saturday"],"dayStart":"04:00","locale":"de-DE"},"recoveryHash":"$argon2id$v=19$m=65536,t=2,p=1$c2FsdA$aGFzaA"}}"#,
        #"{"parentAdded":{"id":"anna","name":"Anna","pinHash":"$argon2id$x"}}"#,
        #"{"pinChanged":{"parent":"anna","hash":"$argon2id$y"}}"#,
        #"{"pinRehashed":{"parent":"anna","hash":"$argon2id$z"}}"#,
        #"{"recoveryUsed":{"parent":"anna","hash":"$argon2id$r"}}"#,
        #"{"parentUnlocked":{"parent":"anna","counter":{"household":true}}}"#,
        #"{"parentUnlocked":{"parent":"anna","counter":{"account":1001}}}"#,
        #"{"unlockFailed":{"counter":{"recovery":true},"state":{"failures":3,"remaining":5000,"since":77,"boot":"6f1c1f0e-8f0a-4c62-9a5d-0d6f5f7f2b11"}}}"#,
        #"{"entriesForgiven":{"account":1001}}"#,
        #"{"relocked":"anna"}"#,
        #"{"childAdded":{"profile":{"id":"mia","name":"Mia","avatar":"fox","born":"2019-04","grade":0,"locale":"de","accessibility":{"narration":true,"mute":true,"reducedMotion":true,"highContrast":true,"dyslexiaFriendlyFont":true,"captions":true},"offersHints":false,"offersNarration":false,"uids":[1001,4294967294],"tierOverride":"preteen","isArchived":true},"handle":1,"policy":{"dailyMinutes":0,"weeklyMinutes":10080,"quietHours":[{"start":"20:00","end":"07:00","days":["monday","tuesday","wednesday","thursday","friday","saturday","sunday"]},{"start":"00:00","end":"24:00","days":["monday"]}],"finishing":"lesson"},"filter":{"allowedSubjects":["art","math"],"highestDifficulty":3,"highestTier":"elementary","blockedLessons":["l1","l2"],"blockedPacks":["p"],"pausedSubjects":[{"subject":"art","until":"2026-11-21T18:57:10.123+00:00"},{"subject":"music"}]}}}"#,
        #"{"childAdded":{"profile":{"id":"mia","name":"M","born":"2020-12","accessibility":{"narration":false,"mute":false,"reducedMotion":false,"highContrast":false,"dyslexiaFriendlyFont":false,"captions":false},"offersHints":true,"offersNarration":true,"uids":[],"isArchived":false},"handle":9223372036854775807,"policy":{"dailyMinutes":null,"weeklyMinutes":null,"quietHours":[],"finishing":"none"},"filter":{"blockedLessons":[],"blockedPacks":[],"pausedSubjects":[]}}}"#,
        #"{"clockMoved":{"wall":-86400000,"mono":60000}}"#,
        #"{"boardGoalSet":{"metric":"learningMinutes","period":"allTime","target":1200}}"#,
        #"{"boardGoalSet":{"metric":"stars","period":"week"}}"#,
        #"{"profileSet":{"id":"mia","name":"Mia","avatar":"fox","born":"2019-04","grade":0,"locale":"de","accessibility":{"narration":true,"mute":true,"reducedMotion":true,"highContrast":true,"dyslexiaFriendlyFont":true,"captions":true},"offersHints":false,"offersNarration":false,"uids":[1001,4294967294],"tierOverride":"preteen","isArchived":true}}"#,
        #"{"profileSet":{"id":"mia","name":"M","born":"2020-12","accessibility":{"narration":false,"mute":false,"reducedMotion":false,"highContrast":false,"dyslexiaFriendlyFont":false,"captions":false},"offersHints":true,"offersNarration":true,"uids":[],"isArchived":false}}"#,
        #"{"policySet":{"dailyMinutes":0,"weeklyMinutes":10080,"quietHours":[{"start":"20:00","end":"07:00","days":["monday","tuesday","wednesday","thursday","friday","saturday","sunday"]},{"start":"00:00","end":"24:00","days":["monday"]}],"finishing":"lesson"}}"#,
        #"{"policySet":{"dailyMinutes":null,"weeklyMinutes":null,"quietHours":[],"finishing":"none"}}"#,
        #"{"policySet":{"dailyMinutes":60,"weeklyMinutes":300,"quietHours":[{"start":"20:00","end":"07:00","days":["monday","tuesday","wednesday","thursday","friday","saturday","sunday"]}],"finishing":"question"}}"#,
        #"{"policySet":{"dailyMinutes":45,"dailyMinutesByWeekday":{"monday":0,"saturday":90,"sunday":null},"weeklyMinutes":null,"quietHours":[],"finishing":"question"}}"#,
        #"{"filterSet":{"allowedSubjects":["art","math"],"highestDifficulty":3,"highestTier":"elementary","blockedLessons":["l1","l2"],"blockedPacks":["p"],"pausedSubjects":[{"subject":"art","until":"2026-11-21T18:57:10.123+00:00"},{"subject":"music"}]}}"#,
        #"{"filterSet":{"blockedLessons":[],"blockedPacks":[],"pausedSubjects":[]}}"#,
        #"{"filterSet":{"allowedSubjects":[],"blockedLessons":[],"blockedPacks":[],"pausedSubjects":[]}}"#,
        #"{"boardSet":{"isOptedIn":true,"isRankedDespiteAge":true}}"#,
        #"{"boardSet":{"isOptedIn":false}}"#,
        #"{"filterSet":{"blockedLessons":[],"blockedPacks":[],"pausedSubjects":[{"subject":"art","until":"2026-11-21T18:57:10.123+00:00","untilFinished":"math"}],"allowedApps":["a","b"]}}"#,
        #"{"pauseEnded":{"subject":"art","untilFinished":"math"}}"#,
        #"{"profileChanged":{"from":{"id":"mia","name":"M","born":"2020-12","accessibility":{"narration":false,"mute":false,"reducedMotion":false,"highContrast":false,"dyslexiaFriendlyFont":false,"captions":false},"offersHints":true,"offersNarration":true,"uids":[],"isArchived":false},"to":{"id":"mia","name":"Mia","avatar":"fox","born":"2019-04","grade":0,"locale":"de","accessibility":{"narration":true,"mute":true,"reducedMotion":true,"highContrast":true,"dyslexiaFriendlyFont":true,"captions":true},"offersHints":false,"offersNarration":false,"uids":[1001,4294967294],"tierOverride":"preteen","isArchived":true}}}"#,
        #"{"policyChanged":{"from":{"dailyMinutes":60,"weeklyMinutes":300,"quietHours":[{"start":"20:00","end":"07:00","days":["monday","tuesday","wednesday","thursday","friday","saturday","sunday"]}],"finishing":"question"},"to":{"dailyMinutes":null,"weeklyMinutes":null,"quietHours":[],"finishing":"none"}}}"#,
        #"{"filterChanged":{"from":{"blockedLessons":[],"blockedPacks":[],"pausedSubjects":[]},"to":{"allowedSubjects":["art","math"],"highestDifficulty":3,"highestTier":"elementary","blockedLessons":["l1","l2"],"blockedPacks":["p"],"pausedSubjects":[{"subject":"art","until":"2026-11-21T18:57:10.123+00:00"},{"subject":"music"}]}}}"#,
        #"{"used":{"day":20778,"ordinary":6012,"granted":[{"grant":"g1","ms":1}],"beyond":12,"learning":7}}"#,
        #"{"used":{"day":-1}}"#,
        #"{"timeEnded":{"wall":1795287430123,"mark":{"mono":123456789,"boot":"6f1c1f0e-8f0a-4c62-9a5d-0d6f5f7f2b11"}}}"#,
        #"{"counted":{"mono":123456789,"boot":"6f1c1f0e-8f0a-4c62-9a5d-0d6f5f7f2b11"}}"#,
        #"{"leaseBegan":{"id":"l","activity":{"subject":"math","lesson":"counting","app":"kidlearn"},"began":1795287430123,"called":1795287430124,"mark":{"mono":123456789,"boot":"6f1c1f0e-8f0a-4c62-9a5d-0d6f5f7f2b11"}}}"#,
        #"{"leaseBegan":{"id":"l","activity":{},"began":1795287430123,"called":1795287430123,"mark":{"mono":123456789,"boot":"6f1c1f0e-8f0a-4c62-9a5d-0d6f5f7f2b11"}}}"#,
        #"{"leaseRenewed":{"lease":"l","called":1795287430123,"mark":{"mono":123456789,"boot":"6f1c1f0e-8f0a-4c62-9a5d-0d6f5f7f2b11"}}}"#,
        #"{"leaseEnded":"l"}"#,
        #"{"leaseExpired":"l"}"#,
        #"{"granted":{"id":"g1","minutes":15,"scope":{"activity":{"subject":"math","lesson":"counting","app":"kidlearn"}},"pastQuietHours":true,"expires":1795287430124,"at":1795287430123,"by":"Anna","why":"Rain\n& cold"}}"#,
        #"{"granted":{"id":"g2","minutes":1440,"scope":{"all":true},"expires":1795287430123,"at":1795287430123,"by":""}}"#,
        #"{"locked":{"until":1795287430123,"by":"Anna","why":"Dinner"}}"#,
        #"{"locked":{"by":"Anna"}}"#,
        #"{"unlocked":"Anna"}"#,
        #"{"started":{"activity":"a7k2","kind":"lesson","lesson":"counting","pack":"kindergarten-math","packVersion":"1.0.0","seed":-1,"plan":["q1","q2"],"maximum":20,"first":{"number":1,"question":"q1","place":0,"total":1},"at":1795287430123}}"#,
        #"{"started":{"activity":"a7k2","kind":"lesson","lesson":"counting","subject":"math","pack":"kindergarten-math","packVersion":"1.0.0","seed":-1,"plan":["q1"],"maximum":10,"first":{"number":1,"question":"q1","place":0,"total":1},"at":1795287430123}}"#,
        #"{"shown":{"activity":"a7k2","presentation":"a7k2.1","mono":5,"boot":"6f1c1f0e-8f0a-4c62-9a5d-0d6f5f7f2b11","at":1795287430123,"spent":3}}"#,
        #"{"answered":{"activity":"a7k2","presentation":"a7k2.3","question":"q3","attempt":2,"answer":{"text":"fünf"},"outcome":"tryAgain","rapid":true,"scored":false,"hints":1,"say":"Let us look again.","spelling":"fünf","explanation":"Count.","stars":2,"points":10,"tally":{"score":30,"maximum":100,"right":3,"stars":9,"points":30,"run":2,"longestRun":3,"hints":1},"response":4312,"place":2,"samePlaces":1,"next":{"question":{"number":4,"question":"q4","place":3,"total":10,"attempt":2,"order":["b","a","c"],"rightPlaces":[1,0],"hints":1}},"at":1795287430123,"day":20778,"spent":6012}}"#,
        #"{"answered":{"activity":"a7k2","presentation":"a7k2.1","question":"q1","answer":{"option":"b"},"outcome":"correct","say":"","tally":{"maximum":10},"next":{"finished":{"activity":"a7k2","lesson":"counting","score":0,"maximum":0,"percent":0,"isPassed":false,"questions":1,"right":0,"stars":0,"points":0,"hints":0,"durationSeconds":0,"isNewBest":false,"celebration":{"word":"","milliseconds":0},"say":""}},"at":1795287430123}}"#,
        #"{"hinted":{"activity":"a7k2","presentation":"a7k2.1","question":"q1","number":1,"starsPaid":1,"at":1795287430123,"spent":9}}"#,
        #"{"paused":{"activity":"a7k2","at":1795287430123}}"#,
        #"{"resumed":{"activity":"a7k2","at":1795287430123,"spent":1}}"#,
        #"{"finished":{"summary":{"activity":"a7k2","lesson":"counting","score":80,"maximum":100,"percent":80,"isPassed":true,"questions":10,"right":8,"stars":24,"points":80,"longestRun":5,"hints":2,"durationSeconds":312,"isNewBest":true,"celebration":{"word":"Amazing!","milliseconds":5000},"say":"Amazing! 5 in a row!"},"at":1795287430123,"spent":2}}"#,
        #"{"finished":{"summary":{"activity":"a7k2","lesson":"counting","score":0,"maximum":0,"percent":0,"isPassed":false,"questions":1,"right":0,"stars":0,"points":0,"hints":0,"durationSeconds":0,"isNewBest":false,"celebration":{"word":"","milliseconds":0},"say":""},"at":1795287430123,"day":20778}}"#,
        #"{"abandoned":{"activity":"a7k2","at":1795287430123,"spent":3}}"#,
        #"{"streakSet":{"value":6,"last":20778,"graces":[20760,20776],"lost":{"value":4,"ended":20770},"repaired":20771,"longest":9,"weeks":{"value":2,"last":20776,"longest":3},"at":1795287430123}}"#,
        #"{"streakSet":{"value":1,"longest":1}}"#,
        #"{"badgeEarned":{"badge":"streak.5","day":20778,"at":1795287430123}}"#,
        #"{"badgesSeen":["streak.5","lesson.first"]}"#,
        #"{"badgesSeen":[]}"#,
        #"{"stickerEarned":{"sticker":"duck","lesson":"counting","day":20778,"at":1795287430123}}"#,
        #"{"kindUsed":"fillInBlank"}"#,
    ]

    /// Records of ``Samples/roles`` without facts.
    static let roles = [
        #"{"v":1,"by":{"role":{"parent":"anna"},"uid":1001},"facts":[]}"#,
        #"{"v":1,"by":{"role":{"child":"mia"},"uid":1001},"facts":[]}"#,
        #"{"v":1,"by":{"role":{"owner":true},"uid":1001},"facts":[]}"#,
        #"{"v":1,"by":{"role":{"anyone":true},"uid":1001},"facts":[]}"#,
        #"{"v":1,"by":{"role":{"daemon":true},"uid":1001},"facts":[]}"#,
    ]

    /// A record with a key and its reply.
    static let keyed =
        #"{"v":1,"child":"mia","by":{"role":{"child":"mia"},"uid":1001},"facts":[{"unlocked":"Anna"}],"key":{"caller":"child:mia:1001","key":"f1-118","digest":"007fff","reply":{"ok":[1,"é\n"]}}}"#
}
