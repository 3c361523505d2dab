import Foundation
import HouseholdTesting

/// A pack of one lesson whose every text has a word that stands nowhere else, also in a template and in a drawing; in a
/// folder that goes with it.
final class MarkedPack {
    /// The word.
    static let marker = "zyzzyva"
    static let lesson = "beetles"
    static let pack = "bugs"
    static let subject = "nature"
    /// The name of its drawing.
    static let asset = "wing"
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

    /// - Parameter skill: the title of its skill.
    init(skill: String = marker) throws {
        folder = try PrivateFolder()
        for (file, text) in [
            ("manifest.json", Self.manifest(skill)), ("lessons/beetles.json", Self.content),
            ("templates/count.json", Self.template), ("assets/wing.svg", Self.drawing),
        ] {
            let place = URL(filePath: "\(path)/\(file)")
            try FileManager.default.createDirectory(
                at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: place)
        }
    }

    private static func manifest(_ skill: String) -> String {
        """
        {"id":"bugs","version":"1.0.0","title":"zyzzyva","subjects":[{"id":"nature","title":"zyzzyva","policy":"steady"}],
        "grades":["1"],"languages":["en"],"licence":"CC0-1.0","author":"zyzzyva","standards":[{"id":"zyzzyva.standard",
        "subject":"nature","grade":"1","domain":"zyzzyva","description":"zyzzyva","code":"zyzzyva"}],
        "skills":[{"id":"zyzzyva.skill","standard":"zyzzyva.standard","name":"\(skill)","description":"zyzzyva",
        "rubric":{"thresholdPercent":80,"window":5,"sessions":2,"reviewDays":[3]}}]}
        """
    }

    private static let content = """
        {"id":"beetles","skill":"zyzzyva.skill","title":"zyzzyva","description":"zyzzyva","subject":"nature",
        "tier":"elementary","difficulty":3,"estimatedMinutes":4,"order":1,"sections":[{"id":"try","title":"zyzzyva",
        "kind":"practice","text":"zyzzyva","questions":["bug1","bug2","bug3","bug4"]}],
        "generated":[{"id":"bug4","kind":"multipleChoice","template":"count","variant":"all"}],"questions":[
        \(choice("bug1")),\(choice("bug2")),
        {"id":"bug3","kind":"fillInBlank","prompt":"zyzzyva","difficulty":3,"points":10,"hints":["zyzzyva"],
        "explanation":"zyzzyva","bridge":false,
        "fillInBlank":{"answers":["zyzzyva"],"wordBank":["zyzzyva","ant"],"mistakes":[]}}]}
        """

    private static let template = """
        {"id":"count","generator":"counting","version":1,"things":[{"thing":"bee","one":"zyzzyva","many":"zyzzyvas"}],
        "texts":[{"prompt":"zyzzyva","picture":"zyzzyva","hints":["zyzzyva"],"explanation":"zyzzyva","mistakes":{
        "oneMore":"zyzzyva","oneLess":"zyzzyva","someMore":"zyzzyva","someLess":"zyzzyva"}}],
        "counting":{"all":{"from":1,"to":5,"layout":"rows"}}}
        """

    private static let drawing = """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><title>zyzzyva</title><circle r="3"/></svg>
        """

    private static func choice(_ id: String) -> String {
        """
        {"id":"\(id)","kind":"multipleChoice","prompt":"zyzzyva","images":["wing"],"difficulty":3,"points":10,"hints":["zyzzyva"],
        "explanation":"zyzzyva","bridge":false,"multipleChoice":{"options":[
        {"id":"a","text":"zyzzyva","explanation":"zyzzyva"},{"id":"b","text":"ant"},{"id":"c","text":"bee"}],
        "correct":"b"}}
        """
    }
}
