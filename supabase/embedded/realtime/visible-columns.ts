import type { Database } from '../database/database.ts'
import { actAs, type Claims } from './claims.ts'
import type { TableChange } from './parse-change.ts'

export type Table = {
  schema: string
  name: string
  /** With their types as the database calls them, by which clients convert values. */
  columns: readonly { name: string; type: string }[]
  key: readonly string[]
}

const COLUMNS_SQL = `
select n.nspname as schema, c.relname as table, a.attname as name, t.typname as type,
  exists (
    select from pg_catalog.pg_index i
    where i.indrelid = c.oid and i.indisprimary and a.attnum = any (i.indkey)
  ) as is_key
from pg_catalog.pg_class c
join pg_catalog.pg_namespace n on n.oid = c.relnamespace
join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
join pg_catalog.pg_type t on t.oid = a.atttypid
where c.oid = $1::text::oid
order by a.attnum`

/** Tables change with migrations alone, and those run before anybody is answered; each is read once. */
export function createTableReader({ query }: Pick<Database, 'query'>) {
  const tables = new Map<string, Promise<Table | null>>()
  return (relation: string) => {
    const known = tables.get(relation) ?? read(relation)
    tables.set(relation, known)
    return known
  }

  async function read(relation: string): Promise<Table | null> {
    const rows = await query(COLUMNS_SQL, [relation])
    const [first] = rows
    if (!first) return null
    return {
      schema: String(first['schema']),
      name: String(first['table']),
      columns: rows.map((row) => ({ name: String(row['name']), type: String(row['type']) })),
      key: rows.filter((row) => row['is_key'] === true).map((row) => String(row['name'])),
    }
  }
}

/** The columns that a person may read of a changed row, or null when the row is not for their eyes. */
export function visibleColumns(
  database: Database,
  claims: Claims,
  table: Table,
  change: TableChange,
): Promise<ReadonlySet<string> | null> {
  const { key, columns } = table
  return database.transaction(async (queries) => {
    await actAs(queries, claims)
    const granted = await queries.query(
      `select attname as name from pg_catalog.pg_attribute
       where attrelid = $1::text::oid and attnum > 0 and not attisdropped
         and has_column_privilege(attrelid, attnum, 'select')`,
      [change.relation],
    )
    const visible = new Set(granted.map(({ name }) => String(name)))
    // Without a key nobody can ask whether this row is visible.
    if (key.length === 0 || !key.every((column) => visible.has(column))) return null
    if (change.type === 'DELETE') return visible
    const name = `${quote(table.schema)}.${quote(table.name)}`
    const isSame = key.map((column) => `row.${quote(column)} = changed.${quote(column)}`).join(' and ')
    const typed = columns.filter((column) => key.includes(column.name)).map((column) => column.name)
    const image = JSON.stringify(Object.fromEntries(typed.map((column) => [column, change.record?.[column]])))
    const found = await queries.query(
      `select from ${name} as row, jsonb_populate_record(null::${name}, $1::text::jsonb) as changed where ${isSame}`,
      [image],
    )
    return found.length > 0 ? visible : null
  })
}

function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
