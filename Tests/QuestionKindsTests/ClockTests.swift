import Household
import Shapes
import StrictJSON
import Testing
import Words

@testable import QuestionKinds

@Suite("Clock")
struct ClockTests {
    private func time(_ hour: Int, _ minute: Int, _ half: DayHalf? = nil) -> Answer {
        Answer(ClockReading(hour: hour, minute: minute, half: half))
    }

    @Test("without the half of the day every hour of the face is right, modulo twelve")
    func moduloTwelve() throws {
        let checks = KindChecks(content: Clock(hour: 15, minute: 30, step: 30))
        for hour in 0...23 {
            for minute in [0, 30] {
                #expect(try checks.isRight(time(hour, minute)) == (hour % 12 == 3 && minute == 30))
            }
        }
        #expect(checks.refusal(time(3, 30, .pm)) == "this clock has no half of the day; leave half out")
    }

    @Test("with it the half must be right too; twelve at noon is pm, at midnight am")
    func halves() throws {
        for hour in 0...23 {
            let checks = KindChecks(content: Clock(hour: hour, minute: 0, step: 60, asksHalf: true))
            for given in 1...12 {
                for half in DayHalf.allCases {
                    let isRight = given % 12 == hour % 12 && (half == .am) == (hour < 12)
                    #expect(try checks.isRight(time(given, 0, half)) == isRight)
                }
            }
            #expect(checks.refusal(time(5, 0)) == "half is missing; send am or pm")
            #expect(checks.refusal(time(13, 0, .pm)) == "the hour must be 1 to 12")
        }
        let noon = KindChecks(content: Clock(hour: 12, minute: 0, step: 60, asksHalf: true))
        #expect(
            try noon.feedback(time(12, 0, .am))
                == "The hands are right. Is it in the morning, or later in the day?")
    }

    @Test("a minute off the step is no answer", arguments: [(60, 30), (30, 15), (5, 31), (5, 60), (5, -5)])
    func steps(step: Int, minute: Int) {
        let checks = KindChecks(content: Clock(hour: 3, minute: 0, step: step))
        #expect(checks.refusal(time(3, minute)) == "the minute must be 0 to 59, at a step of \(step)")
    }

    @Test("feedback tells what was set; changed hands have words of their own")
    func feedback() throws {
        let checks = KindChecks(content: Clock(hour: 6, minute: 0, step: 30))
        #expect(try checks.feedback(time(6, 30)) == "You set 6:30. The hour is right. Let’s look at the minutes.")
        #expect(try checks.feedback(time(5, 0)) == "You set 5:00. Let’s look at the hour again.")
        #expect(
            try checks.feedback(time(12, 30))
                == "You set 12:30. The short hand tells the hour, the long hand the minutes.")
    }

    @Test("a time that no clock shows is a fault")
    func faults() {
        #expect(KindChecks(content: Clock(hour: 3, minute: 0, step: 15)).places == ["/step"])
        #expect(KindChecks(content: Clock(hour: 24, minute: 10, step: 30)).places == ["/hour", "/minute"])
        #expect(KindChecks(content: Clock(hour: 0, minute: 55, step: 5)).places == [])
    }
}
