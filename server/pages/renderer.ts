import type { FastifyInstance } from 'fastify'
import type { RichText } from '../../entities/language/blocks/blocks.ts'
import type { ContactForm } from '../contact/form.ts'
import type { Content } from '../public/content.ts'

/** Who looks at a page. */
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
    /** The admin who acts as this person. */
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

/** What rendering needs of the server. */
export interface PageContext {
  readonly session: PageSession | null
  /** Whether mail goes out, which another address needs. */
  readonly sendsMail: boolean
  /** What `GET /api/v1/authorized/tenants/{tenant}` would answer this person; null where it would refuse. */
  readonly readTenant: (slug: string) => Promise<object | null>
  /** What a check of `/api/v1/authorized/logins` would answer this person, or the holder of a token. */
  readonly ask: (check: 'browser' | 'ai', token: string | undefined) => Promise<boolean>
  /** The operator's published content, of which public pages are made. */
  readonly content: Content
  /** The maintenance that the site is under; `isLetIn` for who sees it all the same. */
  readonly closing?: Closing | undefined
  /** The contact form, and how it stands after it was sent. */
  readonly form: ContactForm
  /** Vite's manifest of the built client; absent in development. */
  readonly assets?: object
}

/** What was made of a visit. */
export interface Rendered {
  readonly answer: Response
  /** The inline scripts that the renderer itself wrote into the page; no other may run. */
  readonly scripts?: readonly string[]
  /** It sends the browser to another site, by a redirect rule that is declared as external. */
  readonly external?: boolean
}

export type Render = (request: Request, context: PageContext) => Promise<Rendered>

/** Names what of a visitor's request a page depends on; undefined for pages that are made for one person. */
export type VariantOf = (request: Request) => string | undefined

/** Writes a body of rich text as pages show it, in the words of a language, and as plain text. */
export type RenderBody = (
  body: RichText,
  language: 'ja' | 'en',
) => Promise<{ readonly html: string; readonly text: string }>

/** Where pages come from: the build, or Vite while developing. */
export interface Renderer {
  readonly render: Render
  readonly renderBody: RenderBody
  /** Absent while developing: nothing is kept. */
  readonly variantOf?: VariantOf
  readonly assets?: object
  /** The address of the socket that development needs; nothing in production. */
  readonly connect?: string
}

/** Gets ready to serve the scripts of pages; answers how to get what renders them. */
export type Pages = (app: FastifyInstance) => Promise<() => Promise<Renderer>>
