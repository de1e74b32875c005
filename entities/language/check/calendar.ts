import type { Entity } from '../entity.ts'
import type { KindName } from '../field-kind-names.ts'
import { hasOpeningHours, publicSlug } from '../derived/public-content.ts'
import { itemFields } from '../derived/reference-fields.ts'
import { fault, unknownFields, type Fault } from './fault.ts'

/** Checks the fields that the calendar refers to. */
export function calendarFaults(entity: Entity): readonly Fault[] {
  const { calendar } = entity
  if (!calendar) return []
  const { date, state, spans, edit, rows } = calendar
  return [
    ...unknownFields('E166', entity, 'calendar', [
      date,
      state,
      spans.field,
      ...edit,
      ...(rows ? [rows.reference] : []),
    ]),
    ...ofKind(entity, date, 'date', 'The day of a record is a date().'),
    ...ofKind(entity, state, 'choice', 'What kind of day it is, is a choice().'),
    ...ofKind(entity, spans.field, 'lines', 'Hours are a group of lines().'),
    ...(rows ? ofKind(entity, rows.reference, 'reference', 'A week has a row for each record of a reference().') : []),
    ...timeFaults(entity),
    ...Object.entries({ notOpen: calendar.notOpen ?? [], closing: [calendar.closing ?? []].flat() }).flatMap(
      ([setting, options]) =>
        options
          .filter((option) => !entity.fields[state]?.options?.includes(option))
          .map((option) => fault('E188', `${entity.name}.calendar.${setting}`, option, `Name options of ${state}.`)),
    ),
    ...slugFaults(entity),
  ]
}

/** Its opening hours stand at `opening`, where a record with that slug would, which nobody could read. */
function slugFaults(entity: Entity): readonly Fault[] {
  const slug = publicSlug(entity)
  if (!slug || !hasOpeningHours(entity)) return []
  const hint = 'Days that tell opening hours are read by their ids: `opening` is the address of the hours.'
  return [fault('E212', `${entity.name}.public.fields`, slug.name, hint)]
}

const ofKind = (entity: Entity, name: string, kind: KindName, hint: string): readonly Fault[] =>
  entity.fields[name] && entity.fields[name].kind !== kind
    ? [fault('E167', `${entity.name}.calendar`, `${name} (${entity.fields[name].kind})`, hint)]
    : []

function timeFaults(entity: Entity): readonly Fault[] {
  const { field, start, end } = entity.calendar!.spans
  const group = entity.fields[field]
  if (!group) return []
  const times = itemFields(group).filter(({ kind }) => kind === 'time')
  return [start, end]
    .filter((name) => !times.some((part) => part.name === name))
    .map((name) =>
      fault('E167', `${entity.name}.calendar.spans`, name, 'Hours begin and end at a time() of the group.'),
    )
}
