extension Style {
    /// What happened in each step. With the script one step at a time, in one place whose size never changes.
    static let steps = """
        .stepper { align-items: center; justify-content: space-between; gap: .75rem; padding: .4rem .7rem;
          border-top: 1px solid var(--rule); font-size: .8rem; color: var(--quiet) }
        .js .stepper { display: flex }
        .stepper button { width: 2.25rem; height: 2rem; border: 1px solid var(--rule); border-radius: 8px;
          background: none; cursor: pointer; line-height: 1; font-size: 1.05rem }
        .stepper button:hover:not(:disabled) { border-color: var(--quiet) }
        .stepper button:disabled { opacity: .35; cursor: default }
        .steps { list-style: none; margin: 0; padding: 0 }
        .step { border-top: 1px solid var(--rule); padding: .85rem 1.1rem 1.1rem; min-width: 0 }
        .js .steps { display: grid }
        .js .step { grid-area: 1 / 1; visibility: hidden }
        .js .step.chosen { visibility: visible }
        .step-name { margin: 0 0 .6rem; display: flex; gap: .8rem; align-items: baseline; font-size: .84rem;
          font-weight: 620; line-height: 1.4 }
        .step-name code, .alternatives .variant code { background: none; padding: 0 }
        .time { white-space: nowrap; color: var(--quiet); font-weight: 400; font-size: .8rem }
        .alternatives .variant { margin: .2rem 0 .4rem; font-size: .84rem; font-weight: 620 }
        .alternatives { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr));
          gap: 1.25rem }
        .alternatives > * { min-width: 0 }
        .variants .after { grid-template-columns: minmax(0, 1fr) }
        .after { display: grid; grid-template-columns: minmax(9rem, 5fr) minmax(0, 7fr); gap: 1rem 1.4rem }
        .label { margin: 0 0 .4rem; font-size: .74rem; line-height: 1.4; font-weight: 600; color: var(--quiet) }
        .story > .label:not(:first-child) { margin-top: .9rem }
        .why, .values { list-style: none; margin: 0; padding: 0; font-size: .84rem; line-height: 1.55 }
        .why li + li { margin-top: .35rem }
        .why code { font-size: .92em }
        .why .loss { padding-inline-start: .65rem; margin-inline-start: -.8rem;
          border-inline-start: .15rem solid var(--lost) }
        .values { font-family: var(--mono); font-size: .8rem; line-height: 1.5 }
        .values li { padding-inline-start: 1rem; text-indent: -1rem; overflow-wrap: anywhere }
        .values li + li { margin-top: .25rem }
        .values code { background: none; padding: 0; font-size: 1em; color: var(--quiet) }
        .values .before { color: var(--quiet) }
        .printed, .warned { margin: 0; padding: .45rem .7rem; background: var(--code); border-radius: 7px;
          font-size: .78rem; line-height: 1.5; white-space: pre-wrap; overflow-wrap: anywhere; max-height: 12rem;
          overflow-y: auto }
        .warned { background: var(--lost-soft) }
        .ending { margin: .6rem 0 0; font-size: .84rem; color: var(--lost) }
        @media (max-width: 34rem) { .after { grid-template-columns: minmax(0, 1fr) } }
        """
}
