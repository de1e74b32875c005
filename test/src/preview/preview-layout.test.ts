import { expect, test } from 'vitest'
import { siteFields } from '../../../entities/language/site-fields.ts'
import type { Entity } from '../../../entities/language/entity.ts'
import type { SiteSlug } from '../../../entities/installation.ts'
import { article } from '../../../entities/company-site/article.ts'
import { order } from '../../../entities/shop/order.ts'
import type { CaptainRecord } from '../../../src/kernel/api/record.ts'
import { previewLayout } from '../../../src/captain/preview/preview-layout.ts'

const railOf = (entity: Entity, record: object): readonly string[] => {
  const columns = siteFields(entity, Object.keys(entity.sites)[0] as SiteSlug).map((field) => ({
    field,
    element: null as never,
  }))
  return previewLayout(entity, columns, record as CaptainRecord).filed.map(({ field }) => field.name)
}

test('the rail of an order names nothing that is empty, as nobody can fill it in', () => {
  const record = { orderedAt: '2026-11-20T00:00:00.000Z', paidAt: null, sentEmails: [], receiptName: null }
  expect(railOf(order, record)).toEqual(['orderedAt'])
  expect(railOf(order, { ...record, sentEmails: ['shipped'] })).toEqual(['orderedAt', 'sentEmails'])
})

test('the rail of an article names what is still to be filled in', () => {
  expect(railOf(article, { metaDescription: null })).toContain('metaDescription')
})
