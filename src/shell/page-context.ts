import { createContext, use } from 'react'
import type { Prefix } from './words/locale.ts'
import type { Session } from './base/session-data.ts'
import type { ThemeChoice } from './base/theme-choice.ts'
import type { Messages } from './words/words.ts'

export interface SiteClosing {
  readonly title: string
  readonly message: string | null
  /** Set where the message is in another language than the page. */
  readonly lang: 'ja' | undefined
  readonly until: string | null
  readonly isLetIn: boolean
}

/** The data a page passes to the browser, as JSON in the document. */
export interface Page {
  readonly prefix: Prefix
  readonly origin: string
  readonly session: Session | null
  /** Whether mail is configured, which changing one's e-mail address requires. */
  readonly sendsMail: boolean
  /** The operator's site; null before it is set up. */
  readonly site: {
    readonly name: string
    readonly nameEn: string | null
    readonly description: string | null
    readonly descriptionEn: string | null
  } | null
  /** Maintenance of the public site, in the page's language; `isLetIn` for users who see the pages all the same. */
  readonly closing?: SiteClosing | undefined
  /** The preview that the page shows, and until when, in the page's language. Its links carry the token on. */
  readonly preview?: {
    readonly token: string
    readonly until: string
    /** Whether visitors may leave comments on it. */
    readonly isCommented: boolean
  }
  /** Stays as the server wrote it: its address is none that the browser's router could read. */
  readonly isStatic?: true
  readonly theme: ThemeChoice
  readonly words: Messages
  readonly early: string
  readonly script: string
  readonly styles: readonly string[]
  readonly development?: boolean | undefined
}

export const pageDataId = 'page-data'

/** JSON that is safe inside a script element: no tag can close it. */
export const pageText = (page: Page): string => JSON.stringify(page).replaceAll('<', '\\u003c')

export const readPage = (): Page => JSON.parse(document.getElementById(pageDataId)!.textContent) as Page

export const PageContext = createContext<Page | undefined>(undefined)

/** The page's data; the router renders everything below its context. */
export const usePage = (): Page => use(PageContext)!
