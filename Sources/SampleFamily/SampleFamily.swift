import Client
import Daemon
import Glibc
import Household
import Logging
import Vault

/// A made-up family with some weeks behind it, for developers and for pictures: two children who learned, played, asked
/// for time and earned badges, day after day.
///
/// Everything is lived through the daemon's own door: a simulated front-end makes the calls that a real one makes, on a
/// clock that goes from day to day. The same seed and the same end give the same family.
public enum SampleFamily {
    /// The PIN of its parent.
    public static let pin = "2468"
    /// How many weeks it has behind it if nobody says otherwise.
    public static let usualWeeks = 6
    /// How many weeks it can have.
    public static let possibleWeeks = 0...26

    /// Lives the family's weeks in a new developer's folder. They end at the present of the given clock.
    ///
    /// - Parameters:
    ///   - options: How the daemon is going to be started; the folder has to be new.
    ///   - weeks: 0: the family is set up and has done nothing yet.
    ///   - present: The moment at which its history ends.
    ///   - seed: What all chance is made of.
    ///   - tell: Hears which week begins, from 1.
    /// - Returns: false where the folder has a household already: nothing was changed.
    @discardableResult
    public static func live(
        in options: ServeOptions, weeks: Int, until present: Moment, log: Logger, seed: UInt64 = 1,
        tell: @escaping (_ week: Int) -> Void = { _ in }
    ) throws -> Bool {
        let folder = try LivingRoom()
        var options = options
        options.socket = folder.socket
        options.socketMode = 0o600
        options.socketGroup = nil
        options.inherited = nil
        let days = PlatformZones.zone(named: SampleHousehold.zone).map {
            SampleCalendar(zone: $0, present: present.wall, weeks: weeks)
        }
        guard let days else { throw StartFault("the time zone \(SampleHousehold.zone) is not known here") }
        // In the machine's present boot, so that the clock of the first real start goes on with it.
        let clock = SteppedClock(present.advanced(by: days.start - present.wall))
        let alarms = SteppedAlarmClock(clock)
        let chance = SharedRandom(seed: seed)
        var surroundings = Server.Surroundings(
            clock: clock, alarms: alarms, random: { chance.next() }, pinCost: .minimum, log: log)
        surroundings.isPersonal = true
        let server = try Server(options, surroundings)
        defer { server.stop() }
        guard server.isNew else { return false }
        let time = SampleTime(clock: clock, alarms: alarms, days: days)
        let household = SampleHousehold(socket: folder.socket, time: time)
        let life = SampleLife(household: household, time: time, server: server, seed: seed, tell: tell)
        try life.run()
        return true
    }
}

/// A private folder for the socket, which is gone with it.
private final class LivingRoom {
    private let path: String

    var socket: String { path + "/kidd.sock" }

    init() throws {
        guard let made = PrivateFolder.makeNew("/tmp/kidd-sample-") else {
            throw StartFault("no folder can be made in /tmp: \(SystemError.text(errno))")
        }
        path = made
    }

    deinit {
        unlink(socket)
        rmdir(path)
    }
}
