import type { TenantTables } from '../../generated/tables.ts'

/** The columns of every entity's table besides its fields. */
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

/** The tables kept for every tenant besides its records. The parts of the server that keep them add their rows here. */
export interface TenantSystemTables {
  /** How often each table was written: see `change-counter.ts`. */
  change_counter: { tenant_id: string; entity: string; count: number }
}

/** Every table whose rows belong to a tenant. */
export interface ScopedTables extends TenantTables, TenantSystemTables {}

/** A background job. */
export interface JobRow {
  id: string
  kind: string
  /** For recurring jobs, which exist only once each. */
  key: string | null
  /** JSON; null once it is no longer needed or its retention has ended. */
  payload: string | null
  /** The tenant it is for, if any. */
  tenant: string | null
  status: 'waiting' | 'running' | 'done' | 'failed'
  /** The earliest time at which it may run. */
  runAt: string
  /** When the times of its next run or its lease were set. */
  setAt: string
  attempts: number
  /** When the lease of the runner working on it expires. */
  leasedUntil: string | null
  leasedBy: string | null
  /** Why the last attempt failed. */
  lastError: string | null
  createdAt: string
  /** When it was last completed, or given up. */
  finishedAt: string | null
}

/** The tables of the installation: accounts and what belongs to them. The parts of the server that keep them add theirs. */
export interface InstallationTables {
  attempt: { key: string; count: number; waitsUntil: string | null; expiresAt: string }
  job: JobRow
}
