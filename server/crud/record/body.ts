import { readBody, type BodyForm, type Values } from '../../../entities/body.ts'
import type { RichText } from '../../../entities/blocks.ts'
import { fieldsOf } from '../../../entities/at-site.ts'
import type { Entity } from '../../../entities/entity.ts'
import type { SiteSlug } from '../../../entities/sites.ts'
import { invalid } from '../../errors.ts'
import { cleanBody } from '../rich-text/body.ts'

/** Reads what a caller sent as the values to store: checked, its rich text clean. Refuses it with every fault found. */
export function storedBody(entity: Entity, site: SiteSlug, form: BodyForm, body: unknown): Values {
  const values = checked(entity, site, form, body)
  const clean = cleaned(entity, site, values)
  if (Object.keys(clean).length === 0) return values
  // Cleaning can make a text longer: what is stored obeys the rules as well as what was sent.
  return checked(entity, site, form, { ...(body as Values), ...clean })
}

function checked(entity: Entity, site: SiteSlug, form: BodyForm, body: unknown): Values {
  const read = readBody(entity, site, form, body)
  if (read.issues) throw invalid(read.issues, entity.name)
  return read.values
}

/** The bodies of rich text that cleaning changes. */
function cleaned(entity: Entity, site: SiteSlug, values: Values): Values {
  const changed: Record<string, unknown> = {}
  for (const { name, kind } of fieldsOf(entity, site)) {
    const body = kind === 'rich-text' ? (values[name] as RichText | null | undefined) : undefined
    if (!body) continue
    const clean = cleanBody(body)
    if (JSON.stringify(clean) !== JSON.stringify(body)) changed[name] = clean
  }
  return changed
}
