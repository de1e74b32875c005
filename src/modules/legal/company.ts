import { listAll, type Content } from '../../content/content.ts'
import type { Company } from '../../public/module.ts'
import type { Tokusho } from './content.ts'
import { versionInForce } from './documents/version-in-force.ts'

/** The company that runs the site, from its legal notice in force; undefined without one. */
export async function readCompany(content: Content): Promise<Company | undefined> {
  const notice = versionInForce(await listAll<Tokusho>(content, 'tokusho'))
  if (!notice) return undefined
  const { sellerName, representativeName, postalCode, address, phone, phoneHours, email } = notice
  return { sellerName, representativeName, postalCode, address, phone, phoneHours, email }
}
