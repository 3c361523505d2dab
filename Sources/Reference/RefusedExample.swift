/// A call that is refused, as both lines go over the wire.
struct RefusedExample {
    let request: String
    let reply: String
}
