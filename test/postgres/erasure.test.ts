// @module-tag postgres
import { expect, test } from 'vitest'
import { expectErasure } from '../generators/migration/erasure.ts'
import { openPostgresWorld } from './evolved-world.ts'

test('what is dropped stays in the history, and what is erased does not, on PostgreSQL', async () => {
  await expect(expectErasure(openPostgresWorld)).resolves.toBeUndefined()
})
