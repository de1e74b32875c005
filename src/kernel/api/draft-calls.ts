import { useMemo } from 'react'
import type { DraftLanguage } from '../../../entities/language/derived/draft-fields.ts'
import type { Values } from '../../../entities/language/input/body.ts'
import { answerOf } from '../../shell/base/answer.ts'
import { apiFetch } from '../../shell/api/api.ts'
import { useEntity } from '../context/entity-context.tsx'
import { useTenant } from '../context/tenant-context.tsx'

/** A draft of a record as it was read. */
interface DraftVersion {
  readonly id: string
  readonly version: number
}

/**
 * The calls on the draft of a published record. Each answers the record with its draft over it or, without one, as it is
 * live; `version` is that of the live record, and `draft.version` that of the draft.
 */
export interface DraftCalls {
  /** Rejects with 404 where there is no draft. */
  read(id: string): Promise<Values>
  /** Begins the draft of a record of a version. */
  begin(record: DraftVersion, values: Values): Promise<Values>
  save(draft: DraftVersion, values: Values): Promise<Values>
  /** Publishes a draft, or one language of it; `liveVersion` is that of the live record whose changes were seen. */
  publish(
    draft: DraftVersion,
    liveVersion: number | undefined,
    language: DraftLanguage | undefined,
  ): Promise<{ readonly record: Values; readonly changeSet: string | undefined }>
  /** Says when a draft, or one language of it, is to be published; null for no time. */
  schedule(draft: DraftVersion, publishAt: string | null, language: DraftLanguage | undefined): Promise<Values>
  discard(draft: DraftVersion): Promise<void>
  /** Brings back the draft that was discarded last. */
  restore(id: string): Promise<Values>
}

export function useDraftCalls(): DraftCalls {
  const { slug } = useTenant()
  const { name } = useEntity()
  return useMemo(() => draftCalls(`/api/v1/authorized/tenants/${slug}/${name}`), [slug, name])
}

function draftCalls(base: string): DraftCalls {
  async function call(id: string, path: string, init: RequestInit): Promise<Response> {
    try {
      return await apiFetch(`${base}/${id}/draft${path}`, init)
    } catch (error) {
      const { data } = (error as { readonly body?: { readonly data?: { current?: Values } } }).body ?? {}
      if (data?.current) data.current = withLiveVersion(data.current)
      throw error
    }
  }
  const send = (id: string, path: string, method: string, body: object, headers: HeadersInit = {}) =>
    call(id, path, { method, headers, body: JSON.stringify(body) })
  const answered = async (response: Promise<Response>): Promise<Values> =>
    withLiveVersion(await answerOf<'GET /api/v1/authorized/tenants/{tenant}/{entity}/{id}/draft'>(await response))
  return {
    read: (id) => answered(call(id, '', {})),
    begin: ({ id, version }, values) => answered(send(id, '', 'PUT', { ...values, version }, { 'If-None-Match': '*' })),
    save: ({ id, version }, values) => answered(send(id, '', 'PUT', { ...values, version })),
    publish: async ({ id, version }, liveVersion, language) => {
      const response = await send(id, '/publications', 'POST', { version, liveVersion, language })
      const record = JSON.parse(await response.text()) as Values
      return { record, changeSet: response.headers.get('change-set') ?? undefined }
    },
    schedule: ({ id, version }, publishAt, language) =>
      answered(send(id, '/schedule', 'PUT', { version, publishAt, language })),
    discard: async ({ id, version }) =>
      void (await call(id, '', { method: 'DELETE', headers: { 'If-Match': `"${version}"` } })),
    restore: (id) => answered(send(id, '/restorations', 'POST', {})),
  }
}

/**
 * A record with its draft over it, with the version of the live record, as all that is not the draft's goes by it; and by
 * whom the draft was saved last.
 */
function withLiveVersion(record: Values): Values {
  const { liveVersion, updatedBy } = (record.draft ?? {}) as DraftOver
  return liveVersion === undefined ? record : { ...record, version: liveVersion, updatedBy: updatedBy?.id ?? null }
}

interface DraftOver {
  readonly liveVersion?: number
  readonly updatedBy?: { readonly id: string } | null
}
