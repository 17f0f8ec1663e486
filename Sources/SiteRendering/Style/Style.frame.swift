extension Style {
    /// Header, footer, and the way on to other pages.
    static let frame = """
        .page-header { position: sticky; top: 0; z-index: 2; display: flex; align-items: center; gap: 1.25rem;
          min-height: var(--header); padding: .25rem var(--margin); border-bottom: 1px solid var(--rule);
          font-size: .9rem; line-height: 1.4; background: color-mix(in srgb, var(--paper) 90%, transparent);
          backdrop-filter: blur(12px) }
        .page-header a { text-decoration: none }
        .page-header a:hover { text-decoration: underline }
        .site-name { font-weight: 700; letter-spacing: -.01em }
        .tools { display: flex; align-items: center; gap: 1rem; margin-inline-start: auto }
        .languages { display: flex; gap: 1rem }
        .page-list { color: var(--quiet) }
        .page-list summary { cursor: pointer; padding: .4rem .25rem; list-style: none }
        .page-list summary::-webkit-details-marker { display: none }
        .page-list summary::after { content: ""; display: inline-block; width: .4em; height: .4em;
          margin-inline-start: .5em; border: solid currentColor; border-width: 0 1.5px 1.5px 0;
          transform: translateY(-.2em) rotate(45deg) }
        .page-list nav { position: absolute; top: calc(100% + .35rem); inset-inline-start: var(--margin);
          width: min(24rem, calc(100vw - 2 * var(--margin))); max-height: calc(100vh - 6rem); overflow-y: auto;
          padding: .9rem 1.1rem; background: var(--sheet); border: 1px solid var(--rule);
          border-radius: var(--radius); box-shadow: 0 12px 32px rgb(0 0 0 / .14) }
        .page-list:not([open]) nav { display: none }
        .page-list p { margin: .6rem 0 .2rem; font-size: .8rem }
        .page-list p:first-child { margin-top: 0 }
        .page-list ul { list-style: none; margin: 0; padding: 0 }
        .page-list li a { display: block; padding: .35rem .5rem; margin-inline: -.5rem; border-radius: 6px;
          color: var(--ink) }
        .page-list li a:hover { background: var(--code); text-decoration: none }
        .page-list [aria-current] { font-weight: 640 }
        .theme { width: 2rem; height: 2rem; padding: 0; border: 0; border-radius: 50%; background: none;
          cursor: pointer; align-items: center; justify-content: center }
        .theme:hover { background: var(--code) }
        .scripted.theme { display: none }
        .js .scripted.theme { display: flex }
        .theme-mark { width: 1.05rem; height: 1.05rem; border: 1.6px solid currentColor; border-radius: 50%;
          background: linear-gradient(90deg, transparent 50%, currentColor 50%) }
        .neighbours { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
          gap: 1rem; max-width: var(--page); margin: 4rem auto 0; padding: 0 var(--margin) }
        .neighbours a { display: grid; padding: .9rem 1.1rem; border: 1px solid var(--rule);
          border-radius: var(--radius); background: var(--sheet); text-decoration: none; font-weight: 600;
          line-height: 1.45 }
        .neighbours a:hover { border-color: var(--quiet) }
        .neighbours [rel=next] { text-align: end; grid-column: -2 }
        .neighbours small { color: var(--quiet); font-size: .8rem; font-weight: 400 }
        .page-footer { max-width: var(--page); margin: 3.5rem auto 0; padding: 1.25rem var(--margin) 3rem;
          color: var(--quiet); font-size: .84rem }
        @media (max-width: 67.99rem) {
          .article ~ .neighbours, main:has(.article) + .page-footer {
            max-width: calc(var(--column) + 2 * var(--margin)) }
        }
        .page-footer::before { content: ""; display: block; border-top: 1px solid var(--rule); margin-bottom: 1.1rem }
        .page-footer p > * + *::before { content: "·"; display: inline-block; margin-inline: .45em; color: var(--quiet) }
        .page-footer p { margin: .2rem 0 }
        """
}
