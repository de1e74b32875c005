import { escapeHtml } from '../../../../entities/language/blocks/html-entities.ts'
import { ApiError } from '../../../shell/api/api.ts'

/**
 * Why a link's metadata could not be read, by the key of the link tool's message (specification, section 8): the server
 * could not read the page, its response was not JSON, or it could not be reached.
 */
export function linkFailure(error: unknown): string {
  if (error instanceof ApiError && error.status === 400) return "Couldn't get this link data, try the other one"
  if (error instanceof SyntaxError) return 'Wrong response format from the server'
  return "Couldn't fetch the link data"
}

/** A link to a web address as inline HTML; undefined for anything else. */
export function plainLink(url: string): string | undefined {
  if (!URL.canParse(url) || !['http:', 'https:'].includes(new URL(url).protocol)) return undefined
  return `<a href="${escapeHtml(new URL(url).href)}">${escapeHtml(url)}</a>`
}
