import type { Content } from '../content/content.ts'
import { pages } from '../generated/modules/pages.ts'
import type { Company } from './module.ts'

/** Who runs the site, from the module that knows; undefined if none does. */
export async function readCompany(content: Content): Promise<Company | undefined> {
  for (const { company } of pages) {
    const known = await company?.(content)
    if (known) return known
  }
  return undefined
}
