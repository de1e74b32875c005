import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { siteFields, formFields, sitesWithField } from '../../entities/language/site-fields.ts'
import { statesOf, titleOf } from '../../entities/language/entity.ts'
import { firstSteps } from '../../entities/installation.ts'
import { screensOf } from '../../entities/language/screens.ts'
import { entities } from '../../entities/index.ts'
import { article } from '../../entities/company-site/article.ts'
import { businessDay } from '../../entities/opening/business-day.ts'
import { news } from '../../entities/news.ts'
import { tenantUser } from '../../entities/kernel/tenant-user.ts'
import { text } from '../../entities/language/fields/index.ts'
import { sites } from '../../entities/installation.ts'
import { kindOf } from '../../entities/language/field-kind.ts'

const names = (fields: readonly { readonly name: string }[]) => fields.map(({ name }) => name)

describe('a site', () => {
  test('has every field but those that only others name', () => {
    expect(names(siteFields(news, 'emu-esu-com'))).not.toEqual(expect.arrayContaining(['gameTitle']))
    expect(sitesWithField(news, 'gameTitle')).toEqual(['myturn-games', 'tajiminazo-myturn-games'])
    expect(sitesWithField(news, 'title')).toEqual(Object.keys(news.sites))
  })

  test('has every screen but those it does without', () => {
    expect(screensOf(article, 'toki-tsumugi-cafe')).toEqual(['list', 'create', 'edit', 'preview'])
    expect(screensOf(article, 'myprince-vip')).toEqual(['list', 'create', 'edit'])
    expect(screensOf(tenantUser)).toEqual(['list', 'create'])
  })

  test('asks in a form for its own fields', () => {
    expect(names(formFields(news, 'create', 'myturn-games'))).toEqual(names(siteFields(news, 'myturn-games')))
  })
})

test('a record is named by the declared title, else by the first column', () => {
  expect(titleOf(businessDay)).toBe('regularHolidayText')
  expect(titleOf(news)).toBe('title')
})

test('a field knows whether it may be empty, and its kind through it', () => {
  expect(news.fields.body).toMatchObject({ kind: 'rich-text', optional: true, heavy: true })
  expect(news.fields.title).toMatchObject({ kind: 'text', optional: false })
  expect(kindOf(text({ max: 3 }).optional().nullable())?.kind).toBe('text')
  expect(kindOf(z.string())).toBeUndefined()
  expect(statesOf(news)?.name).toBe('status')
  expect(statesOf(businessDay)).toBeUndefined()
})

test('the first steps of a site are what it has, each with a screen to make it on', () => {
  for (const site of sites)
    for (const step of (firstSteps[site] ?? []).filter((each) => each !== 'library')) {
      const entity = entities[step]!
      expect(screensOf(entity, site), `${site} ${step}`).toContain(entity.edit === 'single' ? 'edit' : 'create')
    }
})

test('what is known of a kind stays out of JSON Schema', () => {
  for (const entity of Object.values(entities)) {
    expect(JSON.stringify(z.toJSONSchema(entity.schema))).not.toMatch(
      /"(kind|storage|missing|mistyped)":"|"heavy":true/,
    )
  }
})
