import Testing

@testable import Commands

@Suite struct HarmlessJSONTests {
    @Test("Characters that steer a terminal, or turn the direction of writing, stand in JSON as escapes there")
    func escapes() {
        let json = "{\"a\":\"x\u{9B}31m\u{7F}\u{202E}y\u{2067}\u{61C} \u{200F}\"}"
        let text = String(decoding: JSONText.harmless(Array(json.utf8)), as: UTF8.self)
        #expect(text == #"{"a":"x\u009b31m\u007f\u202ey\u2067\u061c \u200f"}"#)
    }

    @Test("Everything else stays as it is, letters of all scripts and pictures included")
    func same() {
        let json = Array("{\"a\":\"Zoë 李 नमस्ते نور 👩‍👧 “…” \"}".utf8)
        #expect(JSONText.harmless(json) == json)
    }
}
