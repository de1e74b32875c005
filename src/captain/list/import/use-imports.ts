import type { Answer } from '../../../shell/base/answer.ts'
import { apiFetch, apiJson } from '../../../shell/api/api.ts'
import { errorCode } from '../../../shell/api/auth-call.ts'
import { downloadBlob } from '../../../shell/ui/download-blob.ts'
import { issuesOfError } from '../../../kernel/words/issues-of-error.ts'
import { useJudged } from '../judged/use-judged.ts'
import { useUnreadableText } from './unreadable-text.ts'
import { useScope } from '../../../kernel/words/scope.ts'

export type Import = Answer<'GET /api/v1/authorized/tenants/{tenant}/imports'>[number]

/** How a file is read, as whoever imports has chosen. */
export interface ImportPlan {
  readonly columns: readonly (string | null)[]
  readonly key: string | null
  readonly fixed: Readonly<Record<string, string>>
  readonly words: Import['words']
  readonly drafts: boolean
  readonly slugs: boolean
}

/** The texts for the server's reasons not to begin. */
const notStartedTexts: Readonly<Record<string, string>> = {
  IMPORT_JUDGED_AGAIN: 'judgedAgain',
  IMPORT_EXPIRED: 'expired',
}

/** One's imports at the tenant, and what can be done with the one that is open. */
export function useImports() {
  const { entity, parent, translate, locale } = useScope()
  const unreadableText = useUnreadableText()
  const notStarted = (thrown: unknown): string =>
    translate(`imports.${notStartedTexts[errorCode(thrown) ?? ''] ?? 'notStarted'}`)
  const judged = useJudged('imports', notStarted)
  const { path, attempt, take, begin, openId, remove } = judged
  const put = (body: object) => ({ method: 'PUT', body: JSON.stringify(body) }) as const

  return {
    ...judged,
    upload: (file: File) =>
      attempt(
        () => {
          const body = new FormData()
          body.append('file', file, file.name)
          const query = new URLSearchParams({ entity: entity.name, ...(parent !== undefined && { parent }) })
          return begin(
            apiJson<'POST /api/v1/authorized/tenants/{tenant}/imports'>(`${path}?${query}`, { method: 'POST', body }),
          )
        },
        (thrown) =>
          errorCode(thrown) === 'TOO_MANY_IMPORTS'
            ? translate('imports.tooMany')
            : (unreadableText(thrown) ?? translate('imports.notRead')),
      ),
    plan: (chosen: ImportPlan) =>
      attempt(() =>
        take(
          apiJson<'PUT /api/v1/authorized/tenants/{tenant}/imports/{id}/plan'>(
            `${path}/${openId!}/plan`,
            put({ ...chosen, language: locale }),
          ),
        ),
      ),
    /** Sets the rows of the headings; the columns are then guessed again. */
    placeHeading: (heading: { readonly first: number; readonly last: number }) =>
      attempt(
        () =>
          take(
            apiJson<'PUT /api/v1/authorized/tenants/{tenant}/imports/{id}/heading'>(
              `${path}/${openId!}/heading`,
              put(heading),
            ),
          ),
        (thrown) => (issuesOfError(thrown).length > 0 ? translate('imports.faults.noHeading') : notStarted(thrown)),
      ),
    remove: (id: string) => remove(id, () => translate('imports.notRemoved')),
    download: (rest: string, name: string) =>
      attempt(
        async () => downloadBlob(await (await apiFetch(`${path}/${rest}`)).blob(), name),
        () => translate('imports.notDownloaded'),
      ),
  }
}

export type Imports = ReturnType<typeof useImports>
