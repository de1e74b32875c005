import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { withFreshSession } from '../../../auth/use-account-call.ts'
import type { Answer } from '../../../shell/base/answer.ts'
import { ApiError, apiFetch, apiJson } from '../../../shell/api/api.ts'
import { errorCode } from '../../../shell/api/auth-call.ts'
import { apiQueryOptions } from '../../../shell/api/query-options.ts'
import { downloadBlob } from '../../../shell/ui/download-blob.ts'
import { useWords } from '../../../shell/words/words-context.tsx'
import { useTenant } from '../../../kernel/context/tenant-context.tsx'

export type Export = Answer<'GET /api/v1/authorized/tenants/{tenant}/exports'>[number]

/** What is exported, as the API takes it. */
export interface ExportBody {
  readonly entity: string
  readonly parent?: string
  readonly filter?: object
  readonly sort?: readonly [string, string]
  readonly columns?: readonly string[]
  readonly layout?: string
  readonly format: Export['format']
  readonly encoding?: Export['encoding']
  readonly language: string
  readonly replaceMissing?: boolean
  readonly cutTexts?: boolean
}

export const isUnfinished = ({ status }: Export): boolean => status === 'waiting' || status === 'running'

/** One's exports of the last day at the tenant, read again every second while one is being written. */
export function useExports() {
  const { slug } = useTenant()
  const { translate } = useWords()
  const [fault, setFault] = useState<string>()
  /** What this dialog asked for, by the export's id: it may be asked for again with other characters. */
  const [asked, setAsked] = useState<Readonly<Record<string, ExportBody>>>({})
  const path = `/api/v1/authorized/tenants/${slug}/exports` as const
  const { data, error, refetch } = useQuery({
    ...apiQueryOptions([slug, 'exports'], (signal) =>
      apiJson<'GET /api/v1/authorized/tenants/{tenant}/exports'>(path, { signal }),
    ),
    refetchInterval: ({ state }) => (state.data?.some(isUnfinished) ? 1000 : false),
    gcTime: 0,
  })

  async function attempt(work: () => Promise<unknown>, failed: string): Promise<void> {
    setFault(undefined)
    try {
      await withFreshSession(work)
    } catch (thrown) {
      setFault(textOf(thrown, failed))
    }
    await refetch()
  }

  function textOf(thrown: unknown, failed: string): string {
    if (errorCode(thrown) === 'TOO_MANY_EXPORTS') return translate('exports.tooMany')
    if (errorCode(thrown) === 'IMPERSONATING') return translate('exports.impersonating')
    if (thrown instanceof ApiError && thrown.status === 400 && hasTooManyRows(thrown))
      return translate('validations.tooManyRows', { max: '1,048,575' })
    return translate(failed)
  }

  const start = (body: ExportBody): Promise<void> =>
    attempt(async () => {
      const made = await apiJson<'POST /api/v1/authorized/tenants/{tenant}/exports'>(path, {
        method: 'POST',
        body: JSON.stringify(body),
      })
      setAsked((all) => ({ ...all, [made.id]: body }))
    }, 'exports.notStarted')

  return {
    exports: data,
    fault: fault ?? (error ? translate('exports.notRead') : undefined),
    asked,
    start,
    /** Cancels an export, or deletes its file. */
    remove: ({ id }: Export) => attempt(() => apiFetch(`${path}/${id}`, { method: 'DELETE' }), 'exports.notRemoved'),
    download: ({ id, file }: Export) =>
      attempt(
        async () => downloadBlob(await (await apiFetch(`${path}/${id}/file`)).blob(), file),
        'exports.notDownloaded',
      ),
    /** Asks again for what failed for its characters, or for texts that are too long. */
    again: async (failed: Export, change: Partial<ExportBody>) => {
      const body = asked[failed.id]
      if (!body) return
      await apiFetch(`${path}/${failed.id}`, { method: 'DELETE' }).catch(() => {})
      await start({ ...body, ...change })
    },
  }
}

const hasTooManyRows = ({ body }: ApiError): boolean =>
  ((body as { data?: { issues?: readonly { rule: string }[] } } | undefined)?.data?.issues ?? []).some(
    ({ rule }) => rule === 'tooManyRows',
  )
