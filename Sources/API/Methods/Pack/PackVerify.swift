import Household
import JSONRPC
import Shapes
import Words

/// `pack.verify`: whether an installed pack is as it was installed.
public enum PackVerify {
    /// Faults that are listed; all are counted.
    public static let mostFaults = 100

    /// The parameters of `pack.verify`; all are required.
    public struct Params: Equatable, Sendable {
        public var pack: String

        public init(pack: String) { self.pack = pack }
    }

    /// The result of `pack.verify`; every member is always there.
    public struct Result: Equatable, Sendable {
        public var pack: PackID
        public var intact: Bool
        /// The first things that are not.
        public var faults: [String]
        public var faultCount: Int
        public var say: Saying

        public init(pack: PackID, intact: Bool, faults: [String], faultCount: Int, say: Saying) {
            self.pack = pack
            self.intact = intact
            self.faults = faults
            self.faultCount = faultCount
            self.say = say
        }
    }

    /// For parents; reads only; tells its progress.
    public static let method = Method(
        "pack.verify",
        "Checks that an installed pack is as it was installed: each lesson, image and sound by its digest.",
        role: .parent, reportsProgress: true,
        params: Shape<Params>.object("PackVerifyParams", "", make: Params.init) {
            required("pack", \.pack, .text(1...64), "An installed pack.")
        },
        result: Shape<Result>.object("PackReport", "", make: Result.init) {
            required("pack", \.pack, .id(PackID.self), "The pack.")
            required("intact", \.intact, .boolean, "Whether every lesson, image and sound is as it was installed.")
            required("findings", \.faults, .list(of: .text()), "The first \(mostFaults) things that are not.")
            required("findingCount", \.faultCount, .count, "All of them.")
            required("say", \.say, .saying, "The same for people.")
        },
        errors: [.unknownPack], added: "0.3.0")
}
