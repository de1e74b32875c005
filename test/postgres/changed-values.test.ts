// @module-tag postgres
import { expect, test } from 'vitest'
import { expectChangedValues, expectKeptOptions } from '../generators/migration/changed-values.ts'
import { openPostgresWorld } from './evolved-world.ts'

test('values become other ones in records, in the trash and in the history on PostgreSQL', async () => {
  await expect(expectChangedValues(openPostgresWorld)).resolves.toBeUndefined()
})

test('a renamed option is renamed in conditions of views and in words of imports on PostgreSQL', async () => {
  await expect(expectKeptOptions(openPostgresWorld)).resolves.toBeUndefined()
})
