import { sites, type SiteSlug } from '../entities/language/sites.ts'
import { byName, type Declaration } from './declarations.ts'

const start = '<!-- which site has what: written by `npm run generate` -->'
const end = '<!-- end -->'

/** entities/README.md with its table of sites and entities updated; the rest of the file is written by hand. */
export function siteTable(readme: string, declarations: readonly Declaration[]): string {
  const [before, rest] = readme.split(start)
  const after = rest?.split(end)[1]
  if (before === undefined || after === undefined) {
    throw new Error(`entities/README.md needs the lines ${start} and ${end}: the table of sites stands between them.`)
  }
  const rows = sites.map((site) => `| ${site} | ${entitiesOf(site, declarations)} |`)
  return `${before}${start}\n\n| site | entities |\n|---|---|\n${rows.join('\n')}\n\n${end}${after}`
}

const entitiesOf = (site: SiteSlug, declarations: readonly Declaration[]): string =>
  byName(declarations)
    .filter(({ entity }) => entity.sites[site])
    .map(({ entity }) => {
      const { fields = [], without = [] } = entity.sites[site]!
      const overrides = [...fields.map((field) => `+${field}`), ...without.map((screen) => `−${screen}`)]
      return overrides.length > 0 ? `${entity.name} (${overrides.join(' ')})` : entity.name
    })
    .join(', ')
