import { useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Answer } from '../../../shell/base/answer.ts'
import { ApiError, apiFetch, apiJson } from '../../../shell/api/api.ts'
import { errorCode } from '../../../shell/api/auth-call.ts'
import { posted } from '../../../shell/api/posted.ts'
import { apiQueryOptions } from '../../../shell/api/query-options.ts'
import { useWords } from '../../../shell/words/words-context.tsx'
import { useEntity, useParent } from '../../../kernel/context/entity-context.tsx'
import { useTenant } from '../../../kernel/context/tenant-context.tsx'
import { errorText, undoErrorText } from '../../../kernel/words/error-text.ts'
import { useLabels } from '../../../kernel/words/labels.ts'
import type { EditBody } from './field-edit.ts'

export type ListEdit = Answer<'GET /api/v1/authorized/tenants/{tenant}/bulk-edits'>[number]

/** The texts for the server's reasons not to begin. */
const failures: Readonly<Record<string, string>> = { TOO_MANY_BULK_EDITS: 'tooMany', BULK_EDIT_EXPIRED: 'expired' }

const busyStatuses: readonly ListEdit['status'][] = ['judging', 'writing', 'takingBack', 'undoing', 'redoing']

/** Whether the server is at work on a bulk edit. */
export const isAtWork = ({ status }: ListEdit): boolean => busyStatuses.includes(status)

const pathOf = (tenant: string) => `/api/v1/authorized/tenants/${tenant}/bulk-edits` as const

const readEdit = (tenant: string, id: string, signal?: AbortSignal) =>
  apiJson<'GET /api/v1/authorized/tenants/{tenant}/bulk-edits/{id}'>(`${pathOf(tenant)}/${id}`, signal && { signal })

/** Reads a bulk edit whose dialog was closed until the server has finished with it; undefined if it cannot be read. */
export async function endOfListEdit(tenant: string, id: string): Promise<ListEdit | undefined> {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    try {
      const current = await readEdit(tenant, id)
      if (!isAtWork(current)) return current
    } catch (error) {
      // The server is at work whether or not it can be reached.
      if (error instanceof ApiError && error.status >= 400 && error.status < 500) return undefined
    }
  }
}

/** One's bulk edits of the list, and the one that is open, read again every second while the server works on it. */
export function useListEdit() {
  const { slug } = useTenant()
  const entity = useEntity()
  const parent = useParent()
  const { translate, locale } = useWords()
  const labels = useLabels(entity)
  const queries = useQueryClient()
  const [open, setOpen] = useState<string>()
  const [fault, setFault] = useState<string>()
  const [busy, setBusy] = useState(false)
  const path = pathOf(slug)
  const list = useQuery({
    ...apiQueryOptions([slug, 'bulk-edits'], (signal) =>
      apiJson<'GET /api/v1/authorized/tenants/{tenant}/bulk-edits'>(path, { signal }),
    ),
    gcTime: 0,
  })
  const current = useQuery({
    ...apiQueryOptions([slug, 'bulk-edits', open], (signal) => readEdit(slug, open!, signal)),
    enabled: open !== undefined,
    refetchInterval: ({ state }) => (state.data && isAtWork(state.data) ? 1000 : false),
    gcTime: 0,
  })

  /** Does a call; nothing else can be asked for before its result is shown. Rethrows what `text` does not know. */
  async function attempt(work: () => Promise<void>, text: (thrown: unknown) => string): Promise<void> {
    if (busy) return
    setFault(undefined)
    setBusy(true)
    try {
      await work()
    } catch (thrown) {
      setFault(text(thrown))
      await queries.invalidateQueries({ queryKey: [slug, 'bulk-edits'] })
    } finally {
      setBusy(false)
    }
  }

  /** Takes the answer to a call, which has the bulk edit as it is then. */
  async function take(call: Promise<ListEdit>): Promise<ListEdit> {
    const next = await call
    queries.setQueryData([slug, 'bulk-edits', next.id], next)
    return next
  }
  const failure = (thrown: unknown): string => {
    const known = failures[errorCode(thrown) ?? '']
    return known ? translate(`edits.all.${known}`) : errorText(translate, labels, thrown)
  }
  const readError = list.error ?? current.error

  return {
    earlier: list.data?.filter((each) => each.entity === entity.name && each.parent === (parent ?? null)) ?? [],
    current: open === undefined ? undefined : current.data,
    readRows: (id: string, query: string, signal: AbortSignal) =>
      apiJson<'GET /api/v1/authorized/tenants/{tenant}/bulk-edits/{id}/rows'>(`${path}/${id}/rows?${query}`, {
        signal,
      }),
    busy,
    fault: fault ?? (readError ? errorText(translate, labels, readError) : undefined),
    open: setOpen,
    /** Requests a preview for all records that the filter finds. Throws for changes that are refused as such. */
    start: async (action: ListEdit['action'], filter: object, changes?: Readonly<Record<string, EditBody>>) => {
      const body = { entity: entity.name, parent, filter, action, changes, language: locale }
      const made = apiJson<'POST /api/v1/authorized/tenants/{tenant}/bulk-edits'>(path, posted(body))
      setOpen((await take(made)).id)
    },
    failure,
    write: ({ id, finishedAt: judgedAt }: ListEdit, withoutRefused: boolean) =>
      attempt(async () => {
        const body = { judgedAt, withoutRefused }
        await take(
          apiJson<'POST /api/v1/authorized/tenants/{tenant}/bulk-edits/{id}/writing'>(
            `${path}/${id}/writing`,
            posted(body),
          ),
        )
      }, failure),
    undo: ({ id }: ListEdit) =>
      attempt(
        async () => {
          await take(
            apiJson<'POST /api/v1/authorized/tenants/{tenant}/bulk-edits/{id}/restorations'>(
              `${path}/${id}/restorations`,
              posted({}),
            ),
          )
        },
        (thrown) => undoErrorText(translate, labels, thrown),
      ),
    /** While it is being written, the changes are rolled back; otherwise it is deleted. */
    cancel: ({ id }: ListEdit) =>
      attempt(async () => {
        await apiFetch(`${path}/${id}`, { method: 'DELETE' })
        await queries.invalidateQueries({ queryKey: [slug, 'bulk-edits'] })
      }, failure),
  }
}
