import { expect, test } from 'vitest'
import { isId, isReservedSlug, isReservedEntityName } from '../../entities/language/reserved-names.ts'

const id = '018f2a5e-7c1d-7b3a-9e4f-0123456789ab'

test.each([
  [id, true],
  [id.toUpperCase(), true],
  [id.replaceAll('-', ''), false],
  [`${id}0`, false],
  ['018f2a5e', false],
  ['new', false],
])('%s is an id: %s', (segment, expected) => expect(isId(segment)).toBe(expected))

test.each(['new', 'edit', 'create', 'show', 'New', id])('no slug is %s', (word) =>
  expect(isReservedSlug(word)).toBe(true),
)
test.each(['news', 'editor', 'library'])('a slug may be %s', (word) => expect(isReservedSlug(word)).toBe(false))

test.each([
  'library',
  'summary',
  'availability',
  'transitions',
  'restorations',
  'deletions',
  'new',
  'job',
  'list-view',
  'auth-log',
])('no entity is called %s', (word) => expect(isReservedEntityName(word)).toBe(true))
test.each(['order', 'news', 'media', 'authority'])('an entity may be called %s', (word) =>
  expect(isReservedEntityName(word)).toBe(false),
)
