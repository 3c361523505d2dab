import Household

/// What is known of shapes.
extension ShapeName {
    /// Whether it is solid.
    var isSolid: Bool { [.sphere, .cube, .box, .cylinder, .cone, .pyramid].contains(self) }

    /// Whether it can roll, or has a round edge.
    var isRound: Bool { [.circle, .oval, .heart, .sphere, .cylinder, .cone].contains(self) }

    /// How many corners, and so straight sides, a plane shape has. Whether a star has five or ten is a matter of words.
    var corners: Int? {
        switch self {
        case .triangle: 3
        case .square, .rectangle, .rhombus, .trapezoid: 4
        case .pentagon: 5
        case .hexagon: 6
        default: nil
        }
    }

    /// How many flat faces a solid shape has. A sphere has none that could be counted.
    var faces: Int? {
        switch self {
        case .cube, .box: 6
        case .pyramid: 5
        case .cylinder: 2
        case .cone: 1
        default: nil
        }
    }

    /// The lines on both sides of which it is the same.
    var symmetries: [DrawnShape.Line] {
        switch self {
        case .circle, .square: [.vertical, .horizontal, .diagonal]
        case .oval, .rectangle, .hexagon: [.vertical, .horizontal]
        default: [.vertical]
        }
    }

    /// Whether it is one of the others as well, as a square is a rectangle: then the other is no wrong name.
    func isAlso(_ other: ShapeName) -> Bool {
        let wider: [ShapeName: [ShapeName]] = [
            .circle: [.oval], .square: [.rectangle, .rhombus, .trapezoid], .rectangle: [.trapezoid],
            .rhombus: [.trapezoid], .cube: [.box],
        ]
        return wider[self]?.contains(other) == true
    }
}

/// The edge of a plane shape as points, for the solver alone: how a front-end draws it is its own matter.
struct ShapeOutline {
    /// A point.
    struct Point: Hashable {
        var x: Int
        var y: Int
    }

    /// In their order around the shape; none for a solid one.
    var points: [Point]

    init(_ shape: ShapeName) {
        points = Self.edge(of: shape).map { Point(x: $0.0, y: $0.1) }
    }

    private static func edge(of shape: ShapeName) -> [(Int, Int)] {
        switch shape {
        case .circle: [(0, 3), (2, 2), (3, 0), (2, -2), (0, -3), (-2, -2), (-3, 0), (-2, 2)]
        case .oval: [(0, 3), (4, 2), (5, 0), (4, -2), (0, -3), (-4, -2), (-5, 0), (-4, 2)]
        case .triangle: [(0, 3), (1, 1), (3, -3), (0, -3), (-3, -3), (-1, 1)]
        case .square: [(2, 2), (2, 0), (2, -2), (0, -2), (-2, -2), (-2, 0), (-2, 2), (0, 2)]
        case .rectangle: [(3, 2), (3, 0), (3, -2), (0, -2), (-3, -2), (-3, 0), (-3, 2), (0, 2)]
        case .rhombus: [(0, 3), (2, 0), (0, -3), (-2, 0)]
        case .trapezoid: [(1, 2), (3, -2), (0, -2), (-3, -2), (-1, 2), (0, 2)]
        case .pentagon: [(0, 4), (4, 1), (2, -4), (0, -4), (-2, -4), (-4, 1)]
        case .hexagon: [(2, 3), (4, 0), (2, -3), (0, -3), (-2, -3), (-4, 0), (-2, 3), (0, 3)]
        case .star:
            [(0, 6), (2, 2), (6, 2), (3, -1), (4, -6), (0, -3), (-4, -6), (-3, -1), (-6, 2), (-2, 2)]
        case .heart: [(0, 3), (2, 5), (4, 3), (0, -5), (-4, 3), (-2, 5)]
        case .sphere, .cube, .box, .cylinder, .cone, .pyramid: []
        }
    }

    /// How often the way turns on a walk around; a point in the middle of a side is no corner.
    var corners: Int {
        points.indices.count { index in
            let before = points[(index + points.count - 1) % points.count]
            let here = points[index]
            let after = points[(index + 1) % points.count]
            return (here.x - before.x) * (after.y - here.y) != (here.y - before.y) * (after.x - here.x)
        }
    }

    /// Whether each point meets another one when the shape is folded.
    func isFolded(along line: DrawnShape.Line) -> Bool {
        let folded = points.map { point in
            switch line {
            case .vertical: Point(x: -point.x, y: point.y)
            case .horizontal: Point(x: point.x, y: -point.y)
            case .diagonal: Point(x: point.y, y: point.x)
            }
        }
        return Set(folded) == Set(points)
    }

    /// The flat faces of a solid shape, one by one.
    static func faces(of shape: ShapeName) -> [ShapeName] {
        switch shape {
        case .cube: [.square, .square, .square, .square, .square, .square]
        case .box: [.rectangle, .rectangle, .rectangle, .rectangle, .rectangle, .rectangle]
        case .pyramid: [.square, .triangle, .triangle, .triangle, .triangle]
        case .cylinder: [.circle, .circle]
        case .cone: [.circle]
        default: []
        }
    }
}
