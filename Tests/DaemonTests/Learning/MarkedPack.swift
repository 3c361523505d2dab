import Foundation
import HouseholdTesting

/// A pack of one lesson whose every text has a word that stands nowhere else, in a folder that goes with it.
final class MarkedPack {
    /// The word.
    static let marker = "zyzzyva"
    static let lesson = "beetles"
    static let pack = "bugs"
    static let subject = "nature"
    /// The rules of a filter that each keep the lesson away, as parameters of `filter.set`, with their codes.
    static let rules = [
        (#""blockedLessons":["beetles"]"#, "resting"), (#""blockedPacks":["bugs"]"#, "resting"),
        (#""pausedSubjects":[{"subject":"nature"}]"#, "subjectPaused"),
        (#""allowedSubjects":["math"]"#, "subjectNotAllowed"), (#""highestDifficulty":2"#, "tooAdvanced"),
        (#""highestTier":"preschool""#, "otherAge"),
    ]
    /// What takes all of them back.
    static let noRules =
        #""blockedLessons":[],"blockedPacks":[],"pausedSubjects":[],"allowedSubjects":null,"highestDifficulty":null,"#
        + #""highestTier":null"#

    private let folder: PrivateFolder
    var path: String { folder.path + "/bugs" }

    init() throws {
        folder = try PrivateFolder()
        try FileManager.default.createDirectory(atPath: path + "/lessons", withIntermediateDirectories: true)
        try Data(Self.manifest.utf8).write(to: URL(filePath: path + "/manifest.json"))
        try Data(Self.content.utf8).write(to: URL(filePath: path + "/lessons/beetles.json"))
    }

    private static let manifest = """
        {"id":"bugs","version":"1.0.0","title":"zyzzyva","subjects":[{"id":"nature","title":"zyzzyva","policy":"steady"}],
        "grades":["1"],"languages":["en"],"licence":"CC0-1.0","author":"zyzzyva","standards":[{"id":"zyzzyva.standard",
        "subject":"nature","grade":"1","domain":"zyzzyva","description":"zyzzyva","code":"zyzzyva"}],
        "skills":[{"id":"zyzzyva.skill","standard":"zyzzyva.standard","name":"zyzzyva","description":"zyzzyva",
        "rubric":{"thresholdPercent":80,"window":5,"sessions":2,"reviewDays":[3]}}]}
        """

    private static let content = """
        {"id":"beetles","skill":"zyzzyva.skill","title":"zyzzyva","description":"zyzzyva","subject":"nature",
        "tier":"elementary","difficulty":3,"estimatedMinutes":4,"order":1,"sections":[{"id":"try","title":"zyzzyva",
        "kind":"practice","text":"zyzzyva","questions":["bug1","bug2","bug3"]}],"questions":[
        \(choice("bug1")),\(choice("bug2")),
        {"id":"bug3","kind":"fillInBlank","prompt":"zyzzyva","difficulty":3,"points":10,"hints":["zyzzyva"],
        "explanation":"zyzzyva","bridge":false,
        "fillInBlank":{"answers":["zyzzyva"],"wordBank":["zyzzyva","ant"],"mistakes":[]}}]}
        """

    private static func choice(_ id: String) -> String {
        """
        {"id":"\(id)","kind":"multipleChoice","prompt":"zyzzyva","difficulty":3,"points":10,"hints":["zyzzyva"],
        "explanation":"zyzzyva","bridge":false,"multipleChoice":{"options":[
        {"id":"a","text":"zyzzyva","explanation":"zyzzyva"},{"id":"b","text":"ant"},{"id":"c","text":"bee"}],
        "correct":"b"}}
        """
    }
}
