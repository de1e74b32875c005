import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { SiteSlug } from '../../../entities/installation.ts'
import { keyScopesOf, keyVerbsOf } from '../../../entities/language/derived/api-key-scopes.ts'
import { isPersonal } from '../../../entities/language/derived/layout-paths.ts'
import { isPublic } from '../../../entities/language/derived/public-visibility.ts'
import { siteFields } from '../../../entities/language/site-fields.ts'
import { labelsOf } from '../../../locales/labels.ts'
import { translatorOf, type Language } from '../../base/locale/translator.ts'
import type { Issue } from '../../../entities/language/input/issues.ts'
import { isOrigin } from '../../../entities/language/text/origin.ts'
import { apiKey } from '../../../entities/system/api-key.ts'
import { invalid } from '../../base/errors/api-error.ts'
import { entitiesOfSite } from '../../kernel/records/registry.ts'
import { systemRecordRoutes } from '../../kernel/system-records/routes.ts'
import { apiKeyTable, type StoredKey } from './api-keys.ts'
import { parseNetwork } from './networks.ts'
import { hintOf, newSecret } from './secret.ts'

/** The keys with which programs call the API for a tenant; whoever works at the tenant makes them. */
export function apiKeyRoutes(app: FastifyInstance): void {
  systemRecordRoutes(app, apiKey, {
    table: apiKeyTable,
    judge(fields, { site }, before) {
      const known = new Set<string>(keyScopesOf(entitiesOfSite(site), site))
      // What it had of entities that are no more opens nothing, and no screen shows it.
      const isGone = (scope: string) => !known.has(scope) && before?.scopes.includes(scope)
      const wrong = (field: 'origins' | 'networks', isRight: (each: string) => boolean) =>
        fields[field].flatMap((each, place) =>
          isRight(each) ? [] : [{ path: [field, place], rule: 'invalid', params: {} }],
        )
      const issues: Issue[] = [
        ...fields.scopes.flatMap((scope, place) =>
          known.has(scope) || isGone(scope)
            ? []
            : [{ path: ['scopes', place], rule: 'apiKeyScope', params: { scope, scopes: [...known].join(', ') } }],
        ),
        ...wrong('origins', isOrigin),
        ...wrong('networks', (network) => parseNetwork(network) !== undefined),
      ]
      const { expiresAt } = fields
      if (expiresAt !== null && expiresAt !== before?.expiresAt && Date.parse(expiresAt) <= Date.now())
        issues.push({ path: ['expiresAt'], rule: 'invalid', params: {} })
      if (issues.length > 0) throw invalid(issues)
      const list = (field: 'scopes' | 'origins' | 'networks') => [...new Set(fields[field])].sort()
      const scopes = list('scopes').filter((scope) => !isGone(scope))
      return { ...fields, scopes, origins: list('origins'), networks: list('networks') }
    },
    begin: () => ({ lastUsedAt: null, revokedAt: null, revokedBy: null }),
    isCounted: (key) => statusOf(key) === 'active',
    secret: { make: newSecret, hint: hintOf },
    answer: {
      shape: { status: z.enum(['active', 'expired', 'revoked']) },
      of: (key) => ({ status: statusOf(key) }),
    },
    list: {
      schema: (keys) =>
        z.object({
          scopes: z.array(z.string()).describe('Every scope that a key of this tenant may have.'),
          personal: z
            .record(z.string(), z.object({ ja: z.array(z.string()), en: z.array(z.string()) }))
            .describe(
              'The personal data that `read-unpublished` and `update` of an entity open, by its name: labels of fields.',
            ),
          keys,
        }),
      answer: (keys, { site }) => ({
        scopes: [...keyScopesOf(entitiesOfSite(site), site)],
        personal: personalAt(site),
        keys,
      }),
    },
  })
}

/** The labels of the fields with personal data that reading all of an entity opens, for each that has any. */
const personalAt = (site: SiteSlug): Record<string, { ja: string[]; en: string[] }> =>
  Object.fromEntries(
    entitiesOfSite(site).flatMap((entity) => {
      const fields = keyVerbsOf(entity, site).includes('read-unpublished')
        ? siteFields(entity, site).filter((field) => isPersonal(field) && !isPublic(entity, field.name))
        : []
      const labelsIn = (language: Language): string[] =>
        fields.map(({ name }) => labelsOf({ translate: translatorOf(language) }, entity.name, site).label(name))
      return fields.length > 0 ? [[entity.name, { ja: labelsIn('ja'), en: labelsIn('en') }]] : []
    }),
  )

function statusOf({ revokedAt, expiresAt }: StoredKey): 'active' | 'expired' | 'revoked' {
  if (revokedAt !== null) return 'revoked'
  return expiresAt !== null && Date.parse(expiresAt) <= Date.now() ? 'expired' : 'active'
}
