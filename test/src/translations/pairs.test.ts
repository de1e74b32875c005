import { expect, it } from 'vitest'
import { formSections } from '../../../entities/language/derived/form-sections.ts'
import { initialValues } from '../../../entities/language/input/body.ts'
import { article } from '../../../entities/company-site/article.ts'
import { besideTheirSources, pairsIn } from '../../../src/captain/translations/pairs.ts'
import { open } from '../form/open-form.ts'

const site = 'funaneco-jp'
const { session } = open(initialValues(article, site), article, site, 'create')
const pairs = pairsIn(session)

it('each text is paired with its English', () => {
  expect(pairs.get('title')).toBe('titleEn')
  expect(pairs.get('body')).toBe('bodyEn')
  expect(pairs.has('slug')).toBe(false)
})

it('a field that the site lacks is no pair there', () => {
  const elsewhere = open(initialValues(article, 'toki-tsumugi-cafe'), article, 'toki-tsumugi-cafe', 'create').session
  for (const [source, english] of pairsIn(elsewhere))
    expect(elsewhere.shown).toEqual(expect.arrayContaining([source, english]))
})

it('English fields leave their sections for the place beside what they translate', () => {
  const declared = formSections(article.sections, session.shown)
  const sections = besideTheirSources(declared, pairs)
  const names = sections.flatMap(({ fields }) => fields)
  expect(names.filter((name) => [...pairs.values()].includes(name))).toEqual([])
  // All other fields are where they were.
  expect(names).toEqual(declared.flatMap(({ fields }) => fields).filter((name) => ![...pairs.values()].includes(name)))
  expect(sections.every(({ fields }) => fields.length > 0)).toBe(true)
})

it('an English field whose source is not in a form stays where a screen put it', () => {
  const sections = [{ name: 'main', fields: ['titleEn', 'slug'] }]
  expect(besideTheirSources(sections, pairs)).toEqual(sections)
})
