import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from './database.ts'
import { holdsPglite, openPglite } from './open-pglite.ts'
import { openPostgres } from './open-postgres.ts'
import { startPostgres } from './postgres-server.ts'

type Options = {
  dataFolder: string
  /** `native` or `pglite` insist on an engine, an address on a server that runs elsewhere; otherwise the best that runs. */
  choice?: string | undefined
  log: (line: string) => void
}

/**
 * Opens the database of a data folder. PostgreSQL from npm is preferred; where it cannot run, its WebAssembly build takes
 * over. Data that exists decides: an engine is never changed under it.
 * @throws Error when the engine that holds the data, or the one that was asked for, cannot run.
 */
export async function openDatabase(
  { dataFolder, choice, log }: Options,
  engines = { native: openNative, pglite: openPglite },
): Promise<Database> {
  const cluster = join(dataFolder, 'postgres')
  const pgliteFolder = join(dataFolder, 'pglite')
  if (choice !== undefined && /^postgres(?:ql)?:/.test(choice)) return openPostgres(choice, 'external')
  if (choice !== undefined && choice !== 'native' && choice !== 'pglite') {
    throw new Error(`There is no database engine "${choice}": it is native, pglite or an address`)
  }
  if (choice === 'pglite' || (choice === undefined && holdsPglite(pgliteFolder))) return engines.pglite(pgliteFolder)
  const isFirstStart = !existsSync(cluster)
  try {
    return await engines.native(cluster)
  } catch (error) {
    if (choice === 'native' || !isFirstStart) throw error
    // A cluster that was made and then did not run holds nothing, and would keep the next start from beginning anew.
    rmSync(cluster, { recursive: true, force: true })
    log(`PostgreSQL cannot run here, its WebAssembly build takes over. ${describe(error)}`)
    return engines.pglite(pgliteFolder)
  }
}

async function openNative(cluster: string): Promise<Database> {
  const server = await startPostgres(cluster)
  const database = openPostgres(server.url, 'native')
  return {
    ...database,
    close: async () => {
      await database.close()
      await server.stop()
    },
  }
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
