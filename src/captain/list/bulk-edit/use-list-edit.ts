import type { Answer } from '../../../shell/base/answer.ts'
import { apiJson } from '../../../shell/api/api.ts'
import { errorCode } from '../../../shell/api/auth-call.ts'
import { posted } from '../../../shell/api/posted.ts'
import { errorText } from '../../../kernel/words/error-text.ts'
import { useJudged } from '../judged/use-judged.ts'
import type { EditBody } from './field-edit.ts'
import { useScope } from '../../../kernel/words/scope.ts'

export type ListEdit = Answer<'GET /api/v1/authorized/tenants/{tenant}/bulk-edits'>[number]

/** The texts for the server's reasons not to begin. */
const failures: Readonly<Record<string, string>> = { TOO_MANY_BULK_EDITS: 'tooMany', BULK_EDIT_EXPIRED: 'expired' }

/** One's bulk edits of the list, and what can be done with the one that is open. */
export function useListEdit() {
  const { entity, parent, labels, translate, locale } = useScope()
  const failure = (thrown: unknown): string => {
    const known = failures[errorCode(thrown) ?? '']
    return known ? translate(`edits.all.${known}`) : errorText(translate, labels, thrown)
  }
  const judged = useJudged('bulk-edits', failure)
  return {
    ...judged,
    failure,
    /** Requests a preview for all records that the filter finds. Throws for changes that are refused as such. */
    start: (action: ListEdit['action'], filter: object, changes?: Readonly<Record<string, EditBody>>) => {
      const body = { entity: entity.name, parent, filter, action, changes, language: locale }
      return judged.begin(apiJson<'POST /api/v1/authorized/tenants/{tenant}/bulk-edits'>(judged.path, posted(body)))
    },
  }
}
