import { sitesWithField } from '../site-fields.ts'
import type { Entity, Field } from '../entity.ts'
import { itemFields } from '../derived/reference-fields.ts'
import { fault, unknownFields, type Fault } from './fault.ts'
import { unsuitableFieldFaults } from './unsuitable-fields.ts'

/** Checks that what the public sees of an entity, and when, is stated explicitly and contains no personal data. */
export function publicFaults(entity: Entity): readonly Fault[] {
  if (entity.public === undefined) return []
  // A declaration that bypassed the compiler may lack any of these.
  const { fields = [], whenNotStaff = {}, window, redact }: Partial<NonNullable<Entity['public']>> = entity.public
  return [
    ...unknownFields('E150', entity, 'public.fields', fields),
    ...personalFaults(entity, fields),
    ...addressFaults(entity, fields),
    ...whenFaults(entity),
    ...valueFaults(entity, 'public.whenNotStaff', whenNotStaff),
    ...unsuitableFieldFaults(
      entity,
      'public.window',
      window ? [window.from, window.until] : [],
      'E168',
      ({ kind }) => kind === 'date' || kind === 'date-time',
      'A window opens and closes on days or at moments.',
    ),
    ...unknownFields('E150', entity, 'public.redact.fields', redact?.fields ?? []),
    ...valueFaults(entity, 'public.redact.when', redact?.when ?? {}),
    ...subscriptionFaults(entity),
    ...appointmentStateFaults(entity),
  ]
}

/** Checks that the public has what the address of a record is made of: sites link by it. */
const addressFaults = ({ name, preview, fields }: Entity, shown: readonly string[]): readonly Fault[] =>
  preview === undefined || fields[preview]?.kind !== 'slug' || shown.includes(preview)
    ? []
    : [fault('E254', `${name}.public.fields`, preview, 'The address of a record is made of it: add it to `fields`.')]

/** Checks that feeds and calendars show only what is public. */
function subscriptionFaults({
  name,
  public: { fields = [], feed, calendar } = { when: 'always', fields: [] },
}: Entity) {
  const named = [
    ...Object.values(feed ?? {}).map((field) => ['public.feed', field] as const),
    ...(calendar
      ? [
          calendar.start,
          calendar.end,
          calendar.allDay,
          calendar.summary,
          calendar.place,
          calendar.sessions?.field,
          calendar.cancelled?.[0],
          calendar.tentative?.[0],
        ].map((field) => ['public.calendar', field] as const)
      : []),
  ]
  return named
    .filter(([, field]) => field !== undefined && !fields.includes(field))
    .map(([key, field]) => fault('E187', `${name}.${key}`, field, 'Feeds and calendars have public fields only.'))
}

/** Checks that the states of appointments are values that their fields can have. */
const appointmentStateFaults = (entity: Entity): readonly Fault[] => {
  const { cancelled, tentative } = entity.public?.calendar ?? {}
  return [cancelled, tentative].flatMap((state) =>
    state ? valueFaults(entity, 'public.calendar', { [state[0]]: state[1] }) : [],
  )
}

/** Finds personal data, including within repeated groups. */
const personalFaults = (entity: Entity, names: readonly string[]): readonly Fault[] =>
  names
    .flatMap((name) => entity.fields[name] ?? [])
    .flatMap((field) => [
      ...(field.personal ? [field.name] : []),
      ...itemFields(field).flatMap(({ name, personal }) => (personal ? [`${field.name}.${name}`] : [])),
    ])
    .map((path) =>
      fault('E174', `${entity.name}.public.fields`, path, 'Personal data is never public; leave the field out.'),
    )

/**
 * Asks of an email address or a telephone number whether it is a person's, where neither the field says so nor the public
 * sees it.
 */
export const personalQuestions = (entity: Entity): readonly Fault[] =>
  Object.values(entity.fields)
    .filter(({ name }) => !entity.public?.fields.includes(name))
    .flatMap((field) => [
      [field.name, field] as const,
      ...itemFields(field).map((part) => [`${field.name}.${part.name}`, part] as const),
    ])
    .filter(([, { kind, personal }]) => (kind === 'email' || kind === 'phone') && personal === undefined)
    .map(([path, { kind }]) => ({
      ...fault(
        'W189',
        `${entity.name}.${path}`,
        kind,
        "Say whose it is: `personal: true` if a person's, so that it is protected, else `personal: false`.",
      ),
      warning: true,
    }))

const whenHint = "Say when the public sees a record: `{ status: 'published' }`, `{ isVisible: true }` or 'always'."

function whenFaults(entity: Entity): readonly Fault[] {
  const at = 'public.when'
  const { when }: { readonly when?: unknown } = entity.public!
  if (when === 'always') return []
  if (typeof when !== 'object' || when === null || Object.keys(when).length === 0)
    return [fault('E175', `${entity.name}.${at}`, when, whenHint)]
  const names = Object.keys(when)
  return [
    ...valueFaults(entity, at, when as Readonly<Record<string, unknown>>),
    ...names
      .flatMap((name) => entity.fields[name] ?? [])
      .filter(({ kind }) => kind !== 'states' && kind !== 'toggle')
      .map(({ name, kind }) =>
        fault(
          'E176',
          `${entity.name}.${at}`,
          `${name} (${kind})`,
          'A publication(), states() or a toggle() makes a record visible.',
        ),
      ),
    ...names
      .filter((name) => entity.fields[name] && sitesWithField(entity, name).length < Object.keys(entity.sites).length)
      .map((name) =>
        fault('E177', `${entity.name}.${at}`, name, 'Some sites have no such field, and would never show anything.'),
      ),
  ]
}

/** Checks that conditions name existing fields and values these can have. */
const valueFaults = (entity: Entity, key: string, expected: Readonly<Record<string, unknown>>): readonly Fault[] => [
  ...unknownFields('E150', entity, key, Object.keys(expected)),
  ...Object.entries(expected).flatMap(([name, values]) => {
    const field = entity.fields[name]
    const possible = field && possibleValues(field)
    if (!field || (possible && [values].flat().every((value) => possible.includes(value)))) return []
    const hint = possible ? `Name some of: ${possible.join(', ')}.` : 'Name a choice(), states() or a toggle().'
    return [fault('E178', `${entity.name}.${key}`, { [name]: values }, hint)]
  }),
]

const possibleValues = ({ kind, options }: Field): readonly unknown[] | undefined =>
  kind === 'toggle' ? [false, true] : kind === 'choices' ? undefined : options
