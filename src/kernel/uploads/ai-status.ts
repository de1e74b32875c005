import type { Answer } from '../../shell/base/answer.ts'
import { apiJson } from '../../shell/api/api.ts'

/** The AI area's capabilities and the remaining quota. */
export type AiStatus = Answer<'GET /api/v1/ai'>

export const readAiStatus = (signal?: AbortSignal): Promise<AiStatus> =>
  apiJson<'GET /api/v1/ai'>('/api/v1/ai', signal ? { signal } : {})
