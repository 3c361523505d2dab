import Household
import StrictJSON
import Synchronization

/// The lessons of a bundle, read when they are needed. Of those that were read the latest are kept.
final class BundleTexts: LessonTexts {
    /// How many lessons are kept as they were read.
    static let mostKept = 32

    private let bytes: [UInt8]
    private let lines: [LessonEdition: Range<Int>]
    private let kept = Mutex(Kept())

    /// Whether all lines that the catalog tells of are there.
    let isWhole: Bool

    private struct Kept {
        var contents: [LessonEdition: LessonContent] = [:]
        var order: [LessonEdition] = []
    }

    /// - Parameter start: where the first line begins.
    init(_ bytes: [UInt8], from start: Int, _ lessons: [BundleLesson]) {
        var lines: [LessonEdition: Range<Int>] = [:]
        var place = start
        for lesson in lessons where lesson.length >= 0 {
            lines[lesson.edition] = place..<place + lesson.length
            place += lesson.length + 1
        }
        self.bytes = bytes
        self.lines = lines
        isWhole = place == bytes.count
    }

    /// The content of an edition; nil when its line is not what its name says.
    func content(of edition: LessonEdition) -> LessonContent? {
        if let known = kept.withLock({ $0.contents[edition] }) { return known }
        guard let line = lines[edition].map({ Array(bytes[$0]) }), PackShapes.edition(text: line) == edition,
            let document = try? JSONDocument(scanning: line), let lesson = try? PackShapes.lesson.read(document.root)
        else { return nil }
        let content = LessonContent(lesson)
        kept.withLock { kept in
            if kept.contents.updateValue(content, forKey: edition) == nil { kept.order.append(edition) }
            if kept.order.count > Self.mostKept { kept.contents[kept.order.removeFirst()] = nil }
        }
        return content
    }
}
