import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ts } from '@ts-morph/common'
import { describe, expect, test } from 'vitest'
import * as crossRecordRules from '../../entities/language/cross-record-rules/index.ts'
import { kindNames } from '../../entities/language/field-kind-names.ts'
import { kindOf } from '../../entities/language/field-kind.ts'
import * as makers from '../../entities/language/fields/index.ts'
import * as recordRules from '../../entities/language/record-rules/index.ts'
import { evaluate, valueRules } from '../../generators/guides/calls.ts'
import { documentedKinds, fieldPageFaults } from '../../generators/guides/fields.ts'
import { documentedIn } from '../../generators/guides/docstrings.ts'
import { ruleCalls, rulesOfOne } from '../../generators/guides/rules.ts'
import { guides } from '../../server/features/guides/guides.ts'
import { codeOf } from '../server/support/guides.ts'
import { japaneseKinds } from '../../locales/field-kinds.ts'

const root = join(import.meta.dirname, '../..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const kinds = documentedKinds(root)

/** By function, what it takes: the names of its arguments, or of what stands in its last one, as the compiler reads them. */
function optionsOf(kind: string): ReadonlyMap<string, readonly string[]> {
  const path = `entities/language/fields/${kind}.ts`
  const file = ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest, true)
  const found = new Map<string, readonly string[]>()
  const namesOf = ({ name }: { readonly name: import('@ts-morph/common').ts.BindingName }): readonly string[] =>
    ts.isObjectBindingPattern(name)
      ? name.elements.map((element) => (element.propertyName ?? element.name).getText())
      : [name.getText()]
  for (const statement of file.statements) {
    if (ts.isVariableStatement(statement))
      for (const { name, initializer } of statement.declarationList.declarations)
        if (initializer && ts.isArrowFunction(initializer))
          found.set(name.getText(), initializer.parameters.flatMap(namesOf))
    // The last of several signatures has the code.
    if (ts.isFunctionDeclaration(statement) && statement.body)
      found.set(statement.name!.getText(), statement.parameters.flatMap(namesOf))
  }
  return new Map([...found].filter(([name]) => Object.hasOwn(makers, name)))
}

describe.each(['ja', 'en'] as const)('the guide to the kinds of field, in %s', (language) => {
  const sections = new Map(
    read(`locales/${language}/guides/fields.md`)
      .split(/^## /m)
      .slice(1)
      .map((section) => [section.slice(0, section.indexOf('\n')), section]),
  )

  test('has every kind, and each of its options', () => {
    const expected = kindNames.flatMap((kind) => [...optionsOf(kind)])
    expect([...sections.keys()].toSorted()).toEqual(expected.map(([name]) => name).toSorted())
    const missing = expected.flatMap(([name, options]) =>
      // The period of a publication is one argument, with two fields.
      (name === 'publication' ? ['from', 'until'] : options)
        .filter((option) => !new RegExp(`^\\| \`${option}\` +\\|.*\\| [^| ]`, 'm').test(sections.get(name)!))
        .map((option) => `${name}.${option}`),
    )
    expect(missing).toEqual([])
  })

  test('shows of each kind a call, its columns on both databases, and its JSON Schema', () => {
    for (const [name, section] of sections)
      expect(section, name).toMatch(/^```ts\n\w+\(.*\)\n```$[^]*SQLite[^]*PostgreSQL[^]*JSON Schema: `+\{.*\}`+$/m)
  })
})

test.each(kinds)('the example of $kind makes a field of that kind', ({ kind, documented }) => {
  for (const { example } of documented) expect(kindOf(evaluate(example) as never)?.kind).toBe(kind)
})

test('no Japanese words are left of a kind or an option that is gone', () => {
  const known = kinds.flatMap(({ documented }) =>
    documented.flatMap(({ name, options }) => [name, ...options.map((option) => `${name}.${option.name}`)]),
  )
  const said = Object.entries(japaneseKinds).flatMap(([name, { options = {} }]) => [
    name,
    ...Object.keys(options).map((option) => `${name}.${option}`),
  ])
  expect(said.filter((each) => !known.includes(each))).toEqual([])
})

test('a kind without a docstring, and an option without one or without Japanese words, are named', () => {
  const documented = documentedIn(
    'interface PhoneOptions {\n  readonly short?: true\n  readonly fax?: true\n}\n\n/** A number. */\nexport const phone = ({ short }: PhoneOptions) => short\n',
  )
  const at = 'entities/language/fields/phone.ts'
  expect(fieldPageFaults([{ kind: 'phone', documented }])).toMatchObject([
    { code: 'E206', at, value: 'phone' },
    { code: 'E206', at, value: 'phone.short' },
    { code: 'E206', at, value: 'phone.fax' },
    { code: 'E207', at: 'locales/field-kinds.ts', value: 'phone.short' },
  ])
  expect(fieldPageFaults([{ kind: 'phone', documented: [] }])).toMatchObject([{ code: 'E206', at, value: 'phone' }])
})

test('the guide to the rules has every rule that declarations may use', () => {
  const named = Object.values(ruleCalls)
    .flat()
    .map((call) => call.slice(0, call.indexOf('(')))
  // What kinds check by themselves; rules of lists serve the rows of a group as well.
  const ofKinds =
    kindNames.map((kind) => read(`entities/language/fields/${kind}.ts`)).join('\n') +
    read('entities/language/uploads/pictures.ts')
  const ofValues = Object.entries(valueRules).flatMap(([file, rules]) =>
    Object.keys(rules).filter((name) => file === 'arrays' || !new RegExp(`\\b${name}\\b`).test(ofKinds)),
  )
  const helpers = ['anyValue', 'not', 'fieldsOfCrossRecordRule', 'isWarning', 'warningFields', 'asWarning']
  const all = [...ofValues, ...Object.keys(recordRules), ...Object.keys(crossRecordRules)]
  expect(
    all.filter((name) => !named.includes(name as never) && !rulesOfOne.includes(name) && !helpers.includes(name)),
  ).toEqual([])
})

test('the suites that the guide to tests promises a new entity take every entity', () => {
  const suites = [...read('locales/en/guides/tests.md').matchAll(/^\| `(test\/\S+)` /gm)].map(([, path]) => path!)
  expect(suites.length).toBeGreaterThan(8)
  const every = /suiteEntities|coveringEntities|Object\.\w+(?:<Entity>)?\(entities\)/
  expect(suites.filter((path) => !every.test(read(path)))).toEqual([])
})

test('the files that the guides for developers name and import are there, but for those that their reader writes', () => {
  const rooms = 'entities|generators|locales|server|src|test'
  const named = guides.developers.flatMap((guide) => [
    ...[...read(`locales/en/guides/${guide}.md`).matchAll(new RegExp(`\`((?:${rooms})/[^\`\\s<]*)\``, 'g'))].map(
      ([, path]) => path!,
    ),
    ...codeOf(guide, 'en').flatMap(({ info, text }) => {
      const [, file = ''] = info.split(' ')
      return [...text.matchAll(/from '(\.[^']+)'/g)].flatMap(([, path]) => (file ? [join(dirname(file), path!)] : []))
    }),
  ])
  expect(named.length).toBeGreaterThan(40)
  expect(named.filter((path) => !/leaflet/.test(path) && !existsSync(join(root, path)))).toEqual([])
})
