import { statesOf } from '../../../entities/language/entity.ts'
import { versionStatus, publishedState } from '../../../entities/language/declaration/versions.ts'
import type { Question } from '../../shell/ui/confirm.tsx'
import { effectText } from '../words/effect-text.ts'
import type { CaptainRecord } from '../api/record.ts'
import { derivedStatusOf } from './status.ts'
import { useRecordTitle } from '../words/record-title.ts'
import { useVersionInForce } from './version-status.ts'
import { useScope } from '../words/scope.ts'

interface TransitionRequest {
  readonly to: string
  readonly verb: string
  readonly record: CaptainRecord
  /** Whether nothing moves along with the record, though there is what could. */
  readonly alone?: boolean
}

/** Builds the confirmation question for a transition: it names the record and the effect on the site. */
export function useTransitionQuestion(): (request: TransitionRequest) => Question {
  const { entity, labels, translate, format } = useScope()
  const titleOf = useRecordTitle()
  const inForce = useVersionInForce()

  return ({ to, verb, record, alone }) => {
    // An order may be cancelled: the other button has another name.
    const dismiss = translate('commons.actions.back')
    const ask = (title: string, body: string): Question => ({ mode: 'confirm', title, body, ok: verb, dismiss })
    const field = statesOf(entity)!
    const asked = labels.question(to, String(record[field.name]))
    const effect = effectText(translate, entity, to)
    const undoable = translate('commons.dialogs.transition.body')
    const title = titleOf(record)
    const titled = translate('commons.quoted', { title })
    // Without its day it cannot be published, and the server says so.
    if (entity.versions && record[entity.versions.from]) {
      const { number, from } = entity.versions
      const day = String(record[from])
      const inForceFrom = inForce?.[from] as string | undefined
      const named = { title, number: String(record[number]), date: format.date(day) }
      if (to !== publishedState) {
        return ask(asked, [titled, translate('commons.versions.withdraw')].join('\n'))
      }
      const meaning = versionStatus(day, inForceFrom && inForceFrom > day ? inForceFrom : day)
      return ask(
        translate('commons.versions.publish.title', named),
        translate(`commons.versions.publish.${meaning}`, named),
      )
    }
    const after = derivedStatusOf(field, { ...record, [field.name]: to })
    const opens = field.window && record[field.window.from]
    if (after === 'scheduled') {
      return {
        ...ask(
          translate('commons.dialogs.schedule.title', { title }),
          translate('commons.dialogs.schedule.body', { time: format.dateTime(String(opens)) }),
        ),
        ok: translate('commons.actions.schedule'),
      }
    }
    if (to === field.window?.during)
      return ask(translate('commons.dialogs.publish.title', { title }), translate('commons.dialogs.publish.body'))
    return ask(
      asked,
      [titled, effect, alone && effectText(translate, entity, `${to}Alone`), undoable].filter(Boolean).join('\n'),
    )
  }
}
