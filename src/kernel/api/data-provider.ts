import simpleRest from 'ra-data-simple-rest'
import {
  HttpError,
  type DataProvider,
  type GetListParams,
  type GetOneParams,
  type RaRecord,
  type UpdateParams,
} from 'react-admin'
import type { Issue } from '../../../entities/language/input/issues.ts'
import type { Answer, Operation } from '../../shell/base/answer.ts'
import { apiFetch, ApiError } from '../../shell/api/api.ts'
import { rememberList } from '../../shell/api/early-call.ts'
import type { EntityScreens } from '../context/screen-map.ts'
import { tenantsChanged } from '../../shell/routing/read-tenant.ts'

/** What becomes of a record of a change set that was changed since. */
export interface UndoChoice {
  readonly entity: string
  readonly id: string
  readonly version: number
  readonly action: 'leave' | 'overwrite'
}

/** A record in a write request, with the version last read. */
export interface RecordVersion {
  readonly id: string
  readonly version: number
}

/** The response of a generic entity endpoint, by the rest of its path. */
type EntityAnswer<Method extends string, Action extends string> = Answer<
  `${Method} /api/v1/authorized/tenants/{tenant}/{entity}/${Action}` & Operation
>

/** `impersonator` is the administrator who acted as `by`. Revisions of records always have a change set. */
export type Revision = Required<EntityAnswer<'GET', '{id}/revisions'>[number]>

/** What a change set did to one record. */
export type SetRevision = Answer<'GET /api/v1/authorized/tenants/{tenant}/change-sets/{id}'>[number]

/**
 * `parent`: id of the parent record of a nested entity. `include`: heavy fields to add to a list. `aside`: this query
 * is not the list that the page shows. `key`: idempotency key; a record is created once per key, however often the
 * request is sent.
 */
export interface Meta {
  readonly parent?: string | undefined
  readonly include?: readonly string[]
  readonly aside?: true
  readonly key?: string
}

/** `changeSet`: id of all changes of one call, to undo them together; null when nothing changed. */
interface InSet {
  readonly changeSet: string | null
}
type WrittenRecords = Promise<InSet & { readonly data: EntityAnswer<'POST', 'deletions'> }>
/** What an edit of many records changed, or would. */
export type Edited = EntityAnswer<'POST', 'edits'>
type WrittenRecord = Promise<InSet & { readonly data: RaRecord }>

/**
 * The stock ra-data-simple-rest provider plus the other endpoints of Captain's API. A page of a list may be longer than
 * one call answers, a multiple of `maxRecordsPerCall`: it is read in several.
 */
export interface CaptainDataProvider extends DataProvider {
  /** Moves records to a state; a record may have one of its own, and working fields that are set along. */
  transition(
    resource: string,
    params: {
      readonly to: string
      readonly records: readonly (RecordVersion & { readonly to?: string; readonly values?: object })[]
      readonly meta?: Meta
    },
  ): WrittenRecords
  /** Permanently deletes records that are in the trash. */
  purge(resource: string, params: { readonly records: readonly RecordVersion[]; readonly meta?: Meta }): Promise<void>
  /** Updates the staff fields of a record that has no form. */
  amend(
    resource: string,
    params: { readonly id: string; readonly data: object; readonly meta?: Meta },
  ): Promise<{ readonly data: RaRecord }>
  /**
   * Moves a record to another state, together with the staff fields that the state requires. `related`: the versions
   * and staff fields of the records that move along, by id.
   */
  fillAndMove(
    resource: string,
    params: RecordVersion & {
      readonly to: string
      readonly values?: object
      readonly related?: Readonly<Record<string, object>>
      readonly meta?: Meta
    },
  ): WrittenRecord
  remove(
    resource: string,
    params: { readonly records: readonly { readonly id: string; readonly version?: number }[]; readonly meta?: Meta },
  ): WrittenRecords
  restore(
    resource: string,
    params: { readonly records: readonly (RecordVersion & { readonly to?: number })[]; readonly meta?: Meta },
  ): WrittenRecords
  /** Creates the missing records of a week. With `copy`, undecided ones take their values from the week before. */
  openWeek(resource: string, params: { readonly day: string; readonly copy?: boolean }): WrittenRecords
  /** Sets the states and hours of several days, all or none. */
  planDays(
    resource: string,
    params: { readonly records: readonly (RecordVersion & { readonly values: object })[] },
  ): WrittenRecords
  /** Creates one record for each day from the record's own to `until`. */
  series(resource: string, params: { readonly record: object; readonly until: string }): WrittenRecords
  /** Changes fields of several records, each from the value it has; with `dryRun`, only says what would change. */
  editMany(
    resource: string,
    params: {
      readonly records: readonly RecordVersion[]
      readonly changes: Readonly<Record<string, object>>
      readonly dryRun?: boolean
      /** Leaves out the records that are refused; otherwise one of them refuses all. */
      readonly skip?: boolean
      readonly meta?: Meta
    },
  ): Promise<InSet & { readonly data: Edited }>
  reorder(resource: string, params: { readonly ids: readonly string[]; readonly meta?: Meta }): WrittenRecords
  revisions(
    resource: string,
    params: {
      readonly id: string
      /** Index of the first revision to read (0 is the newest); `count` is the maximum number. */
      readonly from?: number
      readonly count: number
      readonly meta?: Meta
    },
  ): Promise<{ readonly data: readonly Revision[]; readonly total: number }>
  restoreRevision(
    resource: string,
    params: RecordVersion & { readonly to?: number; readonly meta?: Meta },
  ): WrittenRecord
  /** Sets single fields of a record. */
  writeValues(
    resource: string,
    params: RecordVersion & { readonly values: object; readonly meta?: Meta },
  ): WrittenRecord
  /** The first revisions of a change set. */
  changeSet(id: string): Promise<readonly SetRevision[]>
  /** Reverts all changes of a change set; `changed` says what becomes of records that were changed since. */
  undoChangeSet(id: string, changed?: readonly UndoChoice[]): Promise<void>
  warnings(
    resource: string,
    params: {
      readonly values: object
      readonly id?: string | undefined
      readonly meta?: Meta
      readonly signal: AbortSignal
    },
  ): Promise<readonly Issue[]>
  availability(
    resource: string,
    params: {
      readonly field: string
      readonly value: string
      readonly except?: string | undefined
      readonly meta?: Meta
      readonly signal?: AbortSignal
    },
  ): Promise<boolean>
}

/** The most records that the API answers one call with. */
export const maxRecordsPerCall = 1000

/** A history lists at most this many records of a change set; the rest is shown as a count. */
const maxSetRevisions = 50

/**
 * The data provider of one tenant. The screens say which entities have only one record, whose path has no id, and within
 * which others stand.
 */
export function createDataProvider(
  tenant: string,
  screens: Readonly<Record<string, Pick<EntityScreens, 'single' | 'parent'>>>,
): CaptainDataProvider {
  const api = `/api/v1/authorized/tenants/${tenant}`
  const stock = (meta: Meta | undefined): DataProvider =>
    simpleRest(api, (url, options) => callJson(withInclude(url, meta), { ...options, ...withKey(meta) }))
  const path = (resource: string, meta: Meta | undefined): string =>
    meta?.parent ? `${screens[resource]!.parent!}/${encodeURIComponent(meta.parent)}/${resource}` : resource
  const write = async <Action extends string, Method extends string = 'POST'>(
    resource: string,
    meta: Meta | undefined,
    action: Action,
    body: object,
    method?: Method,
  ): Promise<InSet & { readonly data: Posted<Method, Action> }> => {
    const init = { method: method ?? 'POST', body: JSON.stringify(body) }
    const { json, headers } = await callJson<Posted<Method, Action>>(`${api}/${path(resource, meta)}/${action}`, init)
    return { data: json, changeSet: headers.get('change-set') }
  }
  // Where no entity has a calendar, the document does not know the calls. They answer as deletions do.
  const writeCalendar = (resource: string, action: string, body: object): WrittenRecords =>
    write(resource, undefined, action as 'deletions', body)

  return {
    supportAbortSignal: true,
    getList: async <R extends RaRecord>(resource: string, params: GetListParams) => {
      const { page = 1, perPage = 10 } = params.pagination ?? {}
      const read = (pagination: NonNullable<GetListParams['pagination']>, aside: boolean) =>
        simpleRest(api, (url, options) => {
          const query = withInclude(url, params.meta)
          if (isOnScreen(resource) && !aside) rememberList(query)
          return callJson(query, options)
        }).getList<R>(path(resource, params.meta), { ...params, pagination })
      const aside = Boolean(params.meta?.aside)
      if (perPage <= maxRecordsPerCall) return read({ page, perPage }, aside)

      // A page longer than one call answers, in lengths of that.
      const calls = perPage / maxRecordsPerCall
      const firstCall = (page - 1) * calls + 1
      const first = await read({ page: firstCall, perPage: maxRecordsPerCall }, aside)
      const needed = Math.min(Math.ceil((first.total ?? 0) / maxRecordsPerCall) - firstCall + 1, calls)
      const others = Array.from({ length: Math.max(needed - 1, 0) }, (_, n) =>
        read({ page: firstCall + 1 + n, perPage: maxRecordsPerCall }, true),
      )
      const data = [first, ...(await Promise.all(others))].flatMap((answer) => answer.data)
      // Between two calls somebody may have added a record, which moves another one on.
      return { ...first, data: [...new Map(data.map((record) => [record.id, record])).values()] }
    },
    getOne: async <R extends RaRecord>(resource: string, params: GetOneParams<R>) => {
      if (!screens[resource]?.single) return stock(params.meta).getOne<R>(path(resource, params.meta), params)
      const { json } = await callJson<readonly [R]>(`${api}/${resource}`)
      return { data: json[0] }
    },
    getMany: (resource, params) => stock(params.meta).getMany(path(resource, params.meta), params),
    getManyReference: (resource, params) => stock(params.meta).getManyReference(path(resource, params.meta), params),
    create: (resource, params) => stock(params.meta).create(path(resource, params.meta), params),
    update: async <R extends RaRecord>(resource: string, params: UpdateParams) => {
      if (!screens[resource]?.single) return stock(params.meta).update<R>(path(resource, params.meta), params)
      const { json } = await callJson<R>(`${api}/${resource}`, {
        method: 'PUT',
        body: JSON.stringify(params.data),
      })
      return { data: json }
    },
    updateMany: (resource, params) => stock(params.meta).updateMany(path(resource, params.meta), params),
    delete: (resource, params) => stock(params.meta).delete(path(resource, params.meta), params),
    deleteMany: async (resource, { ids, meta }) => {
      await write(resource, meta, 'deletions', { records: ids.map((id) => ({ id })) })
      return { data: ids }
    },

    transition: async (resource, { to, records, meta }) => write(resource, meta, 'transitions', { to, records }),
    purge: async (resource, { records, meta }) => {
      await write(resource, meta, 'purges', { records })
    },
    amend: async (resource, { id, data, meta }) => write(resource, meta, id, data, 'PATCH'),
    fillAndMove: (resource, { id, version, to, values, related, meta }) =>
      write(resource, meta, `${id}/transitions`, { to, version, values, related }),
    remove: async (resource, { records, meta }) => write(resource, meta, 'deletions', { records }),
    restore: async (resource, { records, meta }) => write(resource, meta, 'restorations', { records }),
    editMany: async (resource, { meta, ...body }) => write(resource, meta, 'edits', body),
    openWeek: async (resource, week) => writeCalendar(resource, 'weeks', week),
    planDays: async (resource, days) => writeCalendar(resource, 'days', days),
    series: async (resource, query) => writeCalendar(resource, 'series', query),
    reorder: async (resource, { ids, meta }) => write(resource, meta, 'order', { ids }, 'PUT'),
    revisions: async (resource, { id, from = 0, count, meta }) => {
      const range = [from, from + count - 1]
      const { json, headers } = await callJson<readonly Revision[]>(
        `${api}/${path(resource, meta)}/${id}/revisions?range=${encodeURIComponent(JSON.stringify(range))}`,
      )
      return { data: json, total: Number(headers.get('content-range')?.split('/').pop() ?? json.length) }
    },
    restoreRevision: (resource, { id, version, to, meta }) =>
      write(resource, meta, `${id}/restorations`, { version, ...(to !== undefined && { to }) }),
    writeValues: (resource, { id, version, values, meta }) => write(resource, meta, id, { ...values, version }, 'PUT'),
    changeSet: async (id) =>
      (await callJson<readonly SetRevision[]>(`${api}/change-sets/${id}?range=[0,${maxSetRevisions - 1}]`)).json,
    undoChangeSet: async (id, changed = []) => {
      await callJson(`${api}/change-sets/${id}/restorations`, { method: 'POST', body: JSON.stringify({ changed }) })
    },
    availability: async (resource, { field, value, except, meta, signal }) => {
      const query = new URLSearchParams({ field, value, ...(except && { except }) })
      const { json } = await callJson<EntityAnswer<'GET', 'availability'>>(
        `${api}/${path(resource, meta)}/availability?${query}`,
        signal && { signal },
      )
      return json.available
    },
    warnings: async (resource, { values, id, meta, signal }) => {
      const query = new URLSearchParams({ values: JSON.stringify(values), ...(id && { id }) })
      const { json } = await callJson<Posted<'GET', 'warnings'>>(`${api}/${path(resource, meta)}/warnings?${query}`, {
        signal,
      })
      // openapi.json types a condition in an issue's params only as an object.
      return json.warnings as readonly Issue[]
    },
  }
}

/** The response of an endpoint: that of the generic entity endpoint, or the record. */
type Posted<
  Method extends string,
  Action extends string,
> = `${Method} /api/v1/authorized/tenants/{tenant}/{entity}/${Action}` extends infer O extends Operation
  ? Answer<O>
  : RaRecord

// Forms read lists too, for choices; the list on screen is the one whose name ends the path.
const isOnScreen = (resource: string): boolean => location.pathname.endsWith(`/${resource}`)

// The ra-data-simple-rest dialect has no parameter for heavy fields, so it is appended to the URL.
const withInclude = (url: string, meta: Meta | undefined): string =>
  meta?.include
    ? `${url}${url.includes('?') ? '&' : '?'}include=${encodeURIComponent(JSON.stringify(meta.include))}`
    : url

const withKey = (meta: Meta | undefined): RequestInit =>
  meta?.key === undefined ? {} : { headers: { 'Idempotency-Key': JSON.stringify(meta.key) } }

/** Entities that the frame around every page of a tenant is built from. A change set may contain any entity. */
const tenantSettingsPath =
  /\/tenants\/[^/]+\/(?:tenant|tenant-menu|tenant-menu-category|maintenance-site|change-sets)(?:\/|$)/

async function callJson<T>(url: string, options: RequestInit = {}) {
  try {
    const response = await apiFetch(url, options)
    const body = await response.text()
    if (options.method && options.method !== 'GET' && tenantSettingsPath.test(url)) tenantsChanged()
    return {
      status: response.status,
      headers: response.headers,
      body,
      json: (body ? JSON.parse(body) : undefined) as T,
    }
  } catch (error) {
    if (error instanceof ApiError) throw new HttpError(error.message, error.status, error.body)
    throw error
  }
}
