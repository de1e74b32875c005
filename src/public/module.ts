import type { Content } from '../content/content.ts'
import type { RedirectRule } from '../shell/routing/redirect-rule.ts'

/** A link of the frame: its word under `public.frame`, and where it leads. */
export type FrameLink = readonly [word: string, to: string]

/** The links that a module adds to the frame of the public pages (`links.ts`). */
export interface ModuleLinks {
  readonly header?: readonly FrameLink[]
  /** In the footer, by group. */
  readonly site?: readonly FrameLink[]
  readonly support?: readonly FrameLink[]
  readonly legal?: readonly FrameLink[]
  /** Where visitors write to us: the last link of the header and of `support`. */
  readonly contact?: readonly FrameLink[]
}

/** What the server knows of a module's public pages beside their assets (`pages.ts`). */
export interface ModulePages {
  /** Translations that its pages have besides those of the public site. */
  readonly words?: readonly string[]
  readonly redirects?: readonly RedirectRule[]
  /** The paths of pages whose content depends on the query of their URL. */
  readonly readingQuery?: readonly string[]
  /** Who runs the site, if its content says so. */
  company?(content: Content): Promise<Company | undefined>
  /** What only its content says about the sitemap. */
  sitemap?(content: Content): Promise<SitemapPart>
}

/** Who runs the site: what pages say of them. */
export interface Company {
  readonly sellerName: string
  readonly representativeName: string | null
  readonly postalCode: string | null
  readonly address: string | null
  readonly phone: string | null
  readonly phoneHours: string | null
  readonly email: string
}

export interface SitemapPart {
  /** The pages of single records. */
  readonly records?: readonly SitemapEntry[]
  /** The paths of pages that have no content yet. */
  readonly empty?: readonly string[]
}

export interface SitemapEntry {
  readonly path: string
  readonly changed?: string
}
