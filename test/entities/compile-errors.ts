import { z } from 'zod'
import { entity, type BodyOf, type RecordOf } from '../../entities/language/entity.ts'
import {
  choice,
  choices,
  date,
  dateTime,
  integer,
  lines,
  publication,
  reference,
  references,
  slug,
  text,
  toggle,
} from '../../entities/language/fields/index.ts'
import { dayPassed } from '../../entities/language/declaration/alerts.ts'
import { endAfterStart, anyValue, not, requiredWhen } from '../../entities/language/record-rules/index.ts'

/** Declarations that the compiler must reject. An `@ts-expect-error` fails to compile once its line is accepted. */

const schema = z.object({
  title: text({ max: 80 }),
  slug: slug(),
  kind: choice(['red', 'blue']),
  sortOrder: integer(),
  startsAt: dateTime().optional(),
  status: publication({ from: 'startsAt', until: 'startsAt' }),
  isVisible: toggle(),
  dueOn: date().optional(),
  topic: reference<'topic'>('topic').optional(),
  others: references<'note'>('note', { max: 3 }).optional(),
  people: lines({ name: text({ max: 20 }), role: text({ max: 20 }).optional() }),
  sizes: lines({ size: choice(['small', 'large']) }).optional(),
  days: choices(['mon', 'tue'], { max: 2 }).optional(),
})
const base = { schema, sites: ['emu-esu-com'], menu: { group: 'content', icon: 'ArticleOutlined' } } as const

/** A declaration that compiles, so that each rejection below is about one thing only. */
export const accepted = entity('note', {
  ...base,
  list: ['title', 'kind'],
  create: ['title', 'slug'],
  edit: true,
  preview: 'slug',
  unique: ['slug'],
  undeletable: { kind: ['red'] },
  reorder: 'sortOrder',
  sort: ['title', 'ASC'],
  sections: { aside: ['kind'] },
  rules: [
    endAfterStart('startsAt', 'startsAt'),
    requiredWhen('startsAt', { kind: ['red', 'blue'], status: not('draft'), isVisible: true, title: anyValue }),
  ],
  alerts: { late: dayPassed('dueOn', { status: 'published' }), over: dayPassed('dueOn') },
  timestamps: { published: ['startsAt'] },
  onEnter: { archived: { isVisible: false, kind: 'red' } },
  waiting: ['draft'],
  locked: { status: ['archived'] },
  renamedFrom: { title: 'headline', 'people.role': 'task' },
  renamedOptions: {
    kind: { red: 'rose' },
    status: { draft: 'new' },
    'sizes.size': { small: 's' },
    days: { mon: 'monday' },
  },
  public: {
    when: { status: ['published', 'archived'], isVisible: true },
    whenNotStaff: { kind: 'red' },
    window: { from: 'startsAt', until: 'startsAt' },
    fields: ['title', 'slug'],
    redact: { fields: ['title'], when: { kind: ['red'] } },
  },
})

/** The English of a text can be named like any field. */
export const translated = entity('note', {
  ...base,
  translated: ['title'],
  list: ['title', 'titleEn'],
  public: { when: { isVisible: true }, fields: ['titleEn'] },
})
export const english: string | null = {} as RecordOf<typeof translated>['titleEn']

export const notTranslated = [
  // @ts-expect-error No field has this name.
  entity('note', { ...base, translated: ['heading'] }),
  // @ts-expect-error An option is no text.
  entity('note', { ...base, translated: ['kind'] }),
  // @ts-expect-error A slug is the same in both languages.
  entity('note', { ...base, translated: ['slug'] }),
  // @ts-expect-error Nothing says that the title is translated.
  entity('note', { ...base, list: ['titleEn'] }),
]

const rental = z.object({
  from: date(),
  until: date().optional(),
  game: reference('boardgame'),
  other: reference('boardgame').optional(),
  days: integer().optional(),
})
const rented = { ...base, schema: rental } as const

/** Inputs have the types of their fields, those of a referenced record too; what is optional may be null. */
export const derived = entity('note', {
  ...rented,
  derived: (derive) => ({
    days: derive(
      ['from', 'until', 'game.minPlayers', 'other.maxMinutes'],
      ({ from, until, game, other }) =>
        from.length + (until ?? from).length + (game.minPlayers satisfies number) + (other?.maxMinutes ?? 0),
    ),
  }),
})
// @ts-expect-error a value derived of a field that does not exist
entity('note', { ...rented, derived: (derive) => ({ days: derive(['form'], () => 1) }) })
// @ts-expect-error a value derived of a field that the referenced entity does not have
entity('note', { ...rented, derived: (derive) => ({ days: derive(['game.players'], () => 1) }) })
// @ts-expect-error a value of another type than its field
entity('note', { ...rented, derived: (derive) => ({ days: derive(['from'], ({ from }) => from) }) })
// @ts-expect-error a derived field that does not exist
entity('note', { ...rented, derived: (derive) => ({ total: derive(['from'], () => 1) }) })
// @ts-expect-error a misspelt flag
entity('note', { ...base, lits: ['title'] })
// @ts-expect-error flags cannot be `false`: a screen is left out by leaving out its flag
entity('note', { ...base, create: false })
// @ts-expect-error a form field that does not exist
entity('note', { ...base, edit: ['titel'] })
// @ts-expect-error an unknown edit mode
entity('note', { ...base, edit: 'double' })
// @ts-expect-error a preview by a field that cannot identify a record in a URL
entity('note', { ...base, preview: 'title' })
// @ts-expect-error a preview by a field that does not exist
entity('note', { ...base, preview: 'adress' })
// @ts-expect-error a unique field that does not exist
entity('note', { ...base, unique: ['slig'] })
// @ts-expect-error a fixed field that does not exist
entity('note', { ...base, fixed: ['slig'] })
// @ts-expect-error an undeletable state of a field that does not exist
entity('note', { ...base, undeletable: { staet: ['red'] } })
// @ts-expect-error a manual order stored in a field that does not exist
entity('note', { ...base, reorder: 'order' })
// @ts-expect-error a sort by a field that does not exist
entity('note', { ...base, sort: ['titel', 'ASC'] })
// @ts-expect-error a search in a field that does not exist
entity('note', { ...base, search: ['titel'] })
// @ts-expect-error a filter by a field that does not exist
entity('note', { ...base, filter: ['titel'] })
// @ts-expect-error a title that is not a field
entity('note', { ...base, title: 'titel' })
// @ts-expect-error a section with a field that does not exist
entity('note', { ...base, sections: { aside: ['knid'] } })
// @ts-expect-error a rule about a field that does not exist
entity('note', { ...base, rules: [endAfterStart('startsAt', 'endsAt')] })
// @ts-expect-error a rule with a condition on a field that does not exist
entity('note', { ...base, rules: [requiredWhen('title', { knid: 'red' })] })
// @ts-expect-error a rule with a condition on several options, one of which does not exist
entity('note', { ...base, rules: [requiredWhen('title', { kind: ['red', 'green'] })] })
// @ts-expect-error a rule with a negated condition on an option that does not exist
entity('note', { ...base, rules: [requiredWhen('title', { kind: not('green') })] })
// @ts-expect-error a rule with a condition that compares a toggle with a string
entity('note', { ...base, rules: [requiredWhen('title', { isVisible: 'true' })] })
// @ts-expect-error an alert with a condition on a state that does not exist
entity('note', { ...base, alerts: { late: dayPassed('dueOn', { status: 'open' }) } })
// @ts-expect-error a timestamp for a state that does not exist
entity('note', { ...base, timestamps: { open: ['startsAt'] } })
// @ts-expect-error values assigned on entering a state that does not exist
entity('note', { ...base, onEnter: { open: { isVisible: false } } })
// @ts-expect-error an option assigned that does not exist
entity('note', { ...base, onEnter: { archived: { kind: 'green' } } })
// @ts-expect-error a state that needs action but does not exist
entity('note', { ...base, waiting: ['open'] })
// @ts-expect-error a locked state that does not exist
entity('note', { ...base, locked: { status: ['open'] } })
// @ts-expect-error a site override with an option that does not exist
entity('note', { ...base, sites: { 'emu-esu-com': { options: { kind: ['green'] } } } })
// @ts-expect-error a public field that does not exist
entity('note', { ...base, public: { when: 'always', fields: ['titel'] } })
// @ts-expect-error public fields without a `when`
entity('note', { ...base, public: { fields: ['title'] } })
// @ts-expect-error visibility by a field that does not exist
entity('note', { ...base, public: { when: { visible: true }, fields: ['title'] } })
// @ts-expect-error visibility by a field that is neither states nor a toggle
entity('note', { ...base, public: { when: { kind: 'red' }, fields: ['title'] } })
// @ts-expect-error visibility by a state that does not exist
entity('note', { ...base, public: { when: { status: 'public' }, fields: ['title'] } })
// @ts-expect-error visibility to readers other than staff by an option that does not exist
entity('note', { ...base, public: { when: 'always', whenNotStaff: { kind: 'green' }, fields: ['title'] } })
// @ts-expect-error redaction by an option that does not exist
entity('note', { ...base, public: { when: 'always', fields: [], redact: { fields: ['title'], when: { kind: 'x' } } } })
// @ts-expect-error a renamed field that does not exist
entity('note', { ...base, renamedFrom: { titel: 'headline' } })
// @ts-expect-error: no such part
entity('note', { ...base, renamedFrom: { 'people.rol': 'task' } })
// @ts-expect-error: no such option
entity('note', { ...base, renamedOptions: { kind: { green: 'lime' } } })
// @ts-expect-error: no such option of several
entity('note', { ...base, renamedOptions: { days: { sun: 'sunday' } } })
// @ts-expect-error: no such option of a part
entity('note', { ...base, renamedOptions: { 'sizes.size': { huge: 'xl' } } })
// @ts-expect-error: a text has no options
entity('note', { ...base, renamedOptions: { title: { a: 'b' } } })
// @ts-expect-error: no such field
entity('note', { ...base, renamedOptions: { kinds: { red: 'rose' } } })
// @ts-expect-error a site that does not exist
entity('note', { ...base, sites: ['emu-esu.com'] })
// @ts-expect-error a site's own field that does not exist
entity('note', { ...base, sites: { 'emu-esu-com': { fields: ['titel'] } } })
// @ts-expect-error leaving out a screen that does not exist
entity('note', { ...base, sites: { 'emu-esu-com': { without: ['show'] } } })
// @ts-expect-error an entity without sites and menu, which are required
entity('note', { schema })

// @ts-expect-error an initial value that is not one of the options
choice(['red', 'blue'], { initially: 'green' })
// @ts-expect-error a choice without options
choice([])
// @ts-expect-error references to an entity that does not exist
references('nwes', { max: 3 })
// @ts-expect-error a window without an end
publication({ from: 'startsAt' })

/** Records and bodies have the types of their schema. */
type Note = RecordOf<typeof accepted>
export const body: BodyOf<typeof accepted> = { title: 'a', kind: 'red', startsAt: null }
export const note: Note = {
  id: '1',
  version: 1,
  createdAt: '',
  updatedAt: '',
  createdBy: null,
  updatedBy: null,
  title: 'a',
  slug: 'a',
  kind: 'blue',
  sortOrder: 1,
  startsAt: null,
  status: 'draft',
  isVisible: true,
  dueOn: null,
  topic: 'b',
  others: ['1'],
  people: [{ name: 'c', role: null }],
  sizes: null,
  days: null,
}

// @ts-expect-error a field that the schema does not have
export const titel = note.titel
// @ts-expect-error an option that the choice does not have
export const kind: 'green' = note.kind
// @ts-expect-error a value that may be missing
export const instant: string = note.startsAt
// @ts-expect-error the id of another entity's record
export const topic: Note['topic'] = note.id
// @ts-expect-error ids of another entity's records
export const others: Note['others'] = [note.topic!]
// @ts-expect-error an item field that the group does not have
export const part = note.people[0]!.age
// @ts-expect-error a body with an option that the choice does not have
export const green: BodyOf<typeof accepted> = { kind: 'green' }
// @ts-expect-error a body that clears a required field
export const untitled: BodyOf<typeof accepted> = { title: null }
