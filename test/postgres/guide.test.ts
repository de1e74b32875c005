// @module-tag postgres
import { expect, inject, test } from 'vitest'
import { asOwner } from '../../server/base/db/open-postgres.ts'
import { migratePostgres } from '../../server/base/db/migrate-postgres.ts'
import {
  guideExamples,
  insertRows,
  selectRows,
  writeChange,
  writeStart,
} from '../generators/migration/guide-examples.ts'
import { scratchFolder } from '../server/support/scratch-folder.ts'
import { emptyDatabase } from './empty-database.ts'
import { addressOf } from './setup.ts'

const { changes } = guideExamples()

test.each(changes)(
  '“$heading” of the guide to migrations gives on PostgreSQL the rows that it shows',
  async (change) => {
    const url = await emptyDatabase('guide')
    const folder = scratchFolder()
    const migrate = () => asOwner(url, (client) => migratePostgres(client, folder))
    // Rows are seen past the wall between tenants.
    const above = addressOf(inject('postgres'), new URL(url).pathname.slice(1))
    writeStart(folder, change.start)
    await migrate()
    await asOwner(above, (client) => client.query(insertRows(change.start)))
    writeChange(folder, change)
    expect(await migrate()).toEqual(['0003-change'])
    const { rows } = await asOwner(above, (client) => client.query<Record<string, string | null>>(selectRows(change)))
    expect(rows.map((row) => Object.values(row))).toEqual(change.rows)
  },
)
