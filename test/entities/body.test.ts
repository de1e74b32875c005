import { describe, expect, test } from 'vitest'
import {
  initialValues,
  normaliseValues,
  readBody,
  recordIssues,
  type Form,
  type Values,
} from '../../entities/language/input/body.ts'
import { today } from '../../entities/language/dates/plain-date.ts'
import type { Entity } from '../../entities/language/entity.ts'
import type { SiteSlug } from '../../entities/installation.ts'
import { entities } from '../../entities/index.ts'
import { businessDay } from '../../entities/opening/business-day.ts'
import { faq } from '../../entities/company-site/faq.ts'
import { news } from '../../entities/news.ts'
import { tokusho } from '../../entities/legal/tokusho.ts'
import { tenant } from '../../entities/kernel/tenant.ts'
import { tenantUser } from '../../entities/kernel/tenant-user.ts'

const body = { blocks: [{ type: 'paragraph', data: { text: '本文' } }] }
const written = { title: 'お知らせ', slug: 'first', body }

const read = (values: object, form: Form = 'create', site: SiteSlug = 'emu-esu-com') =>
  readBody(news, site, form, values)
const rules = (values: object, form?: Form, site?: SiteSlug) =>
  read(values, form, site).issues?.map(({ path, rule }) => [path.join('.'), rule])

describe('a new record', () => {
  test('starts with the values of its kinds, and with what was sent', () => {
    expect(read(written)).toEqual({
      values: expect.objectContaining({
        ...written,
        category: 'info',
        isPinned: false,
        status: 'draft',
        publishAt: null,
        linkUrl: null,
      }),
    })
  })

  test('has the fields of its site and no others', () => {
    const at = (site: SiteSlug) => Object.keys(initialValues(news, site))
    expect(at('emu-esu-com')).not.toContain('gameTitle')
    expect(at('myturn-games')).toEqual(expect.arrayContaining(['gameTitle', 'platforms']))
    expect(at('myturn-games')).not.toContain('venue')
    expect(rules({ ...written, venue: '多治見' })).toEqual([['venue', 'unknownField']])
    expect(rules({ ...written, venue: '多治見' }, 'create', 'tajiminazo-myturn-games')).toBeUndefined()
  })

  test('asks for what is required, in the words of its kind', () => {
    expect(rules({})).toEqual([['title', 'required']])
    expect(readBody(faq, 'myprince-vip', 'create', { question: '？', answer: body }).issues).toEqual([
      { path: ['category'], rule: 'selectRequired', params: {} },
    ])
  })

  test.each(['', '　', null, ' \n'])('takes %j for nothing', (title) => {
    expect(rules({ ...written, title })).toEqual([['title', 'required']])
    expect(read({ ...written, metaDescription: title })).toMatchObject({ values: { metaDescription: null } })
  })

  test('is the initial value where nothing is sent', () => {
    expect(read({ ...written, isPinned: null, status: '' })).toMatchObject({
      values: { isPinned: false, status: 'draft' },
    })
    expect(initialValues(tenantUser, 'funaneco-jp')).toMatchObject({ joinedOn: today() })
  })

  test('is brought into the form that is stored', () => {
    expect(
      read({
        ...written,
        title: '　朝 ',
        slug: ' ＡＢＣ－1 '.replace('－', '-'),
        publishAt: '2026-11-01T12:00:00+09:00',
      }),
    ).toMatchObject({
      values: { title: '朝', slug: 'ABC-1', publishAt: '2026-11-01T03:00:00.000Z' },
    })
    const { values } = readBody(tenant, 'funaneco-jp', 'edit', {
      postalCode: '１００ー０００１',
      phone: '０３−１２３４−５６７８',
      corporateNumber: '7-0000-1205-0002',
    }) as { values: Values }
    expect(values).toEqual({ postalCode: '1000001', phone: '03-1234-5678', corporateNumber: '7000012050002' })
  })
})

describe('a changed record', () => {
  test('keeps what is absent, and null clears', () => {
    expect(read({ linkUrl: null, metaDescription: '' }, 'edit')).toEqual({
      values: { linkUrl: null, metaDescription: null },
    })
    expect(read({}, 'edit')).toEqual({ values: {} })
  })

  test('cannot clear what is required', () => {
    expect(rules({ title: null, category: '', status: null }, 'edit')).toEqual([
      ['title', 'required'],
      ['category', 'selectRequired'],
      ['status', 'selectRequired'],
    ])
  })
})

describe('a fault', () => {
  test.each([undefined, null, 'x', 3, [], [written]])('of the whole body: %j', (sent) => {
    expect(readBody(news, 'emu-esu-com', 'create', sent).issues).toEqual([{ path: [], rule: 'record', params: {} }])
  })

  const alwaysThere = Object.getOwnPropertyNames(Object.prototype).filter((name) => name !== '__proto__')
  test.each(['id', 'version', 'createdAt', 'tenant_id', 'trashedAt', '__proto__x', ...alwaysThere])(
    'of a field that is none: %s',
    (name) => {
      expect(rules({ ...written, [name]: 'x' })).toEqual([[name, 'unknownField']])
    },
  )

  test.each(alwaysThere)('of a field that is none, where others are derived: %s', (name) => {
    const deriving = { ...news, derived: { metaDescription: { from: ['title'], value: () => 'x' } } } as Entity
    const { issues } = readBody(deriving, 'emu-esu-com', 'create', { ...written, [name]: 'x' })
    expect(issues?.map(({ path, rule }) => [path.join('.'), rule])).toEqual([[name, 'unknownField']])
  })

  test.each(alwaysThere)('of a part of a row that is none: %s', (name) => {
    const row = Object.fromEntries([[name, null]])
    expect(rules({ ...written, attachments: [row] })!.map(([path]) => path)).toContain(`attachments.0.${name}`)
  })

  test('says rule and parameters, all faults at once', () => {
    expect(
      read({
        title: 'あ'.repeat(81),
        slug: 'new',
        linkUrl: 'ftp://x',
        category: 'gossip',
        isPinned: 'yes',
        publishAt: 'soon',
      }).issues,
    ).toEqual([
      { path: ['title'], rule: 'maxFullWidth', params: { max: 80 } },
      { path: ['slug'], rule: 'notReserved', params: {} },
      { path: ['category'], rule: 'option', params: {} },
      { path: ['linkUrl'], rule: 'url', params: {} },
      { path: ['isPinned'], rule: 'boolean', params: {} },
      { path: ['publishAt'], rule: 'dateTime', params: {} },
    ])
  })

  test('is at the place inside a value made of parts', () => {
    const days = (initialValues(businessDay, 'toki-tsumugi-cafe').days as Values[]).map((day, index) =>
      index === 2
        ? {
            ...day,
            isOpen: true,
            ranges: [
              { openTime: '10:00', closeTime: '12:00' },
              { openTime: '14:00', closeTime: '13:00' },
            ],
          }
        : day,
    )
    expect(readBody(businessDay, 'toki-tsumugi-cafe', 'edit', { days }).issues).toEqual([
      { path: ['days', 2, 'ranges', 1], rule: 'integrity.rangeOrder', params: {} },
    ])
    expect(
      readBody(businessDay, 'toki-tsumugi-cafe', 'edit', {
        monthlyClosed: [{ nth: 6, weekday: 'mon' }, { weekday: 'tue' }],
      }).issues,
    ).toEqual([
      { path: ['monthlyClosed', 0, 'nth'], rule: 'max', params: { max: 5 } },
      { path: ['monthlyClosed', 1, 'nth'], rule: 'required', params: {} },
    ])
    expect(
      readBody(faq, 'myprince-vip', 'edit', {
        answer: {
          blocks: [
            { type: 'paragraph', data: { text: 'a' } },
            { type: 'code', data: { code: 'x' } },
          ],
        },
      }).issues,
    ).toEqual([{ path: ['answer', 'blocks', 1], rule: 'integrity.richTextBlock', params: { n: 2, block: 'code' } }])
  })

  test('of an option that this site does not offer', () => {
    expect(readBody(faq, 'myprince-vip', 'edit', { category: 'access' }).issues).toEqual([
      { path: ['category'], rule: 'option', params: {} },
    ])
    expect(readBody(faq, 'toki-tsumugi-cafe', 'edit', { category: 'access' }).issues).toBeUndefined()
  })
})

test('a new record starts as the data dictionary says, with what its site offers', () => {
  expect(initialValues(tokusho, 'suda-nijo-com')).toMatchObject({
    title: '特定商取引法に基づく表記',
    price: '各商品ページに税込価格で表示しています。',
    otherFees: 'なし',
  })
  expect(initialValues(faq, 'funaneco-jp')['category']).toBe('general')
  // This site has no such category, so somebody chooses.
  expect(initialValues(faq, 'myprince-vip')['category']).toBeNull()
  expect(readBody(faq, 'myprince-vip', 'create', { question: '問' }).issues).toContainEqual({
    path: ['category'],
    rule: 'selectRequired',
    params: {},
  })
})

describe('rules between fields', () => {
  const record = { ...initialValues(news, 'tajiminazo-myturn-games'), ...written }
  const broken = (more: Values) => recordIssues(news, { ...record, ...more }).map(({ path, rule }) => [path[0], rule])

  test.each([
    [{}, []],
    [
      { publishAt: '2026-01-02T00:00:00.000Z', unpublishAt: '2026-01-02T00:00:00.000Z' },
      [['unpublishAt', 'integrity.endAfterStart']],
    ],
    [{ publishAt: '2026-01-02T00:00:00.000Z', unpublishAt: '2026-01-02T00:00:00.001Z' }, []],
    [{ heldFrom: '2026-01-02', heldUntil: '2026-01-01' }, [['heldUntil', 'integrity.endNotBeforeStart']]],
    [{ heldFrom: '2026-01-02', heldUntil: '2026-01-02' }, []],
    [{ heldUntil: '2026-01-02' }, []],
    [{ body: null, status: 'published' }, [['body', 'integrity.atLeastOne']]],
    [{ body: null }, []],
    [{ body: null, linkUrl: 'https://example.com' }, []],
  ])('%j', (more, expected) => expect(broken(more)).toEqual(expected))

  test('may warn and refuse nothing', () => {
    expect(recordIssues(tenant, { corporateNumber: '7000012050002', invoiceNumber: 'T8000012050001' })).toEqual([
      { path: ['invoiceNumber'], rule: 'integrity.invoiceMismatch', params: {}, warning: true },
    ])
    expect(recordIssues(tenant, { corporateNumber: '7000012050002', invoiceNumber: 'T7000012050002' })).toEqual([])
  })
})

test('what is in stored form stays as it is when it is read again', () => {
  for (const entity of Object.values(entities)) {
    for (const site of Object.keys(entity.sites) as SiteSlug[]) {
      const values = initialValues(entity, site)
      expect(normaliseValues(entity, normaliseValues(entity, values))).toEqual(normaliseValues(entity, values))
    }
  }
})
