import { keyVerbs, withIncludedScopes, type KeyVerb } from '../../../entities/language/derived/api-key-scopes.ts'
import type { Answer } from '../../shell/base/answer.ts'

export type ApiKey = Answer<'GET /api/v1/authorized/tenants/{tenant}/api-keys'>['keys'][number]

/** The scopes that a key may have, by entity; and those of no entity. */
export interface ScopeChoices {
  readonly entities: readonly { readonly entity: string; readonly verbs: readonly KeyVerb[] }[]
  readonly actions: readonly string[]
}

const isVerb = (text: string): text is KeyVerb => (keyVerbs as readonly string[]).includes(text)

export function scopeChoices(scopes: readonly string[]): ScopeChoices {
  const verbsOf = new Map<string, KeyVerb[]>()
  const actions: string[] = []
  for (const scope of scopes) {
    const [entity, verb] = scope.split(':') as [string, string]
    if (scope === 'uploads:create' || !isVerb(verb)) actions.push(scope)
    else verbsOf.set(entity, [...(verbsOf.get(entity) ?? []), verb])
  }
  return { entities: [...verbsOf].map(([entity, verbs]) => ({ entity, verbs })), actions }
}

/** Ready sets of scopes for what most keys are for, as far as the tenant has them. */
export const presets = {
  site: (scopes: readonly string[]) => scopes.filter((scope) => scope.endsWith(':read') || scope.endsWith(':send')),
  // What is never published has no drafts, but may be about people.
  preview: (scopes: readonly string[]) =>
    scopes.filter(
      (scope) => scope.endsWith(':read-unpublished') && scopes.includes(scope.replace(/-unpublished$/, '')),
    ),
} as const
export type Preset = keyof typeof presets

/** Whether a scope is included in another chosen one. */
export const isIncluded = (chosen: readonly string[], scope: string): boolean =>
  !chosen.includes(scope) && withIncludedScopes(chosen).has(scope)
