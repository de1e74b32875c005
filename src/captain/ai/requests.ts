import { ApiError, apiFetch, apiJson } from '../../shell/api.ts'

/** A request as the API answers it. */
export interface AiRequest {
  readonly id: string
  readonly version: number
  readonly at: string
  readonly status: 'running' | 'done' | 'failed' | 'cancelled'
  readonly failure: string | null
  readonly prompt: string
  readonly english: string | null
  readonly model: string
  readonly width: number | null
  readonly height: number | null
  readonly steps: number | null
  readonly seed: number | null
  readonly count: number
  readonly pictures: readonly Picture[]
}

export interface Picture {
  readonly place: number
  readonly seed: number
  readonly savedTo: readonly { readonly tenant: string; readonly src: string }[]
}

/** What a translation was at one of its versions. */
export interface Revision {
  readonly version: number
  readonly at: string
  readonly after: { readonly english: string | null }
}

interface Usage {
  readonly mine: number
  readonly all: number
  readonly mineMost: number
  readonly allMost: number
}

/** What the AI area can do, and how much of it is left. */
export interface Area {
  readonly configured: boolean
  readonly models: { readonly picture: string; readonly translation: string }
  readonly usage: { readonly pictures: Usage; readonly translation: Usage }
  readonly resetsAt: string
}

export interface Term {
  readonly ja: string
  readonly en: string
}

export interface Order {
  readonly prompt: string
  readonly translate: boolean
  readonly terms?: readonly Term[]
  readonly width: number
  readonly height: number
  readonly steps: number
  readonly seed?: number | undefined
  readonly count: number
}

const api = '/api/v1/ai'
const post = <T>(path: string, body: object): Promise<T> =>
  apiJson<T>(`${api}${path}`, { method: 'POST', body: JSON.stringify(body) })

export const readArea = (signal?: AbortSignal): Promise<Area> => apiJson<Area>(api, signal ? { signal } : {})
/** Aborting ends the translation on the server too. */
export const translate = (text: string, terms: readonly Term[], signal: AbortSignal): Promise<AiRequest> =>
  apiJson<AiRequest>(`${api}/translations`, { method: 'POST', body: JSON.stringify({ text, terms }), signal })
export const editTranslation = (id: string, english: string, version: number): Promise<AiRequest> =>
  apiJson<AiRequest>(`${api}/translations/${id}`, { method: 'PUT', body: JSON.stringify({ english, version }) })
export const readRevisions = (id: string, signal: AbortSignal): Promise<readonly Revision[]> =>
  apiJson<readonly Revision[]>(`${api}/translations/${id}/revisions?range=[0,99]`, { signal })
export const orderPictures = (order: Order): Promise<AiRequest> => post('/pictures', order)
export const readRequest = (id: string, signal?: AbortSignal): Promise<AiRequest> =>
  apiJson<AiRequest>(`${api}/pictures/${id}`, signal ? { signal } : {})
export const cancelRequest = (id: string): Promise<AiRequest> => post(`/pictures/${id}/cancellations`, {})
export const removeRequest = (kind: 'pictures' | 'translations', id: string): Promise<unknown> =>
  apiFetch(`${api}/${kind}/${id}`, { method: 'DELETE' })

/** Requests of a kind, newest first, and how many there are. */
export async function readHistory(
  kind: 'pictures' | 'translations',
  from: number,
  signal?: AbortSignal,
): Promise<{ readonly requests: readonly AiRequest[]; readonly total: number }> {
  const range = encodeURIComponent(JSON.stringify([from, from + 11]))
  const response = await apiFetch(`${api}/${kind}?range=${range}`, signal ? { signal } : {})
  const requests = (await response.json()) as readonly AiRequest[]
  return { requests, total: Number(response.headers.get('content-range')?.split('/').pop() ?? requests.length) }
}

export const readPicture = async (id: string, place: number, signal?: AbortSignal): Promise<Blob> =>
  (await apiFetch(`${api}/pictures/${id}/files/${place}`, signal ? { signal } : {})).blob()

export const noteUse = (id: string, place: number, use: { tenant: string; src: string }): Promise<AiRequest> =>
  post(`/pictures/${id}/files/${place}/uses`, use)

export const readGlossary = async (tenant: string, signal?: AbortSignal): Promise<readonly Term[]> =>
  (
    await apiJson<{ terms: readonly Term[] }>(
      `/api/v1/authorized/tenants/${tenant}/ai-glossary`,
      signal ? { signal } : {},
    )
  ).terms

export const saveGlossary = (tenant: string, terms: readonly Term[]): Promise<unknown> =>
  apiJson(`/api/v1/authorized/tenants/${tenant}/ai-glossary`, { method: 'PUT', body: JSON.stringify({ terms }) })

const byStatus: Readonly<Record<number, string>> = {
  0: 'offline',
  403: 'notAllowed',
  404: 'gone',
  412: 'changed',
  507: 'full',
}

/** Why something failed, by the names of `ai.failures`. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) return 'unreachable'
  const { reason, of } = ((error.body as { data?: { reason?: string; of?: string } } | undefined)?.data ?? {}) as {
    reason?: string
    of?: string
  }
  if (reason === 'dailyLimit') return of === 'person' ? 'dailyLimit' : 'dailyLimitOfAll'
  if (reason) return reason
  return byStatus[error.status] ?? 'unreachable'
}
