import { statesOf, type Entity } from '../entity.ts'
import { fault, type Fault } from './fault.ts'

/** Rights and sign-in methods of an account, which no profile may declare as fields. */
const accountRights: readonly string[] = [
  'role',
  'isUser',
  'cfAi',
  'banned',
  'banReason',
  'banExpires',
  'emailVerified',
  'password',
  'image',
]

/** Checks an entity with `viewOf`, whose records are stored elsewhere. */
export function accountViewFaults(entity: Entity): readonly Fault[] {
  if (entity.viewOf === undefined) return []
  const unsupported = (
    ['parent', 'reorder', 'staffFields', 'calendar', 'renamedFrom', 'renamedOptions', 'public'] as const
  ).filter((key) => entity[key] !== undefined)
  const disallowed = [
    ...unsupported,
    ...(entity.edit === 'single' ? ['edit'] : []),
    ...(statesOf(entity) ? ['states'] : []),
  ]
  return [
    ...Object.keys(entity.fields)
      .filter((name) => accountRights.includes(name))
      .map((name) =>
        fault('E180', `${entity.name}.${name}`, name, 'Rights and ways to sign in are for administrators alone.'),
      ),
    ...disallowed.map((key) => fault('E181', `${entity.name}.${key}`, key, 'A view of accounts has no such thing.')),
  ]
}
