import { readBody, recordIssues, type Values } from '../../entities/body.ts'
import type { Entity } from '../../entities/entity.ts'
import type { Issue } from '../../entities/issue.ts'
import type { SiteSlug } from '../../entities/sites.ts'
import { accompany } from '../crud/companions.ts'
import { storeOf } from '../crud/context.ts'
import { amongIssues } from '../crud/record/among.ts'
import { insertRecord } from '../crud/record/write.ts'
import type { Database } from '../db/runner.ts'
import { settleUploads } from '../uploads/uses.ts'

export interface Place {
  readonly tenant: { readonly id: string; readonly site: SiteSlug }
  readonly parent?: string | undefined
  readonly id?: string
  /** Whose work it is; nobody's when left out. */
  readonly by?: string | null
}

/** Writes a record of the server's own (setup, demo data) as the API would: checked, with revision, words and totals. */
export async function writeRecord(
  database: Database,
  entity: Entity,
  { tenant, parent, id, by = null }: Place,
  body: Values,
): Promise<string> {
  const values = checked(entity, tenant.site, body)
  const context = { store: storeOf(database), entity, tenant, parent, by, requestId: 'setup' }
  const saved = await database.write(tenant.id, function* () {
    refuse(entity, tenant.site, yield* amongIssues(context, values, values), body)
    const made = yield* insertRecord(context, yield* settleUploads(context, values), id)
    yield* accompany(context, made.id)
    return made
  })
  return saved.id
}

function checked(entity: Entity, site: SiteSlug, body: Values): Values {
  const reading = readBody(entity, site, 'create', body)
  if (reading.issues) throw unsound(entity, site, reading.issues, body)
  refuse(
    entity,
    site,
    recordIssues(entity, reading.values).filter(({ warning }) => !warning),
    body,
  )
  return reading.values
}

function refuse(entity: Entity, site: SiteSlug, faults: readonly Issue[], body: Values): void {
  if (faults.length > 0) throw unsound(entity, site, faults, body)
}

const unsound = ({ name }: Entity, site: SiteSlug, faults: readonly Issue[], body: Values): Error =>
  new Error(`This ${name} of ${site} breaks its rules: ${JSON.stringify({ faults, body })}`)
