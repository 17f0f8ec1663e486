extension Style {
    /// On paper: everything unfolded, nothing that can be pressed.
    static let print = """
        @media print {
          :root, :root[data-theme] { color-scheme: light }
          body { font-size: 10.5pt }
          .page-header, .skip, .contents, .neighbours, .copy, .js .copy, .stepper, .js .stepper { display: none }
          .article { max-width: none; padding: 0 }
          .score { min-width: 0; font-size: .72rem }
          .code pre { white-space: pre-wrap }
          .listing pre code { min-width: 0 }
          .opening, .scene { display: block }
          .beside { margin-top: 1rem }
          .js .steps { display: block }
          .js .step { visibility: visible }
          .js .beside > .run { position: static }
          .run, .listing, .step { break-inside: avoid }
          .js .score col.chosen { background: none }
          ::details-content { content-visibility: visible; block-size: auto }
        }
        """
}
