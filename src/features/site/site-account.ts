/** What the bar knows about the visitor; signing out is the session's own business. */
export type SiteAccount =
  | { kind: 'signed-out' }
  | {
      kind: 'signed-in'
      /** Rejects where the person could not be signed out. */
      signOut: () => Promise<void>
    }
