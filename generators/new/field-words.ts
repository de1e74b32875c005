import { kindNames, type KindName } from '../../entities/language/field-kind-names.ts'
import type { Entity } from '../../entities/language/entity.ts'
import type { Unit } from '../../entities/language/numbers/units.ts'
import type { SiteSlug } from '../../entities/installation.ts'
import { camel } from '../names.ts'
import { Call } from './calls.ts'
import { refuse } from './refusal.ts'

/** What the words of the command are read against. */
export interface FieldContext {
  readonly entity: string
  readonly sites: readonly SiteSlug[]
  /** What is declared already. */
  readonly entities: readonly Entity[]
}

/** One word of the command: `minutes:integer`, `category:choice:small,large`, `event:reference:optional`. */
interface FieldWord {
  readonly word: string
  readonly name: string
  /** What stands between the commas of the third part. */
  readonly list: readonly string[]
  readonly optional: boolean
  /** The names of the other fields. */
  readonly names: readonly string[]
  readonly context: FieldContext
}

type WrittenKind = KindName | 'publication'

/** What a kind needs to be told, as one writes it; the others need nothing. */
const forms: Readonly<Partial<Record<WrittenKind, string>>> = {
  choice: 'choice:small,large',
  choices: 'choices:mon,tue,wed',
  lines: 'lines:label,amount=yen',
  reference: 'reference:<entity>',
  references: 'references:<entity>',
  states: 'states:new,open,done',
}

/** The kinds of field, as one writes them. */
export const writtenKinds: readonly string[] = ([...kindNames, 'publication'] as const)
  .toSorted()
  .map((kind) => forms[kind] ?? kind)

/** What people write who come from other tools. */
const otherNames: ReadonlyMap<string, WrittenKind> = new Map(
  Object.entries({
    string: 'text',
    textarea: 'long-text',
    markdown: 'rich-text',
    html: 'rich-text',
    richtext: 'rich-text',
    number: 'integer',
    int: 'integer',
    float: 'decimal',
    money: 'yen',
    price: 'yen',
    boolean: 'toggle',
    bool: 'toggle',
    checkbox: 'toggle',
    datetime: 'date-time',
    timestamp: 'date-time',
    enum: 'choice',
    select: 'choice',
    status: 'publication',
    relation: 'reference',
    picture: 'image',
    photo: 'image',
    pdf: 'file',
    color: 'colour',
    tel: 'phone',
    zip: 'postal-code',
    user: 'account',
    json: 'lines',
  } satisfies Record<string, WrittenKind>),
)

/** The arguments with which each kind is called: as few as make a good field. */
const argumentsOf: Readonly<Record<WrittenKind, (word: FieldWord) => readonly unknown[]>> = {
  account: () => [{ colleague: true }],
  choice: (word) => [optionsOf(word)],
  choices: (word) => [optionsOf(word), { max: word.list.length }],
  colour: () => [],
  'corporate-number': () => [],
  date: () => [],
  'date-time': () => [],
  decimal: ({ name }) => [{ places: 2, ...unitOf(name) }],
  // A person’s, until the author of the declaration says that it is not.
  email: () => [{ personal: true }],
  file: () => [{ types: 'application/pdf', maxMegabytes: 20 }],
  icon: () => [],
  image: () => [],
  images: () => [{ max: 10 }],
  integer: ({ name }) => (name === 'sortOrder' ? [{ max: 999_999, initially: 0 }] : present(unitOf(name))),
  'invoice-number': () => [],
  lines: (word) => [partsOf(word), { rules: [new Call('countMax', [20])] }],
  'long-text': () => [{ max: 400 }],
  phone: () => [{ personal: true }],
  'postal-code': ({ names }) => (names.includes('address') ? [{ address: 'address' }] : []),
  publication: () => [publicationWindow],
  reference: (word) => [targetOf(word), ...(word.optional ? [{ onDelete: 'setNull' }] : [])],
  references: (word) => [targetOf(word), { max: 20 }],
  'rich-text': () => [],
  slug: () => [],
  states: (word) => [optionsOf(word), neighbours(word.list)],
  tags: () => [{ max: 10 }],
  text: ({ name, names }) => [{ max: longTexts.includes(name) ? 120 : 80, ...readingOf(name, names) }],
  time: () => [],
  toggle: ({ name }) => (name === 'isVisible' ? [{ initially: true }] : []),
  url: () => [],
  week: () => [],
  yen: () => [],
}

/** The fields of the period in which a record is public, which come with `publication`. */
export const publicationWindow = { from: 'publishAt', until: 'unpublishAt' } as const

const longTexts: readonly string[] = ['address', 'lead', 'metaDescription', 'summary']

/** What a number counts, by the last word of its name. */
const unitsByWord: ReadonlyMap<string, Unit> = new Map(
  Object.entries({
    age: 'age',
    calories: 'kilocalorie',
    capacity: 'person',
    cm: 'centimetre',
    days: 'day',
    guests: 'person',
    hours: 'hour',
    kg: 'kilogram',
    minutes: 'minute',
    months: 'month',
    people: 'person',
    percent: 'percent',
    players: 'player',
    points: 'point',
    seconds: 'second',
  } satisfies Record<string, Unit>),
)

const unitOf = (name: string): { readonly unit?: Unit } => {
  const unit = unitsByWord.get(/[A-Z]?[a-z0-9]*$/.exec(name)![0].toLowerCase())
  return unit ? { unit } : {}
}

/** The options of a call, which are left out if there is none. */
const present = (options: object): readonly unknown[] => (Object.keys(options).length > 0 ? [options] : [])

/** `nameKana` is the reading of `name`. */
const readingOf = (name: string, names: readonly string[]): object => {
  const read = name.replace(/Kana$/, '')
  return read !== name && names.includes(read) ? { kana: 'katakana', readingOf: read } : {}
}

/** From each state to the one before and the one after it. */
const neighbours = (states: readonly string[]): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    states.map((state, at) => [state, [states[at + 1], states[at - 1]].filter((each) => each !== undefined)]),
  )

function optionsOf({ word, name, list }: FieldWord): readonly string[] {
  if (list.length === 0 || list.some((option) => !/^[A-Za-z0-9_-]+$/.test(option)))
    refuse(
      `${word}: name its values in English, as in ${name}:${kindIn(word)}:small,large. What they are called in Japanese is written into locales/ja/entities.`,
    )
  return list
}

/** The entity that a field points at: the one that is named, or that has the name of the field. */
function targetOf({ word, name, list, context: { entity, entities, sites } }: FieldWord): string {
  const possible = [
    ...entities
      .filter((each) => !each.parent && !each.viewOf && sites.every((site) => each.sites[site]))
      .map((each) => each.name),
    entity,
  ]
  const target = list[0] ?? hyphenated(name)
  return possible.includes(target)
    ? target
    : refuse(
        `${word}: ${sites.join(' and ')} ${sites.length === 1 ? 'has' : 'have'} no ${target}. Point at one of: ${possible.toSorted().join(', ')}. For example: ${name}:${kindIn(word)}:${possible[0]}`,
      )
}

const kindIn = (word: string): string => word.split(':')[1]!

/** The fields of each row of a repeated group; a text where no kind is given. */
function partsOf(row: FieldWord): Readonly<Record<string, Call>> {
  const { word, name, list } = row
  const simple = kindNames.filter((kind) => !forms[kind] && kind !== 'account' && kind !== 'week')
  if (list.length === 0) refuse(`${word} needs the fields of its rows: ${name}:lines:label,amount=yen`)
  return Object.fromEntries(
    list.map((part) => {
      const [partName = '', typedKind = 'text'] = part.split('=')
      const kind = writtenKind(typedKind)
      checkName(partName, `${word}: ${partName}`)
      if (!isIn(simple, kind)) refuse(`${word}: ${kind} cannot stand in rows. Write one of: ${simple.join(', ')}.`)
      return [partName, new Call(camel(kind), argumentsOf[kind]({ ...row, name: partName, list: [], optional: false }))]
    }),
  )
}

function checkName(name: string, word: string): void {
  if (!/^[a-z][a-zA-Z0-9]*$/.test(name))
    refuse(
      `${word}: the name of a field is English, in camel case, as in coverPhoto:image. What it is called in Japanese is written into locales/ja/entities.`,
    )
}

/** The fields that the words of the command declare, by name. Refuses the first word that declares none. */
export function readFields(words: readonly string[], context: FieldContext): ReadonlyMap<string, Call> {
  const split = words.map((typed) => {
    // An input method may have written the colons and commas.
    const word = typed.normalize('NFKC')
    const [name = '', typedKind = '', ...rest] = word.replace(/\?$/, '').split(':')
    const kind = writtenKind(typedKind)
    const optional = word.endsWith('?') || rest.at(-1) === 'optional'
    return { word, name, kind, optional, rest: rest.filter((part) => part !== 'optional') }
  })
  const names = split.map(({ name }) => name)
  return new Map(
    split.map(({ word, name, kind, optional, rest }, at) => {
      checkName(name, word)
      if (names.indexOf(name) < at) refuse(`${word}: there is a field ${name} already. Give each a name of its own.`)
      if (!isIn(writable, kind)) refuse(unknownKind(word, name, kind))
      if (name === 'slug' && kind !== 'slug')
        refuse(
          `${word}: the address of a record is a kind of its own. Write slug:slug, or leave it out where a publication brings it.`,
        )
      const list = (rest[0] ?? '').split(',').filter(Boolean)
      const takes = forms[kind] !== undefined
      if (rest.length > 1 || (!takes && list.length > 0))
        refuse(`${word}: write ${name}:${forms[kind] ?? kind}, and :optional behind it if it may be empty.`)
      if (optional && neverEmpty.includes(kind))
        refuse(`${word}: it is never empty. Write ${word.replace(/\?$|:optional$/, '')}`)
      const args = argumentsOf[kind]({ word, name, list, optional, names, context })
      return [name, new Call(camel(kind), args, optional)]
    }),
  )
}

/** A kind as one writes it, also of the function that declares it: `longText`. */
function writtenKind(typed: string): string {
  const kind = hyphenated(typed)
  return /^[a-z]/.test(typed) && isIn(writable, kind) ? kind : typed
}

const hyphenated = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const writable: readonly WrittenKind[] = [...kindNames, 'publication']
const neverEmpty: readonly string[] = ['toggle', 'slug', 'states', 'publication']

function unknownKind(word: string, name: string, kind: string): string {
  const kinds = `The kinds: ${writtenKinds.join(', ')}.`
  const plain = hyphenated(kind).replace(/^-/, '')
  const meant = isIn(writable, plain) ? plain : otherNames.get(kind.toLowerCase().replaceAll('-', ''))
  if (kind === '') return `${word}: say of which kind it is, as in ${name || 'title'}:text. ${kinds}`
  return `${word}: there is no kind ${kind}.${meant ? ` Write ${name}:${forms[meant] ?? meant}.` : ''} ${kinds}`
}

const isIn = <T extends string>(all: readonly T[], text: string): text is T => (all as readonly string[]).includes(text)
