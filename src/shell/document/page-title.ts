/** Everything a page title is made of. `page` is left out on the home page. */
export interface TitleParts {
  /** From the particular to the general: record, entity. */
  readonly page: readonly (string | undefined)[]
  /** The name of the site; in captain the tenant's. */
  readonly site: string
  readonly development?: boolean | undefined
}

const divider = ' | '

/** The one function that makes page titles. In development every title is `sample`, so that nobody takes it for the real site. */
export function pageTitle({ page, site, development }: TitleParts): string {
  if (development) return 'sample'
  const named = page.filter((part) => part !== undefined && part !== '')
  return [named.join(' – '), site].filter(Boolean).join(divider)
}
