import Client
import StrictJSON

extension ClientError.Refused {
    /// The sentence for the child that came with the error; nil when there is none.
    var say: String? {
        (try? JSONDocument(scanning: data))?.root.member("say")?.string
    }
}
