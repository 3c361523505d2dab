import Household
import Testing

@Suite struct SlugTests {
    @Test(
        "An id is the name in plain letters",
        arguments: [
            ("Mia", "mia"), ("Zoë Müller", "zoe-mueller"), ("Zoe\u{308}", "zoe"), ("Łukasz", "lukasz"),
            ("İpek Yıldız", "ipek-yildiz"), ("Đặng Thị Hồng", "dang-thi-hong"), ("Þór", "thor"),
            ("Jean-Luc", "jean-luc"),
            ("Ольга", "olga"), ("Юрій", "iurii"), ("Щука", "shchuka"), ("Њего\u{301}ш", "njegosh"),
            ("Λουκάς", "loukas"), ("Θεοδώρα", "theodora"), ("Γιώργος", "giorgos"), ("O", "o"), ("R2-D2", "r2-d2"),
            ("--help", "help"), ("🎈 Ada 🎈", "ada"),
        ])
    func plain(name: String, id: String) {
        #expect(Slug.make(from: name, or: "child") { _ in false } == id)
    }

    @Test(
        "A name of which letters would be lost is called by the word, and the next one by a number",
        arguments: ["明", "明o", "محمد", "אורי", "さくら", "हरि", "🎈", "…"])
    func word(name: String) {
        var taken: Set<String> = []
        for id in ["child", "child-2", "child-3"] {
            #expect(Slug.make(from: name, or: "child", taken: taken.contains) == id)
            taken.insert(id)
        }
    }

    @Test("An id is short, and ends in no dash")
    func short() {
        let name = String(repeating: "a", count: 59) + "-" + String(repeating: "b", count: 20)
        #expect(Slug.make(from: name, or: "child") { _ in false } == String(repeating: "a", count: 59))
    }
}
