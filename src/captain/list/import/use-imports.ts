import { useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { withFreshSession } from '../../../auth/use-account-call.ts'
import type { Answer } from '../../../shell/base/answer.ts'
import { ApiError, apiFetch, apiJson } from '../../../shell/api/api.ts'
import { errorCode } from '../../../shell/api/auth-call.ts'
import { posted } from '../../../shell/api/posted.ts'
import { apiQueryOptions } from '../../../shell/api/query-options.ts'
import { downloadBlob } from '../../../shell/ui/download-blob.ts'
import { useWords } from '../../../shell/words/words-context.tsx'
import { useTenant } from '../../../kernel/context/tenant-context.tsx'
import { useLabels } from '../../../kernel/words/labels.ts'
import { errorText, undoErrorText } from '../../../kernel/words/error-text.ts'
import { issuesOfError } from '../../../kernel/words/issues-of-error.ts'
import { useUnreadableText } from './unreadable-text.ts'

export type Import = Answer<'GET /api/v1/authorized/tenants/{tenant}/imports'>[number]
export type ImportRow = Answer<'GET /api/v1/authorized/tenants/{tenant}/imports/{id}/rows'>[number]
export type Outcome = 'created' | 'changed' | 'refused'

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

const busyStatuses: readonly Import['status'][] = ['judging', 'writing', 'takingBack', 'undoing', 'redoing']

/** Whether the server is at work on an import. */
export const isAtWork = ({ status }: Import): boolean => busyStatuses.includes(status)

/** Reads an import whose dialog was closed until the server has finished with it; undefined if it cannot be read. */
export async function endOfImport(tenant: string, id: string): Promise<Import | undefined> {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    try {
      const current = await apiJson<'GET /api/v1/authorized/tenants/{tenant}/imports/{id}'>(
        `/api/v1/authorized/tenants/${tenant}/imports/${id}`,
      )
      if (!isAtWork(current)) return current
    } catch (error) {
      // The server is at work whether or not it can be reached.
      if (error instanceof ApiError && error.status >= 400 && error.status < 500) return undefined
    }
  }
}

interface Wanted {
  readonly entity: { readonly name: string }
  readonly parent: string | undefined
}

/** One's imports at the tenant, and the one that is open, read again every second while the server works on it. */
export function useImports({ entity, parent }: Wanted) {
  const { slug } = useTenant()
  const { translate, locale } = useWords()
  const labels = useLabels(entity)
  const unreadableText = useUnreadableText()
  const queries = useQueryClient()
  const [open, setOpen] = useState<string>()
  const [fault, setFault] = useState<string>()
  const [busy, setBusy] = useState(false)
  const path = `/api/v1/authorized/tenants/${slug}/imports` as const
  const list = useQuery({
    ...apiQueryOptions([slug, 'imports'], (signal) =>
      apiJson<'GET /api/v1/authorized/tenants/{tenant}/imports'>(path, { signal }),
    ),
    // While an import is open, its own state is read instead.
    refetchInterval: ({ state }) => (open === undefined && state.data?.some(isAtWork) ? 1000 : false),
    gcTime: 0,
  })
  const current = useQuery({
    ...apiQueryOptions([slug, 'imports', open], (signal) =>
      apiJson<'GET /api/v1/authorized/tenants/{tenant}/imports/{id}'>(`${path}/${open}`, { signal }),
    ),
    enabled: open !== undefined,
    refetchInterval: ({ state }) => (state.data && isAtWork(state.data) ? 1000 : false),
    gcTime: 0,
  })

  /** Does a call; nothing else can be asked for before its result is shown. */
  async function attempt(work: () => Promise<Import | void>, text: (thrown: unknown) => string): Promise<void> {
    if (busy) return
    let answer: Import | void = undefined
    setFault(undefined)
    setBusy(true)
    try {
      answer = await withFreshSession(work)
    } catch (thrown) {
      setFault(errorCode(thrown) === 'IMPERSONATING' ? translate('imports.impersonating') : text(thrown))
    }
    const reading = queries.invalidateQueries({ queryKey: [slug, 'imports'] })
    // An answer is shown already; after a deletion or a failure it is not known what is there.
    if (!answer) await reading
    setBusy(false)
  }

  const notStarted = (thrown: unknown): string =>
    translate(`imports.${notStartedTexts[errorCode(thrown) ?? ''] ?? 'notStarted'}`)
  /** Takes the answer to a step of the open import; what it was before is no longer shown, even if it cannot be read again. */
  const take = async (step: Promise<Import>): Promise<Import> => {
    const next = await step
    queries.setQueryData([slug, 'imports', next.id], next)
    return next
  }

  return {
    imports: list.data?.filter((each) => each.entity === entity.name && each.parent === (parent ?? null)),
    current: open === undefined ? undefined : current.data,
    isOpen: open !== undefined,
    readRows: (id: string, query: string, signal: AbortSignal) =>
      apiJson<'GET /api/v1/authorized/tenants/{tenant}/imports/{id}/rows'>(`${path}/${id}/rows?${query}`, { signal }),
    busy,
    fault:
      fault ?? (list.error || current.error ? errorText(translate, labels, list.error ?? current.error) : undefined),
    open: (id: string | undefined) => {
      setFault(undefined)
      setOpen(id)
      if (id === undefined) void queries.invalidateQueries({ queryKey: [slug, 'imports'], exact: true })
    },
    upload: (file: File) =>
      attempt(
        async () => {
          const body = new FormData()
          body.append('file', file, file.name)
          const query = new URLSearchParams({ entity: entity.name, ...(parent !== undefined && { parent }) })
          const made = await take(
            apiJson<'POST /api/v1/authorized/tenants/{tenant}/imports'>(`${path}?${query}`, { method: 'POST', body }),
          )
          setOpen(made.id)
          return made
        },
        (thrown) =>
          errorCode(thrown) === 'TOO_MANY_IMPORTS'
            ? translate('imports.tooMany')
            : (unreadableText(thrown) ?? translate('imports.notRead')),
      ),
    plan: (chosen: ImportPlan) =>
      attempt(() => {
        const body = JSON.stringify({ ...chosen, language: locale })
        return take(
          apiJson<'PUT /api/v1/authorized/tenants/{tenant}/imports/{id}/plan'>(`${path}/${open!}/plan`, {
            method: 'PUT',
            body,
          }),
        )
      }, notStarted),
    /** Sets the rows of the headings; the columns are then guessed again. */
    placeHeading: (heading: { readonly first: number; readonly last: number }) =>
      attempt(
        () =>
          take(
            apiJson<'PUT /api/v1/authorized/tenants/{tenant}/imports/{id}/heading'>(`${path}/${open!}/heading`, {
              method: 'PUT',
              body: JSON.stringify(heading),
            }),
          ),
        (thrown) => (issuesOfError(thrown).length > 0 ? translate('imports.faults.noHeading') : notStarted(thrown)),
      ),
    /** Writes what the given judgement has found. */
    write: ({ finishedAt: judgedAt }: Import, withoutRefused: boolean) =>
      attempt(
        () =>
          take(
            apiJson<'POST /api/v1/authorized/tenants/{tenant}/imports/{id}/writing'>(
              `${path}/${open!}/writing`,
              posted({ judgedAt, withoutRefused }),
            ),
          ),
        notStarted,
      ),
    undo: () =>
      attempt(
        () =>
          take(
            apiJson<'POST /api/v1/authorized/tenants/{tenant}/imports/{id}/restorations'>(
              `${path}/${open!}/restorations`,
              posted({}),
            ),
          ),
        (thrown) => undoErrorText(translate, labels, thrown),
      ),
    remove: (id: string) =>
      attempt(
        async () => void (await apiFetch(`${path}/${id}`, { method: 'DELETE' })),
        () => translate('imports.notRemoved'),
      ),
    download: (rest: string, name: string) =>
      attempt(
        async () => downloadBlob(await (await apiFetch(`${path}/${rest}`)).blob(), name),
        () => translate('imports.notDownloaded'),
      ),
  }
}

export type Imports = ReturnType<typeof useImports>
