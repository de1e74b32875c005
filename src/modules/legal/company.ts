import { listAll, type Content } from '../../content/content.ts'
import type { Tokusho } from './content.ts'
import { versionInForce } from './documents/version-in-force.ts'

const companyOf = ({ sellerName, representativeName, postalCode, address, phone, phoneHours, email }: Tokusho) => ({
  sellerName,
  representativeName,
  postalCode,
  address,
  phone,
  phoneHours,
  email,
})

export type Company = ReturnType<typeof companyOf>

/** The company that runs the site, from its legal notice in force; undefined without one. */
export async function readCompany(content: Content): Promise<Company | undefined> {
  const notice = versionInForce(await listAll<Tokusho>(content, 'tokusho'))
  return notice && companyOf(notice)
}
