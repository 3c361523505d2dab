import Household
import Shapes

extension Shape where Value == PackInstallation {
    static let packInstallation = Shape.object(
        "PackInstallation",
        make: PackInstallation.init,
        members: {
            required("pack", .name) { $0.pack }
            required("version", .words) { $0.version }
            required("title", .words) { $0.title }
            required("digest", .words) { $0.digest }
            required("bytes", .whole) { $0.bytes }
            optional("signer", .words) { $0.signer }
            required("at", .milliseconds) { $0.at }
        })
}

extension Shape where Value == TrustedSigner {
    static let trustedSigner = Shape.object(
        "TrustedSigner",
        make: TrustedSigner.init,
        members: {
            required("key", .words) { $0.key }
            required("name", .words) { $0.name }
            required("since", .milliseconds) { $0.since }
        })
}

extension Shape where Value == PackBook {
    static let packBook = Shape.object(
        "PackBook",
        make: { PackBook(installed: $0, signers: $1) },
        members: {
            required("installed", .list(of: .packInstallation)) { $0.installed }
            required("signers", .list(of: .trustedSigner)) { $0.signers }
        })
}
