import type { ComponentType, ReactNode } from 'react'
import type { TenantAnswer } from '../tenant.ts'
import type { VisitorForm } from '../../content/visitor-form.ts'
import type { Content } from '../../content/content.ts'
import type { Check } from './access-rules.ts'
import type { Page } from '../page-context.ts'
import type { Session } from '../session/session.ts'
import type { Words } from '../words/words.ts'

export interface PreviewedMainProps {
  readonly preview: NonNullable<Page['preview']>
  readonly children: ReactNode
}

/** The router's context; server and browser each supply their own. */
export interface RouteContext {
  readonly page: Page
  readonly words: Words
  session(): Session | null
  cookie(name: string): string | undefined
  /** The tenant as this user may see it, or null where it does not exist or may not be entered. */
  readTenant(slug: string): Promise<TenantAnswer | null>
  /**
   * Whether the record that the path segments after a tenant name is there (`screenAt`), true where they name none; on the
   * server only.
   */
  hasRecord?(tenant: string, segments: readonly string[]): Promise<boolean>
  /** Whether the visitor passes a check that only the server can make. */
  ask(check: Exclude<Check, 'tenant'>): Promise<boolean>
  /** The colour tokens as CSS; on the server only, which writes them into the document. */
  readonly tokensCss?: string
  /** The URL of a site's translation file; on the server only. */
  siteWords?(site: string): string | undefined
  /** The error that the root route throws in place of any page; on the server only. */
  readonly refused?: { readonly status: number; readonly message: string; readonly code?: unknown }
  /** The operator's published content; on the server only. */
  readonly content?: Content
  /** The form of the public pages and its state after being sent; on the server only. */
  readonly form?: VisitorForm
  /** What a page shows of a preview, which follows its changes; only where there is a preview. */
  readonly PreviewedMain?: ComponentType<PreviewedMainProps>
  /** What was left by a preview link, and the form for more, as HTML; on the server only. */
  readonly commentForm?: string
  /** Renders a part of a page that needs no script; on the server only. */
  renderPart?(part: ReactNode): string
  /** Browser only: loads the translations that all of captain needs. */
  loadCaptain(): Promise<void>
  /** Browser only: loads further translations that a page needs. */
  loadWords(...sets: readonly string[]): Promise<void>
  /**
   * Sets cookies along with the redirect that follows. The server returns headers; the browser sets the cookies itself.
   */
  keepCookies(
    cookies: readonly { readonly name: string; readonly value: string; readonly maxAge: number }[],
  ): Headers | undefined
}
