import Articles
import Testing

@Suite struct InlineTests {
    @Test(arguments: [
        ("*a **b** c* _d_", "p <em>a <b>b</b> c</em> <em>d</em>"),
        ("***x***", "p <em><b>x</b></em>"),
        ("`` a`b ``", "p <code `` a`b ``>a`b</code>"),
        ("日本 \\*x\\* &amp; &#x3042; `c`", "p 日本 *x* & あ <code `c`>c</code>"),
        ("a  \nb\\\nc\n d", "p a⏎⏎b⏎⏎c⏎d"),
        ("[a\n`b`](/u (t)) `c`", "p <a /u 't' from [a\n`b`](/u (t))>a⏎<code `b`>b</code></a> <code `c`>c</code>"),
        ("[x][r], [r][], [r]\n\n[r]: /u", "p <a /u from [x][r]>x</a>, <a /u from [r][]>r</a>, <a /u from [r]>r</a>"),
        ("[r]: /u\n[r] `c`", "p <a /u from [r]>r</a> <code `c`>c</code>"),
        ("![a *b*](i.png \"T\")", "p <img i.png 'T' from ![a *b*](i.png \"T\")>a b</img>"),
        (
            "<https://a.b/?x=1&amp;y> `c`",
            "p <a https://a.b/?x=1&y from <https://a.b/?x=1&amp;y>>https://a.b/?x=1&y</a> <code `c`>c</code>"
        ),
        ("a<br>b <!-- c --> `d`", "p a<raw <br>>b <raw <!-- c -->> <code `d`>d</code>"),
        ("~~a *b*~~ c ~~ d~~ \\~~e~~", "p <s>a <em>b</em></s> c ~~ d~~ ~~e~~"),
        (
            "見よ https://a.b/c_d_e.html。`c` (http://x.y).",
            "p 見よ <a https://a.b/c_d_e.html from https://a.b/c_d_e.html>https://a.b/c_d_e.html</a>。<code `c`>c</code> (<a http://x.y from http://x.y>http://x.y</a>)."
        ),
        ("> a `b\n> c` d\n>> `e`", "quote\n  p a <code `b\n  > c`>b c</code> d\n  quote\n    p <code `e`>e</code>"),
        ("- a\n  b `c`\nlazy `d`", "list -\n  item \n    p a⏎b <code `c`>c</code>⏎lazy <code `d`>d</code>"),
        (
            "[a](b\\)c) [`]`](<d e> 'f') `g`",
            "p <a b)c from [a](b\\)c)>a</a> <a d e 'f' from [`]`](<d e> 'f')><code `]`>]</code></a> <code `g`>g</code>"
        ),
    ])
    func inlines(text: String, outline: String) { #expect(Outline.of(text) == outline) }

    @Test func columnsCountCharactersAsReadersDo() throws {
        guard case .paragraph(let inlines, _) = try #require(Article("# 見出し\n\n👨‍👩‍👧と日本語 `値`\n").blocks.last),
            case .code(_, let range) = try #require(inlines.last)
        else {
            Issue.record("there is no code span at the end")
            return
        }
        #expect(range.start == (3, 7))
        #expect(range.end == (3, 10))
    }
}
