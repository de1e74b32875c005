import { useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { withFreshSession } from '../../../auth/use-account-call.ts'
import { ApiError, apiFetch, apiJson } from '../../../shell/api/api.ts'
import { errorCode } from '../../../shell/api/auth-call.ts'
import { posted } from '../../../shell/api/posted.ts'
import { apiQueryOptions } from '../../../shell/api/query-options.ts'
import type { Answer } from '../../../shell/base/answer.ts'
import { errorText, undoErrorText } from '../../../kernel/words/error-text.ts'
import { useScope } from '../../../kernel/words/scope.ts'

/** The rows of a file, or the edit of all that a list finds: judged, looked at, then written as one and undone as one. */
interface Kinds {
  readonly imports: Answer<'GET /api/v1/authorized/tenants/{tenant}/imports/{id}'>
  readonly 'bulk-edits': Answer<'GET /api/v1/authorized/tenants/{tenant}/bulk-edits/{id}'>
}
export type Judged = Kinds[keyof Kinds]
export type JudgedRow = Answer<'GET /api/v1/authorized/tenants/{tenant}/imports/{id}/rows'>[number]
export type Outcome = 'created' | 'changed' | 'refused'

type Path<Rest extends string = ''> = `/api/v1/authorized/tenants/{tenant}/${keyof Kinds}${Rest}`

const busyStatuses: readonly Judged['status'][] = ['judging', 'writing', 'takingBack', 'undoing', 'redoing']

/** Whether the server is at work on it. */
export const isAtWork = ({ status }: Pick<Judged, 'status'>): boolean => busyStatuses.includes(status)

const pathOf = (tenant: string, kind: keyof Kinds) => `/api/v1/authorized/tenants/${tenant}/${kind}` as const

const readJudged = <K extends keyof Kinds>(tenant: string, kind: K, id: string, signal?: AbortSignal) =>
  apiJson<`GET ${Path<'/{id}'>}`>(`${pathOf(tenant, kind)}/${id}`, signal && { signal }) as Promise<Kinds[K]>

/** Reads what is at work until the server has finished with it; undefined if it cannot be read. */
export async function endOfJudged<K extends keyof Kinds>(
  tenant: string,
  kind: K,
  id: string,
): Promise<Kinds[K] | undefined> {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    try {
      const current = await readJudged(tenant, kind, id)
      if (!isAtWork(current)) return current
    } catch (error) {
      // The server is at work whether or not it can be reached.
      if (error instanceof ApiError && error.status >= 400 && error.status < 500) return undefined
    }
  }
}

/**
 * One's imports or bulk edits of the list, and the one that is open, read again every second while the server works on
 * it. `textOf` is why something did not begin.
 */
export function useJudged<K extends keyof Kinds>(kind: K, textOf: (thrown: unknown) => string) {
  type Item = Kinds[K]
  const { entity, parent, slug, labels, translate } = useScope()
  const queries = useQueryClient()
  const [open, setOpen] = useState<string>()
  const [fault, setFault] = useState<string>()
  const [busy, setBusy] = useState(false)
  const path = pathOf(slug, kind)
  const list = useQuery({
    ...apiQueryOptions(
      [slug, kind],
      (signal) => apiJson<`GET ${Path}`>(path, { signal }) as Promise<readonly Judged[]> as Promise<readonly Item[]>,
    ),
    // While one is open, its own state is read instead.
    refetchInterval: ({ state }) => (open === undefined && state.data?.some(isAtWork) ? 1000 : false),
    gcTime: 0,
  })
  const current = useQuery({
    ...apiQueryOptions([slug, kind, open], (signal) => readJudged(slug, kind, open!, signal)),
    enabled: open !== undefined,
    refetchInterval: ({ state }) => (state.data && isAtWork(state.data) ? 1000 : false),
    gcTime: 0,
  })
  const readError = list.error ?? current.error

  /** Does a call; nothing else can be asked for before its result is shown. */
  async function attempt(work: () => Promise<unknown>, text = textOf): Promise<void> {
    if (busy) return
    let answer: unknown
    setFault(undefined)
    setBusy(true)
    try {
      answer = await withFreshSession(work)
    } catch (thrown) {
      setFault(errorCode(thrown) === 'IMPERSONATING' ? translate('imports.impersonating') : text(thrown))
    }
    const reading = queries.invalidateQueries({ queryKey: [slug, kind] })
    // An answer is shown already; after a deletion or a failure it is not known what is there.
    if (!answer) await reading
    setBusy(false)
  }

  /** Takes the answer to a step; what it was before is no longer shown, even if it cannot be read again. */
  async function take(step: Promise<Judged>): Promise<Judged> {
    const next = await step
    queries.setQueryData([slug, kind, next.id], next)
    return next
  }

  return {
    path: path as `/api/v1/authorized/tenants/${string}/${K}`,
    mine: list.data?.filter((each) => each.entity === entity.name && each.parent === (parent ?? null)),
    current: open === undefined ? undefined : current.data,
    isOpen: open !== undefined,
    openId: open,
    busy,
    fault: fault ?? (readError ? errorText(translate, labels, readError) : undefined),
    attempt,
    take,
    open: (id: string | undefined) => {
      setFault(undefined)
      setOpen(id)
      if (id === undefined) void queries.invalidateQueries({ queryKey: [slug, kind], exact: true })
    },
    /** Takes what was just made, and opens it. */
    begin: async (made: Promise<Judged>) => {
      const { id } = await take(made)
      setOpen(id)
      return id
    },
    readRows: (id: string, query: string, signal: AbortSignal) =>
      apiJson<`GET ${Path<'/{id}/rows'>}`>(`${path}/${id}/rows?${query}`, { signal }),
    /** Writes what the given judgement has found. */
    write: ({ id, finishedAt: judgedAt }: Judged, withoutRefused: boolean) =>
      attempt(() => {
        const body = posted({ judgedAt, withoutRefused })
        return take(apiJson<`POST ${Path<'/{id}/writing'>}`>(`${path}/${id}/writing`, body))
      }),
    undo: ({ id }: Judged) =>
      attempt(
        () => take(apiJson<`POST ${Path<'/{id}/restorations'>}`>(`${path}/${id}/restorations`, posted({}))),
        (thrown) => undoErrorText(translate, labels, thrown),
      ),
    /** Deletes it; a bulk edit that is being written is rolled back instead. */
    remove: (id: string, text = textOf) =>
      attempt(async () => void (await apiFetch(`${path}/${id}`, { method: 'DELETE' })), text),
  }
}
