import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Fault } from '../../entities/language/check/check-entities.ts'
import { entity, type Entity, type Field } from '../../entities/language/entity.ts'
import { kindNames, type KindName } from '../../entities/language/field-kind-names.ts'
import * as makers from '../../entities/language/fields/index.ts'
import { operatorsOf } from '../../entities/language/derived/list-operators.ts'
import { sharedSchemas, valueSchema, type JsonSchema } from '../../entities/language/derived/value-schema.ts'
import { sites } from '../../entities/installation.ts'
import { fieldsPage, japaneseKinds, type KindWords } from '../../locales/field-kinds.ts'
import type { Language } from '../locales.ts'
import { typeOf } from '../migration/sql.ts'
import { evaluate } from './calls.ts'
import { documentedIn, type Documented } from './docstrings.ts'

/** A kind of field: what its docstrings say, and a field that their example makes. */
interface DocumentedKind {
  readonly kind: KindName
  readonly documented: readonly Documented[]
}

/** Every kind with the functions that make fields of it, `states` and `publication` for example. */
export const documentedKinds = (root: string): readonly DocumentedKind[] =>
  kindNames.map((kind) => {
    const path = join(root, `entities/language/fields/${kind}.ts`)
    const source = existsSync(path) ? readFileSync(path, 'utf8') : ''
    return { kind, documented: documentedIn(source).filter(({ name }) => Object.hasOwn(makers, name)) }
  })

/** What kinds and options lack: a docstring with `@remarks` and `@example`, and words in Japanese. */
export const fieldPageFaults = (kinds: readonly DocumentedKind[]): readonly Fault[] =>
  kinds.flatMap(({ kind, documented }) => {
    const lacksDocs = [
      ...(documented.length === 0 ? [kind] : []),
      ...documented.flatMap(({ name, about, looks, example, options }) => [
        ...(about && looks && example ? [] : [name]),
        ...options.flatMap((option) => (option.about ? [] : [`${name}.${option.name}`])),
      ]),
    ].map((value) => ({
      code: 'E206',
      at: `entities/language/fields/${kind}.ts`,
      value,
      hint: 'The guide is made of docstrings: say what it is, of a kind @remarks (how it looks) and @example, too.',
    }))
    const undescribed = documented.flatMap(({ name, options }) => {
      const words = wordsOf(name)
      const missing = options.filter((option) => !words?.options?.[option.name])
      return [...(words ? [] : [name]), ...(words ? missing.map((option) => `${name}.${option.name}`) : [])]
    })
    return [
      ...lacksDocs,
      ...undescribed.map((value) => ({
        code: 'E207',
        at: 'locales/field-kinds.ts',
        value,
        hint: 'The guide of the kinds has no Japanese words for it.',
      })),
    ]
  })

const wordsOf = (name: string): KindWords | undefined =>
  Object.hasOwn(japaneseKinds, name) ? japaneseKinds[name as keyof typeof japaneseKinds] : undefined

/** The reference of all kinds of field, in a language, as Markdown. */
export const fieldsGuide = (kinds: readonly DocumentedKind[], language: Language): string =>
  [
    fieldsPage[language].intro,
    ...kinds.flatMap(({ documented }) => documented.map((each) => sectionOf(each, language))),
  ].join('\n\n')

function sectionOf(documented: Documented, language: Language): string {
  const { name, example, options } = documented
  const words = fieldsPage[language]
  const own = language === 'ja' ? wordsOf(name)! : documented
  const aboutOption = (option: (typeof options)[number]): string =>
    language === 'ja' ? wordsOf(name)!.options![option.name]! : option.about
  const rows = options.map((option) => {
    const { name, type, isRequired } = option
    const about = `${isRequired ? words.required : ''}${aboutOption(option)}`.replaceAll('|', '\\|')
    return `| \`${name}\` | ${type ? inlineCode(shortType(type)) : words.argument} | ${about} |`
  })
  return [
    `## ${name}`,
    own.about,
    `\`\`\`ts\n${example}\n\`\`\``,
    ...(rows.length > 0 ? [[`| ${words.columns.join(' | ')} |`, '| --- | --- | --- |', ...rows].join('\n')] : []),
    [`- ${words.looks(own.looks)}`, factsOf(example, language)].join('\n'),
  ].join('\n\n')
}

/** What follows from the declaration of a field: its columns, what lists do with it, its JSON Schema. */
function factsOf(example: string, language: Language): string {
  const words = fieldsPage[language]
  const made = entity('example', {
    sites,
    schema: z.object({ value: evaluate(example) as z.ZodType }),
    menu: { group: 'content', icon: 'ArticleOutlined' },
  }) as Entity
  const field = made.fields['value']!
  const column = (dialect: 'sqlite' | 'postgres') =>
    `\`${typeOf(dialect, { storage: field.storage, required: !field.optional })}\``
  const operators = operatorsOf(made, field).map((operator) => `\`${operator}\``)
  return [
    `- ${words.stored(column('sqlite'), column('postgres'))}`,
    `- ${words.lists({
      operators: operators.join(' '),
      isSortable: field.sortable === true,
      isSearched: field.searchText !== undefined,
      isHeavy: field.heavy === true,
    })}`,
    `- JSON Schema: ${inlineCode(JSON.stringify(schemaOf(field)))}`,
  ].join('\n')
}

/** A type as a reader needs it, in a cell of a table. */
const shortType = (type: string): string =>
  type.replaceAll('readonly ', '').replace('O[number]', 'string').replaceAll('|', '\\|')

/** Text as code in a line of Markdown; one that has a backtick stands between two. */
const inlineCode = (text: string): string => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``)

/** The schema of a value; of those that the API document has once, where it stands there. */
function schemaOf({ kind, schema, rules }: Field): JsonSchema {
  const shared = sharedSchemas[kind]
  if (shared) return { $ref: `#/components/schemas/${shared}` }
  const own = valueSchema(schema, rules)
  return kind === 'images' ? { ...own, items: { $ref: '#/components/schemas/ListedPicture' } } : own
}
