import { isFieldLocked } from '../../../../entities/language/derived/record-locks.ts'
import { siteFields } from '../../../../entities/language/site-fields.ts'
import type { Entity } from '../../../../entities/language/entity.ts'
import type { SiteSlug } from '../../../../entities/installation.ts'
import type { CaptainRecord } from '../../../kernel/api/record.ts'

/** The fields of a record that can be changed in its row. */
export const quickFields = (entity: Entity, site: SiteSlug, record: CaptainRecord): readonly string[] =>
  (entity.quickEdit ?? []).filter(
    (name) => siteFields(entity, site).some((field) => field.name === name) && !isFieldLocked(entity, record, name),
  )
