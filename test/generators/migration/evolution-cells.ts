import type { z } from 'zod'
import type { KindName } from '../../../entities/language/field-kind-names.ts'
import * as kinds from '../../../entities/language/fields/index.ts'
import { kindNames } from '../../../entities/language/field-kind-names.ts'
import type { Examples } from '../../fields/example.ts'
import { anotherRecord, someRecord, type Cell, type Doubled } from './evolution.ts'

const { choice, choices, date, dateTime, decimal, image, images, integer, longText, reference, references } = kinds
const { account, slug, states, tags, text, toggle, yen } = kinds

const examplesOf = await Promise.all(
  kindNames.map(async (kind) => {
    const { examples } = (await import(`../../fields/${kind}.ts`)) as { readonly examples: Examples }
    return [kind, examples] as const
  }),
)

interface Sample {
  readonly kind: KindName
  readonly schema: z.ZodType
  readonly value: unknown
}

/** A field of each kind, with a value that it takes. */
const samples: readonly Sample[] = examplesOf.flatMap(([kind, { schema, valid }]): readonly Sample[] => {
  if (kind === 'states') return []
  if (kind === 'reference') return [{ kind, schema: reference<string>('topic'), value: someRecord }]
  if (kind === 'references') return [{ kind, schema: references<string>('topic', { max: 3 }), value: [someRecord] }]
  return [{ kind, schema, value: valid[0] }]
})

/** One kind for each way in which values are stored, and those with ways of their own. */
const typical: readonly KindName[] = ['choice', 'decimal', 'image', 'integer', 'lines', 'reference', 'text', 'toggle']

const some = (isWhole: boolean): readonly Sample[] => samples.filter(({ kind }) => isWhole || typical.includes(kind))

const optional = (schema: z.ZodType): z.ZodType => schema.optional()

/** A change of a field that may be empty, with what becomes of values: of some all is kept, of the others it is not.
 * Without others, nothing is asked. */
const changed = (
  kind: KindName,
  before: z.ZodType,
  after: z.ZodType,
  kept: readonly (readonly [is: unknown, becomes: unknown])[],
  lost?: readonly (readonly [is: unknown, becomes: unknown])[],
): Cell => ({
  kind,
  before: optional(before),
  after: optional(after),
  values: [
    ...kept.map(([is, becomes]) => ({ is, becomes })),
    ...(lost ?? []).map(([is, becomes]) => ({ is, becomes, isAtRisk: true })),
    { is: null },
  ],
  ...(lost && { option: '--narrow' }),
  isInHistory: true,
})

/** A field that takes less than before: values stay as they are, and those that it takes no more are at risk. */
const narrowed = (
  kind: KindName,
  before: z.ZodType,
  after: z.ZodType,
  fitting: readonly unknown[],
  tooMuch: readonly unknown[],
): Cell => ({
  kind,
  before: optional(before),
  after: optional(after),
  values: [...fitting.map((is) => ({ is })), ...tooMuch.map((is) => ({ is, isAtRisk: true })), { is: null }],
  option: '--narrow',
  isInHistory: true,
})

/** How a value is typed after `--fill`. */
const typed = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value))

/** Every change of a field, by what changes; `isWhole` for each kind of field that can change so, else for typical ones. */
export const changes = (isWhole: boolean): Readonly<Record<string, readonly Cell[]>> => ({
  renamed: some(isWhole).map(({ kind, schema, value }) => ({
    kind,
    before: optional(schema),
    after: optional(schema),
    name: 'subject',
    values: [{ is: value }, { is: null }],
    isInHistory: true,
  })),
  'of another type': [
    changed(
      'text',
      text({ max: 20 }),
      integer({ max: 999 }),
      [
        ['45', 45],
        ['0', 0],
      ],
      [
        ['約30分', null],
        ['2026-11-27', null],
        // Rules of numbers that they break.
        ['-3', -3],
        ['1000', 1000],
      ],
    ),
    changed(
      'text',
      text({ max: 20 }),
      decimal({ places: 2 }),
      [
        ['12.5', '12.5'],
        ['7', '7'],
      ],
      [['abc', null]],
    ),
    changed('text', text({ max: 20 }), tags({ max: 3 }), [], [['a', null]]),
    changed('integer', integer(), decimal({ places: 2 }), [
      [120, '120'],
      [0, '0'],
    ]),
    changed('integer', integer(), text({ max: 3 }), [[120, '120']], [[1200, '1200']]),
    changed(
      'integer',
      integer(),
      toggle(),
      [
        [1, true],
        [0, false],
      ],
      [[5, true]],
    ),
    changed(
      'decimal',
      decimal({ places: 2 }),
      integer(),
      [
        ['7', 7],
        ['0', 0],
      ],
      [['12.5', 12]],
    ),
    changed(
      'decimal',
      decimal({ places: 2 }),
      text({ max: 20 }),
      [
        ['12.5', '12.5'],
        ['0', '0'],
      ],
      [],
    ),
    changed('image', image(), images({ max: 3 }), [[{ src: '/a' }, [{ src: '/a' }]]]),
    changed('choices', choices(['a', 'b'], { max: 2 }), tags({ max: 3 }), [[['a'], ['a']]]),
    changed('tags', tags({ max: 3 }), text({ max: 9 }), [], [[['a'], null]]),
    changed('text', text({ max: 20 }), choice(['red']), [['red', 'red']], [['blue', 'blue']]),
    changed('long-text', longText({ max: 20 }), text({ max: 5 }), [['a b', 'a b']], [['a\nb', 'a\nb']]),
    changed('text', text({ max: 5 }), longText({ max: 20 }), [['a b', 'a b']]),
    // What SQL cannot tell: all values are shown.
    changed('date', date(), dateTime(), [], [['2026-04-01', '2026-04-01']]),
    // One value becomes a list of it, and a list its first.
    changed('choice', choice(['a', 'b']), choices(['a', 'b'], { max: 2 }), [
      ['a', ['a']],
      ['b', ['b']],
    ]),
    changed('choice', choice(['a', 'b']), choices(['a'], { max: 2 }), [['a', ['a']]], [['b', ['b']]]),
    changed(
      'choices',
      choices(['a', 'b'], { max: 2 }),
      choice(['a', 'b']),
      [
        [['b'], 'b'],
        [[], null],
      ],
      [[['b', 'a'], 'b']],
    ),
    changed('reference', reference<string>('topic'), references<string>('topic', { max: 3 }), [
      [someRecord, [someRecord]],
    ]),
    changed(
      'references',
      references<string>('topic', { max: 3 }),
      reference<string>('topic'),
      [
        [[someRecord], someRecord],
        [[], null],
      ],
      [[[someRecord, anotherRecord], someRecord]],
    ),
    {
      kind: 'toggle',
      before: toggle(),
      after: integer(),
      values: [
        { is: true, becomes: 1 },
        { is: false, becomes: 0 },
      ],
    },
    // Records that need one of the list have it from the command line where the list is empty.
    {
      kind: 'choices',
      before: choices(['a', 'b'], { max: 2 }),
      after: choice(['a', 'b']),
      values: [
        { is: ['a'], becomes: 'a' },
        { is: ['b', 'a'], becomes: 'b', isAtRisk: true },
        { is: [], becomes: 'b', isAtRisk: true, isFineInDrafts: true },
      ],
      option: '--fill=b',
      isWithoutDrafts: true,
    },
    // Needed, and nothing of it can be converted.
    {
      kind: 'text',
      before: text({ max: 20 }),
      after: tags({ max: 3 }),
      values: [{ is: 'a', isAtRisk: true }],
      option: null,
      isWithoutDrafts: true,
    },
  ],
  narrower: [
    narrowed('text', text({ max: 20 }), text({ max: 3 }), ['abc', '日本語'], ['abcd']),
    narrowed('long-text', longText({ max: 20 }), longText({ max: 3 }), ['abc'], ['abcd']),
    narrowed('slug', slug({ maxBytes: 20 }), slug({ maxBytes: 3 }), ['abc'], ['abcd']),
    narrowed('integer', integer({ max: 100 }), integer({ max: 10 }), [10, -5], [11]),
    narrowed('integer', integer({ max: 100 }), integer({ min: 1, max: 100 }), [1], [0]),
    narrowed('yen', yen({ max: 100 }), yen({ max: 10 }), [10], [11]),
    narrowed('decimal', decimal({ places: 1, max: 100 }), decimal({ places: 1, max: 10 }), ['9.5', '10'], ['10.5']),
  ],
  'with an option under another name': [
    {
      kind: 'choice',
      before: optional(choice(['a', 'b'])),
      after: optional(choice(['z', 'b'])),
      renamedOptions: { z: 'a' },
      values: [{ is: 'a', becomes: 'z' }, { is: 'b' }, { is: null }],
      isInHistory: true,
    },
    {
      kind: 'choices',
      before: optional(choices(['a', 'b'], { max: 2 })),
      after: optional(choices(['z', 'b'], { max: 2 })),
      renamedOptions: { z: 'a' },
      values: [{ is: ['b', 'a'], becomes: ['b', 'z'] }, { is: ['b'] }, { is: [] }, { is: null }],
      isInHistory: true,
    },
    {
      kind: 'states',
      before: states(['a', 'b'], { a: ['b'], b: ['a'] }),
      after: states(['z', 'b'], { z: ['b'], b: ['z'] }),
      renamedOptions: { z: 'a' },
      values: [{ is: 'a', becomes: 'z' }, { is: 'b' }],
      isInHistory: true,
      isWithoutDrafts: true,
    },
    // Two become one.
    {
      kind: 'choice',
      before: optional(choice(['a', 'b'])),
      after: optional(choice(['b'])),
      renamedOptions: { b: 'a' },
      values: [{ is: 'a', becomes: 'b' }, { is: 'b' }],
      isInHistory: true,
    },
  ],
  'without one of its options': [
    narrowed('choice', choice(['a', 'b']), choice(['a']), ['a'], ['b']),
    narrowed('choices', choices(['a', 'b'], { max: 2 }), choices(['a'], { max: 2 }), [['a'], []], [['b'], ['a', 'b']]),
    narrowed('choices', choices(['a', 'b'], { max: 2 }), choices(['a', 'b'], { max: 1 }), [['a'], []], [['a', 'b']]),
  ],
  required: some(isWhole)
    // A toggle is always on or off.
    .filter(({ kind }) => kind !== 'toggle')
    .map(({ kind, schema, value }) => ({
      kind,
      before: optional(schema),
      after: schema,
      values: [{ is: value }, { is: null, becomes: value, isAtRisk: true, isFineInDrafts: true }],
      option: `--fill=${typed(value)}` as const,
      // Drafts have one, too.
      isWithoutDrafts: kind === 'week',
    })),
  'no longer required': some(isWhole).map(({ kind, schema, value }) => ({
    kind,
    before: schema,
    after: optional(schema),
    values: [{ is: value }],
    isInHistory: true,
  })),
  dropped: some(isWhole).map(({ kind, schema, value }) => ({
    kind,
    before: optional(schema),
    values: [{ is: value, isAtRisk: true }, { is: null }],
    option: '--drop',
  })),
  'given another value to start with': [
    {
      kind: 'integer',
      before: integer({ initially: 1 }),
      after: integer({ initially: 2 }),
      values: [{ is: 1 }, { is: 5 }],
      isInHistory: true,
    },
    {
      kind: 'choice',
      before: choice(['a', 'b']),
      after: choice(['a', 'b'], { initially: 'b' }),
      values: [{ is: 'a' }],
    },
    // Where it becomes required, too, rows without a value get it.
    {
      kind: 'integer',
      before: optional(integer()),
      after: integer({ initially: 2 }),
      values: [{ is: 1 }, { is: null, becomes: 2 }],
      isWithoutDrafts: true,
    },
  ],
  'of another record': [
    // Both have a record with the same id.
    changed(
      'references',
      references<string>('topic', { max: 3 }),
      references<string>('place', { max: 3 }),
      [[[someRecord], [someRecord]]],
      [
        [
          [someRecord, anotherRecord],
          [someRecord, anotherRecord],
        ],
      ],
    ),
    changed('reference', reference<string>('topic'), reference<string>('place'), [[someRecord, someRecord]], []),
    {
      kind: 'reference',
      before: optional(reference<string>('topic')),
      after: optional(account()),
      values: [{ is: someRecord, isAtRisk: true }, { is: null }],
      option: '--narrow',
    },
  ],
})

/** What can be unique, with values that are the same to the rule. */
export const doubled: readonly Doubled[] = [
  { kind: 'text', schema: text({ max: 20 }), same: ['a', 'a'], other: 'b' },
  { kind: 'slug', schema: slug({ maxBytes: 20 }), same: ['spring', 'Spring'], other: 'autumn' },
  { kind: 'integer', schema: integer(), same: [1, 1], other: 2 },
  { kind: 'date', schema: date(), same: ['2026-04-01', '2026-04-01'], other: '2026-04-02' },
]
