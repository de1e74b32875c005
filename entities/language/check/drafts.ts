import { visibilityFields } from '../derived/public-visibility.ts'
import type { Entity } from '../entity.ts'
import { fault, type Fault } from './fault.ts'

/** Checks that an entity that keeps drafts has something that they stand beside. */
export function draftFaults(entity: Entity): readonly Fault[] {
  if (!entity.keepsDraft) return []
  const wrong = (value: string, hint: string) => fault('E263', `${entity.name}.keepsDraft`, value, hint)
  return [
    ...(visibilityFields(entity).length > 0
      ? []
      : [
          wrong(
            'public',
            'A draft stands beside what the public sees: declare `public` with a `when` of states or toggles.',
          ),
        ]),
    ...(entity.versions
      ? [wrong('versions', 'A version is prepared as a record of its own: leave `keepsDraft` out.')]
      : []),
    ...(entity.parent
      ? [wrong('parent', 'What belongs to another record changes along with it: leave `keepsDraft` out.')]
      : []),
    ...(entity.edit === true || Array.isArray(entity.edit)
      ? []
      : [wrong(String(entity.edit ?? 'no edit'), 'A draft is written in the form of a record: declare `edit: true`.')]),
  ]
}
