import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { entities } from '../../entities/index.ts'
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

test('no entity is called as a part of a tenant’s API that is none', () => {
  const { paths } = JSON.parse(readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8')) as {
    paths: Record<string, unknown>
  }
  const segments = Object.keys(paths).flatMap(
    (path) => /\/authorized\/tenants\/\{tenant\}\/([a-z-]+)/.exec(path)?.[1] ?? [],
  )
  expect(segments).toContain('webhooks')
  expect(segments.filter((name) => !(name in entities) && !isReservedEntityName(name))).toEqual([])
})
