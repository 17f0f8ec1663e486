extension Style {
    /// The start pages, the choice of a language, and the page for addresses that do not exist.
    static let start = """
        .start { max-width: var(--page); margin: 0 auto; padding: clamp(2.5rem, 6vw, 5rem) var(--margin) 0; display: grid;
          grid-template-columns: minmax(0, 1fr); gap: 2.5rem var(--gap) }
        .welcome { max-width: 36rem }
        .start .listing { margin: 1.25rem 0 0 }
        .welcome + .listing { margin-top: 2.25rem }
        .welcome h1 { font-size: clamp(2.4rem, 1.6rem + 3.4vw, 3.75rem) }
        .welcome .lede { color: var(--ink); font-size: 1.35rem; line-height: 1.45; margin-bottom: 1.5rem }
        .welcome .lede:lang(ja) { font-size: 1.2rem; line-height: 1.7 }
        .welcome p:not(.lede) { color: var(--quiet); margin: 0 0 .8rem }
        @media (min-width: 68rem) { .start { grid-template-columns: repeat(2, minmax(0, 1fr)) } }
        .live { min-width: 0 }
        .source-article { margin: .7rem 0 0; font-size: .84rem; color: var(--quiet) }
        .article-list { max-width: var(--page); margin: clamp(3rem, 6vw, 5rem) auto 0; padding: 0 var(--margin) }
        .article-list h2 { margin-bottom: 1rem }
        .article-list h3 { font-size: .9rem; color: var(--quiet); font-weight: 600 }
        .article-list ul { list-style: none; margin: 0; padding: 0; display: grid; gap: 1rem;
          grid-template-columns: repeat(auto-fill, minmax(min(24rem, 100%), 1fr)) }
        .article-list li { position: relative; padding: 1.1rem 1.25rem; border: 1px solid var(--rule);
          border-radius: var(--radius); background: var(--sheet); display: flex; flex-direction: column }
        .article-list li:hover { border-color: var(--quiet) }
        .article-list li > a { font-weight: 660; font-size: 1.08rem; line-height: 1.4; text-decoration: none }
        .article-list li > a::after { content: ""; position: absolute; inset: 0; border-radius: var(--radius) }
        .article-list li > p { margin: .35rem 0 .9rem; color: var(--quiet); font-size: .94rem; line-height: 1.6 }
        .article-list li > .meta { margin: auto 0 0; font-size: .8rem }
        .choice { max-width: 34rem; margin: 0 auto; padding: clamp(3rem, 14vh, 9rem) var(--margin) }
        .choice ul { list-style: none; margin: 2rem 0 0; padding: 0; display: grid; gap: .8rem }
        .choice li { position: relative; padding: 1rem 1.25rem; border: 1px solid var(--rule);
          border-radius: var(--radius); background: var(--sheet); font-family: var(--sans) }
        .choice li:hover { border-color: var(--quiet) }
        .choice li a { font-weight: 660; text-decoration: none }
        .choice li a::after { content: ""; position: absolute; inset: 0 }
        .choice li p { margin: .15rem 0 0; color: var(--quiet); font-size: .92rem }
        .choice section + section { margin-top: 3rem }
        """
}
