/** The parts of a page title. `page` is left out on the home page. */
export interface TitleParts {
  /** From specific to general: record, entity. */
  readonly page: readonly (string | undefined)[]
  /** The site's name; in captain the tenant's. */
  readonly site: string
  readonly development?: boolean | undefined
}

const divider = ' | '

/** Builds all page titles. In development every title is `sample`, so that nobody mistakes it for the real site. */
export function pageTitle({ page, site, development }: TitleParts): string {
  if (development) return 'sample'
  const named = page.filter((part) => part !== undefined && part !== '')
  return [named.join(' – '), site].filter(Boolean).join(divider)
}
