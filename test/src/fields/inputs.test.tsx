import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { entity } from '../../../entities/language/entity.ts'
import { kindNames } from '../../../entities/language/field-kind-names.ts'
import { BindingContext, type Binding } from '../../../src/fields/base/binding-context.ts'
import { inputByKind } from '../../../src/fields/input/by-kind.ts'
import type { FieldEntry } from '../../../src/kernel/form/field-entry.ts'
import type { Examples } from '../../fields/example.ts'
import { htmlOf, textOf } from './render-field.tsx'

/** A form that holds one value and says what it is told to say. */
const formWith = (entry: FieldEntry): Binding => ({
  Bound: ({ children }): ReactNode => children(entry),
  Values: ({ of, children }): ReactNode => children(of.map(() => entry.value)),
})

describe.each(kindNames)('The input of the kind %s', async (name) => {
  const { examples } = (await import(`../../fields/${name}.ts`)) as { examples: Examples }
  const { Input } = inputByKind[name]

  const rendered = (
    said: Partial<FieldEntry>,
    sites: Parameters<typeof entity>[1]['sites'] = ['funaneco-jp'],
    language: 'ja' | 'en' = 'ja',
  ) => {
    const example = entity('example', {
      sites,
      schema: z.object({ value: examples.schema }),
      menu: { group: 'content', icon: 'ArticleOutlined' },
    })
    const entry: FieldEntry = {
      field: example.fields.value!,
      path: 'value',
      id: 'x',
      label: '名前',
      required: true,
      readOnly: false,
      inside: {},
      value: examples.valid[0],
      change: () => {},
      blur: () => {},
      focusable: () => {},
      ...said,
    }
    const form = formWith(entry)
    return htmlOf(
      example,
      language,
      <BindingContext value={form}>
        <Input source="value" />
      </BindingContext>,
    )
  }

  test('says its name, its help, and what is wrong', async () => {
    const html = await rendered({ help: '助け', error: '誤りです。' })
    const text = textOf(html)
    expect(html).toContain('data-field="value"')
    expect(text).toContain('名前')
    expect(text).toContain('助け')
    expect(text).toContain('誤りです。')
    expect(html).toMatch(/aria-describedby="[^"]*x-error/)
  })

  test('takes an empty value, a warning, and one that nobody may change', async () => {
    const html = await rendered({ value: null, warning: 'ご確認ください。', readOnly: true })
    expect(textOf(html)).toContain('ご確認ください。')
    expect(textOf(html)).not.toContain('必須')
  })

  test('is not there where the site lacks the field', async () => {
    expect(await rendered({}, { 'funaneco-jp': {}, 'myturn-games': { fields: ['value'] } })).toBe('')
  })

  test.runIf(name === 'date' || name === 'date-time')('shows a day as lists in the same language do', async () => {
    const [value, japanese, english] = examples.shown![0]!
    for (const [language, shown] of [
      ['ja', japanese],
      ['en', english],
    ] as const)
      expect(await rendered({ value }, undefined, language)).toContain(`value="${String(shown)}"`)
  })
})
