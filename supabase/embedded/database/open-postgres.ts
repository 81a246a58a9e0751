import { createPostgresConnection } from '@supabase/lite/postgres'
import type { ISql } from 'postgres'
import type { Database, Queries, Row } from './database.ts'
import { TIMESTAMP_OID, TIMESTAMPTZ_OID, toIsoTimestamp } from './timestamps.ts'

const MAX_CONNECTIONS = 10
/** Closing the pool waits for loads that were aborted, sometimes for ever. */
const CLOSE_LIMIT_S = 3
const JSON_OID = 114
const JSONB_OID = 3802

/** The library hands JSON over as text already; the driver would make it a string within JSON. */
const jsonType = {
  to: JSONB_OID,
  from: [JSON_OID, JSONB_OID],
  serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
  parse: (text: string): unknown => JSON.parse(text),
}

/** Connects to a PostgreSQL that runs already, as the superuser that the address names. */
export function openPostgres(url: string, engine: 'native' | 'external'): Database {
  const connection = createPostgresConnection({
    url,
    postgresOptions: {
      max: MAX_CONNECTIONS,
      onnotice: () => {},
      types: {
        timestamp: timestampType(TIMESTAMP_OID),
        timestamptz: timestampType(TIMESTAMPTZ_OID),
        // Both names: the library has one type of its own under each.
        json: jsonType,
        jsonb: jsonType,
      },
    },
  })
  const { driver } = connection
  return {
    engine,
    connection,
    ...queriesOf(driver),
    transaction: async (work) => {
      // The driver resolves arrays of promises for the caller; the box keeps its type out of ours.
      const box = await driver.begin(async (sql) => ({
        result: await work(queriesOf(sql)),
      }))
      return box.result
    },
    listen: async (channel, onPayload) => {
      const { unlisten } = await driver.listen(channel, onPayload)
      return unlisten
    },
    exclusively: (work) => work(),
    close: () => driver.end({ timeout: CLOSE_LIMIT_S }),
  }
}

function queriesOf(client: ISql): Queries {
  return {
    query: (sql, parameters = []) => client.unsafe<Row[]>(sql, [...parameters]),
    exec: async (script) => {
      await client.unsafe(script)
    },
  }
}

function timestampType(oid: number) {
  return { to: oid, from: [oid], serialize: (value: unknown) => value, parse: toIsoTimestamp }
}
