import Glibc
import HouseholdTesting

/// A certificate that signs itself, for kidd.home.arpa and 127.0.0.2, and its key.
struct Certificate {
    /// In CI it has to be there.
    static let canBeMade = access(openssl, X_OK) == 0 || getenv("CI") != nil

    private static let openssl = "/usr/bin/openssl"

    let certificate: String
    let key: String

    /// Makes the two files in a folder.
    init(in folder: String, name: String = "page") throws {
        certificate = "\(folder)/\(name).pem"
        key = "\(folder)/\(name)-key.pem"
        let program = try SpawnedProgram(
            [
                Self.openssl, "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
                "-days", "2", "-subj", "/CN=kidd.home.arpa", "-addext",
                "subjectAltName=DNS:kidd.home.arpa,IP:127.0.0.2", "-keyout", key, "-out", certificate,
            ],
            environment: ["PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": folder], files: folder + "/openssl")
        guard try program.wait() == .exited(0) else { throw TestFault(program.errors) }
    }
}
