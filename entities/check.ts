import type { Entity } from './entity.ts'
import { alertFaults } from './check/alerts.ts'
import { amongFaults } from './check/among.ts'
import { behaviourFaults } from './check/behaviour.ts'
import { boundFaults } from './check/bounds.ts'
import { calendarFaults } from './check/calendar.ts'
import { comparisonFaults } from './check/comparisons.ts'
import { conditionFaults } from './check/conditions.ts'
import type { Fault, Known } from './check/fault.ts'
import { fieldFaults } from './check/fields.ts'
import { grantFaults } from './check/grants.ts'
import { nameFaults } from './check/names.ts'
import { publicFaults } from './check/public.ts'
import { screenFaults } from './check/screens.ts'
import { viewFaults } from './check/view.ts'
import { versionFaults } from './check/versions.ts'
import { workingFaults } from './check/working.ts'

export type { Fault }

/**
 * Everything wrong with the declarations, all at once.
 * Most of it the compiler refuses already; a cast, a site taken away or a renamed option is caught here.
 */
export const checkEntities = (entities: readonly Entity[], known: Known): readonly Fault[] =>
  entities.flatMap((entity) => [
    ...nameFaults(entity),
    ...grantFaults(entity),
    ...fieldFaults(entity, entities, known),
    ...boundFaults(entity),
    ...screenFaults(entity, known),
    ...behaviourFaults(entity),
    ...publicFaults(entity),
    ...conditionFaults(entity),
    ...comparisonFaults(entity),
    ...workingFaults(entity),
    ...amongFaults(entity),
    ...calendarFaults(entity),
    ...viewFaults(entity),
    ...versionFaults(entity),
    ...alertFaults(entity, entities, known),
  ])
