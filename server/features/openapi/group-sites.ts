import type { SiteSlug } from '../../../entities/installation.ts'

interface Sited {
  readonly tags?: readonly string[]
  readonly 'x-sites'?: readonly SiteSlug[]
}
interface Group {
  readonly name: string
  readonly 'x-sites'?: readonly SiteSlug[]
}
interface Grouped {
  readonly tags?: readonly Group[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Sited>>>>
}

/**
 * The document with the kinds of site of a group's operations said once, by the group: an operation says them only where
 * it has others. A group some of whose operations all sites have says none.
 */
export function withSitesOfGroups<D extends object>(document: D): D {
  const { tags = [], paths } = document as unknown as Grouped
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods))
  const common = new Map<string, string>()
  for (const { name } of tags) {
    const sites = operations.filter((each) => each.tags?.[0] === name).map((each) => JSON.stringify(each['x-sites']))
    const counts = Map.groupBy(sites, (each) => each)
    if (sites.length === 0 || sites.includes(undefined as never)) continue
    common.set(name, [...counts].toSorted(([, a], [, b]) => b.length - a.length)[0]![0])
  }
  const without = (operation: Sited): Sited => {
    const { 'x-sites': sites, ...rest } = operation
    return sites && JSON.stringify(sites) === common.get(operation.tags?.[0] ?? '') ? rest : operation
  }
  return {
    ...document,
    tags: tags.map((tag) => (common.has(tag.name) ? { ...tag, 'x-sites': JSON.parse(common.get(tag.name)!) } : tag)),
    paths: Object.fromEntries(
      Object.entries(paths).map(([path, methods]) => [
        path,
        Object.fromEntries(Object.entries(methods).map(([method, operation]) => [method, without(operation)])),
      ]),
    ),
  }
}

/** The kinds of site whose tenants have an operation of such a document; undefined where all have it. */
export function siteReader({
  tags = [],
}: Pick<Grouped, 'tags'>): (operation: Sited) => readonly SiteSlug[] | undefined {
  const ofGroups = new Map(tags.map((tag) => [tag.name, tag['x-sites']]))
  return (operation) => operation['x-sites'] ?? ofGroups.get(operation.tags?.[0] ?? '')
}
