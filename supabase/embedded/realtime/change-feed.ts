import type { Database } from '../database/database.ts'
import type { Claims } from './claims.ts'
import type { Channel, Hub, Subscription } from './hub.ts'
import { parseChange, type TableChange } from './parse-change.ts'
import { CHANGES_CHANNEL } from './realtime-schema.ts'
import { createTableReader, type Table, visibleColumns } from './visible-columns.ts'

type Waiting = { channel: Channel; subscriptions: readonly Subscription[] }

/**
 * Sends each change of a row to the channels that wait for it and whose people may read that row, with the columns that
 * they may read. A deleted row can no longer be asked about, so everybody who waits learns its key, as on a hosted project.
 */
export async function feedChanges(database: Database, hub: Hub, onError: (error: unknown) => void) {
  const readTable = createTableReader(database)
  let pending: string[] = []
  let delivering = Promise.resolve()
  const stop = await database.listen(CHANGES_CHANNEL, (id) => {
    pending.push(id)
    if (pending.length === 1) delivering = delivering.then(deliverPending).catch(onError)
  })
  return stop

  async function deliverPending(): Promise<void> {
    const ids = pending
    pending = []
    const rows = await database.query(
      `with taken as (delete from realtime.changes where id = any ($1::text::bigint[]) returning *)
       select relation::text, type, record::text, old_record::text,
         to_char(committed_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as committed_at
       from taken order by id`,
      [`{${ids.join(',')}}`],
    )
    for (const row of rows) {
      try {
        await deliver(parseChange(row))
      } catch (error) {
        // The others are taken already, and would be lost with it.
        onError(error)
      }
    }
  }

  async function deliver(change: TableChange): Promise<void> {
    const table = await readTable(change.relation)
    if (!table) return
    for (const [claims, waiting] of groupByPerson(hub.channels(), change, table)) {
      const columns = await visibleColumns(database, claims, table, change)
      if (columns)
        for (const { channel, subscriptions } of waiting) send(channel, subscriptions, change, table, columns)
    }
  }
}

/** Who waits for a change, so that each person's rights are asked for once. */
function groupByPerson(channels: readonly Channel[], change: TableChange, table: Table): Map<Claims, Waiting[]> {
  const people = new Map<string, Claims>()
  const groups = new Map<Claims, Waiting[]>()
  for (const channel of channels) {
    const subscriptions = channel.subscriptions.filter((subscription) => isWanted(subscription, change, table))
    if (subscriptions.length === 0 || channel.claims.expiresMs <= Date.now()) continue
    const claims = people.get(channel.claims.json) ?? channel.claims
    people.set(claims.json, claims)
    groups.set(claims, [...(groups.get(claims) ?? []), { channel, subscriptions }])
  }
  return groups
}

function isWanted({ request, filter }: Subscription, { type, record, oldRecord }: TableChange, table: Table): boolean {
  const { event, schema, table: name = '*' } = request
  if (event !== '*' && event !== type) return false
  if (schema !== '*' && schema !== table.schema) return false
  if (name !== '*' && name !== table.name) return false
  return filter === null || filter.matches((record ?? oldRecord ?? {})[filter.column])
}

function send(
  channel: Channel,
  subscriptions: readonly Subscription[],
  { type, record, oldRecord, committedAt }: TableChange,
  { schema, name, columns }: Table,
  visible: ReadonlySet<string>,
): void {
  // What a filter finds says something about its column, too.
  const ids = subscriptions.filter(({ filter }) => !filter || visible.has(filter.column)).map(({ id }) => id)
  if (ids.length === 0) return
  const cut = (row: TableChange['record']) =>
    row && Object.fromEntries(Object.entries(row).filter(([column]) => visible.has(column)))
  channel.send('postgres_changes', {
    ids,
    data: {
      schema,
      table: name,
      type,
      commit_timestamp: committedAt,
      columns: columns.filter((column) => visible.has(column.name)),
      errors: null,
      ...(record && { record: cut(record) }),
      ...(oldRecord && { old_record: cut(oldRecord) }),
    },
  })
}
