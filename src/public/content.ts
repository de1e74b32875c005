import type { RichText } from '../../entities/blocks.ts'
import type { Picture } from '../../entities/pictures.ts'
import type { ShownPicture } from './shown-picture.ts'

/** What public pages read on the server: the operator's published content, as the server hands it in. */
export interface Content {
  site(): Promise<SiteFacts | undefined>
  /** The same as staff read it, for who is staff. */
  forStaff(): Promise<Content>
  list(entity: string): Promise<readonly object[]>
  find(entity: string, field: string, value: string): Promise<{ readonly record: object } | 'gone' | undefined>
}

export interface SiteFacts {
  readonly name: string
  readonly nameEn: string | null
  readonly description: string | null
  readonly status: string
}

type Maybe = string | null

interface Kept {
  readonly id: string
  readonly updatedAt: string
}

export interface Category extends Kept {
  readonly name: string
  readonly nameEn: Maybe
  readonly slug: string
  readonly color: string
}

export interface ArticleInList extends Kept {
  readonly title: string
  readonly titleEn: Maybe
  readonly slug: string
  readonly category: string
  readonly lead: Maybe
  readonly thumbnail: Picture | null
  readonly tags: readonly string[] | null
  readonly authorName: Maybe
  readonly isPinned: boolean
  readonly relatedArticles: readonly string[] | null
  readonly publishAt: string
  readonly metaDescription: Maybe
}

/** A record with the picture that pages show of it. */
export type Pictured<T> = T & { readonly picture: ShownPicture | undefined }

export interface Article extends ArticleInList {
  readonly body: RichText
  readonly bodyEn: RichText | null
}

export interface Question extends Kept {
  readonly question: string
  readonly questionEn: Maybe
  readonly answer: RichText
  readonly answerEn: RichText | null
  readonly category: string
}

export interface Partner extends Kept {
  readonly name: string
  readonly nameEn: Maybe
  readonly kind: string
  readonly websiteUrl: Maybe
  readonly logo: Picture | null
  readonly introduction: Maybe
}

/** One of a document's published versions. */
interface Version extends Kept {
  readonly effectiveOn: string
  readonly standing: 'current' | 'upcoming' | 'past'
}

/** A legal document in one edition. */
export interface LegalDocument extends Version {
  readonly title: string
  readonly titleEn: Maybe
  readonly edition: string
  readonly body: RichText
  readonly bodyEn: RichText | null
  readonly enactedOn: string
  readonly revisedOn: Maybe
  readonly changeSummary: Maybe
}

export interface PrivacyPolicy extends LegalDocument {
  readonly operatorName: string
  readonly operatorAddress: string
  readonly representativeName: string
  readonly contactPoint: string
  readonly externalTransmissions:
    | readonly {
        readonly serviceName: string
        readonly recipient: string
        readonly information: string
        readonly purpose: string
        readonly policyUrl?: Maybe
      }[]
    | null
}

export interface TermOfService extends LegalDocument {
  readonly jurisdiction: Maybe
}

/** The notice of commercial transactions: mostly plain texts, named by their fields. */
export interface Tokusho extends Version {
  readonly sellerName: string
  readonly representativeName: Maybe
  /** Address and telephone are told on request alone where the notice says so. */
  readonly disclosureMode: 'shown' | 'onRequest'
  readonly address: Maybe
  readonly postalCode: Maybe
  readonly phone: Maybe
  readonly phoneHours: Maybe
  readonly email: string
  readonly websiteUrl: Maybe
  readonly summaryEn: RichText | null
  readonly licenses: readonly { readonly name: string; readonly number?: Maybe; readonly authority?: Maybe }[] | null
  readonly extraItems: readonly { readonly label: string; readonly body: string }[] | null
  readonly [field: string]: unknown
}
