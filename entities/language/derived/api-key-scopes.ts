import type { Entity } from '../entity.ts'
import { screensOf } from '../screens.ts'
import type { SiteSlug } from '../../installation.ts'

/**
 * What an API key may do with the records of an entity: `read` what is published, `read-unpublished` whatever is not in
 * the trash, `create`, and `update`. Whoever updates a record is answered with all of it: `update` includes reading.
 */
export const keyVerbs = ['read', 'read-unpublished', 'create', 'update'] as const
export type KeyVerb = (typeof keyVerbs)[number]

/** A single permission of a key, as `news:update` or `inquiries:send`. */
export type KeyScope = `${string}:${string}`

const uploadScope = 'uploads:create' satisfies KeyScope

const includes: Readonly<Partial<Record<KeyVerb, readonly KeyVerb[]>>> = {
  update: ['read', 'read-unpublished'],
  'read-unpublished': ['read'],
}

/** The verbs that a key may be given for an entity at a site. */
export function keyVerbsOf(entity: Entity, site: SiteSlug): readonly KeyVerb[] {
  if (!entity.sites[site] || entity.apiKeys === false) return []
  const screens = screensOf(entity, site)
  return [
    ...(entity.public ? (['read'] as const) : []),
    ...(screens.length > 0 ? (['read-unpublished'] as const) : []),
    ...(screens.includes('create') ? (['create'] as const) : []),
    ...(screens.includes('edit') ? (['update'] as const) : []),
  ]
}

/** Every scope that a key of a site may be given. */
export const keyScopesOf = (entities: readonly Entity[], site: SiteSlug): readonly KeyScope[] => [
  ...entities.flatMap((entity) => keyVerbsOf(entity, site).map((verb) => `${entity.name}:${verb}` as const)),
  ...entities.flatMap(({ sites, intake }) => (sites[site] && intake ? [intake] : [])),
  uploadScope,
]

/** The scopes, and those that they include. */
export function withIncludedScopes(scopes: readonly string[]): ReadonlySet<string> {
  const all = scopes.flatMap((scope) => {
    const [entity, verb] = scope.split(':')
    return [scope, ...(includes[verb as KeyVerb] ?? []).map((each) => `${entity}:${each}`)]
  })
  return new Set(all)
}
