import type { RevisionRow } from '../../kernel/tables.ts'
/** A request to the AI service; its results are kept with it. */
export interface AiRequestRow {
  id: string
  userId: string
  kind: 'translation' | 'pictures'
  at: string
  status: 'running' | 'done' | 'failed' | 'cancelled'
  /** The reason it failed, as named in `server/features/ai/failure.ts`. */
  failure: string | null
  finishedAt: string | null
  /** As typed, and in English if it was translated. */
  prompt: string
  english: string | null
  model: string
  width: number | null
  height: number | null
  steps: number | null
  seed: number | null
  count: number
  version: number
  trashedAt: string | null
  /** When the lease of the server working on it expires. */
  leaseExpiresAt: string | null
}

/** An AI request at one version. The texts of a deleted request are gone. */
export interface AiRevisionRow extends RevisionRow {
  action: 'create' | 'update' | 'transition'
}

export interface AiPictureRow {
  requestId: string
  place: number
  seed: number
  file: string
  savedTo: string | null
}

declare module '../../base/db/tables.ts' {
  interface TenantSystemTables {
    ai_glossary: { tenant_id: string; place: number; ja: string; en: string }
  }
  interface InstallationTables {
    ai_request: AiRequestRow
    ai_picture: AiPictureRow
    ai_revision: AiRevisionRow
  }
}
