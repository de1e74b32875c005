import { expect, it } from 'vitest'
import { isScreenPath } from '../../../src/captain/screens/screen-paths.ts'

const id = '01926f6e-8f00-7000-8000-000000000001'
const grants = [
  { name: 'news', screens: ['list', 'create', 'edit', 'preview'] },
  { name: 'business-day', screens: ['list', 'edit'] },
  { name: 'contact', screens: ['list'] },
  { name: 'tenant', screens: ['list', 'create', 'edit'] },
  { name: 'tenant-user', screens: ['list', 'create'] },
] as const

it.each([
  ['news', true],
  ['news/create', true],
  [`news/${id}`, true],
  ['news/opening/show', true],
  ['business-day/edit', true],
  ['business-day/create', false],
  ['contact/create', false],
  [`contact/${id}/show`, false],
  [`tenant/${id}/tenant-user`, true],
  [`tenant/${id}/tenant-user/new`, true],
  [`tenant/${id}/tenant-user/old`, false],
  ['product', false],
  [`tenant/${id}/product`, false],
  [`news/${id}/a/b/c`, false],
])('%s: %s', (path, expected) => expect(isScreenPath(grants, path.split('/'))).toBe(expected))
