import type { PublishedOf } from '../../../entities/language/entity.ts'
import type { VersionStatus } from '../../../entities/language/declaration/versions.ts'
import type { privacyPolicy } from '../../../entities/legal/privacy-policy.ts'
import type { termOfService } from '../../../entities/legal/term-of-service.ts'
import type { tokusho } from '../../../entities/legal/tokusho.ts'
import type { Published } from '../../content/content.ts'

/** A published version of a document. */
interface Version {
  readonly versionStatus: VersionStatus
}

type DocumentField =
  'title' | 'titleEn' | 'edition' | 'body' | 'bodyEn' | 'enactedOn' | 'revisedOn' | 'effectiveOn' | 'changeSummary'

/** One edition of a legal document. */
export type LegalDocument = Version & Published<typeof privacyPolicy | typeof termOfService, DocumentField>

export type PrivacyPolicy = LegalDocument &
  Published<
    typeof privacyPolicy,
    'operatorName' | 'operatorAddress' | 'representativeName' | 'contactPoint' | 'externalTransmissions'
  >

export type TermOfService = LegalDocument & Published<typeof termOfService, 'jurisdiction'>

/**
 * The notice under the Act on Specified Commercial Transactions. Address and telephone are null where the notice
 * discloses them on request only.
 */
export type Tokusho = Version &
  Omit<PublishedOf<typeof tokusho>, Redacted | 'status' | 'memo'> & {
    readonly [F in Redacted]: PublishedOf<typeof tokusho>[F] | null
  }
type Redacted = 'postalCode' | 'address' | 'phone' | 'phoneHours' | 'fax'
