import { randomUUID } from 'node:crypto'

/** What somebody has said about themselves, with the reference that the client tells two sayings apart by. */
export type PresenceMeta = Readonly<Record<string, unknown>> & { phx_ref: string }
/** By the key that members chose; several members, such as two tabs, may share one. */
export type PresenceState = Record<string, { metas: PresenceMeta[] }>
export type PresenceDiff = { joins: PresenceState; leaves: PresenceState }

/** Who is present on one topic. `Member` is whatever tells members apart. */
export class PresenceRoom<Member> {
  readonly #metas = new Map<Member, { key: string; meta: PresenceMeta }>()

  state(): PresenceState {
    const state: PresenceState = {}
    for (const { key, meta } of this.#metas.values()) (state[key] ??= { metas: [] }).metas.push(meta)
    return state
  }

  track(member: Member, key: string, payload: Readonly<Record<string, unknown>>): PresenceDiff {
    const meta = { ...payload, phx_ref: randomUUID() }
    this.#metas.set(member, { key, meta })
    return { joins: { [key]: { metas: [meta] } }, leaves: {} }
  }

  /** Null when the member was not present. */
  untrack(member: Member): PresenceDiff | null {
    const before = this.#metas.get(member)
    this.#metas.delete(member)
    return before ? { joins: {}, leaves: { [before.key]: { metas: [before.meta] } } } : null
  }
}
