import ArgumentParser

struct PackCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        Help.group(
            "pack",
            [
                ListPacks.self, InstallPack.self, RemovePack.self, VerifyPack.self, ShowPackStorage.self,
                ListSigners.self, TrustSigner.self, ForgetSigner.self,
                NewPack.self, CheckPack.self, MakePackKey.self, SignPack.self, ArchivePack.self,
            ],
            discussion: """
                A parent installs packs and removes them; an author makes a pack, checks it and
                signs it. What an author does needs no running kidd.
                """)
    }
}
