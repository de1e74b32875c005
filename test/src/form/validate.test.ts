import { describe, expect, it } from 'vitest'
import { initialValues, missingForPublishing } from '../../../entities/language/input/body.ts'
import { article } from '../../../entities/company-site/article.ts'
import { businessDay } from '../../../entities/opening/business-day.ts'
import { news } from '../../../entities/news.ts'
import { tenant } from '../../../entities/kernel/tenant.ts'
import { validateForm } from '../../../src/kernel/form/validate.ts'

const filled = {
  ...initialValues(news, 'emu-esu-com'),
  title: '新作',
  slug: 'new-work',
  linkUrl: 'https://example.jp/',
}
const rules = (issues: readonly { path: readonly (string | number)[]; rule: string }[]) =>
  issues.map(({ path, rule }) => `${path.join('.')} ${rule}`)

describe('a form read before it is sent', () => {
  it('finds nothing wrong with a record in order', () => {
    for (const form of ['create', 'edit'] as const)
      expect(validateForm(news, 'emu-esu-com', form, filled)).toEqual({
        faults: [],
        lacking: [],
        warnings: [],
        derived: {},
      })
  })

  it('names what is missing, in both forms', () => {
    for (const form of ['create', 'edit'] as const) {
      expect(rules(validateForm(news, 'emu-esu-com', form, { ...filled, title: '' }).faults)).toEqual([
        'title required',
      ])
    }
  })

  it('reads values as the server will store them', () => {
    expect(validateForm(news, 'emu-esu-com', 'edit', { ...filled, slug: ' ｎｅｗ－ｗｏｒｋ ' }).faults).toEqual([])
  })

  it('knows the rules between fields', () => {
    const late = { ...filled, publishAt: '2026-11-21T00:00:00.000Z', unpublishAt: '2026-11-20T00:00:00.000Z' }
    expect(rules(validateForm(news, 'emu-esu-com', 'edit', late).faults)).toEqual([
      'unpublishAt integrity.endAfterStart',
    ])
    const published = { ...filled, status: 'published', linkUrl: null }
    expect(rules(validateForm(news, 'emu-esu-com', 'edit', published).faults)).toEqual(['body integrity.atLeastOne'])
  })

  it('asks a draft for its title only, and names what it lacks for publishing apart', () => {
    const draft = { ...initialValues(article, 'funaneco-jp'), title: '下書き', thumbnail: { src: '/x', alt: '' } }
    expect(validateForm(article, 'funaneco-jp', 'create', { ...draft, thumbnail: null }).faults).toEqual([])
    expect(rules(missingForPublishing(article, 'funaneco-jp', draft))).toEqual([
      'slug required',
      'category selectRequired',
      'thumbnail.alt alternativeText',
      'body required',
    ])
    const published = { ...draft, status: 'published' }
    expect(rules(validateForm(article, 'funaneco-jp', 'create', published).faults)).toEqual(
      expect.arrayContaining(['slug required', 'category selectRequired', 'body required']),
    )
    expect(missingForPublishing(article, 'funaneco-jp', published)).toEqual([])
  })

  it('leaves out what the site does not have', () => {
    expect(validateForm(news, 'emu-esu-com', 'edit', { ...filled, gameTitle: 'x'.repeat(100) }).faults).toEqual([])
    expect(rules(validateForm(news, 'myturn-games', 'edit', { ...filled, gameTitle: 'x'.repeat(100) }).faults)).toEqual(
      ['gameTitle maxFullWidth'],
    )
  })

  it('names the part of a week that is wrong', () => {
    const days = structuredClone(initialValues(businessDay, 'toki-tsumugi-cafe').days) as Record<string, unknown>[]
    days[2] = { ...days[2], isOpen: true, ranges: [{ openTime: '18:00', closeTime: '10:00' }] }
    const { faults } = validateForm(businessDay, 'toki-tsumugi-cafe', 'edit', {
      ...initialValues(businessDay, 'toki-tsumugi-cafe'),
      days,
    })
    expect(rules(faults)).toEqual(['days.2.ranges.0 integrity.rangeOrder'])
  })

  it('warns without refusing', () => {
    const values = {
      ...initialValues(tenant, 'funaneco-jp'),
      name: '猫',
      slug: 'neko',
      site: 'emu-esu-com',
      siteUrl: 'https://neko.example.jp/',
      corporateNumber: '7000012050002',
      invoiceNumber: 'T9234567890123',
    }
    const { faults, warnings } = validateForm(tenant, 'funaneco-jp', 'create', values)
    expect(faults).toEqual([])
    expect(rules(warnings)).toContain('invoiceNumber integrity.invoiceMismatch')
  })
})
