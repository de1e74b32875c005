import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import { v7 as uuid } from 'uuid'
import type { Values } from '../../../entities/language/input/body.ts'
import type { Entity } from '../../../entities/language/entity.ts'
import { isPublished } from '../../../entities/language/derived/public-content.ts'
import {
  brokenAddressRule,
  maxPreviewLinks,
  previewAddresses,
  previewLinks,
  type PreviewAddresses,
  type PreviewLink,
} from '../../../entities/system/preview.ts'
import { param } from '../../base/db/parameter.ts'
import type { Operation } from '../../base/db/query.ts'
import { ApiError, invalid, notFound } from '../../base/errors/api-error.ts'
import type { RequestTenant } from '../../kernel/auth/access.ts'
import { titledRecords, type TitledRecord } from '../../kernel/public/titled-records.ts'
import { layDraftsOver } from '../../kernel/drafts/lay-over.ts'
import type { Context, Store } from '../../kernel/records/context.ts'
import { readLiveRow, type RecordRow } from '../../kernel/records/read-row.ts'
import { rowValues } from '../../kernel/records/stored-values.ts'
import { entitiesOfSite, entityByName } from '../../kernel/records/registry.ts'
import { operationRoutes } from '../../kernel/system-records/operations.ts'
import { itemsOf, planTable } from '../plans/tables.ts'
import { noteLink } from './audit.ts'
import {
  addressesOf,
  addressTable,
  fillAddress,
  initialAddresses,
  storedAddresses,
  type StoredAddresses,
} from './addresses.ts'
import { countLive, linkTable, type StoredLink } from './links.ts'
import { previewTokens } from './token.ts'

const day = 86_400_000

/** 410 for a link that has ended. */
export const previewOver = (): ApiError =>
  new ApiError(410, 'The preview link has ended. Ask whoever gave it to you for another one.', { code: 'PREVIEW_OVER' })

/** The routes with which members make preview links, and say where their site shows them. */
export function previewRoutes(app: FastifyInstance, secrets: readonly string[], publicUrl: string): void {
  operationRoutes(app, previewLinks, {
    list({ store, tenant, page, read }) {
      const { filter, ...place } = page
      const { isLive } = filter
      const given = (['entity', 'recordId', 'plan'] as const).filter((name) => filter[name] !== undefined)
      const holds = sql<boolean>`("preview_link"."revokedAt" is null and "preview_link"."expiresAt" > ${param('now')})`
      return read(function* () {
        const { rows, total } = yield* linkTable.page(store, tenant.id, {
          ...place,
          shape: `${given.join()} ${isLive}`,
          bound: {
            ...Object.fromEntries(given.map((name) => [name, filter[name]!])),
            now: new Date().toISOString(),
          },
          matching(links) {
            const named = given.reduce((some, name) => some.where(`preview_link.${name}`, '=', param(name)), links)
            return isLive === undefined ? named : named.where(isLive ? holds : sql<boolean>`not ${holds}`)
          },
        })
        return { rows: yield* answersOf(store, tenant, rows), total }
      })
    },

    create(call) {
      const { store, tenant, user, body, write } = call
      const { entity: name, recordId, plan, name: forWhom = null, isPinned, allowsComments, days } = body
      const entity = plan === undefined ? publicEntity(name ?? '', tenant) : undefined
      return write(function* () {
        const now = new Date()
        if ((yield* countLive(store, tenant.id, now.toISOString())) >= maxPreviewLinks)
          throw new ApiError(409, 'There are too many preview links. Revoke one you no longer need.', {
            code: 'TOO_MANY_PREVIEWS',
          })
        const context = entity && { store, tenant, entity, by: user.id, requestId: '' }
        const row = context && recordId !== undefined ? yield* readLiveRow(context, recordId) : undefined
        if (entity ? !row : !(yield* planTable.find(store, tenant.id, plan!))) throw notFound()
        const link: StoredLink = {
          id: uuid(),
          entity: entity?.name ?? null,
          recordId: row?.id ?? null,
          plan: plan ?? null,
          name: forWhom,
          values: isPinned && context && row ? yield* valuesNow(context, row) : null,
          allowsComments,
          expiresAt: new Date(now.getTime() + days * day).toISOString(),
          revokedAt: null,
          createdAt: now.toISOString(),
          createdBy: user.id,
        }
        yield* linkTable.insert(store, tenant.id, link)
        yield* noteLink(call, 'preview-link-created', link)
        return (yield* answersOf(store, tenant, [link]))[0]!
      })
    },

    extend(call) {
      const { store, tenant, params, body, write } = call
      return write(function* () {
        const link = yield* existing(store, tenant, params.id)
        if (link.revokedAt !== null) throw new ApiError(409, undefined, { code: 'PREVIEW_OVER' })
        const later = { ...link, expiresAt: new Date(Date.now() + body.days * day).toISOString() }
        yield* linkTable.save(store, tenant.id, later)
        yield* noteLink(call, 'preview-link-extended', later)
        return (yield* answersOf(store, tenant, [later]))[0]!
      })
    },

    update({ store, tenant, params, body, write }) {
      return write(function* () {
        yield* linkTable.save(store, tenant.id, { ...(yield* existing(store, tenant, params.id)), ...body })
      })
    },

    remove(call) {
      const { store, tenant, params, write } = call
      return write(function* () {
        const link = yield* existing(store, tenant, params.id)
        if (link.revokedAt !== null) return (yield* answersOf(store, tenant, [link]))[0]!
        const over = { ...link, revokedAt: new Date().toISOString() }
        yield* linkTable.save(store, tenant.id, over)
        yield* noteLink(call, 'preview-link-revoked', over)
        return (yield* answersOf(store, tenant, [over]))[0]!
      })
    },
  })

  operationRoutes(app, previewAddresses, {
    list: ({ store, tenant, read }) =>
      read(function* () {
        const stored = new Map((yield* addressTable.all(store, tenant.id)).map((each) => [each.entity, each]))
        return entitiesOfSite(tenant.site)
          .filter((entity) => isPublished(entity, tenant.site))
          .map(({ name }) => shownAddresses(stored.get(name) ?? initialAddresses(tenant, name, publicUrl)))
      }),

    save({ store, tenant, user, params, body, write }) {
      const { name } = publicEntity(params.entity, tenant)
      const issues = (['ja', 'en'] as const).flatMap((lang) => {
        const rule = body[lang] === null ? undefined : brokenAddressRule(body[lang])
        return rule ? [{ path: [lang], rule, params: {} }] : []
      })
      if (issues.length > 0) throw invalid(issues)
      return write(function* () {
        const before = yield* storedAddresses(store, tenant.id, name)
        const after: StoredAddresses = {
          id: before?.id ?? uuid(),
          entity: name,
          ...body,
          updatedAt: new Date().toISOString(),
          updatedBy: user.id,
        }
        if (before) yield* addressTable.save(store, tenant.id, after)
        else yield* addressTable.insert(store, tenant.id, after)
        return shownAddresses(after)
      })
    },
  })

  /** Links as they are answered, with what they show is called, and where the site shows it. */
  function* answersOf(
    store: Store,
    tenant: RequestTenant,
    links: readonly StoredLink[],
  ): Operation<readonly PreviewLink[]> {
    const tokens = previewTokens(tenant.id, secrets)
    const shown: { readonly link: StoredLink; readonly plan?: string; readonly records: readonly RecordKey[] }[] = []
    for (const link of links) {
      const { plan: id, entity, recordId } = link
      const plan = id === null ? undefined : yield* planTable.find(store, tenant.id, id)
      const items = plan ? yield* itemsOf(store, tenant.id, plan.id) : []
      const records = entity !== null && recordId !== null ? [{ entity, recordId }] : []
      // A link to a plan opens the page of its first record that has one.
      const planned = items.filter(({ action }) => action !== 'withdraw')
      shown.push({ link, records: [...records, ...planned], ...(plan && { plan: plan.name }) })
    }
    const pages = yield* pagesOf(
      store,
      tenant,
      publicUrl,
      shown.flatMap(({ records }) => records),
    )
    return shown.map(({ link: { values, ...link }, plan, records }) => {
      const token = tokens.make(link.id)
      const own = records.flatMap((record) => pages.get(keyOf(record)) ?? [])
      const addressIn = (lang: 'ja' | 'en'): string | null => {
        const all = own.map(({ id, slug, addresses }) => fillAddress(addresses[lang], { token, slug, id, lang }))
        return all.find((address) => address !== null) ?? null
      }
      const { title = null, titleEn = null } = plan === undefined ? (own[0] ?? {}) : { title: plan }
      return { ...link, title, titleEn, isPinned: values !== null, token, ja: addressIn('ja'), en: addressIn('en') }
    })
  }
}

interface RecordKey {
  readonly entity: string
  readonly recordId: string
}

const keyOf = ({ entity, recordId }: RecordKey): string => `${entity} ${recordId}`

/** What records are called, and where the site shows those of their entity; without those in the trash. */
function* pagesOf(
  store: Store,
  tenant: RequestTenant,
  publicUrl: string,
  records: readonly RecordKey[],
): Operation<ReadonlyMap<string, TitledRecord & { readonly addresses: PreviewAddresses }>> {
  const pages = new Map<string, TitledRecord & { readonly addresses: PreviewAddresses }>()
  for (const [name, ofEntity] of Map.groupBy(records, ({ entity }) => entity)) {
    const entity = entityByName(name)
    if (!entity) continue
    const ids = ofEntity.map(({ recordId }) => recordId)
    const addresses = yield* addressesOf(store, tenant, name, publicUrl)
    for (const [recordId, record] of yield* titledRecords(store, tenant.id, entity, ids))
      pages.set(keyOf({ entity: name, recordId }), { ...record, addresses })
  }
  return pages
}

/** A record as a link shows it that is made now: with its draft, if it has one. */
function* valuesNow(context: Context, row: RecordRow): Operation<Values> {
  const [values] = yield* layDraftsOver(context, [{ ...rowValues(context.entity, row), id: row.id }])
  return values!
}

function* existing(store: Store, tenant: RequestTenant, id: string): Operation<StoredLink> {
  const link = yield* linkTable.find(store, tenant.id, id)
  if (!link) throw notFound()
  return link
}

function publicEntity(name: string, { site }: RequestTenant): Entity {
  const entity = entityByName(name)
  if (!entity || !isPublished(entity, site)) throw notFound()
  return entity
}

const shownAddresses = ({ entity, ja, en }: PreviewAddresses): PreviewAddresses => ({ entity, ja, en })
