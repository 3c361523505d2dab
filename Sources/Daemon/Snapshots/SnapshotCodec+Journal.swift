import Journal
import Stored

extension SnapshotCodec {
    /// The snapshot that the journal keeps.
    static func encode(_ image: StateImage) -> Snapshot {
        Snapshot(seq: image.seq, parts: encode(image, version: DaemonVersion.text))
    }

    /// What a snapshot of this version says.
    static func decode(_ snapshot: Snapshot) throws(SnapshotFault) -> StateImage {
        try decode(seq: snapshot.seq, parts: snapshot.parts, version: DaemonVersion.text)
    }
}
