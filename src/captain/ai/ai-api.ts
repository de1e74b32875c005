import type { Answer } from '../../shell/base/answer.ts'
import { apiFetch, apiJson, apiPage } from '../../shell/api/api.ts'
import { posted } from '../../shell/api/posted.ts'

/** An AI request, as the API returns it. */
export type AiRequest = Answer<'GET /api/v1/ai/pictures/{id}'>

export type GeneratedImage = AiRequest['pictures'][number]

/** A tenant's terms, and the hash that a change of them is based on. */
export type TenantGlossary = Answer<'GET /api/v1/authorized/tenants/{tenant}/ai-glossary'>

export type GlossaryTerm = TenantGlossary['terms'][number]

export interface ImageRequest {
  readonly prompt: string
  readonly translate: boolean
  readonly terms?: readonly GlossaryTerm[]
  readonly width: number
  readonly height: number
  readonly steps: number
  readonly seed?: number | undefined
  readonly count: number
}

const api = '/api/v1/ai'

/** Aborting also stops the translation on the server. */
export const translate = (text: string, terms: readonly GlossaryTerm[], signal: AbortSignal): Promise<AiRequest> =>
  apiJson<'POST /api/v1/ai/translations'>(`${api}/translations`, { ...posted({ text, terms }), signal })
export const editTranslation = (id: string, english: string, version: number): Promise<AiRequest> =>
  apiJson<'PUT /api/v1/ai/translations/{id}'>(`${api}/translations/${id}`, {
    method: 'PUT',
    body: JSON.stringify({ english, version }),
  })
export const readRevisions = (id: string, signal: AbortSignal) =>
  apiJson<'GET /api/v1/ai/translations/{id}/revisions'>(`${api}/translations/${id}/revisions?range=[0,99]`, { signal })
export const requestImages = (order: ImageRequest): Promise<AiRequest> =>
  apiJson<'POST /api/v1/ai/pictures'>(`${api}/pictures`, posted(order))
export const readRequest = (id: string, signal?: AbortSignal): Promise<AiRequest> =>
  apiJson<'GET /api/v1/ai/pictures/{id}'>(`${api}/pictures/${id}`, signal ? { signal } : {})
export const cancelRequest = (id: string): Promise<AiRequest> =>
  apiJson<'POST /api/v1/ai/pictures/{id}/cancellations'>(`${api}/pictures/${id}/cancellations`, posted({}))
export const removeRequest = (kind: 'pictures' | 'translations', id: string): Promise<unknown> =>
  apiFetch(`${api}/${kind}/${id}`, { method: 'DELETE' })

/** A page of requests of one kind, newest first, with the total. */
export async function readHistory(
  kind: 'pictures' | 'translations',
  from: number,
  signal?: AbortSignal,
): Promise<{ readonly requests: readonly AiRequest[]; readonly total: number }> {
  const range = encodeURIComponent(JSON.stringify([from, from + 11]))
  const { rows, total } = await apiPage<`GET /api/v1/ai/${typeof kind}`>(`${api}/${kind}?range=${range}`, signal)
  return { requests: rows, total }
}

export const readImage = async (id: string, place: number, signal?: AbortSignal): Promise<Blob> =>
  (await apiFetch(`${api}/pictures/${id}/files/${place}`, signal ? { signal } : {})).blob()

export const recordUse = (id: string, place: number, use: { tenant: string; src: string }): Promise<AiRequest> =>
  apiJson<'POST /api/v1/ai/pictures/{id}/files/{place}/uses'>(`${api}/pictures/${id}/files/${place}/uses`, posted(use))

export const readGlossary = (tenant: string, signal?: AbortSignal): Promise<TenantGlossary> =>
  apiJson<'GET /api/v1/authorized/tenants/{tenant}/ai-glossary'>(
    `/api/v1/authorized/tenants/${tenant}/ai-glossary`,
    signal ? { signal } : {},
  )

export const readTerms = async (tenant: string, signal?: AbortSignal): Promise<readonly GlossaryTerm[]> =>
  (await readGlossary(tenant, signal)).terms

export const saveGlossary = (tenant: string, glossary: TenantGlossary): Promise<TenantGlossary> =>
  apiJson<'PUT /api/v1/authorized/tenants/{tenant}/ai-glossary'>(`/api/v1/authorized/tenants/${tenant}/ai-glossary`, {
    method: 'PUT',
    body: JSON.stringify(glossary),
  })
