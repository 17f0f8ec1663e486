import Testing

@testable import SiteRendering

struct SwiftLexerTests {
    /// Tokens that have a colour, written as `kind:text`.
    @Test(arguments: [
        ("struct Counter: View {", ["keyword:struct", "type:Counter", "type:View"]),
        ("@State private var count = 0", ["attribute:@State", "keyword:private", "keyword:var", "number:0"]),
        (#"Text("\(count + 1) joined")"#, ["type:Text", #"string:""#, "number:1", #"string: joined""#]),
        (#""a \( f("b") ) c""#, [#"string:"a "#, #"string:"b""#, #"string: c""#]),
        (##"#"raw \(not) \#(yes) ""##, [##"string:#"raw \(not) "##, #"string: ""#]),
        ("\"\"\"\nmany \"quotes\"\n\"\"\" + x", ["string:\"\"\"\nmany \"quotes\"\n\"\"\""]),
        ("let a = \"open\nlet b = 1", ["keyword:let", "string:\"open", "keyword:let", "number:1"]),
        ("// let x\nlet y", ["comment:// let x", "keyword:let"]),
        ("/* a /* b */ c */ if", ["comment:/* a /* b */ c */", "keyword:if"]),
        (#"\.settings.size, \Model.name"#, [#"keyPath:\.settings.size"#, #"keyPath:\Model.name"#]),
        ("#if os(iOS)", ["attribute:#if"]),
        ("0xFF 1_000 3.5e-2 1...5", ["number:0xFF", "number:1_000", "number:3.5e-2", "number:1", "number:5"]),
        ("frame(in: .local); for x in xs {}", ["keyword:for", "keyword:in"]),
        ("a.default; x.self; `class`", ["keyword:self"]),
        ("case .idle: true", ["keyword:case", "number:true"]),
    ])
    func colours(source: String, expected: [String]) {
        let tokens = SwiftLexer.tokens(of: source)
        #expect(tokens.filter { $0.kind != .plain }.map { "\($0.kind):\($0.text)" } == expected)
        #expect(tokens.map(\.text).joined() == source)
    }

    @Test(arguments: ["", "\"", "/*", "\\(", "\"\\(", "@", "#", "`", "\"\"\"", "\\", "名前 = \"値\"", "#\"\\#("])
    func neverLosesText(source: String) {
        #expect(SwiftLexer.tokens(of: source).map(\.text).joined() == source)
    }

    @Test func cutsAtLineBreaks() {
        let lines = SwiftLexer.tokens(of: "/* a\nb */\n\nlet").lines
        #expect(lines.map { $0.map(\.text) } == [["/* a"], ["b */"], [], ["let"]])
    }
}
