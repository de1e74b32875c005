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
import { all, first, type Operation } from '../../base/db/query.ts'
import { ApiError, invalid, notFound } from '../../base/errors/api-error.ts'
import type { RequestTenant } from '../../kernel/auth/access.ts'
import { titledRecords } from '../../kernel/public/titled-records.ts'
import { layDraftsOver } from '../../kernel/drafts/lay-over.ts'
import type { Context, Store } from '../../kernel/records/context.ts'
import { readLiveRow, type RecordRow } from '../../kernel/records/read-row.ts'
import { rowValues } from '../../kernel/records/stored-values.ts'
import { entitiesOfSite, entityByName } from '../../kernel/records/registry.ts'
import { operationRoutes } from '../../kernel/system-records/operations.ts'
import { itemsOf, planTable } from '../plans/tables.ts'
import { addressesOf, addressTable, fillAddress, type StoredAddresses } from './addresses.ts'
import { countLive, linkTable, type StoredLink } from './links.ts'
import { previewTokens } from './token.ts'

const day = 86_400_000

/** 410 for a link that has ended. */
export const previewOver = (): ApiError =>
  new ApiError(410, 'The preview link has ended. Ask whoever gave it to you for another one.', { code: 'PREVIEW_OVER' })

/** The routes with which members make preview links, and say where their site shows them. */
export function previewRoutes(app: FastifyInstance, secrets: readonly string[]): void {
  operationRoutes(app, previewLinks, {
    list({ store, tenant, page, read }) {
      const { filter, sort, first: from, last } = page
      const now = new Date().toISOString()
      const { isLive } = filter
      const given = (['entity', 'recordId', 'plan'] as const).filter((name) => filter[name] !== undefined)
      const shape = `${given.join()} ${isLive}`
      const bound = { tenant_id: tenant.id, ...filter, now }
      const matching = () => {
        const rows = given.reduce(
          (some, name) => some.where(`preview_link.${name}`, '=', param(name)),
          store.scope.selectFrom('preview_link'),
        )
        const holds = sql<boolean>`("preview_link"."revokedAt" is null and "preview_link"."expiresAt" > ${param('now')})`
        return isLive === undefined ? rows : rows.where(isLive ? holds : sql<boolean>`not ${holds}`)
      }
      const count = store.cachedStatement<{ total: number }>`count preview links ${shape}`(() =>
        matching().select(sql<number>`count(*)`.as('total')),
      )
      const direction = sort.descending ? 'desc' : 'asc'
      const rows = store.cachedStatement<object>`preview links ${shape} ${sort.column} ${direction}`(() =>
        matching()
          .orderBy(`preview_link.${sort.column}`, direction)
          .orderBy('preview_link.id', direction)
          .limit(param('limit'))
          .offset(param('offset'))
          .select(linkTable.columns),
      )
      return read(function* () {
        const { total } = (yield* first(count(bound)))!
        const found = yield* all(rows({ ...bound, limit: last - from + 1, offset: from }))
        return { rows: yield* answersOf(store, tenant, found.map(linkTable.read)), total: Number(total) }
      })
    },

    create({ store, tenant, user, body, write }) {
      const { entity: name, recordId, plan, name: forWhom = null, isPinned, days } = body
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
          expiresAt: new Date(now.getTime() + days * day).toISOString(),
          revokedAt: null,
          createdAt: now.toISOString(),
          createdBy: user.id,
        }
        yield* linkTable.insert(store, tenant.id, link)
        return (yield* answersOf(store, tenant, [link]))[0]!
      })
    },

    extend({ store, tenant, params, body, write }) {
      return write(function* () {
        const link = yield* existing(store, tenant, params.id)
        if (link.revokedAt !== null) throw new ApiError(409, undefined, { code: 'PREVIEW_OVER' })
        const later = { ...link, expiresAt: new Date(Date.now() + body.days * day).toISOString() }
        yield* linkTable.save(store, tenant.id, later)
        return (yield* answersOf(store, tenant, [later]))[0]!
      })
    },

    remove({ store, tenant, params, write }) {
      return write(function* () {
        const link = yield* existing(store, tenant, params.id)
        const over = { ...link, revokedAt: link.revokedAt ?? new Date().toISOString() }
        yield* linkTable.save(store, tenant.id, over)
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
          .map(({ name }) => shownAddresses(name, stored.get(name)))
      }),

    save({ store, tenant, user, params, body, write }) {
      const { name } = publicEntity(params.entity, tenant)
      const issues = (['ja', 'en'] as const).flatMap((lang) => {
        const rule = body[lang] === null ? undefined : brokenAddressRule(body[lang])
        return rule ? [{ path: [lang], rule, params: {} }] : []
      })
      if (issues.length > 0) throw invalid(issues)
      return write(function* () {
        const before = yield* addressesOf(store, tenant.id, name)
        const after: StoredAddresses = {
          id: before?.id ?? uuid(),
          entity: name,
          ...body,
          updatedAt: new Date().toISOString(),
          updatedBy: user.id,
        }
        if (before) yield* addressTable.save(store, tenant.id, after)
        else yield* addressTable.insert(store, tenant.id, after)
        return shownAddresses(name, after)
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
    const answers: PreviewLink[] = []
    for (const { values, ...link } of links) {
      const token = tokens.make(link.id)
      const plan = link.plan === null ? undefined : yield* planTable.find(store, tenant.id, link.plan)
      const records = plan
        ? (yield* itemsOf(store, tenant.id, plan.id)).filter(({ action }) => action !== 'withdraw')
        : [{ entity: link.entity ?? '', recordId: link.recordId ?? '' }]
      let [title, ja, en]: (string | null)[] = [plan?.name ?? null, null, null]
      // A link to a plan opens the page of its first record that has one.
      for (const { entity: name, recordId } of records) {
        const entity = entityByName(name)
        const record = entity && (yield* titledRecords(store, tenant.id, entity, [recordId])).get(recordId)
        const addresses = record && (yield* addressesOf(store, tenant.id, name))
        if (!record) continue
        title ??= record.title
        const filling = { token, slug: record.slug, id: record.id }
        ja ??= fillAddress(addresses?.ja ?? null, { ...filling, lang: 'ja' })
        en ??= fillAddress(addresses?.en ?? null, { ...filling, lang: 'en' })
      }
      answers.push({ ...link, title: title ?? null, isPinned: values !== null, token, ja: ja ?? null, en: en ?? null })
    }
    return answers
  }
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

const shownAddresses = (entity: string, stored: StoredAddresses | undefined): PreviewAddresses => ({
  entity,
  ja: stored?.ja ?? null,
  en: stored?.en ?? null,
})
