extension Style {
    /// Swift source with its gutter.
    static let listing = """
        .code { overflow-x: auto; overscroll-behavior-x: contain; background: var(--code);
          border-radius: var(--radius) }
        .prose > .code { margin: 1.5rem 0; padding: .8rem 1.1rem }
        .code pre { margin: 0; font-size: .84rem; line-height: 1.62; tab-size: 4 }
        .listing { position: relative; margin: 1.5rem 0; background: var(--code); border: 1px solid var(--rule);
          border-radius: var(--radius) }
        .listing .code { background: none }
        .listing pre { padding: .85rem 0 1rem }
        .listing pre code { display: block; min-width: max-content; font-family: inherit }
        .listing figcaption { display: flex; flex-wrap: wrap; gap: .1rem .9rem; align-items: center;
          padding-inline: 1rem 5.5rem; font-size: .8rem; color: var(--quiet) }
        .listing figcaption:has(.title, .mark) { padding-top: .55rem; margin-bottom: -.35rem; min-height: 2rem }
        .listing .title { font-family: var(--mono) }
        .mark { font-weight: 600 }
        .fails .mark { color: var(--lost) }
        .copy { position: absolute; top: .45rem; inset-inline-end: .5rem; z-index: 1; padding: .15rem .6rem;
          border: 1px solid var(--rule); border-radius: 7px; background: var(--sheet); color: var(--quiet);
          font-size: .76rem; cursor: pointer; opacity: 0; transition: opacity .12s }
        .js .copy { display: block }
        .listing:hover .copy, .copy:focus-visible { opacity: 1 }
        .copy:hover { color: var(--ink) }
        @media (hover: none) { .copy { opacity: 1 } }
        .line { display: block; padding-inline-end: 1.25rem }
        .line.added { background: var(--added) }
        .line.removed { background: var(--removed); text-decoration: line-through;
          text-decoration-color: var(--lost-line) }
        .gutter, .line:not(:has(.gutter))::before { content: ""; position: sticky; inset-inline-start: 0;
          display: inline-block; width: 3.5rem; padding-inline-end: .95rem; text-align: end; white-space: nowrap;
          user-select: none; -webkit-user-select: none; background: var(--code); color: var(--run); font-size: .75rem;
          font-variant-numeric: tabular-nums }
        .line:is(.added, .removed) .gutter, .line:is(.added, .removed)::before { background: inherit; color: var(--quiet) }
        .line.added:not(:has(.gutter))::before { content: "+" }
        .line.removed::before { content: "−" }
        .gutter .count::before { content: "●"; font-size: .55em; vertical-align: .28em; margin-inline-end: .4em }
        .gutter .count.at-step { font-weight: 700 }
        .gutter .count.zero { color: var(--quiet); font-weight: 400 }
        .gutter .count.zero::before { content: "○" }
        @media (max-width: 40rem) {
          .gutter, .line:not(:has(.gutter))::before { width: 2.7rem; padding-inline-end: .7rem }
          .code pre { font-size: .8rem }
        }
        .shown-only { border-style: dashed }
        .k, .a { color: var(--keyword) }
        .t { color: var(--type) }
        .s { color: var(--string) }
        .n, .p { color: var(--number) }
        .c { color: var(--comment) }
        .compiler { border-top: 1px solid var(--rule); padding: .7rem 1rem .8rem; font-size: .84rem }
        .compiler p { margin: 0 0 .2rem; color: var(--lost); font-weight: 620; font-size: .8rem }
        .compiler pre { margin: 0; padding: 0; white-space: pre-wrap; line-height: 1.55 }
        .setup .listing { margin-top: .5rem }
        """
}
