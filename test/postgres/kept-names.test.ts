// @module-tag postgres
import { expect, test } from 'vitest'
import {
  expectKeptToGo,
  expectNamesToFollow,
  expectOptionsToFollow,
  expectUsesToGo,
} from '../generators/migration/kept-names.ts'
import { openPostgresWorld } from './evolved-world.ts'

test.each([
  ['a renamed field is renamed in views, imports, exports, bulk edits and uses of files', expectNamesToFollow],
  ['a renamed option is renamed in views, imports and bulk edits', expectOptionsToFollow],
  ['a dropped field uses no files any more', expectUsesToGo],
  ['of a dropped entity nothing is kept but what goes by its age', expectKeptToGo],
])('%s, on PostgreSQL', async (_, holds) => {
  await expect(holds(openPostgresWorld)).resolves.toBeUndefined()
})
