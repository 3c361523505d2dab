import Dispatch
import Glibc
import HouseholdTesting
import Synchronization
import Testing

/// Killed with −9 at any time while four children learn over connections of their own.
@Suite struct RandomKillTests {
    /// What is known of one child from the replies that came.
    private struct Learner: Sendable {
        var story: LessonStory
        /// Gists of whole lessons.
        var lessons: [[String]] = []
        var faults: [String] = []

        init(_ child: String) {
            story = LessonStory(child: child, name: "\(child)-0")
        }

        /// Plays lesson after lesson until the daemon is gone.
        mutating func playOn(_ socket: String, _ acknowledged: () -> Void) throws {
            let client = try LineClient(socket)
            if story.hasStarted {
                let standing = try story.standing(client)
                if standing != story.place {
                    // The last call was stored and its reply lost: the same call again gets it.
                    try advance(client)
                    if standing != story.place, story.place.state != "none" {
                        faults.append("\(story.child): \(standing) is neither before nor after \(story.place)")
                    }
                }
            }
            while true {
                try advance(client)
                acknowledged()
            }
        }

        private mutating func advance(_ client: LineClient) throws {
            try story.advance(client)
            guard story.isOver else { return }
            lessons.append(story.acknowledged)
            story = LessonStory(child: story.child, name: "\(story.child)-\(lessons.count)")
        }
    }

    /// At least as many as are worth it, and more until every child has finished lessons in them.
    private static let rounds = 25
    private static let mostRounds = 400
    private static let leastLessons = 2
    /// The daemon is killed at one of so many replies to one child, while the others wait for theirs: what a round
    /// brings does not depend on how fast the machine is.
    private static let mostReplies: UInt64 = 60

    @Test("Nothing acknowledged is lost and nothing counts twice, whenever it is killed") func anyTime() throws {
        let scratch = try Family.copy()
        let first = try LessonCrashTests.uneventful.get()
        let later = try LessonCrashTests.uneventfulAgain.get()
        var learners = Family.children.map(Learner.init)
        var random = Randomness(state: 20_261_121)
        for round in 0..<Self.mostRounds {
            if round >= Self.rounds, learners.allSatisfy({ $0.lessons.count >= Self.leastLessons }) { break }
            let daemon = try scratch.daemon(environment: ["KIDD_CHECKPOINT_PAGES": "8"])
            learners = playOn(learners, daemon, replies: Int(1 + random.next() % Self.mostReplies))
        }
        let daemon = try scratch.daemon()
        let client = try LineClient(daemon.places.socket)
        for var learner in learners {
            #expect(learner.faults.isEmpty, "\(learner.faults)")
            try learner.story.finish(client)
            learner.lessons.append(learner.story.acknowledged)
            #expect(learner.lessons.first == first)
            #expect(learner.lessons.dropFirst().allSatisfy { $0 == later })
            // All stars ever, as the last hint told them: nothing was counted twice and nothing was lost. A question
            // pays once a day.
            #expect(learner.story.starsAtHint == LessonStory.starsOfLesson)
            let lessons = try client.result("lesson.list", #"{"child":"\#(learner.story.child)"}"#)
                .list("result.lessons").first { $0.member("lesson")?.string == ShippedPack.lesson }
            #expect(lessons?.member("timesFinished")?.integer == Int64(learner.lessons.count))
            #expect(learner.lessons.count > Self.leastLessons, "the rounds were too short to tell anything")
        }
        #expect(try daemon.stop() == .exited(0))
        #expect(!daemon.program.errors.contains("damaged"))
    }

    private func playOn(_ learners: [Learner], _ daemon: DaemonProcess, replies: Int) -> [Learner] {
        let results = Mutex(learners)
        let left = Mutex(replies)
        let socket = daemon.places.socket
        let group = DispatchGroup()
        for (index, learner) in learners.enumerated() {
            // A queue each, so that all four run at once whatever the number of processors.
            DispatchQueue(label: learner.story.child).async(group: group) {
                var learner = learner
                do {
                    try learner.playOn(socket) {
                        let isLast = left.withLock { left in
                            left -= 1
                            return left == 0
                        }
                        if isLast { daemon.program.signal(SIGKILL) }
                    }
                } catch is LineClient.Gone {
                    // As it should be: the daemon was killed.
                } catch {
                    learner.faults.append("\(learner.story.child): \(error)")
                }
                results.withLock { [learner] in $0[index] = learner }
            }
        }
        group.wait()
        _ = try? daemon.kill()
        return results.withLock { $0 }
    }

    /// SplitMix64: the same numbers of replies in every run.
    private struct Randomness {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9e37_79b9_7f4a_7c15
            var mixed = state
            mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
            return mixed ^ (mixed >> 31)
        }
    }
}
