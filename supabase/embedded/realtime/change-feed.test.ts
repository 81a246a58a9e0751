import { expect, it } from 'vitest'
import type { Database, Row } from '../database/database.ts'
import { feedChanges } from './change-feed.ts'
import { createHub } from './hub.ts'

it('delivers what follows a change that cannot be', async () => {
  const change = { type: 'INSERT', record: '{}', old_record: null, committed_at: '2026-11-22T00:00:00.000Z' }
  const taken: Row[] = [
    { ...change, relation: '1', record: 'broken' },
    { ...change, relation: '2' },
  ]
  const failures: unknown[] = []
  let notifyOf: (id: string) => void = () => {}
  const reached = new Promise<unknown>((resolve) => {
    const database: Pick<Database, 'query' | 'listen'> = {
      listen: async (_, onPayload) => {
        notifyOf = onPayload
        return async () => {}
      },
      query: async (sql, [parameter] = []) => {
        if (sql.includes('realtime.changes')) return taken
        resolve(parameter)
        return []
      },
    }
    void feedChanges(database as Database, createHub(), (error) => {
      failures.push(error)
      // Without the second change nothing more would come.
      setTimeout(() => resolve('nothing more'))
    })
  })
  notifyOf('7')
  expect(await reached).toBe('2')
  expect(failures).toHaveLength(1)
})
