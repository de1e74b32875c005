import { z } from 'zod'
import { entity } from '../../entities/entity.ts'
import { choice, dateTime, integer, publication, slug, states, text, toggle } from '../../entities/fields/index.ts'
import { endAfterStart } from '../../entities/record-rule.ts'

/** What the compiler must refuse. Each line below an `@ts-expect-error` compiles only if it stops being refused. */

const schema = z.object({
  title: text({ max: 80 }),
  slug: slug(),
  kind: choice(['red', 'blue']),
  sortOrder: integer(),
  startsAt: dateTime().optional(),
  status: publication({ from: 'startsAt', until: 'startsAt' }),
  isVisible: toggle(),
})
const base = { schema, sites: ['emu-esu-com'], menu: { group: 'content', icon: 'ArticleOutlined' } } as const

/** What it accepts, so that the refusals below are of the one thing each is about. */
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
  rules: [endAfterStart('startsAt', 'startsAt')],
  renamedFrom: { title: 'headline' },
  public: {
    when: { status: ['published', 'archived'], isVisible: true },
    whenNotStaff: { kind: 'red' },
    window: { from: 'startsAt', until: 'startsAt' },
    fields: ['title', 'slug'],
    redact: { fields: ['title'], when: { kind: ['red'] } },
  },
})

// @ts-expect-error a column that is no field
entity('note', { ...base, list: ['titel'] })
// @ts-expect-error a flag that is misspelt
entity('note', { ...base, lits: ['title'] })
// @ts-expect-error there is no `false`: a flag that is absent is a screen that does not exist
entity('note', { ...base, create: false })
// @ts-expect-error a form field that is no field
entity('note', { ...base, edit: ['titel'] })
// @ts-expect-error a third way of editing
entity('note', { ...base, edit: 'double' })
// @ts-expect-error a preview by a field that cannot address a record
entity('note', { ...base, preview: 'title' })
// @ts-expect-error a preview by a field that does not exist
entity('note', { ...base, preview: 'adress' })
// @ts-expect-error a unique field that is no field
entity('note', { ...base, unique: ['slig'] })
// @ts-expect-error a fixed field that is no field
entity('note', { ...base, fixed: ['slig'] })
// @ts-expect-error an undeletable state of a field that is none
entity('note', { ...base, undeletable: { staet: ['red'] } })
// @ts-expect-error an order kept in a field that is none
entity('note', { ...base, reorder: 'order' })
// @ts-expect-error a sort by a field that is none
entity('note', { ...base, sort: ['titel', 'ASC'] })
// @ts-expect-error a sort in a direction that is none
entity('note', { ...base, sort: ['title', 'UP'] })
// @ts-expect-error a search through a field that is none
entity('note', { ...base, search: ['titel'] })
// @ts-expect-error a filter by a field that is none
entity('note', { ...base, filter: ['titel'] })
// @ts-expect-error a title that is no field
entity('note', { ...base, title: 'titel' })
// @ts-expect-error a section with a field that is none
entity('note', { ...base, sections: { aside: ['knid'] } })
// @ts-expect-error a rule about a field that is none
entity('note', { ...base, rules: [endAfterStart('startsAt', 'endsAt')] })
// @ts-expect-error a public field that is none
entity('note', { ...base, public: { when: 'always', fields: ['titel'] } })
// @ts-expect-error public fields of which nothing says when they are
entity('note', { ...base, public: { fields: ['title'] } })
// @ts-expect-error made visible by a field that is none
entity('note', { ...base, public: { when: { visible: true }, fields: ['title'] } })
// @ts-expect-error made visible by a field that is neither states nor a toggle
entity('note', { ...base, public: { when: { kind: 'red' }, fields: ['title'] } })
// @ts-expect-error made visible by a state that does not exist
entity('note', { ...base, public: { when: { status: 'public' }, fields: ['title'] } })
// @ts-expect-error open to others than staff by an option that does not exist
entity('note', { ...base, public: { when: 'always', whenNotStaff: { kind: 'green' }, fields: ['title'] } })
// @ts-expect-error not told while a choice has an option that does not exist
entity('note', { ...base, public: { when: 'always', fields: [], redact: { fields: ['title'], when: { kind: 'x' } } } })
// @ts-expect-error a renamed field that is none
entity('note', { ...base, renamedFrom: { titel: 'headline' } })
// @ts-expect-error a site that does not exist
entity('note', { ...base, sites: ['emu-esu.com'] })
// @ts-expect-error a site's own field that is no field
entity('note', { ...base, sites: { 'emu-esu-com': { fields: ['titel'] } } })
// @ts-expect-error a screen to do without that is no screen
entity('note', { ...base, sites: { 'emu-esu-com': { without: ['show'] } } })
// @ts-expect-error a group of the menu that does not exist
entity('note', { ...base, menu: { group: 'misc', icon: 'ArticleOutlined' } })
// @ts-expect-error nobody has it, nobody finds it: sites and menu are no matter of choice
entity('note', { schema })

// @ts-expect-error a choice that starts with none of its options
choice(['red', 'blue'], { initially: 'green' })
// @ts-expect-error a choice without options
choice([])
// @ts-expect-error a state that nothing is said of
states(['open', 'shut'], { open: ['shut'] })
// @ts-expect-error a state that becomes what is no state
states(['open', 'shut'], { open: ['burnt'], shut: [] })
// @ts-expect-error a window that only opens
publication({ from: 'startsAt' })
