import type { UploadKind } from '../../entities/language/uploads/upload-kinds.ts'
import type { TenantTables } from '../generated/tables.ts'

/** The columns that every entity's table has beside its fields. */
export interface SystemColumns {
  tenant_id: string
  id: string
  version: number
  createdAt: string
  updatedAt: string
  createdBy: string | null
  updatedBy: string | null
  trashedAt: string | null
}

export type Action = 'create' | 'update' | 'transition' | 'delete' | 'restore' | 'reorder' | 'purge'

/** A file that somebody uploaded. */
export interface UploadRow {
  tenant_id: string
  id: string
  /** The random name it is kept and served under. */
  name: string
  kind: UploadKind
  /** The media type of what is kept. */
  type: string
  size: number
  width: number | null
  height: number | null
  /** The name it had, as people know it. */
  title: string
  /** What a picture shows, offered wherever it is chosen. */
  alt: string | null
  /** Title and alternative text, folded for searching. */
  folded: string
  version: number
  createdAt: string
  createdBy: string | null
  updatedAt: string
  /** The upload that took its place; it stays for the earlier versions of records, and shows in no library. */
  replacedBy: string | null
}

/** What a record was at one of its versions, and who made it that. */
interface RevisionRow {
  recordId: string
  version: number
  action: Action
  at: string
  by: string | null
  /** The administrator who acted in the name of `by`, if one did. */
  impersonator: string | null
  requestId: string
  /** JSON: what can change of the record. */
  values: string
}

/** What is kept for every tenant beside its records. */
interface TenantSystemTables {
  revision: RevisionRow & {
    tenant_id: string
    entity: string
    /** What was changed in the same call has the same. */
    changeSet: string
    /** Its place among the revisions of its change set: a change comes after what followed from it. */
    place: number
  }
  total: { tenant_id: string; entity: string; count: number }
  ai_glossary: { tenant_id: string; place: number; ja: string; en: string }
  upload: UploadRow
  upload_use: { tenant_id: string; upload: string; entity: string; recordId: string; field: string }
  search_entry: {
    /** SQLite's, by which the index of terms is bound to the entry. */
    rowid: number
    tenant_id: string
    entity: string
    recordId: string
    folded: string
    /** PostgreSQL's: the terms themselves. */
    grams: readonly string[]
  }
}

/** What somebody asked of the AI service; what came of it stays with it. */
export interface AiRequestRow {
  id: string
  userId: string
  kind: 'translation' | 'pictures'
  at: string
  status: 'running' | 'done' | 'failed' | 'cancelled'
  /** Why it failed, by the names of `server/ai/failure.ts`. */
  failure: string | null
  finishedAt: string | null
  /** As it was typed, and in English where it was translated. */
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
  /** Until when the server that works on it answers for it. */
  leaseExpiresAt: string | null
}

/** What an AI request was at one of its versions. The words of one that was deleted are gone. */
export type AiRevisionRow = RevisionRow

export interface AiPictureRow {
  requestId: string
  place: number
  seed: number
  file: string
  savedTo: string | null
}

/** Every table whose rows belong to a tenant. */
export interface ScopedTables extends TenantTables, TenantSystemTables {}

/** A piece of work in the background. */
export interface JobRow {
  id: string
  kind: string
  /** Of what is done again and again: there is one of each. */
  key: string | null
  /** JSON; null where it is no longer needed, or no longer kept. */
  payload: string | null
  /** The tenant it is for, if it is for one. */
  tenant: string | null
  status: 'waiting' | 'running' | 'done' | 'failed'
  /** The first moment at which it may run. */
  runAt: string
  /** When the moments of its next run or of its lease were set. */
  setAt: string
  attempts: number
  /** Until when the runner that works on it answers for it. */
  leasedUntil: string | null
  leasedBy: string | null
  /** Why the last try failed. */
  lastError: string | null
  createdAt: string
  /** When it was done the last time, or given up. */
  finishedAt: string | null
}

/** The tables of the installation: accounts and what goes with them. */
export interface InstallationTables {
  auth_user: {
    id: string
    name: string
    email: string
    emailVerified: number
    createdAt: string
    updatedAt: string
    role: string | null
    banned: number | null
    banReason: string | null
    banExpires: string | null
    isUser: number
    cfAi: number
  }
  ai_request: AiRequestRow
  ai_picture: AiPictureRow
  ai_revision: AiRevisionRow
  auth_verification: { id: string; expiresAt: string }
  auth_session: {
    id: string
    userId: string
    token: string
    createdAt: string
    updatedAt: string
    expiresAt: string
    impersonatedBy: string | null
    /** The administrator's own session, with which the one in somebody's name ends. */
    impersonatorSession: string | null
  }
  auth_passkey: { id: string; userId: string; credentialID: string }
  auth_account: {
    id: string
    accountId: string
    providerId: string
    userId: string
    password: string | null
    createdAt: string
    updatedAt: string
  }
  auth_invitation: {
    id: string
    tokenHash: string
    userId: string | null
    kind: 'invite' | 'recover' | 'setup'
    createdBy: string | null
    createdAt: string
    expiresAt: string
    usedAt: string | null
  }
  auth_event: {
    id: string
    at: string
    action: string
    actorId: string | null
    actorName: string | null
    actingAsId: string | null
    actingAsName: string | null
    targetId: string | null
    targetName: string | null
    ip: string | null
    userAgent: string | null
    detail: string | null
  }
  /** A call that made a record, so that it is not made again when the call comes again. */
  idempotency_key: {
    userId: string
    tenant: string
    key: string
    fingerprint: string
    recordId: string
    expiresAt: string
  }
  attempt: { key: string; count: number; waitsUntil: string | null; expiresAt: string }
  job: JobRow
}
