import { expect, test } from 'vitest'
import { presets } from '../../../src/administration/api-keys/api-key.ts'

test('a key that previews drafts is given nothing that is never published, such as bookings', () => {
  const scopes = ['article:read', 'article:read-unpublished', 'application:read-unpublished', 'application:update']
  expect(presets.preview(scopes)).toEqual(['article:read-unpublished'])
})
