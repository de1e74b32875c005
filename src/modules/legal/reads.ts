import { listAll, whole, type Content } from '../../content/content.ts'
import type { Meta } from '../../shell/document/meta.ts'
import type { LegalDocument, PrivacyPolicy, TermOfService, Tokusho } from './content.ts'
import { versionInForce } from './documents/version-in-force.ts'

/** Metadata of a page without content yet. */
const notYet: { readonly meta: Meta } = { meta: { unlisted: true } }

async function readDocument<T extends LegalDocument>(content: Content, entity: string) {
  const editions = await listAll<T>(content, entity)
  const current = versionInForce(editions)
  if (!current) return { ...notYet, document: undefined, upcoming: [] }
  const [document] = await whole<T>(content, entity, [current])
  return { document: document!, upcoming: editions.filter(({ versionStatus }) => versionStatus === 'upcoming') }
}

async function readTokusho(content: Content) {
  const current = versionInForce(await listAll<Tokusho>(content, 'tokusho'))
  if (!current) return { ...notYet, notice: undefined }
  const [notice] = await whole<Tokusho>(content, 'tokusho', [current])
  return { notice: notice! }
}

export const reads = {
  tokusho: readTokusho,
  privacyPolicy: (content: Content) => readDocument<PrivacyPolicy>(content, 'privacy-policy'),
  termOfService: (content: Content) => readDocument<TermOfService>(content, 'term-of-service'),
}
