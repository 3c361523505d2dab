import Household
import Shapes

/// The cases of ``GrantOrigin``.
private enum Variants {
    static let parent = Variant("parent", 0, GrantOrigin.parent)
    static let request = Variant("request", 1, .name, make: GrantOrigin.request)
    static let code = Variant("code", 2, .name, make: GrantOrigin.code)
    static let lesson = Variant("lesson", 3, .name, make: GrantOrigin.lesson)
    static let challenge = Variant("challenge", 4, .name, make: GrantOrigin.challenge)
}

extension Shape where Value == GrantOrigin {
    static let grantOrigin = Shape.tagged([
        Variants.parent.reader, Variants.request.reader, Variants.code.reader, Variants.lesson.reader,
        Variants.challenge.reader,
    ]) { origin, out in
        switch origin {
        case .parent: Variants.parent.write(to: &out)
        case .request(let request): Variants.request.write(request, to: &out)
        case .code(let code): Variants.code.write(code, to: &out)
        case .lesson(let lesson): Variants.lesson.write(lesson, to: &out)
        case .challenge(let challenge): Variants.challenge.write(challenge, to: &out)
        }
    }
}
