extension Style {
    /// On paper: everything unfolded, nothing that can be pressed.
    static let print = """
        @media print {
          :root { color-scheme: light }
          body { font-size: 10.5pt }
          .page-header, .skip, .contents, .neighbours, .copy, .js .copy, .stepper, .js .stepper { display: none }
          .article { padding: 0 }
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
