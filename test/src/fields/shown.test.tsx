import { RecordContextProvider } from 'react-admin'
import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { entity } from '../../../entities/language/entity.ts'
import { kindNames } from '../../../entities/language/field-kind-names.ts'
import { displayByKind } from '../../../src/fields/display/by-kind.ts'
import type { FieldProps } from '../../../src/kernel/form/field-entry.ts'
import type { Locale } from '../../../src/shell/words/locale.ts'
import { someId, type Examples } from '../../fields/example.ts'
import { htmlOf, textOf } from './render-field.tsx'

/** What a reader sees of a half of a kind. */
async function seen(
  Half: (props: FieldProps) => ReactNode,
  schema: z.ZodType,
  value: unknown,
  locale: Locale,
): Promise<string> {
  const example = entity('example', {
    sites: ['funaneco-jp'],
    schema: z.object({ value: schema }),
    menu: { group: 'content', icon: 'ArticleOutlined' },
  })
  const html = await htmlOf(
    example,
    locale,
    <RecordContextProvider value={{ id: someId, value }}>
      <Half source="value" />
    </RecordContextProvider>,
  )
  return textOf(html)
}

describe.each(kindNames)('A field of the kind %s', async (name) => {
  const { examples } = (await import(`../../fields/${name}.ts`)) as { examples: Examples }
  const { Column, Preview } = displayByKind[name]

  test.each(
    examples.shown.flatMap(
      ([value, ja, en]) =>
        [
          ['ja', ja, value],
          ['en', en, value],
        ] as const,
    ),
  )('is read in %s as %s', async (locale, text, value) => {
    expect(await seen(Preview, examples.schema, value, locale)).toBe(text)
  })

  test('has a short form for lists', async () => {
    const [value] = examples.shown[0]!
    expect(await seen(Column, examples.schema, value, 'ja')).not.toBe('')
  })

  test('shows nothing where nothing is kept', async () => {
    expect(await seen(Column, examples.schema, null, 'ja')).toBe('')
    expect(await seen(Preview, examples.schema, undefined, 'en')).toBe('')
  })
})
