import API
import Household
import JSONRPC
import Shapes
import Words

extension MasterySettings {
    static let endpoint = Endpoint.query(method) { (context, params, call) throws(RPCError) in
        let child = try context.child(named: params.child, whole: true)
        return try context.learningSettings(of: child, child.learning.settings, call)
    }

    static let changeEndpoint = Endpoint.change(change) { (context, params, call) throws(RPCError) in
        let child = try context.child(named: params.child, whole: true)
        if params.policy != nil, params.subject == nil {
            throw RPCError(parameter: ShapeFault(message: "must go together: adaptivePolicy needs a subject"))
        }
        var settings = child.learning.settings
        if let scheduler = params.scheduler { settings.scheduler = scheduler }
        if let subject = params.subject {
            // What was decided for a subject whose pack is gone can be taken back.
            if params.policy != nil { try context.checkExists(ActivityRef(subject: subject), at: "", for: call) }
            settings.adaptive[subject] = params.policy
            guard settings.adaptive.count <= LearningSettings.mostSubjects else {
                throw RPCError(
                    parameter: ShapeFault(
                        path: "/subject",
                        message:
                            "is one too many: \(LearningSettings.mostSubjects) subjects can have a policy of their own")
                )
            }
        }
        let result = try context.learningSettings(of: child, settings, call)
        let facts: [Fact] = settings == child.learning.settings ? [] : [.child(.learningSet(settings))]
        return Change(child, facts, result: result)
    }
}

extension HandlerContext {
    /// How a child learns under these settings.
    fileprivate func learningSettings(
        of child: ChildState, _ settings: LearningSettings, _ call: Call
    ) throws(RPCError) -> MasterySettings.Result {
        let library = try wholeLibrary(for: call)
        let book = child.learning
        let names = Set(gate(of: child, at: call.moment).lessons.map(\.lesson.subject))
            .union(book.levels.keys).union(settings.adaptive.keys)
        let subjects = names.sorted().map { subject in
            let level = book.level(of: subject)
            return MasterySettings.Subject(
                subject: subject, title: library.title(ofSubject: subject),
                policy: settings.adaptive[subject] ?? library.adaptivePolicy(of: subject) ?? .target80,
                isChosen: settings.adaptive[subject] != nil, level: level.level, changes: level.history)
        }
        let forecasts = MasterySettings.Forecasts(book.forecasts)
        return MasterySettings.Result(
            scheduler: settings.scheduler, forecasts: forecasts, subjects: subjects,
            say: MasterySettings.words(settings.scheduler, forecasts))
    }
}

extension MasterySettings {
    fileprivate static func words(_ scheduler: ReviewScheduler, _ forecasts: Forecasts) -> Saying {
        let now = Saying("parent.reviews.\(scheduler.rawValue)")
        guard forecasts.answers >= forecasts.needed else {
            return now
                + Saying(
                    "parent.reviews.counting",
                    ["needed": .number(forecasts.needed), "answers": .number(forecasts.answers)])
        }
        return now
            + Saying(forecasts.isMemoryOffered ? "parent.reviews.memoryIsBetter" : "parent.reviews.ladderIsBetter")
    }
}

extension MasterySettings.Forecasts {
    fileprivate init(_ record: ForecastRecord) {
        self.init(
            answers: record.memory.count, needed: ReviewRule.forecastsBeforeOffer,
            isMemoryOffered: record.favoursMemory,
            memory: MasterySettings.Fit(record.memory), ladder: MasterySettings.Fit(record.ladder),
            mean: MasterySettings.Fit(record.mean))
    }
}

extension MasterySettings.Fit {
    fileprivate init(_ calibration: Calibration) {
        func whole(_ value: Double) -> Int { Int((value * 10_000).rounded()) }
        self.init(
            logLoss: whole(calibration.logLoss), brier: whole(calibration.brier),
            calibrationError: whole(calibration.error),
            bins: calibration.bins.filter { $0.count > 0 }.map { bin in
                Bin(
                    answers: bin.count, predictedPercent: bin.predicted / bin.count / 100,
                    rightPercent: bin.right * 100 / bin.count)
            })
    }
}
