import { expect, it } from 'vitest'
import { isScreenPath } from '../../../src/captain/screens/screen-paths.ts'

const id = '01926f6e-8f00-7000-8000-000000000001'
const grants = [
  { name: 'news', screens: ['list', 'create', 'edit', 'preview'] },
  { name: 'business-day', screens: ['list', 'edit'] },
  { name: 'contact', screens: ['list'] },
  { name: 'tenant', screens: ['list', 'create', 'edit'] },
  { name: 'tenant-user', screens: ['list', 'create'] },
  { name: 'circle', screens: ['list', 'edit'] },
  { name: 'circle-member', screens: ['list', 'create', 'edit', 'preview'] },
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
  [`tenant/${id}/tenant-user/create`, true],
  [`tenant/${id}/tenant-user/${id}`, false],
  [`circle/${id}/circle-member/create`, true],
  [`circle/${id}/circle-member/${id}`, true],
  [`circle/${id}/circle-member/${id}/show`, true],
  [`circle/${id}/circle-member/${id}/circle-member`, false],
  ['product', false],
  [`tenant/${id}/product`, false],
  [`news/${id}/a/b/c`, false],
])('%s: %s', (path, expected) => expect(isScreenPath(grants, path.split('/'))).toBe(expected))
