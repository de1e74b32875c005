import { expect, test } from 'vitest'
import { entities } from '../../entities/index.ts'
import { publicUrl } from '../../src/captain/qr/qr-dialog.tsx'

const operator = { site: 'funaneco-jp', siteUrl: 'https://operator.example' } as const
const tenant = { site: 'toki-tsumugi-cafe', siteUrl: 'https://cafe.example/' } as const

test.each([
  ['article', operator, 'https://captain.example/article/fuyu'],
  ['article', tenant, 'https://cafe.example/article/fuyu'],
  ['privacy-policy', operator, 'https://captain.example/privacy-policy'],
  ['tokusho', tenant, 'https://cafe.example/tokusho'],
  ['contact', operator, undefined],
  ['order', tenant, undefined],
])('the public page of %s at %o is %s', (name, at, address) => {
  const entity = entities[name]!
  const record = { id: '0', version: 1, slug: 'fuyu' } as never
  expect(publicUrl(entity, record, at, 'https://captain.example')).toBe(address)
})
