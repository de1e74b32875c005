import type { Entity, Field } from '../../../../entities/language/entity.ts'
import type { KindName } from '../../../../entities/language/field-kind-names.ts'
import { itemFields } from '../../../../entities/language/derived/reference-fields.ts'
import { weekdays } from '../../../../entities/language/dates/plain-date.ts'

const id = '01980000-0000-7000-8000-000000000001'
const at = '2026-04-01T01:00:00.000Z'

const picture = {
  src: '/uploads/01980000-0000-7000-8000-000000000001/0123456789abcdefghijklmnop.webp',
  alt: '机の上のノートとカレンダー',
  decorative: false,
}

/** A sample request value for each kind of field. */
const exampleByKind = {
  account: id,
  choice: '',
  choices: [],
  colour: '#2B5A6B',
  'corporate-number': '5835678256246',
  date: '2026-04-01',
  'date-time': at,
  decimal: '1.5',
  email: 'hello@example.jp',
  file: { src: '/uploads/01980000-0000-7000-8000-000000000001/0123456789abcdefghijklmnop.pdf', title: '募集要項' },
  icon: 'mdi:home',
  image: picture,
  images: [{ ...picture, isMain: true }],
  integer: 1,
  'invoice-number': 'T5835678256246',
  lines: [],
  'long-text': 'お知らせの本文です。',
  phone: '03-1234-5678',
  'postal-code': '1000001',
  reference: id,
  references: [],
  'rich-text': { blocks: [{ type: 'paragraph', data: { text: 'お知らせの本文です。' } }] },
  slug: 'spring-event',
  states: '',
  tags: ['新着'],
  text: 'Spring',
  time: '25:00',
  toggle: true,
  url: 'https://example.jp/',
  week: weekdays.map((weekday) => ({ weekday, isOpen: true, ranges: [{ openTime: '10:00', closeTime: '19:00' }] })),
  yen: 1200,
} as const satisfies Record<KindName, unknown>

/** Specially formatted texts, tried when the plain sample is invalid. */
const shapedTexts = `
  @example UCexample サンプル さんぷる 12 0012 1234567 4901234567894 12-34 20260401-0001 2026-04 1.0 JPAB01234567 example.jp
  192.0.2.1 2001:db8:0:0:0:0:0:1 00:00:5E:00:53:01 /news
`
  .trim()
  .split(/\s+/)

/** Tried when a kind's sample value violates the field's bounds or format. */
const fallbacksByKind: Readonly<Partial<Record<KindName, readonly unknown[]>>> = {
  integer: [10, 60, 100, 2026],
  references: [[id]],
  text: shapedTexts,
  time: ['12:00'],
  toggle: [false],
}

/** A sample that satisfies the field's own rules; undefined if none of the candidates does. */
export function exampleOf(field: Field): unknown {
  const { kind, options, rules } = field
  if (kind === 'choice' || kind === 'states') return options![0]
  if (kind === 'choices') return options!.slice(0, 1)
  const candidates = [exampleByKind[kind], ...(fallbacksByKind[kind] ?? []), ...rowExamples(field)]
  return candidates.find((value) => rules.every((rule) => rule.warning || rule.whenChanged || rule.holds(value)))
}

/** Sample groups with one row: with the required parts only, and with one more. */
function rowExamples(field: Field): readonly unknown[] {
  const parts = itemFields(field)
  const needed = parts.filter(({ optional }) => !optional)
  return parts.map((more) => [exampleValues([...new Set([...needed, more])])])
}

export const exampleValues = (fields: readonly Field[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(fields.map((field) => [field.name, exampleOf(field)]).filter(([, value]) => value !== undefined))

/** Samples for a record's system fields. */
export const exampleSystemFields = (entity: Entity) => ({
  id,
  ...(entity.parent && { [entity.parent.name]: id }),
  version: 1,
  createdAt: at,
  updatedAt: at,
  createdBy: id,
  updatedBy: id,
})
