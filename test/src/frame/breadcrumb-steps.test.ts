import { expect, it } from 'vitest'
import type { Labels } from '../../../src/kernel/words/labels.ts'
import { breadcrumbSteps } from '../../../src/captain/frame/breadcrumbs.tsx'

const labelsFor = (entity: string) => ({ plural: entity, title: () => `new ${entity}` }) as unknown as Labels
const words = (path: string, crumb = {}) =>
  breadcrumbSteps(path.split('/'), labelsFor, '/captain/tenant/a', crumb).map(({ label }) => label)

it('names the list', () => expect(words('news')).toEqual(['news']))
it('names the form of a new record', () => expect(words('news/create')).toEqual(['news', 'new news']))
it('names the record once the screen knows it', () => {
  expect(words('news/1')).toEqual(['news'])
  expect(words('news/1', { record: '開店' })).toEqual(['news', '開店'])
  expect(words('news/opening/show', { record: '開店' })).toEqual(['news', '開店'])
})
it('does not say the same word twice', () =>
  expect(words('business-day/edit', { record: 'business-day' })).toEqual(['business-day']))
it('names the record that a nested list stands within', () => {
  expect(words('tenant/1/tenant-user', { parent: 'みなとねこ' })).toEqual(['tenant', 'みなとねこ', 'tenant-user'])
  expect(words('tenant/1/tenant-user/create')).toEqual(['tenant', 'tenant-user', 'new tenant-user'])
})
it('names a child behind the record that it stands within', () => {
  const crumb = { parent: '茶の湯の会', record: '見本 花子' }
  for (const path of ['circle/1/circle-member/2', 'circle/1/circle-member/2/show'])
    expect(words(path, crumb)).toEqual(['circle', '茶の湯の会', 'circle-member', '見本 花子'])
  const steps = breadcrumbSteps(['circle', '1', 'circle-member', '2'], labelsFor, '/captain/tenant/a', crumb)
  expect(steps[2]?.to).toBe('/captain/tenant/a/circle/1/circle-member')
})
it('leads from a nested list to its parent', () => {
  const [, parent] = breadcrumbSteps(['tenant', '1', 'tenant-user'], labelsFor, '/captain/tenant/a', {
    parent: 'みなとねこ',
  })
  expect(parent?.to).toBe('/captain/tenant/a/tenant/1')
})
