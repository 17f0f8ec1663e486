extension Style {
    /// Running text. `:where` lets a figure inside it, as in a folded answer, keep its own spaces.
    static let prose = """
        h1 { font-size: clamp(1.9rem, 1.3rem + 2.4vw, 2.75rem); line-height: 1.14; letter-spacing: -.022em;
          margin: 0 0 .6rem; font-weight: 720 }
        h1:lang(ja) { font-size: clamp(1.65rem, 1.2rem + 1.9vw, 2.3rem); line-height: 1.32; letter-spacing: 0 }
        h2 { font-size: 1.4rem; line-height: 1.3; letter-spacing: -.012em; margin: 0 0 .6rem; font-weight: 680 }
        h3 { font-size: 1.12rem; line-height: 1.4; margin: 2rem 0 .4rem; font-weight: 660 }
        h4, h5, h6 { font-size: 1rem; margin: 1.75rem 0 .3rem }
        :is(h2, h3, h4):lang(ja) { letter-spacing: 0; line-height: 1.5 }
        .anchor { text-decoration: none }
        .anchor:hover { text-decoration: underline; text-decoration-color: var(--rule) }
        .lede { font-size: 1.2rem; line-height: 1.55; color: var(--quiet); margin: 0 0 1.1rem }
        .lede:lang(ja) { font-size: 1.08rem; line-height: 1.8 }
        .meta { font-size: .84rem; color: var(--quiet); margin: 0; display: flex; flex-wrap: wrap; gap: .2rem 1.1rem }
        .prose { max-width: var(--column); min-width: 0 }
        .prose > :first-child { margin-top: 0 }
        .prose > :last-child { margin-bottom: 0 }
        .prose :where(p) { margin: 0 0 1.1rem }
        .prose :where(ul, ol) { padding-inline-start: 1.4rem; margin: 0 0 1.1rem }
        .prose :where(li) { margin: .4rem 0 }
        .prose .tight > li { margin: .15rem 0 }
        .prose :where(li > p) { margin: 0 0 .5rem }
        .prose .run { margin: 1.5rem 0 }
        .task { list-style: none; position: relative }
        .task-mark { position: absolute; inset-inline-start: -1.4rem; top: .45em; width: .95em; height: .95em;
          border: 1.5px solid var(--quiet); border-radius: 3px; font-size: .9em; line-height: .95;
          text-align: center }
        .task-mark.done { border-color: var(--alive); color: var(--alive) }
        :not(pre) > code { font-size: .88em; background: var(--code); border-radius: 4px; padding: .1em .25em;
          overflow-wrap: anywhere }
        :is(h1, h2, h3, h4, h5, h6) code { background: none; padding: 0 }
        .prose img { max-width: 100%; height: auto; border-radius: 8px }
        blockquote { margin: 1.5rem 0; padding-inline-start: 1.1rem; border-inline-start: 3px solid var(--rule);
          color: var(--quiet) }
        .prose hr { border: 0; border-top: 1px solid var(--rule); margin: 2.5rem 0 }
        .checked { border-bottom: 1.5px solid color-mix(in srgb, var(--alive) 60%, transparent);
          padding-bottom: .04em }
        .checked code { background: none; padding: 0 }
        .checked.failed { border: 0; text-decoration: underline wavy var(--lost); text-underline-offset: .25em }
        .tick { color: var(--alive); font-family: var(--sign); font-size: .75em; vertical-align: .25em; margin-inline: .2em .1em;
          font-weight: 700 }
        .failed > .tick { color: var(--lost) }
        .alert { margin: 1.5rem 0; padding: .1rem 0 .1rem 1.1rem;
          border-inline-start: 3px solid var(--accent, var(--quiet)) }
        .alert > :last-child { margin-bottom: 0 }
        .alert .alert-title { margin-bottom: .2rem; font-size: .9rem; font-weight: 660;
          color: var(--accent, var(--quiet)) }
        .alert.note { --accent: var(--type) }
        .alert.tip { --accent: var(--alive) }
        .alert.important { --accent: var(--run) }
        .alert.warning { --accent: var(--string) }
        .alert.caution { --accent: var(--lost) }
        .table { overflow-x: auto; margin: 1.5rem 0 }
        .table table { border-collapse: collapse; min-width: 100%; font-size: .92rem; line-height: 1.5 }
        .table :is(th, td) { padding: .5rem .9rem .5rem 0; text-align: start; vertical-align: top;
          border-bottom: 1px solid var(--rule) }
        .table th { font-weight: 620; font-size: .9em; color: var(--quiet); white-space: nowrap }
        .table code { overflow-wrap: normal }
        .table .center { text-align: center }
        .table .end { text-align: end; font-variant-numeric: tabular-nums }
        .fold > summary { cursor: pointer; font-size: .9rem; color: var(--quiet); padding: .3rem 0 }
        .fold > summary > .quiet { margin-inline-start: .6rem; font-family: var(--mono); font-size: .92em }
        .reference { line-height: 0; font-size: .72em }
        .reference a { text-decoration: none; color: var(--run); padding: 0 .15em }
        .footnotes { margin-top: 4rem; padding-top: 1.25rem; border-top: 1px solid var(--rule); font-size: .9rem;
          color: var(--quiet) }
        .footnotes li > p { display: inline; margin: 0 }
        .back-links a { text-decoration: none; padding: 0 .25em; color: var(--run) }
        """
}
