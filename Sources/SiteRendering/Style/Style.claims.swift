extension Style {
    /// What a scenario rests on, and the foldable list of claims.
    static let claims = """
        .evidence { display: flex; flex-wrap: wrap; gap: 0 .5rem; margin: 0; padding: 0 1.1rem .5rem;
          color: var(--quiet); font-size: .8rem; line-height: 1.5 }
        .evidence .label { margin: 0; font-size: inherit; line-height: inherit }
        .evidence b { color: var(--ink) }
        .claims { border-top: 1px solid var(--rule); font-size: .84rem }
        .claims summary { padding: .65rem 1.1rem; cursor: pointer; color: var(--quiet); font-size: .8rem }
        .claims summary:hover { color: var(--ink) }
        .claims ol { list-style: none; margin: 0; padding: 0 1.1rem .9rem }
        .claims ol > li { margin-top: .55rem }
        .claims ol > li:first-child { margin-top: 0 }
        .claims ol > li > code { background: none; padding: 0; font-weight: 620; font-size: .8rem }
        .claims ul { list-style: none; margin: .15rem 0 0; padding: 0 }
        .claims ul > li { position: relative; padding: .1rem 0 .1rem 1.3rem; line-height: 1.5 }
        .claims ul > li > .tick { position: absolute; inset-inline-start: 0; top: .35em; margin: 0;
          vertical-align: 0 }
        .claims ul code { background: none; padding: 0 }
        .claims .measured { display: block; color: var(--quiet); font-size: .78rem }
        .claims .finding { margin: .1rem 0 .2rem; color: var(--lost); font-size: .82rem }
        """
}
