extension Style {
    /// Colours, fonts and measures. `light-dark()` follows the reader's setting, or the theme button through `data-theme`.
    static let properties = """
        :root {
          color-scheme: light dark;
          --paper: light-dark(#fcfbf8, #131417);
          --sheet: light-dark(#ffffff, #1a1c20);
          --ink: light-dark(#1d1f24, #e8e6e1);
          --quiet: light-dark(#5d626d, #a2a7b1);
          --rule: light-dark(#e6e3db, #2c2f36);
          --code: light-dark(#f5f3ed, #1d2025);
          --alive: light-dark(#0f766e, #4fd1c0);
          --alive-soft: light-dark(#d7efea, #17403c);
          --alive-faint: light-dark(#ebf6f3, #172c2b);
          --lost: light-dark(#b3261e, #ff9486);
          --lost-soft: light-dark(#fce5e1, #43201c);
          --lost-line: light-dark(#eeb1a9, #7d3a32);
          --run: light-dark(#3f3fbf, #b0b3ff);
          --chosen: light-dark(#f4f3fb, #212330);
          --keyword: light-dark(#8a2c83, #e39bdc);
          --type: light-dark(#1d5fa8, #86b9f5);
          --string: light-dark(#94440f, #f0b37e);
          --number: light-dark(#5f43b2, #c4b0ff);
          --comment: light-dark(#646a77, #979da8);
          --added: light-dark(#e2f3e6, #16301f);
          --removed: light-dark(#fbe6e4, #3a1f1d);
          --sans: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Noto Sans CJK JP", sans-serif;
          --mono: ui-monospace, "SF Mono", SFMono-Regular, Menlo, Consolas, "Noto Sans Mono", "DejaVu Sans Mono",
            "Liberation Mono", monospace;
          --sign: system-ui, -apple-system, "Segoe UI Symbol", "DejaVu Sans", sans-serif;
          --page: 88rem;
          --column: 40rem;
          --gap: clamp(1.5rem, 4vw, 4rem);
          --margin: clamp(1rem, 3vw, 2.5rem);
          --header: 3.25rem;
          --radius: 12px;
        }
        :lang(ja) {
          --sans: "Hiragino Sans", "Hiragino Kaku Gothic ProN", "Noto Sans JP", "Noto Sans CJK JP", "Yu Gothic UI",
            Meiryo, sans-serif;
          --mono: ui-monospace, "SF Mono", SFMono-Regular, Menlo, Consolas, "Noto Sans Mono", "DejaVu Sans Mono",
            "Noto Sans Mono CJK JP", monospace;
        }
        :root[data-theme=light] { color-scheme: light }
        :root[data-theme=dark] { color-scheme: dark }
        """
}
