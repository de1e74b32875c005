import { existsSync, readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { readBody, type ParsedBody } from '../../entities/language/input/body.ts'
import { entity } from '../../entities/language/entity.ts'
import { kindOf } from '../../entities/language/field-kind.ts'
import { kindNames } from '../../entities/language/field-kind-names.ts'
import { tables } from '../../generators/tables.ts'
import { parseTypedValue } from '../../src/fields/values/parse-typed-value.ts'
import type { Halves } from './faults.ts'

const room = (path: string) => new URL(`../../${path}`, import.meta.url)

test.each([
  ['entities/language/fields', 'index.ts'],
  ['src/fields/display', 'by-kind.ts'],
  ['src/fields/input', 'by-kind.ts'],
])('every file in %s is of a kind that is named', (folder, list) => {
  const names = readdirSync(room(folder)).filter((file) => file !== list)
  expect(names.map((file) => file.replace(/\.tsx?$/, '')).toSorted()).toEqual([...kindNames].toSorted())
})

describe.each(kindNames)('A field of the kind %s', async (name) => {
  const { examples, fill } = (await import(`./${name}.ts`)) as Halves
  const kind = kindOf(examples.schema)!
  const example = entity(`example-${name}`, {
    sites: ['funaneco-jp'],
    schema: z.object({ value: examples.schema }),
    create: true,
    menu: { group: 'content', icon: 'ArticleOutlined' },
  })
  const settled = (value: unknown): unknown => {
    if (typeof value === 'string') return parseTypedValue(kind, value)
    return kind.normalise ? kind.normalise(value) : value
  }
  const read = (value: unknown): ParsedBody => readBody(example, 'funaneco-jp', 'create', { value })

  test('is declared, shown and filled in', () => {
    expect(kind.kind).toBe(name)
    expect(existsSync(room(`entities/language/fields/${name}.ts`))).toBe(true)
    expect(existsSync(room(`src/fields/display/${name}.tsx`))).toBe(true)
    expect(existsSync(room(`src/fields/input/${name}.tsx`))).toBe(true)
    expect(fill).toBeTypeOf('function')
    expect(tables([{ entity: example, file: 'example', variable: 'example' }])).toMatch(
      /\bvalue: (string|number|Decimal|Flag|Json)/,
    )
  })

  test.each(examples.valid.map((value) => [JSON.stringify(value), value]))('takes %s', (_, value) => {
    expect(read(value).issues).toBeUndefined()
  })

  test.each(examples.invalid.map(({ value, rule }) => [JSON.stringify(value).slice(0, 80), rule, value]))(
    'refuses %s: %s',
    (_, rule, value) => {
      const [issue] = read(value).issues ?? []
      expect(issue?.rule).toBe(rule)
      expect(issue?.path[0]).toBe('value')
    },
  )

  test('keeps what is typed in its stored form, and leaves that as it is', () => {
    for (const [typed, stored] of examples.stored) {
      expect(settled(typed)).toEqual(stored)
      expect(settled(stored)).toEqual(stored)
    }
  })

  test('comes through JSON, and through a second reading, the same', () => {
    const kept = (value: unknown) => {
      const reading = read(value)
      return reading.issues ? reading.issues : reading.values.value
    }
    for (const value of examples.valid) {
      expect(kept(JSON.parse(JSON.stringify(kept(value))))).toEqual(kept(value))
    }
  })
})
