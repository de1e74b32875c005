import type { articleCategory } from '../../entities/company-site/article-category.ts'
import type { article } from '../../entities/company-site/article.ts'
import type { Entity, PublishedOf } from '../../entities/language/entity.ts'
import type { faq } from '../../entities/company-site/faq.ts'
import type { partner } from '../../entities/company-site/partner.ts'
import type { privacyPolicy } from '../../entities/legal/privacy-policy.ts'
import type { termOfService } from '../../entities/legal/term-of-service.ts'
import type { tokusho } from '../../entities/legal/tokusho.ts'
import type { VersionStatus } from '../../entities/language/declaration/versions.ts'
import type { ShownPicture } from './shown-picture.ts'

/** What public pages read on the server: the operator's published content, as passed in by the server. */
export interface Content {
  site(): Promise<SiteFacts | undefined>
  /** The content as visible to staff; for users who are staff. */
  forStaff(): Promise<Content>
  list(entity: string): Promise<readonly object[]>
  find(entity: string, field: string, value: string): Promise<{ readonly record: object } | 'gone' | undefined>
}

export interface SiteFacts {
  readonly name: string
  readonly nameEn: string | null
  readonly description: string | null
  readonly descriptionEn: string | null
  readonly status: string
}

/** Fields of a record as returned to the public. */
type Public<E extends Entity, F extends keyof PublishedOf<E>> = Pick<PublishedOf<E>, 'id' | 'updatedAt' | F>

export type Category = Public<typeof articleCategory, 'name' | 'nameEn' | 'slug' | 'color'>

export type ArticleInList = Public<
  typeof article,
  | 'title'
  | 'titleEn'
  | 'slug'
  | 'category'
  | 'lead'
  | 'thumbnail'
  | 'tags'
  | 'authorName'
  | 'isPinned'
  | 'relatedArticles'
  | 'metaDescription'
> & {
  /** Always set once published. */
  readonly publishAt: string
}

/** A record with its picture prepared for display. */
export type Pictured<T> = T & { readonly picture: ShownPicture | undefined }

export type Article = ArticleInList & Public<typeof article, 'body' | 'bodyEn'>

export type Question = Public<typeof faq, 'question' | 'questionEn' | 'answer' | 'answerEn' | 'category'>

export type Partner = Public<typeof partner, 'name' | 'nameEn' | 'kind' | 'websiteUrl' | 'logo' | 'introduction'>

/** A published version of a document. */
interface Version {
  readonly versionStatus: VersionStatus
}

type DocumentField =
  'title' | 'titleEn' | 'edition' | 'body' | 'bodyEn' | 'enactedOn' | 'revisedOn' | 'effectiveOn' | 'changeSummary'

/** One edition of a legal document. */
export type LegalDocument = Version & Public<typeof privacyPolicy | typeof termOfService, DocumentField>

export type PrivacyPolicy = LegalDocument &
  Public<
    typeof privacyPolicy,
    'operatorName' | 'operatorAddress' | 'representativeName' | 'contactPoint' | 'externalTransmissions'
  >

export type TermOfService = LegalDocument & Public<typeof termOfService, 'jurisdiction'>

/**
 * The notice under the Act on Specified Commercial Transactions. Address and telephone are null where the notice
 * discloses them on request only.
 */
export type Tokusho = Version &
  Omit<PublishedOf<typeof tokusho>, Redacted | 'status' | 'memo'> & {
    readonly [F in Redacted]: PublishedOf<typeof tokusho>[F] | null
  }
type Redacted = 'postalCode' | 'address' | 'phone' | 'phoneHours' | 'fax'
