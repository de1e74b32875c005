import type { Entity } from '../../../entities/language/entity.ts'
import { operatorSite } from '../../../entities/installation.ts'
import type { CaptainRecord } from '../../kernel/api/record.ts'
import type { TenantAnswer } from '../../shell/tenant.ts'

/**
 * The public URL of a record: on this origin for the operator's articles and documents; otherwise on the tenant's own
 * site, whose paths Captain does not control, so there it is only a suggestion. All versions of a document share a
 * page. Undefined for records without a public page.
 */
export function publicUrl(
  { name, preview, public: shown, fields, versions }: Entity,
  record: CaptainRecord,
  { site, siteUrl }: Pick<TenantAnswer, 'site' | 'siteUrl'>,
  origin: string,
): string | undefined {
  const slug = preview && fields[preview]?.kind === 'slug' ? record[preview] : undefined
  const base = site === operatorSite ? origin : siteUrl.replace(/\/+$/, '')
  if (shown && versions) return `${base}/${name}`
  if (!shown || typeof slug !== 'string') return undefined
  return site === operatorSite && name !== 'article' ? undefined : `${base}/${name}/${encodeURIComponent(slug)}`
}

/** The name of a downloaded code, from the record's slug or title. */
export function fileNameOf({ preview = 'id' }: Entity, record: CaptainRecord, title: string): string {
  const own = preview === 'id' ? title : String(record[preview] ?? title)
  return `qr-${own.replace(/[\s/\\:*?"<>|\p{Cc}]+/gu, '-').slice(0, 80)}`
}
