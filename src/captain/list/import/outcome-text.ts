import { draftValues, statesOf, type Entity } from '../../../../entities/language/entity.ts'
import type { Labels } from '../../../../locales/labels.ts'
import type { Words } from '../../../shell/words/words.ts'
import type { Import } from './use-imports.ts'

/** What the state of drafts is called. */
export function draftStateText(entity: Entity, labels: Labels): string {
  const states = statesOf(entity)
  return states ? labels.option(states.name, String(draftValues(entity)?.[states.name] ?? states.options![0])) : ''
}

/** One sentence that says what a judged import would do, with everything that it would not. */
export function outcomeText(
  { translate }: Pick<Words, 'translate'>,
  entity: Entity,
  labels: Labels,
  current: Pick<Import, 'created' | 'changed' | 'same' | 'refused' | 'drafts' | 'gaps'>,
): string {
  const { created, changed, same, refused, drafts, gaps } = current
  const fields = Object.keys(gaps)
    .map((name) => labels.label(name))
    .join(translate('commons.listSeparator'))
  const parts = [
    created > 0 &&
      (drafts > 0
        ? translate('imports.says.createdDrafts', {
            smart_count: created,
            drafts,
            fields,
            state: draftStateText(entity, labels),
          })
        : translate('imports.says.created', { smart_count: created })),
    changed > 0 && translate('imports.says.changed', { smart_count: changed }),
    same > 0 && translate('imports.says.same', { smart_count: same }),
    refused > 0 && translate('imports.says.refused', { smart_count: refused }),
  ].filter((part) => part !== false)
  return translate('imports.says.all', { parts: parts.join(translate('commons.listSeparator')) })
}
