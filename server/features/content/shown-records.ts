import type { Entity } from '../../../entities/language/entity.ts'
import { unavailable } from '../../base/errors/api-error.ts'
import type { PublicRecord, Publisher } from '../../kernel/public/public-record.ts'
import type { SharedPages } from '../pages/shared-renderer.ts'
import { withBodies } from './body-format.ts'
import { inLanguage } from './languages.ts'
import type { ShownContent } from './query.ts'

/** Records as a query wants them: their bodies in a format, in one language, and only some fields. */
export async function shownRecords(
  tenant: Publisher,
  entity: Entity,
  records: readonly PublicRecord[],
  { view, expand, body, fields, language }: ShownContent,
  origin: string,
  pages: SharedPages | undefined,
): Promise<readonly PublicRecord[]> {
  const renderer = () => {
    if (!pages) throw unavailable()
    return pages.renderer()
  }
  const written = body
    ? await Promise.all(records.map((record) => withBodies(view, tenant, entity, record, body, origin, renderer)))
    : records
  const spoken = language
    ? written.map((record) => inLanguage(view, entity, tenant.site, record, expand, language))
    : written
  return fields ? spoken.map((record) => onlyFields(record, fields)) : spoken
}

/** What is answered of a record whichever fields are asked for. */
const alwaysShown: ReadonlySet<string> = new Set(['id', 'fallback', 'movedTo'])

const onlyFields = (record: PublicRecord, fields: readonly string[]): PublicRecord =>
  Object.fromEntries(
    Object.entries(record).filter(([name]) => alwaysShown.has(name) || fields.includes(name)),
  ) as PublicRecord
