import { byName, type Declaration } from './declarations.ts'
import { header } from './names.ts'
import { sites, type SiteSlug } from '../entities/installation.ts'

/** entities/index.ts: every entity by name, in alphabetical order. */
export function registry(declarations: readonly Declaration[]): string {
  const sorted = byName(declarations)
  return [
    header('the declarations of this folder'),
    "import type { Entity } from './language/entity.ts'",
    ...sorted.map(({ variable, file }) => `import { ${variable} } from './${file}'`),
    '',
    'export const entities: Readonly<Record<string, Entity>> = {',
    ...sorted.map(({ variable, entity }) =>
      entity.name === variable ? `${variable},` : `'${entity.name}': ${variable},`,
    ),
    '}',
    '',
    "declare module './language/entity-names.ts' {",
    'interface EntityTypes {',
    ...sorted.map(({ variable, entity }) => `'${entity.name}': typeof ${variable}`),
    '}',
    '}',
  ].join('\n')
}

/**
 * entities/language/entity-names.ts: the names that references may use. Separate from the registry, which imports the
 * entities that contain these references.
 */
export function entityNames(declarations: readonly Declaration[]): string {
  const names = byName(declarations).map(({ entity }) => `'${entity.name}'`)
  return [
    header('the declarations in entities/'),
    '/** The name of every entity. */',
    `export type EntityName = ${names.join(' | ') || 'never'}`,
    '',
    '/** The type of every entity by its name, which the registry fills in. */',
    'export interface EntityTypes {}',
  ].join('\n')
}

const tableStart = '<!-- which site has what: written by `npm run generate` -->'
const tableEnd = '<!-- end -->'

/** entities/README.md with its table of sites and entities updated; the rest of the file is written by hand. */
export function siteTable(readme: string, declarations: readonly Declaration[]): string {
  const [before, rest] = readme.split(tableStart)
  const after = rest?.split(tableEnd)[1]
  if (before === undefined || after === undefined) {
    throw new Error(
      `entities/README.md needs the lines ${tableStart} and ${tableEnd}: the table of sites stands between them.`,
    )
  }
  const rows = sites.map((site) => `| ${site} | ${entitiesOf(site, declarations)} |`)
  return `${before}${tableStart}\n\n| site | entities |\n|---|---|\n${rows.join('\n')}\n\n${tableEnd}${after}`
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
