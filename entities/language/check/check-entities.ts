import type { Entity } from '../entity.ts'
import { alertFaults } from './alerts.ts'
import { crossRecordRuleFaults, comparisonFaults, conditionFaults } from './rules.ts'
import { fieldListFaults } from './field-lists.ts'
import { boundFaults } from './bounds.ts'
import { calendarFaults } from './calendar.ts'
import { cascadeFaults, workflowFaults } from './workflow.ts'
import { chartFaults } from './charts.ts'
import { childFaults, movedChildFaults } from './children.ts'
import { fault, type Fault, type CheckContext } from './fault.ts'
import { fieldFaults } from './fields.ts'
import { derivedFaults } from './derived.ts'
import { draftFaults } from './drafts.ts'
import { siteFaults, starterFaults } from './sites.ts'
import { layoutFaults, matchingFaults } from './files.ts'
import { idleRuleFaults } from './idle-rules.ts'
import { listLayoutFaults } from './list-layouts.ts'
import { nameFaults } from './names.ts'
import { personalQuestions, publicFaults } from './public-visibility.ts'
import { renameFaults } from './renames.ts'
import { screenFaults } from './screens.ts'
import { accountViewFaults } from './account-view.ts'
import { translationFaults } from './translations.ts'
import { versionFaults } from './versions.ts'
import { attentionFaults, viewFaults } from './views.ts'

export type { Fault }

/** The code of a declaration of which something has a wrong type, so that no more can be said of it. */
export const mistypedCode = 'E116'

/**
 * Every fault in the declarations, reported together. The compiler rejects most of them already; this catches what
 * remains after a cast, the removal of a site or the renaming of an option.
 */
export const checkEntities = (entities: readonly Entity[], known: CheckContext): readonly Fault[] =>
  entities.flatMap((entity) => {
    try {
      return faultsOf(entity, entities, known)
    } catch (error) {
      // Only what the compiler refuses gets this far, such as an object where a list belongs.
      const value = error instanceof Error ? error.message : error
      return [
        fault(mistypedCode, entity.name, value, 'Something has the wrong type. The compiler says what: npx tsc -p .'),
      ]
    }
  })

const faultsOf = (entity: Entity, entities: readonly Entity[], known: CheckContext): readonly Fault[] => [
  ...nameFaults(entity),
  ...siteFaults(entity),
  ...fieldFaults(entity, entities, known),
  ...translationFaults(entity),
  ...boundFaults(entity),
  ...derivedFaults(entity, entities, known),
  ...screenFaults(entity, known),
  ...childFaults(entity),
  ...movedChildFaults(entity),
  ...fieldListFaults(entity, entities),
  ...renameFaults(entity),
  ...publicFaults(entity),
  ...personalQuestions(entity),
  ...draftFaults(entity),
  ...conditionFaults(entity),
  ...comparisonFaults(entity),
  ...idleRuleFaults(entity),
  ...workflowFaults(entity),
  ...cascadeFaults(entity),
  ...crossRecordRuleFaults(entity),
  ...calendarFaults(entity),
  ...layoutFaults(entity, entities),
  ...matchingFaults(entity, entities),
  ...listLayoutFaults(entity),
  ...accountViewFaults(entity),
  ...versionFaults(entity),
  ...starterFaults(entity),
  ...viewFaults(entity),
  ...attentionFaults(entity),
  ...chartFaults(entity),
  ...alertFaults(entity, entities, known),
]
