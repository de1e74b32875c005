import type { DraftLanguage } from '../../../entities/language/derived/draft-fields.ts'
import type { Values } from '../../../entities/language/input/body.ts'
import type { LeftComment, NewComment } from '../../../entities/system/preview.ts'
import type { Operation } from '../../base/db/query.ts'
import type { Context } from '../records/context.ts'

/** Ids of records by the names of their entities. */
export type IdsByEntity = Readonly<Record<string, readonly string[]>>

/** What somebody sees who came by a preview link: some records as they would be published, and all else as the public does. */
export interface Previewed {
  /** What names what is seen: the id of the link or, of a pane, also what was typed by then. */
  readonly id: string
  /** The records that are shown with their drafts, whether the public sees them or not. */
  readonly shown: IdsByEntity
  /** Of which of them only one language of the draft is shown, by id. */
  readonly languages?: Readonly<Record<string, DraftLanguage>>
  /** Those that are hidden, though the public sees them. */
  readonly hidden: IdsByEntity
  /** The one record of a link that shows it for good as it was; null where the link follows its records. */
  readonly values: Values | null
  /** What somebody types of the one record of their pane, over its draft. */
  readonly typed?: Values
  readonly expiresAt: string
  /** Lays what it shows over records of an entity, in the fields that they have. */
  readonly layOver: (context: Context, records: readonly Values[]) => Operation<readonly Values[]>
}

/** What names what a preview shows where it is kept; what a link shows for good never changes. */
export const previewKey = ({ id, shown, hidden, languages }: Previewed): string =>
  JSON.stringify([id, shown, hidden, languages])

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * What the caller of a tenant’s public content sees by a preview link; undefined without `preview` in the query. Throws
     * 404 for a token of no link, and 410 for a link that has ended (`features/previews`).
     */
    previewOf(request: FastifyRequest, tenant: string): Promise<Previewed | undefined>
    /**
     * What was left by a preview link of a tenant, the newest first; undefined where it takes no comments. Throws as
     * `previewOf` does.
     */
    previewCommentsOf(tenant: string, token: string): Promise<readonly LeftComment[] | undefined>
    /**
     * Leaves a comment on the operator's own pages by a preview link, once for its id. Throws 403 where the link takes
     * none, 409 where it has as many as it takes, and as `previewOf` does.
     */
    leavePreviewComment(request: FastifyRequest, token: string, comment: NewComment): Promise<void>
    /** The origins at which a tenant’s site shows previews (`features/previews`). */
    previewOriginsOf(tenant: string): Promise<readonly string[]>
  }
}
