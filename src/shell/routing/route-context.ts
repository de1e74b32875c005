import type { TenantAnswer } from '../../captain/tenant/tenant-context.tsx'
import type { Company } from '../../public/content/company.ts'
import type { ContactForm, FormView } from '../../public/contact/form-view.ts'
import type { Content } from '../../public/content/content.ts'
import type { Check } from './access-rules.ts'
import type { Page } from '../document/page-context.ts'
import type { Session } from '../session/session.ts'
import type { Words } from '../words/words.ts'

/** What routes are given to decide with; the server and the browser each have their own. */
export interface RouteContext {
  readonly page: Page
  readonly words: Words
  session(): Session | null
  cookie(name: string): string | undefined
  /** The tenant as this person may see it, or null for who may not enter and for a tenant that is none. */
  readTenant(slug: string): Promise<TenantAnswer | null>
  /** Whether the visitor passes a check that only the server can make. */
  ask(check: Exclude<Check, 'tenant'>): Promise<boolean>
  /** The colours as CSS; on the server alone, which writes them. */
  readonly tokensCss?: string
  /** The file of what a site calls things; on the server alone. */
  siteWords?(site: string): string | undefined
  /** The operator's published content; on the server alone. */
  readonly content?: Content
  /** The contact form, and how it stands after it was sent; on the server alone. */
  readonly form?: ContactForm
  /** Makes the parts of the contact page that need no script; on the server alone. */
  renderContact?(form: FormView, company: Company | undefined): { readonly before: string; readonly fields: string }
  /** In the browser: the words that all of captain needs. */
  loadCaptain(): Promise<void>
  /** In the browser: the words that a page needs besides. */
  loadWords(...sets: readonly string[]): Promise<void>
  /** Keeps cookies with the redirect that follows; the browser sets them by itself and needs no headers. */
  keepCookies(
    cookies: readonly { readonly name: string; readonly value: string; readonly maxAge: number }[],
  ): Headers | undefined
}
