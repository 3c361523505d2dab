import Household
import Shapes

extension Shape where Value == PackInstallation {
    static let packInstallation = Shape.object(
        "PackInstallation",
        make: PackInstallation.init,
        members: {
            required("pack", \.pack, .name)
            required("version", \.version, .words)
            required("title", \.title, .words)
            required("digest", \.digest, .words)
            required("bytes", \.bytes, .whole)
            optional("signer", \.signer, .words)
            required("at", \.at, .milliseconds)
        })
}

extension Shape where Value == TrustedSigner {
    static let trustedSigner = Shape.object(
        "TrustedSigner",
        make: TrustedSigner.init,
        members: {
            required("key", \.key, .words)
            required("name", \.name, .words)
            required("since", \.since, .milliseconds)
        })
}

extension Shape where Value == PackBook {
    static let packBook = Shape.object(
        "PackBook",
        make: { PackBook(installed: $0, signers: $1) },
        members: {
            required("installed", \.installed, .list(of: .packInstallation))
            required("signers", \.signers, .list(of: .trustedSigner))
        })
}
