import HouseholdTesting

/// The examples of events: from the story, and those that a quiet afternoon does not bring from a busier one.
extension StoryRun {
    /// The parameters of the first event of each topic.
    public static func events() throws -> [String: String] {
        let story = try StoryRun()
        for step in Story.steps { _ = try story.tell(step) }
        var events: [String: String] = [:]
        for event in try story.client.allEvents() + busyAfternoon() where events[event.topic] == nil {
            events[event.topic] = masked(event.params)
        }
        return events
    }

    /// A game with a budget of its own and reminders to look up, and a challenge that is reached.
    private static func busyAfternoon() throws -> [TestEvent] {
        let run = try StoryRun()
        let subscribing = Story.steps.firstIndex { $0.method == "events.subscribe" } ?? 0
        for step in Story.steps.prefix(subscribing + 1) { _ = try run.tell(step) }
        try run.client.call(
            "policy.set",
            #"{"child":"mia","dailyMinutes":20,"weeklyMinutes":null,"quietHours":[],"breakNudgeMinutes":10,"#
                + #""budgets":[{"name":"games","minutes":12,"activities":[{"app":"tuxmath"}]}]}"#)
        try run.client.call(
            "challenge.create",
            #"{"children":["mia"],"title":"A bit of math","wanted":{"counts":"dailyMinutes","target":2,"daysRequired":1}}"#
        )
        try run.use(minutes: 3, #"{"subject":"math"}"#)
        try run.use(minutes: 13, #"{"app":"tuxmath"}"#)
        try run.use(minutes: 6, #"{"app":"paint"}"#)
        return try run.client.allEvents()
    }

    /// Mia uses something; its lease is renewed as a front-end does.
    private func use(minutes: Int, _ activity: String) throws {
        try client.call("time.beginLease", #"{"child":"mia","lease":"use","activity":\#(activity)}"#)
        for _ in 0..<minutes * 2 {
            daemon.pass(seconds: 30)
            // It may have ended by then.
            guard try client.ask("time.renewLease", #"{"child":"mia","lease":"use"}"#).result != nil else { return }
        }
        try client.call("time.endLease", #"{"child":"mia","lease":"use"}"#)
    }
}
