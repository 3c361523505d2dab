/// What ``SnapshotSample/image`` says in format 9, written by version 1.2.3, as JSON.
enum SnapshotFormat {
    static let home = #"""
        {"kidd":"1.2.3","home":{"household":{"name":"Family \"Ö\"","zone":"Europe/Berlin",\#
        "weekStart":"sunday","weekendDays":["friday","saturday"],"dayStart":"04:00","locale":"de-DE"},\#
        "recoveryHash":"$argon2id$r","parents":[{"id":"anna","name":"Anna","pinHash":"$argon2id$x"}],\#
        "pinCounters":[{"counter":{"household":true},"state":{"failures":1,"remaining":5000,"since":77,\#
        "boot":"6f1c1f0e-8f0a-4c62-9a5d-0d6f5f7f2b11"}},{"counter":{"recovery":true},"state":{"failures":2,\#
        "remaining":5000,"since":77,"boot":"6f1c1f0e-8f0a-4c62-9a5d-0d6f5f7f2b11"}},{"counter":{"account":7},\#
        "state":{"failures":4,"remaining":5000,"since":77,"boot":"6f1c1f0e-8f0a-4c62-9a5d-0d6f5f7f2b11"}},\#
        {"counter":{"account":1001},"state":{"failures":3,"remaining":5000,"since":77,\#
        "boot":"6f1c1f0e-8f0a-4c62-9a5d-0d6f5f7f2b11"}}],"boardGoals":[{"metric":"learningDays",\#
        "period":"month","target":20},{"metric":"stars","period":"week","target":120}],\#
        "codes":{"codes":[{"id":"c1","digest":"007fff","child":"mia","minutes":15,"pastQuietHours":true,\#
        "expires":1795287430125,"at":1795287430123,"by":"Anna","use":{"child":"mia","grant":{"id":"code-c2",\#
        "minutes":15,"scope":{"all":true},"expires":1795287430124,"at":1795287430123,"by":"Anna",\#
        "origin":{"code":"c2"}}}},{"id":"c2","digest":"01","minutes":1,"at":1795287430123,"by":""}],\#
        "made":12},"lastHandle":9,"wallShift":-86400000,\#
        "monoShift":60000,"clock":{"anchor":{"wall":1795287430123,"bootTime":123456789,\#
        "boot":"6f1c1f0e-8f0a-4c62-9a5d-0d6f5f7f2b11"},"source":"rtc",\#
        "jumpedIn":"6f1c1f0e-8f0a-4c62-9a5d-0d6f5f7f2b11"},"parentAccounts":[1003,1004],\#
        "editions":[{"edition":"0f","lesson":"counting","pack":"kindergarten-math","packVersion":"1.0.0",\#
        "text":"{\"id\":\"counting\"}"}]},"children":[5],"keys":[[3,9],[70,70]]}
        """#

    static let child = #"""
        {"kidd":"1.2.3","child":{"profile":{"id":"mia","name":"Mia","avatar":"fox","born":"2019-04","grade":0,\#
        "locale":"de","accessibility":{"narration":true,"mute":true,"reducedMotion":true,"highContrast":true,\#
        "dyslexiaFriendlyFont":true,"captions":true},"offersHints":false,"offersNarration":false,"uids":[1001,\#
        4294967294],"tierOverride":"preteen","isArchived":true},"handle":5,"policy":{"dailyMinutes":0,\#
        "weeklyMinutes":10080,"quietHours":[{"start":"20:00","end":"07:00","days":["monday","tuesday","wednesday",\#
        "thursday","friday","saturday","sunday"]},{"start":"00:00","end":"24:00","days":["monday"]}],\#
        "finishing":"lesson"},"filter":{"allowedSubjects":["art","math"],"highestDifficulty":3,\#
        "highestTier":"elementary","blockedLessons":["l1","l2"],"blockedPacks":["p"],\#
        "pausedSubjects":[{"subject":"art","until":"2026-11-21T18:57:10.123+00:00"},{"subject":"music"}]},\#
        "time":{"days":[{"day":20778,"ordinary":60000,"granted":5000,"learning":1,"free":2,"carried":3,"lent":4,\#
        "budgets":[{"name":"games","ms":5}],"windows":[{"start":1320,"ms":6}]},{"day":20779}],"leases":[{"id":"l1",\#
        "activity":{"subject":"math","lesson":"counting","app":"kidlearn"},"began":1795287430123,\#
        "called":1795287460123,"mark":{"mono":123456789,"boot":"6f1c1f0e-8f0a-4c62-9a5d-0d6f5f7f2b11"},\#
        "saveSeconds":45}],"grants":[{"grant":{"id":"g1","minutes":15,"scope":{"activity":{"subject":"math",\#
        "lesson":"counting","app":"kidlearn"}},"pastQuietHours":true,"expires":1795287430124,"at":1795287430123,\#
        "by":"Anna","why":"Rain\n& cold"},"used":1500,"takenBack":2500},{"grant":{"id":"g2","minutes":1440,\#
        "scope":{"all":true},"expires":1795287430123,"at":1795287430123,"by":""},"used":0}],"grantsGiven":12,\#
        "lock":{"until":1795287430123,"by":"Anna","why":"dinner"},"counted":{"mono":123456789,\#
        "boot":"6f1c1f0e-8f0a-4c62-9a5d-0d6f5f7f2b11"},"ended":{"wall":1795287430123,"mark":{"mono":123456789,\#
        "boot":"6f1c1f0e-8f0a-4c62-9a5d-0d6f5f7f2b11"}},"learning":99,"session":{"used":6,"mark":{"mono":123456789,\#
        "boot":"6f1c1f0e-8f0a-4c62-9a5d-0d6f5f7f2b11"},"bootTime":7,"wall":1795287430123},"bank":{"closed":20777,\#
        "savings":[{"day":20776,"left":8,"last":20783}]},"idle":{"days":[{"day":20778,"milliseconds":20000,\#
        "told":["l1"]}],"resting":[{"lease":"l1","until":{"mono":123456789,\#
        "boot":"6f1c1f0e-8f0a-4c62-9a5d-0d6f5f7f2b11"}}]},"saves":[{"lease":"l","app":"paint",\#
        "closeBy":1795287430123,"closeMark":{"mono":123456789,"boot":"6f1c1f0e-8f0a-4c62-9a5d-0d6f5f7f2b11"}}]},\#
        "learning":{"open":{"begun":{"id":"a7k2","kind":"lesson","lesson":"counting","subject":"math","pack":"p",\#
        "packVersion":"1.0.0","edition":"0f","seed":-1,"plan":["q1","q2"],"at":1795287430123},"state":"paused",\#
        "current":{"number":4,"question":"q4","place":3,"total":10,"attempt":2,"order":["b","a","c"],\#
        "rightPlaces":[1,0],"hints":1},"timing":{"shown":{"mono":17,"boot":"6f1c1f0e-8f0a-4c62-9a5d-0d6f5f7f2b11"}},\#
        "answers":[{"activity":"a7k2","presentation":"a7k2.3","question":"q3","attempt":2,"answer":{"text":"fünf"},\#
        "outcome":"tryAgain","rapid":true,"scored":false,"hints":1,"say":"Let us look again.","spelling":"fünf",\#
        "explanation":"Count.","stars":2,"points":10,"tally":{"score":30,"maximum":100,"right":3,"stars":9,\#
        "points":30,"run":2,"longestRun":3,"hints":1},"response":4312,"place":2,"samePlaces":1,\#
        "next":{"question":{"number":4,"question":"q4","place":3,"total":10,"attempt":2,"order":["b","a","c"],\#
        "rightPlaces":[1,0],"hints":1}},"at":1795287430123,"day":20778,"spent":6012},{"activity":"a7k2",\#
        "presentation":"a7k2.1","question":"q1","answer":{"option":"b"},"outcome":"correct","say":"",\#
        "tally":{"maximum":10},"next":{"finished":{"activity":"a7k2","lesson":"counting","score":0,"maximum":0,\#
        "percent":0,"isPassed":false,"questions":1,"right":0,"stars":0,"points":0,"hints":0,"durationSeconds":0,\#
        "isNewBest":false,"celebration":{"word":"","milliseconds":0},"say":""}},"at":1795287430123}],\#
        "tally":{"score":30,"maximum":100,"right":3,"stars":9,"points":30,"run":2,"longestRun":3,"hints":1},\#
        "lastPlace":2,"samePlaces":3,"lastAt":1795287430128,"active":4711,"summary":{"activity":"a7k2",\#
        "lesson":"counting","score":80,"maximum":100,"percent":80,"isPassed":true,"questions":10,"right":8,\#
        "stars":24,"points":80,"longestRun":5,"hints":2,"durationSeconds":312,"isNewBest":true,\#
        "celebration":{"word":"Amazing!","milliseconds":5000},"say":"Amazing! 5 in a row!"}},\#
        "closed":[{"begun":{"id":"b8","kind":"lesson","lesson":"adding","pack":"p","packVersion":"","seed":0,\#
        "plan":[],"at":1795287430123},"state":"abandoned","timing":{"unmeasured":true},"answers":[],\#
        "tally":{"maximum":0},"samePlaces":0,"lastAt":1795287430123,"active":0}],"history":[{"lesson":"adding",\#
        "timesFinished":1,"bestPercent":0,"lastFinishedAt":1795287430123,"counted":false},{"lesson":"counting","timesFinished":2,\#
        "bestPercent":80,"lastFinishedAt":1795287430123}],"stars":3,"starsEarned":9,"points":120,\#
        "packsUsed":[{"pack":"a","at":1795287430124},{"pack":"p","at":1795287430123}],\#
        "today":{"day":20778,"lessons":[{"lesson":"counting","answered":["q1","q2"],"right":["q1"],"longestRun":1}]}},\#
        "rewards":{"days":[{"day":20778,"firstAnswers":6,"right":5,"lessons":1,"stars":8,"points":58,"credited":5,\#
        "isMadeByAnswers":true},\#
        {"day":20779}],"subjects":[{"subject":"math","points":58,"lessons":1}],"firstAnswers":40,"right":30,\#
        "lessons":4,"streak":{"value":6,"last":20778,"graces":[20760],"lost":{"value":4,"ended":20770},\#
        "repaired":20771,"longest":9,"weeks":{"value":2,"last":20776,"longest":3},"at":1795287430123},\#
        "badges":[{"badge":"lesson.first","day":20778,"at":1795287430123,"isSeen":true},{"badge":"streak.5","day":1,\#
        "at":1795287430123}],"stickers":[{"sticker":"duck","lesson":"counting","day":20778,"at":1795287430123}],\#
        "kinds":["fillInBlank","matching"]},"requests":{"requests":[{"id":"r7","clientID":"castle","minutes":20,\#
        "reason":"nearly\ndone","activity":{"subject":"math","lesson":"counting","app":"kidlearn"},\#
        "at":1795287430123,"expires":1795287430126,"answer":{"isApproved":true,"minutes":10,"grant":"request-r7",\#
        "pastQuietHours":true,"word":"then dinner","by":"Anna","at":1795287430124}},{"id":"r8","minutes":1,\#
        "at":1795287430123,"expires":1795287430123}]},"board":{"isOptedIn":true,"isRankedDespiteAge":true},\#
        "bests":{"weeks":[{"stars":1,"learning":1000,"learningDays":1},{"stars":2,"learning":2000,"learningDays":2},\#
        {"stars":3,"learning":3000,"learningDays":3},{"stars":4,"learning":4000,"learningDays":4},{"stars":5,\#
        "learning":5000,"learningDays":5},{"stars":6,"learning":6000,"learningDays":6},{"stars":7,"learning":7000,\#
        "learningDays":7}],"month":{"stars":30,"learning":1800000,"learningDays":4},"learningDays":11},\#
        "version":1234,"since":1795287430123}}
        """#
}
