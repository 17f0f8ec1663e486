import Articles
import Findings
import Testing

@Suite struct BlockTests {
    @Test(arguments: [
        ("# Title\n\ntext", "h1#title Title\np text"),
        ("Two\nlines\n===\n", "h1#two-lines Two⏎lines"),
        (
            "## `View` は空? ##\n## `View` は空?",
            "h2#view-は空 <code `View`>View</code> は空?\nh2#view-は空-1 <code `View`>View</code> は空?"
        ),
        ("> a\nlazy\n> ===", "quote\n  h1#a-lazy a⏎lazy"),
        ("> a\n===", "quote\n  p a⏎==="),
        ("- a\n- b\n\n  c", "list - loose\n  item \n    p a\n  item \n    p b\n    p c"),
        ("3. a\n4. b", "list 3\n  item \n    p a\n  item \n    p b"),
        ("- [ ] open\n- [x] done", "list -\n  item [ ] \n    p open\n  item [x] \n    p done"),
        ("-\tfoo\n\n\tbar", "list - loose\n  item \n    p foo\n    p bar"),
        ("- a\n  > b\n  > - c", "list -\n  item \n    p a\n    quote\n      p b\n      list -\n        item \n          p c"),
        ("***", "break"),
        ("<div>\n**a**\n</div>", #"html "<div>\n**a**\n</div>""#),
        ("    let x\n\n    y", #"code - "let x\n\ny\n""#),
        ("    ```swift\n    a", #"code - "```swift\na\n""#),
        ("~~~ruby x\n\tputs\n~~~", #"code ruby "\tputs\n""#),
        ("> ```js\n> a\n>  b\n> ```", "quote\n  code js \"a\\n b\\n\""),
        ("1. x\n\n   ```js\n   a\n     b\n   ```", "list 1 loose\n  item \n    p x\n    code js \"a\\n  b\\n\""),
        ("a\r\nb\r\n\r\n- c\r\n", "p a⏎b\nlist -\n  item \n    p c"),
        ("\u{FEFF}# T", "h1#t T"),
    ])
    func ordinaryBlocks(text: String, outline: String) { #expect(Outline.of(text) == outline) }

    @Test(arguments: [
        ("> [!NOTE]\n> a", "note \n  p a"),
        ("> [!caution]\n>\n> - a", "caution \n  list -\n    item \n      p a"),
        (":::message\na\n:::", "note \n  p a"),
        (":::message alert\na\n:::", "warning \n  p a"),
        (":::note warn\na\n:::", "warning \n  p a"),
        (":::tip **Best** way\n\na\n\n:::\nb", "tip <b>Best</b> way\n  p a\np b"),
        ("- a\n:::message\nb\n:::\nc", "list -\n  item \n    p a\nnote \n  p b\np c"),
        (":::message\n- a\n:::\nb", "note \n  list -\n    item \n      p a\np b"),
        ("- a\n  :::message\n  b\n  :::\n- c", "list -\n  item \n    p a\n    note \n      p b\n  item \n    p c"),
        ("::::details もっと\n:::message\na\n:::\n::::", "details もっと\n  note \n    p a"),
        (":::message\n```\n:::\n```\n:::", "note \n  code - \":::\\n\""),
    ])
    func alertsAndContainers(text: String, outline: String) { #expect(Outline.of(text) == outline) }

    @Test(arguments: [
        ("a | b\n- | -\n1 | 2", "table a | b // 1 | 2"),
        ("|左|右|\n|:--|--:|\n|`a\\|b`| **c** |\n", "table start: 左 | end: 右 // start: <code `a\\|b`>a|b</code> | end: <b>c</b>"),
        ("text\n| a |\n| :-: |\n| # |\nmore", "p text\ntable center: a // center: # // center: more"),
        ("> | a | b |\n> | --- | --- |\n> | 1 |", "quote\n  table a | b // 1 | "),
        ("- | a |\n  | - |\n  | x |", "list -\n  item \n    table a // x"),
        ("a | b\n- | - | -", "p a | b\nlist -\n  item \n    p | - | -"),
        ("| a |\n|---|\n- x", "table a\nlist -\n  item \n    p x"),
    ])
    func tables(text: String, outline: String) { #expect(Outline.of(text) == outline) }

    @Test(arguments: [
        ("a[^1]b[^1]\n\n[^1]: 注記", "p a[1/1]b[1/2]\nfootnotes\n  1 1 ×2\n    p 注記"),
        (
            "[^b] [^a]\n\n[^a]: A [^c]\n[^b]: B\n    more\n\n    - x\n\n[^c]: C\n\nend",
            "p [1/1] [2/1]\np end\nfootnotes\n  1 b ×1\n    p B⏎more\n    list -\n      item \n        p x\n  2 a ×1\n    p A [3/1]\n  3 c ×1\n    p C"
        ),
        ("a[^1]\n\n[^1]: one\nlazy\n# H", "p a[1/1]\nh1#h H\nfootnotes\n  1 1 ×1\n    p one⏎lazy"),
    ])
    func footnotes(text: String, outline: String) { #expect(Outline.of(text) == outline) }

    @Test func linkDefinitionsHoldForTheWholeArticle() {
        let text = ":::message\n[a] [b]\n:::\n\n[a]: /a\n[b]:\n/b 'B'\n"
        #expect(Outline.of(text) == "note \n  p <a /a from [a]>a</a> <a /b 'B' from [b]>b</a>")
    }

    @Test(arguments: [
        ("👉a\nb👈\n", 0), ("> x\n\n👉# H👈", 1), ("- a\n\n👉> q\n> r👈", 1), ("x\n\n👉```\na\n```👈\n", 1),
        ("👉| a |\n|---|\n| b |👈\n\nx", 0), ("日本\n\n👉:::message\na\n:::👈\n", 1),
    ])
    func rangesOfBlocks(text: String, index: Int) throws {
        let marked = Marked(text)
        #expect(try #require(marked.article.blocks[index].range).offsets == marked.ranges[0])
    }
}

extension Block {
    fileprivate var range: SourceRange? {
        switch self {
        case .heading(_, _, _, let range), .paragraph(_, let range), .quote(_, let range), .alert(_, _, _, let range),
            .details(_, _, let range), .list(_, _, _, let range), .table(_, _, let range), .code(_, _, let range),
            .thematicBreak(let range), .html(_, let range):
            range
        case .listing, .scenario, .footnotes: nil
        }
    }
}
