import { readFileSync } from 'node:fs'
import { entities } from '../../../entities/index.ts'
import type { SiteSlug } from '../../../entities/installation.ts'
import type { Language } from '../../base/locale/translator.ts'
import { refusalWords } from '../../base/errors/error-responses.ts'
import { filterWords, memberFilterWords } from '../../kernel/crud/contract/query-parameters.ts'
import { dialectWords } from '../../kernel/crud/contract/shown-parameters.ts'
import { siteReader } from './group-sites.ts'
import type { Tag } from '../feature.ts'
import { guideLinksIn } from '../guides/guides.ts'
import { withExpandedForms, withPropertyWords } from './describe-parts.ts'
import { narrowedTo, type Json, type NarrowedSite, type Operation } from './narrowed-site.ts'
import { webhookDocument } from '../webhooks/document.ts'
import { entityWords, inLanguage } from './localized.ts'
import { referencedComponents, withoutSharedParts, shareEqualParts } from './shared-parts.ts'

type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>

interface Document extends Json {
  readonly info: Json
  readonly tags: readonly Tag[]
  readonly paths: Paths
  readonly components: Readonly<Record<string, Json>>
}
const description = (key: boolean): string =>
  `What this tenant publishes, and what its site may send. Reading needs no key. Lists take \`sort\`, \`range\` and \`filter\` as JSON in the
query; \`Content-Range\` tells the total. Every answer has an \`ETag\`: send it back as \`If-None-Match\`, and 304 says that nothing changed. \`listPublicChanges\` says what did.

${filterWords}${key ? ` ${memberFilterWords}` : ''}

${dialectWords} An API key with \`read-unpublished\` of an entity reads with \`state=draft\` whatever is not in
the trash, in the same form.

${refusalWords}

A program may come with an API key (\`Authorization: Bearer captain_…\`). It is then held to the scopes of its key: each
operation names its own as \`x-scope\`, \`*\` if any will do. \`RateLimit-Policy\` and \`RateLimit\` tell how often it may call, and after 429 \`Retry-After\`
how many seconds to wait. A server that calls for a person names their address in \`Captain-Visitor\`: limits then count the person.${
    key ? '' : ' Fetched with a key, this document has what that key may do.'
  }

${guideLinksIn('en')}`

/** The scope of operations that any key may call. */
const anyScope = '*'

/** What no document says otherwise. */
export const tenantPlaceholder = '--tenant--'

/**
 * The part of the OpenAPI document that one tenant offers: the public operations of its site or, for an API key, the
 * operations of its scopes, with the fields and options of the site alone. `tenantPlaceholder` stands for its slug. Where
 * the calls go is said in full, as programs are made of the document far from the server.
 */
export function tenantDocument(
  documentFile: string,
  origin: string,
  site: SiteSlug,
  scopes?: ReadonlySet<string>,
  language: Language = 'en',
): object {
  const whole = JSON.parse(readFileSync(documentFile, 'utf8')) as Document
  const sitesOf = siteReader(whole)
  const isOffered = (path: string, operation: Operation): boolean => {
    const { 'x-scope': scope } = operation
    const sites = sitesOf(operation)
    return (
      scope !== undefined &&
      (sites === undefined || sites.includes(site)) &&
      (scopes && scope !== anyScope ? scopes.has(scope) : path.startsWith('/api/v1/tenants/'))
    )
  }
  const offered = Object.entries(whole.paths).flatMap(([path, methods]) => {
    const own = Object.entries(methods).filter(([, operation]) => isOffered(path, operation))
    return own.length === 0 ? [] : [[path, Object.fromEntries(own)] as const]
  })
  // Parts are shared anew, by what is left.
  const expanded = withoutSharedParts({ ...whole, paths: Object.fromEntries(offered) as Paths })
  const narrowed = narrowedTo(site)
  const paths = Object.fromEntries(
    Object.entries(expanded.paths).map(([path, methods]) => [
      path.replace('{tenant}', tenantPlaceholder),
      Object.fromEntries(
        Object.entries(methods).map(([method, operation]) => [
          method,
          operationOf(operation, narrowed, scopes !== undefined),
        ]),
      ),
    ]),
  )
  const tags = new Set([
    'Webhooks',
    ...Object.values(paths as Paths)
      .flatMap((methods) => Object.values(methods))
      .flatMap((each) => each.tags!),
  ])
  const components = {
    ...expanded.components,
    schemas: withExpandedForms(narrowed.schemas(expanded.components['schemas']!)),
    securitySchemes: { key: expanded.components['securitySchemes']!['key'] },
  }
  const webhooks = withPropertyWords(webhookDocument(site)) as Json
  // Each operation that a tenant offers says what it asks for.
  const { security: _, ...rest } = whole
  const document = inLanguage(
    {
      ...rest,
      servers: [{ url: origin }],
      info: { ...whole.info, title: tenantPlaceholder, description: description(scopes !== undefined) },
      tags: whole.tags.filter(({ name }) => tags.has(name)).map((tag) => ofOneSite(tag)),
      paths: paths as Paths,
      webhooks,
      // Only what is referred to is counted when equal parts are looked for.
      components: referencedComponents({ paths, webhooks }, components),
    },
    language,
  )
  const shared = shareEqualParts(document)
  return { ...document, ...shared, components: referencedComponents(shared, shared.components) }
}

/** A group of operations without the sites that have it. */
const ofOneSite = ({ name, description }: Tag): Tag => ({
  name,
  description: name in entities ? entityWords(name, 'en') : description,
})

/** An operation of one tenant: without the parameter that named it, and with the ways in that programs have. */
function operationOf(operation: Operation, site: NarrowedSite, hasKey: boolean): Operation {
  const { parameters = [], security = [], 'x-sites': _, ...rest } = site.operation(operation)
  const others = parameters.filter(({ name, in: place }) => !(name === 'tenant' && place === 'path'))
  return {
    ...rest,
    ...(others.length > 0 && { parameters: others }),
    security: hasKey ? [{ key: [] }] : security.filter((each) => !('bearer' in each)),
  }
}
