import type { Values } from '../../../entities/language/input/body.ts'
import type { Entity } from '../../../entities/language/entity.ts'
import type { SiteSlug } from '../../../entities/installation.ts'
import { storeOf } from '../../kernel/records/context.ts'
import type { Database } from '../../base/db/database.ts'
import { ApiError } from '../../base/errors/api-error.ts'
import { commit } from '../../kernel/records/commit.ts'

export interface ImportTarget {
  readonly tenant: { readonly id: string; readonly site: SiteSlug }
  readonly parent?: string | undefined
  readonly id?: string
  /** The account making the change; none by default. */
  readonly by?: string | null
}

/** Imports a record on the server's behalf (setup, demo data); returns its id. */
export async function importRecord(
  database: Database,
  entity: Entity,
  { tenant, parent, id, by = null }: ImportTarget,
  values: Values,
): Promise<string> {
  const context = { store: storeOf(database), entity, tenant, parent, by, requestId: 'setup' }
  try {
    return (await database.write(tenant.id, commit(context, { kind: 'import', id, values }))).id
  } catch (error) {
    if (!(error instanceof ApiError) || !error.data.issues) throw error
    const faults = JSON.stringify({ faults: error.data.issues, body: values })
    throw new Error(`This ${entity.name} of ${tenant.site} breaks its rules: ${faults}`, { cause: error })
  }
}
