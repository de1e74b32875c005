import { createContext, use } from 'react'
import type { Prefix } from '../words/locale.ts'
import type { Session } from '../session/session-data.ts'
import type { ThemeChoice } from '../ui/theme-choice.ts'
import type { Messages } from '../words/words.ts'

export interface SiteClosing {
  readonly title: string
  readonly message: string | null
  /** Where the message is in another language than the page. */
  readonly lang: 'ja' | undefined
  readonly until: string | null
  readonly isLetIn: boolean
}

/** What a page brings along for the browser, as JSON in the document. */
export interface Page {
  readonly prefix: Prefix
  readonly origin: string
  readonly session: Session | null
  /** Whether mail goes out, which another address needs. */
  readonly sendsMail: boolean
  /** The operator's site; null before there is one. */
  readonly site: { readonly name: string; readonly nameEn: string | null; readonly description: string | null } | null
  /** The maintenance that the public pages are under, in the language of the page; `isLetIn` for who sees them. */
  readonly closing?: SiteClosing | undefined
  readonly theme: ThemeChoice
  readonly words: Messages
  readonly early: string
  readonly script: string
  readonly styles: readonly string[]
  readonly development?: boolean | undefined
}

export const pageDataId = 'page-data'

/** JSON that may stand in a script element: no tag can end in it. */
export const pageText = (page: Page): string => JSON.stringify(page).replaceAll('<', '\\u003c')

export const readPage = (): Page => JSON.parse(document.getElementById(pageDataId)!.textContent) as Page

export const PageContext = createContext<Page | undefined>(undefined)

export function usePage(): Page {
  const page = use(PageContext)
  if (!page) throw new Error('No page here: render below PageContext.')
  return page
}
