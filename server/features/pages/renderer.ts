import type { FastifyInstance } from 'fastify'
import type { RichText } from '../../../entities/language/blocks/blocks.ts'
import type { LeftComment } from '../../../entities/system/preview.ts'
import type { RefusedComment } from './comment-form.ts'
import type { VisitorForm } from './visitor-form.ts'
import type { Content } from '../../kernel/public/content.ts'

/** The viewer of a page. */
export interface PageSession {
  readonly user: {
    readonly id: string
    readonly name: string
    readonly email: string
    readonly role: string
    readonly isUser: boolean
    readonly cfAi: boolean
  }
  readonly session: {
    readonly id: string
    readonly expiresAt: string
    /** The administrator impersonating this person. */
    readonly impersonatedBy: string | null
  }
}

/** Why the public pages are closed, and until when. */
export interface Closing {
  readonly title: string
  readonly message: string | null
  readonly messageEn: string | null
  readonly endAt: string | null
  readonly isLetIn: boolean
  /** In seconds. */
  readonly againIn: number
}

/** The operator's content as a preview shows it, and until when it can be seen. */
export interface OpenedPreview {
  readonly content: Content
  readonly expiresAt: string
  /** What was left by the link, the newest first, and the form for more; absent where the page takes no comments. */
  readonly comments?: PreviewComments
}

interface PreviewComments {
  readonly left: readonly LeftComment[]
  /** The id that the next comment will have. */
  readonly key: string
  readonly refused?: RefusedComment
}

/** What rendering needs from the server. */
export interface PageContext {
  readonly session: PageSession | null
  /** Whether mail can be sent, which changing an email address requires. */
  readonly sendsMail: boolean
  /** The response of `GET /api/v1/authorized/tenants/{tenant}` to this person; null if it would be refused. */
  readonly readTenant: (slug: string) => Promise<object | null>
  /**
   * Whether this person can open the record that the path segments after a tenant name (`features/pages/addressed-record.ts`).
   */
  readonly hasRecord: (tenant: string, segments: readonly string[]) => Promise<boolean>
  /** The response of a check at `/api/v1/authorized/logins` to this person, or to the holder of a token. */
  readonly ask: (check: 'browser' | 'ai', token: string | undefined) => Promise<boolean>
  /** The operator's published content, shown on public pages. */
  readonly content: Content
  /**
   * Opens the preview that the query of the address names. Throws what the content API answers to such a token: 404 or, of
   * one that has ended, 410.
   */
  readonly openPreview?: () => Promise<OpenedPreview>
  /** The site's current maintenance; `isLetIn` for those who may see the site anyway. */
  readonly closing?: Closing | undefined
  /** The form for visitors, if the installation has one. */
  readonly form?: VisitorForm | undefined
  /** The error in place of a page, at a path that may be unreadable. */
  readonly refused?: {
    readonly status: number
    readonly message: string
    readonly path: string
    /** What has happened, where the API names it. */
    readonly code?: unknown
  }
  /** Vite's manifest of the built client; absent in development. */
  readonly assets?: object
}

export interface Rendered {
  readonly answer: Response
  /** The inline scripts that the renderer itself wrote into the page; no others may run. */
  readonly scripts?: readonly string[]
  /** Whether it redirects to another site, by a redirect rule declared as external. */
  readonly external?: boolean
}

export type Render = (request: Request, context: PageContext) => Promise<Rendered>

/** What a page is kept under that is the same for many requests, and at which address it is rendered for all of them. */
export interface Variant {
  readonly key: string
  readonly href: string
}

/** Identifies the parts of a visitor's request that a page depends on; undefined for personal pages. */
export type VariantOf = (request: Request) => Variant | undefined

/** Renders rich text in a language as pages show it, and as plain text. */
export type RenderBody = (
  body: RichText,
  language: 'ja' | 'en',
  origin: string,
) => Promise<{ readonly html: string; readonly text: string }>

/** Where pages come from: the build, or Vite during development. */
export interface Renderer {
  readonly render: Render
  readonly renderBody: RenderBody
  /** Absent during development: nothing is cached. */
  readonly variantOf?: VariantOf
  readonly assets?: object
  /** The address of the development websocket; undefined in production. */
  readonly connect?: string
}

/** Prepares serving the pages' scripts; returns a function that loads the renderer. */
export type Pages = (app: FastifyInstance) => Promise<() => Promise<Renderer>>
