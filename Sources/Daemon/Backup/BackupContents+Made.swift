import API
import Backups
import Household
import JSONRPC

extension BackupContents {
    /// What was made.
    init(_ made: MadeBackup) {
        self.init(
            path: made.path, bytes: made.bytes, digest: made.digest, name: made.manifest.household,
            madeAt: Instant(milliseconds: made.manifest.at), kiddVersion: made.manifest.kidd, rows: made.manifest.rows,
            childNames: made.children, packCount: made.manifest.packs, intact: made.faults.isEmpty,
            findings: Array(made.faults.prefix(Self.mostFindings)))
    }

    /// What was found in a file.
    init(_ staged: StagedBackup, path: String, bytes: Int, mending: Mending? = nil) {
        let manifest = staged.manifest
        self.init(
            path: path, bytes: bytes, digest: nil, name: manifest.household,
            madeAt: Instant(milliseconds: manifest.at), kiddVersion: manifest.kidd, rows: manifest.rows,
            childNames: staged.findings.household.children.map(\.profile.name), packCount: manifest.packs,
            intact: (mending?.left ?? staged.findings.faults).isEmpty,
            findings: Array((mending?.left ?? staged.findings.faults).prefix(Self.mostFindings)),
            mendedRows: mending?.rows, givenUpRows: mending?.givenUp)
    }
}

extension BackupFault {
    /// What it is for the audit.
    var reason: BackupTrouble.Reason {
        switch self {
        case .missingFolder, .missing: .folderMissing
        case .unwritable: .unwritable
        case .full: .full
        case .unfitPlace: .unfitPlace
        default: .failed
        }
    }

    /// The same as one word for programs.
    var word: String {
        switch self {
        case .notABackup: "foreign"
        case .newerFormat: "newer"
        case .damaged: "damaged"
        case .cut: "cut"
        case .wrongPassphrase: "passphrase"
        case .outOfMemory: "memory"
        case .exists: "exists"
        case .missing, .isFolder: "missing"
        case .missingFolder: "folderMissing"
        case .unfitPlace: "place"
        case .unreadable: "unreadable"
        case .unwritable: "unwritable"
        case .full: "full"
        case .otherHousehold: "household"
        case .nothingDamaged: "whole"
        case .failed: "refused"
        case .stopped: "stopped"
        }
    }
}

extension RPCError {
    /// A fault of a backup, as its caller is told.
    init(_ fault: BackupFault) {
        switch fault {
        case .wrongPassphrase: self.init(.wrongPassphrase, fault.description)
        case .full: self.init(.storageFull, fault.description)
        case .outOfMemory: self.init(.busy, fault.description)
        case .stopped: self = .cancelled
        default: self.init(.backupRefused, fault.description, [.text("reason", fault.word)])
        }
    }
}
