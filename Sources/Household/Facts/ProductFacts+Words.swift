import Words

extension ProductFacts {
    static func hint(_ fact: MathFact) -> Saying {
        let (left, right) = (fact.left, fact.right)
        switch fact.strategy {
        case .oneMoreGroup: return fact.told("hint.oneMoreGroup", ["groups": left - 1, "number": right])
        case .besideSquare: return fact.told("hint.besideSquare", ["number": min(left, right)])
        case .doubling, .doubleDouble: return fact.told("hint.doubling", ["number": right])
        case .halfOfTen, .tenTimesLess: return fact.told("hint.tenTimes", ["number": right])
        case .turnRound: return fact.told("hint.turnRound", ["left": right, "right": left])
        case .thinkMultiplication: return fact.told("hint.thinkMultiplication", ["part": right, "whole": left])
        default: return fact.strategy.tip
        }
    }

    static func worked(_ fact: MathFact) -> Saying {
        let (left, right, result) = (fact.left, fact.right, fact.result)
        let ten = 10 * right
        switch fact.strategy {
        case .timesRule: return rule(fact)
        case .doubling: return fact.told("worked.doubling", ["number": right, "result": result])
        case .doubleDouble:
            let double = ["number": right, "double": 2 * right, "four": 4 * right] as KeyValuePairs
            return left == 8 ? fact.told("worked.doubleThrice", double) : fact.told("worked.doubleDouble", double)
        case .halfOfTen: return fact.told("worked.halfOfTen", ["number": right, "ten": ten, "result": result])
        case .tenTimesLess: return fact.told("worked.tenTimesLess", ["number": right, "ten": ten, "result": result])
        case .oneMoreGroup:
            return fact.told(
                "worked.oneMoreGroup",
                ["groups": left - 1, "number": right, "product": result - right, "result": result])
        case .besideSquare:
            let number = min(left, right)
            return fact.told(
                "worked.besideSquare", ["number": number, "square": number * number, "result": result])
        case .turnRound: return fact.told("worked.turnRound", ["left": right, "right": left, "result": result])
        default:
            return fact.told("worked.thinkMultiplication", ["part": right, "whole": left, "result": result])
        }
    }

    private static func rule(_ fact: MathFact) -> Saying {
        let other = fact.left == 0 || fact.left == 1 ? fact.right : fact.left
        if fact.result == 0 { return fact.told("worked.timesZero", [:]) }
        if fact.left == 1 || fact.right == 1 { return fact.told("worked.timesOne", ["number": other]) }
        return fact.told("worked.timesTen", ["number": fact.left == 10 ? fact.right : fact.left])
    }

    /// As many rows as there are groups; a number line where there is nothing to lay.
    static func picture(_ fact: MathFact) -> Picture {
        let product = fact.undoing
        guard product.result > 0 else {
            return Picture(
                NumberLinePicture(from: 0, to: 10, labels: [0, 5, 10], marked: [0], hops: []),
                text: fact.told("picture.dot", ["number": 0]))
        }
        let row = ThingCount(thing: "marble", count: product.right)
        return Picture(
            RowsPicture(rows: Array(repeating: row, count: product.left)),
            text: fact.told(
                "picture.rows", ["rows": product.left, "count": product.right, "whole": product.result]))
    }
}
