extension Style {
    /// The two columns: text, and beside it what ran.
    static let scenes = """
        .article { max-width: var(--page); margin: 0 auto; padding: clamp(2rem, 4vw, 3.25rem) var(--margin) 0 }
        .opening > header { max-width: var(--column) }
        .contents { margin-top: 1.75rem; font-size: .9rem; line-height: 1.5 }
        .contents p { margin: 0 0 .35rem; font-size: .8rem; color: var(--quiet) }
        .contents ul { list-style: none; margin: 0; padding: 0; border-inline-start: 1px solid var(--rule) }
        .contents a { display: block; padding: .22rem 0 .22rem 1rem; margin-inline-start: -1px;
          border-inline-start: 1px solid transparent; text-decoration: none; color: var(--quiet) }
        .contents a:hover { color: var(--ink); border-inline-start-color: var(--ink) }
        .contents .deeper a { padding-inline-start: 2rem }
        .scene { margin-top: 3.25rem; display: grid; grid-template-columns: minmax(0, 1fr); gap: 1.5rem var(--gap) }
        .opening + .scene { margin-top: 2.25rem }
        .beside { min-width: 0 }
        .fold.wide { margin-top: 1.5rem }
        .fold.wide > summary { width: fit-content; padding: .35rem 1rem; border: 1px solid var(--rule);
          border-radius: 2rem; background: var(--sheet) }
        .fold.wide > summary:hover { border-color: var(--quiet); color: var(--ink) }
        .fold.wide > .scene { margin-top: 1.5rem }
        .fold.wide + .scene { margin-top: 1.5rem }
        @media (min-width: 68rem) {
          .opening, .scene { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr));
            column-gap: var(--gap) }
          .contents { align-self: end; margin: 0 }
          .scene > .prose { grid-column: 1 }
          .beside { grid-column: 2 }
          .js .beside > .run { position: sticky;
            top: min(calc(var(--header) + 1rem), calc(100vh - var(--run-height, 0px) - 1rem)) }
          .with-runs { padding-top: .25rem }
          .scene.brief > .prose { grid-column: 1 / -1; max-width: none; columns: 2; column-gap: var(--gap) }
          .brief > .prose > :is(h2, h3, h4, h5, h6) { column-span: all }
          .brief > .prose > :not(ul, ol), .brief li { break-inside: avoid }
          .brief > .prose > p:has(+ :is(ul, ol)) { break-after: avoid }
          .brief > .prose > :is(h2, h3, h4, h5, h6) + * { margin-top: 0 }
        }
        @media (max-width: 67.99rem) {
          .article { max-width: calc(var(--column) + 2 * var(--margin)) }
          .scene { grid-template-rows: none !important }
          .beside { grid-row: auto !important }
        }
        """
}
