import API
import Household
import QuestionKinds

/// Things of a picture that are ticked off while they are counted. An aid for the eyes: it is no answer, nothing of it
/// is sent, and how many are ticked is not told.
struct ThingMarks: Equatable {
    let count: Int
    private(set) var ticked: Set<Int> = []
    /// The thing that Space is for; nil until a key was pressed.
    private(set) var current: Int?

    /// Where things are to be counted and the picture has them one by one.
    init?(for question: QuestionView) {
        guard question.body.shown(as: Count.View.self) != nil,
            let picture = question.picture?.content as? any TickedPicture, picture.thingCount > 0
        else { return nil }
        self.init(count: picture.thingCount)
    }

    init(count: Int) { self.count = count }

    /// Takes in an arrow or Space; false for every other key.
    ///
    /// Space ticks a thing off and goes on to the next one, so that pressing it again and again counts along.
    mutating func press(_ key: LearnKey) -> Bool {
        switch key {
        case .left: current = max(0, (current ?? 0) - 1)
        case .right: current = current.map { min(count - 1, $0 + 1) } ?? 0
        case .character(" "):
            let thing = current ?? 0
            if ticked.remove(thing) == nil {
                ticked.insert(thing)
                current = min(count - 1, thing + 1)
            } else {
                current = thing
            }
        default: return false
        }
        return true
    }

    /// A thing between the two columns of its marks.
    func around(_ sign: PaintedLine, _ thing: Int) -> PaintedLine {
        let marker = PaintedLine(thing == current ? PadSign.marker : PadSign.noMarker, .yellow)
        return marker + sign + PaintedLine(ticked.contains(thing) ? PadSign.kept : " ", .green)
    }
}

/// A picture of things that can be ticked off.
protocol TickedPicture: DrawablePicture {
    /// How many there are, in the order in which they are drawn.
    var thingCount: Int { get }
}

extension RowsPicture: TickedPicture {
    var thingCount: Int { rows.reduce(0) { $0 + max(0, $1.count) } }
}

extension ScatteredPicture: TickedPicture {
    var thingCount: Int { groups.reduce(0) { $0 + max(0, $1.count) } }
}

extension TenFramesPicture: TickedPicture {
    var thingCount: Int { max(0, count + added) }
}
