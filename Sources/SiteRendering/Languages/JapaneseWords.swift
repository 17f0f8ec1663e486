import Articles

/// The site's words in Japanese, as developers for Apple's platforms write them.
struct JapaneseWords: Words {
    let skipToContent = "本文へ移動"
    let articles = "記事"
    let languages = "言語"
    let switchTheme = "ライトとダークを切り替える"
    let onThisPage = "このページの内容"
    let previousPage = "前の記事"
    let nextPage = "次の記事"
    let neighbours = "前後の記事"

    func minutes(_ count: Int) -> String { "約\(count)分" }
    func scenarios(_ count: Int) -> String { "シナリオ\(count)件" }
    func claims(held: Int, of all: Int) -> String {
        switch (held, all) {
        case (_, 0): "検証項目なし"
        case (all, _): "検証\(all)件すべて成立"
        default: "検証\(all)件中\(held)件成立"
        }
    }
    func models(sdk: Int) -> String { "Xcode \(sdk)のSwiftUIを再現" }
    let reimplementation = "AppleのSwiftUIではなく、その挙動を再実装したエンジンによる実測です。"
    let pageAsData = "このページのデータ"
    let footnotes = "脚注"
    func backToReference(_ number: Int) -> String { "本文の参照\(number)へ戻る" }
    func alertTitle(_ kind: AlertKind) -> String {
        switch kind {
        case .note: "補足"
        case .tip: "ヒント"
        case .important: "重要"
        case .warning: "警告"
        case .caution: "注意"
        }
    }
    func checked(_ claims: String) -> String { "検証済み: \(claims)" }
    func failed(_ claims: String) -> String { "成立していません: \(claims)" }

    let whatThisIs: [Phrase] = [
        """
        ここにあるSwiftのコードは、サイトを生成するたびにコンパイルされ、シナリオは実際に実行されます。\
        本文の横に並ぶのは、その実測結果です。どの\(code: "body")が、何回、なぜ評価されたのか。どの状態が保たれ、どれが失われたのか。
        """,
        "本文の記述が事実と食い違えば、ビルドが止まります。",
    ]
    let liveResult = "実行結果から"
    func readArticle(_ title: String) -> Phrase { "記事「\(title)」より" }
    let notFoundTitle = "ページが見つかりません"
    let notFoundText = "URLが変わったか、もともと存在しないページです。"
    let toStartPage = "トップページへ"

    let setup = "準備のコード"
    let copy = "コピー"
    let copied = "コピーしました"
    let notCompiled = "掲載のみ(コンパイル対象外)"
    let doesNotCompile = "コンパイルエラーになるコード"
    let compilerSays = "コンパイラのメッセージ"
    let untitledListing = "Swiftのコード"
    let untitledCode = "コード"
    let done = "完了"
    let toDo = "未完了"
    func evaluations(_ count: String) -> String { "評価\(count)回" }

    func scenario(_ number: Int) -> String { "シナリオ\(number)" }
    func scoreOf(_ title: String) -> String { "生存期間と評価回数: \(title)" }
    let view = "view"
    let dotLegend = "bodyの評価"
    let barLegend = "帯1本が生存期間1つ"
    let breakLegend = "斜線: 状態を失って再び開始"
    let began = "開始"
    let reset = "リセット"
    let restarted = "作り直し"
    let ended = "終了"
    let kept = "維持"
    func lost(_ value: String) -> String { "\(value)を喪失" }
    func alive(_ count: Int) -> String { "\(count)個" }
    let evidence = "根拠"
    let notRun = "このシナリオは実行されていません。"
    let notReached = "未到達"
    func step(_ number: String, of count: Int) -> String { "ステップ\(number) / \(count)" }
    let previousStep = "前のステップ"
    let nextStep = "次のステップ"
    func seconds(_ text: String) -> String { "\(text)秒時点" }
    let screen = "画面"
    let emptyScreen = "画面には何もありません。"
    let why = "理由"
    let nothingRan = "評価されたbodyも、始まった生存期間も、終わった生存期間もありません。"
    let values = "値の変化"
    let printed = "出力"
    let warned = "実行時の警告"
    let on = "オン"
    let off = "オフ"
    func claimList(held: Int, of all: Int) -> String {
        held == all ? "検証\(all)件すべて成立" : "検証\(all)件中\(held)件成立"
    }
    let claimsTitle = "検証項目と実測値"
    let holds = "成立"
    let doesNotHold = "不成立"
    func measured(_ text: String, variant: String?) -> Phrase {
        if let variant { "\(code: variant)での実測: \(code: text)" } else { "実測: \(code: text)" }
    }
}
