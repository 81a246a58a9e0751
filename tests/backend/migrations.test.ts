import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDataFolder } from '#embedded/data-folder.ts'
import { openDatabase } from '#embedded/database/open-database.ts'
import type { Database } from '#embedded/database/database.ts'
import { applyMigrations, applySeed } from '#embedded/database/migrations.ts'

let folder = ''
let database: Database

describe('migrations', () => {
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'utalii-migrations-'))
    mkdirSync(join(folder, 'migrations'))
  })
  afterEach(async () => {
    await database.close()
    rmSync(folder, { recursive: true })
  })

  it('are applied once, in the order of their versions', async () => {
    await openOn('native')
    write('20260102000000_add_row.sql', 'insert into place values (1);')
    write('20260101000000_create_place.sql', 'create table place (id int);')
    await applyMigrations(database, join(folder, 'migrations'))
    await applyMigrations(database, join(folder, 'migrations'))
    expect(await rows('select id from place')).toEqual([{ id: 1 }])
    expect(await rows('select version, name from supabase_migrations.schema_migrations order by 1')).toEqual([
      { version: '20260101000000', name: 'create_place' },
      { version: '20260102000000', name: 'add_row' },
    ])
  })

  it.each(['native', 'pglite'])('change nothing when they fail, and say which did: on %s', async (engine) => {
    await openOn(engine)
    write('20260101000000_create_place.sql', 'create table place (id int);')
    write('20260102000000_break.sql', 'insert into place values (1); select 1 / 0;')
    const applied = applyMigrations(database, join(folder, 'migrations'))
    await expect(applied).rejects.toThrow('20260102000000_break.sql failed: division by zero')
    expect(await rows('select id from place')).toEqual([])
    write('20260102000000_break.sql', 'insert into place values (2);')
    await applyMigrations(database, join(folder, 'migrations'))
    expect(await rows('select id from place')).toEqual([{ id: 2 }])
  })

  it('must be named as the command line names them', async () => {
    await openOn('native')
    write('create_place.sql', 'create table place (id int);')
    await expect(applyMigrations(database, join(folder, 'migrations'))).rejects.toThrow('create_place.sql is not named')
  })

  it('are followed by a seed that runs when it has changed', async () => {
    await openOn('native')
    const seed = join(folder, 'seed.sql')
    write('20260101000000_create_place.sql', 'create table place (id int);')
    await applyMigrations(database, join(folder, 'migrations'))
    await applySeed(database, seed)
    for (const script of ['insert into place values (1);', 'insert into place values (1);', 'delete from place;']) {
      writeFileSync(seed, script)
      await applySeed(database, seed)
      await applySeed(database, seed)
    }
    expect(await rows('select id from place')).toEqual([])
  })
})

async function openOn(choice: string): Promise<void> {
  const { path } = openDataFolder(folder)
  database = await openDatabase({ dataFolder: path, choice, log: () => {} })
}

function write(name: string, script: string): void {
  writeFileSync(join(folder, 'migrations', name), script)
}

async function rows(sql: string): Promise<unknown[]> {
  return (await database.query(sql)).map((row) => ({ ...row }))
}
