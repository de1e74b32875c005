import type { Entity } from '../../../entities/language/entity.ts'
import { operatorSite } from '../../../entities/language/sites.ts'
import type { CaptainRecord } from '../api/record.ts'
import type { TenantAnswer } from '../tenant/tenant-context.tsx'

/**
 * Where the public finds a record: the operator's articles and documents on this origin, all others at the tenant's own
 * site, whose paths are its own affair; there it is a proposal. A document's versions share one page. Undefined for what
 * no public page is about.
 */
export function publicAddress(
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

/** What a downloaded code is called: after the record's own address, or its title. */
export function fileNameOf({ preview = 'id' }: Entity, record: CaptainRecord, title: string): string {
  const own = preview === 'id' ? title : String(record[preview] ?? title)
  return `qr-${own.replace(/[\s/\\:*?"<>|\p{Cc}]+/gu, '-').slice(0, 80)}`
}
