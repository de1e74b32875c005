import { isDeepStrictEqual } from 'node:util'
import { readBody, type BodyForm, type Values } from '../../../entities/language/input/body.ts'
import type { RichText } from '../../../entities/language/blocks/blocks.ts'
import { siteFields } from '../../../entities/language/site-fields.ts'
import type { Entity } from '../../../entities/language/entity.ts'
import type { SiteSlug } from '../../../entities/installation.ts'
import { invalid } from '../../base/errors/api-error.ts'
import { normaliseBlocks } from './rich-text/editor-output.ts'
import { cleanBody } from './rich-text/clean-body.ts'

/**
 * Parses a caller's input into the values to store: validated, and with rich text sanitised. Throws with every issue
 * found.
 */
export function readInput(entity: Entity, site: SiteSlug, form: BodyForm, body: unknown): Values {
  const values = readChecked(entity, site, form, body)
  const cleanBodies = cleanRichText(entity, site, values)
  if (Object.keys(cleanBodies).length === 0) return values
  // Sanitising can lengthen a text, so what is stored is validated again.
  return readChecked(entity, site, form, { ...(body as Values), ...cleanBodies })
}

function readChecked(entity: Entity, site: SiteSlug, form: BodyForm, body: unknown): Values {
  const result = readBody(entity, site, form, withStoredBlocks(entity, site, body))
  if (result.issues) throw invalid(result.issues, entity.name)
  return result.values
}

/** A body whose rich texts have the blocks that are stored, whichever tools of Editor.js wrote them. */
function withStoredBlocks(entity: Entity, site: SiteSlug, body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  const values: Record<string, unknown> = { ...body }
  for (const { name, kind } of siteFields(entity, site))
    if (kind === 'rich-text' && values[name]) values[name] = normaliseBlocks(values[name])
  return values
}

/** The rich text values that sanitising changes. */
function cleanRichText(entity: Entity, site: SiteSlug, values: Values): Values {
  const changed: Record<string, unknown> = {}
  for (const { name, kind } of siteFields(entity, site)) {
    const body = kind === 'rich-text' ? (values[name] as RichText | null | undefined) : undefined
    if (!body) continue
    const clean = cleanBody(body)
    if (!isDeepStrictEqual(clean, body)) changed[name] = clean
  }
  return changed
}
