import type { Row } from '../database/database.ts'

type RowImage = Readonly<Record<string, unknown>>

export type TableChange = {
  /** The number that the database knows the table by. */
  relation: string
  type: 'INSERT' | 'UPDATE' | 'DELETE'
  record: RowImage | null
  /** The key alone, mostly. */
  oldRecord: RowImage | null
  /** ISO 8601, UTC. */
  committedAt: string
}

/** Reads a row of `realtime.changes`, whose JSON both engines hand over as text. */
export function parseChange(row: Row): TableChange {
  return {
    relation: String(row['relation']),
    type: row['type'] as TableChange['type'],
    record: parseImage(row['record']),
    oldRecord: parseImage(row['old_record']),
    committedAt: String(row['committed_at']),
  }
}

function parseImage(text: unknown): RowImage | null {
  return typeof text === 'string' ? (JSON.parse(text) as RowImage) : null
}
