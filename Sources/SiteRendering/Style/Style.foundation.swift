extension Style {
    /// What holds everywhere: type, links, focus, what is there for screen readers only.
    static let foundation = """
        *, ::before, ::after { box-sizing: border-box }
        html { scroll-padding-top: calc(var(--header) + 1rem); -webkit-text-size-adjust: 100%;
          text-size-adjust: 100% }
        body { margin: 0; background: var(--paper); color: var(--ink); font: 400 1.0625rem/1.7 var(--sans);
          text-wrap: pretty; overflow-wrap: break-word }
        [lang] { font-family: var(--sans) }
        :lang(ja) { line-break: strict; text-autospace: normal; text-spacing-trim: normal }
        :lang(ja) body { line-height: 1.85; font-size: 1rem }
        :lang(en) { line-break: auto }
        a { color: inherit; text-decoration-color: color-mix(in srgb, currentColor 35%, transparent);
          text-underline-offset: .18em }
        a:hover { text-decoration-color: currentColor }
        h1, h2, h3, h4, h5, h6 { text-wrap: balance }
        :is(h1, h2, h3, h4, h5, h6):lang(ja) { word-break: auto-phrase }
        button { font: inherit; color: inherit }
        code, samp, pre { font-family: var(--mono) }
        :focus-visible { outline: 2px solid var(--run); outline-offset: 2px; border-radius: 4px }
        .unseen { position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%);
          white-space: nowrap }
        [role=region] { position: relative }
        .quiet { color: var(--quiet) }
        .verdict { color: var(--alive); font-weight: 600; text-decoration: none }
        .verdict.failed { color: var(--lost) }
        .scripted { display: none }
        .skip { position: absolute; inset-inline-start: 1rem; top: -4rem; z-index: 3; padding: .5rem 1rem;
          background: var(--ink); color: var(--paper); border-radius: 0 0 8px 8px }
        .skip:focus { top: 0 }
        @media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth } }
        """
}
