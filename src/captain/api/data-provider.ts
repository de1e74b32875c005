import simpleRest from 'ra-data-simple-rest'
import { HttpError, type DataProvider, type GetOneParams, type RaRecord, type UpdateParams } from 'react-admin'
import type { Issue } from '../../../entities/language/input/issues.ts'
import type { Answer, Operation } from '../../shell/api/answer.ts'
import { apiFetch, ApiError } from '../../shell/api/api.ts'
import { rememberList } from '../../shell/api/early-call.ts'
import { tenantsChanged } from '../../shell/routing/read-tenant.ts'

/** A record as writings name it: with the version that the writer knows. */
export interface RecordVersion {
  readonly id: string
  readonly version: number
}

/** What every entity answers alike, by what follows it in the path. */
type EntityAnswer<Method extends string, Action extends string> = Answer<
  `${Method} /api/v1/authorized/tenants/{tenant}/{entity}/${Action}` & Operation
>

/** `impersonator` is the administrator who acted in the name of `by`. Of records, a revision always names its set. */
export type Revision = Required<EntityAnswer<'GET', '{id}/revisions'>[number]>

/** What a change set did to one record. */
export type SetRevision = Answer<'GET /api/v1/authorized/tenants/{tenant}/change-sets/{id}'>[number]

/**
 * `parent` is the id of the record that a nested entity stands within; `include` brings heavy fields into a list; what is
 * read `aside` is not the list that the page shows; under one `key` a record is made once, however often it is asked for.
 */
export interface Meta {
  readonly parent?: string | undefined
  readonly include?: readonly string[]
  readonly aside?: true
  readonly key?: string
}

/** `changeSet` names all that was changed, to be undone at once; null when nothing changed. */
interface InSet {
  readonly changeSet: string | null
}
type WrittenRecords = Promise<InSet & { readonly data: EntityAnswer<'POST', 'deletions'> }>
type WrittenRecord = Promise<InSet & { readonly data: RaRecord }>

/** The stock provider of the ra-data-simple-rest dialect, and what Captain's API can do besides. */
export interface CaptainDataProvider extends DataProvider {
  transition(
    resource: string,
    params: { readonly to: string; readonly records: readonly RecordVersion[]; readonly meta?: Meta },
  ): WrittenRecords
  /** Takes records out of the trash for good. */
  purge(resource: string, params: { readonly records: readonly RecordVersion[]; readonly meta?: Meta }): Promise<void>
  /** Writes the working fields of a record that has no form. */
  amend(
    resource: string,
    params: { readonly id: string; readonly data: object; readonly meta?: Meta },
  ): Promise<{ readonly data: RaRecord }>
  /** Brings a record into a state with the working fields that the state needs. */
  fillAndMove(
    resource: string,
    params: RecordVersion & { readonly to: string; readonly values: object; readonly meta?: Meta },
  ): WrittenRecord
  remove(
    resource: string,
    params: { readonly records: readonly { readonly id: string; readonly version?: number }[]; readonly meta?: Meta },
  ): WrittenRecords
  restore(
    resource: string,
    params: { readonly records: readonly (RecordVersion & { readonly to?: number })[]; readonly meta?: Meta },
  ): WrittenRecords
  /** Makes the records of a week that are missing; with `copy`, undecided ones take over the week before. */
  openWeek(resource: string, params: { readonly day: string; readonly copy?: boolean }): WrittenRecords
  /** Makes a record for every day from its own to the last. */
  series(resource: string, params: { readonly record: object; readonly until: string }): WrittenRecords
  reorder(resource: string, params: { readonly ids: readonly string[]; readonly meta?: Meta }): WrittenRecords
  revisions(
    resource: string,
    params: {
      readonly id: string
      /** The place of the first wanted, the newest being 0, and how many at most. */
      readonly from?: number
      readonly count: number
      readonly meta?: Meta
    },
  ): Promise<{ readonly data: readonly Revision[]; readonly total: number }>
  restoreRevision(
    resource: string,
    params: RecordVersion & { readonly to?: number; readonly meta?: Meta },
  ): WrittenRecord
  /** The first of what was changed in one call. */
  changeSet(id: string): Promise<readonly SetRevision[]>
  /** Brings all that was changed in one call back to what it was. */
  undoChangeSet(id: string): Promise<void>
  warnings(
    resource: string,
    params: { readonly values: object; readonly meta?: Meta; readonly signal: AbortSignal },
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

/** A history names some of the records that were changed together; the rest is a number. */
const setRevisionsMost = 50

/** What reads and writes the records of one tenant. `singles` are the entities with one record, whose path has no id. */
export function createDataProvider(tenant: string, singles: ReadonlySet<string>): CaptainDataProvider {
  const api = `/api/v1/authorized/tenants/${tenant}`
  const stock = (meta: Meta | undefined): DataProvider =>
    simpleRest(api, (url, options) => callJson(withInclude(url, meta), { ...options, ...withKey(meta) }))
  const path = (resource: string, meta: Meta | undefined): string =>
    meta?.parent ? `tenant/${encodeURIComponent(meta.parent)}/${resource}` : resource
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

  return {
    supportAbortSignal: true,
    getList: (resource, params) => {
      const noted = simpleRest(api, (url, options) => {
        const query = withInclude(url, params.meta)
        if (isOnScreen(resource) && !params.meta?.aside) rememberList(query)
        return callJson(query, options)
      })
      return noted.getList(path(resource, params.meta), params)
    },
    getOne: async <R extends RaRecord>(resource: string, params: GetOneParams<R>) => {
      if (!singles.has(resource)) return stock(params.meta).getOne<R>(path(resource, params.meta), params)
      const { json } = await callJson<readonly [R]>(`${api}/${resource}`)
      return { data: json[0] }
    },
    getMany: (resource, params) => stock(params.meta).getMany(path(resource, params.meta), params),
    getManyReference: (resource, params) => stock(params.meta).getManyReference(path(resource, params.meta), params),
    create: (resource, params) => stock(params.meta).create(path(resource, params.meta), params),
    update: async <R extends RaRecord>(resource: string, params: UpdateParams) => {
      if (!singles.has(resource)) return stock(params.meta).update<R>(path(resource, params.meta), params)
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
    fillAndMove: (resource, { id, version, to, values, meta }) =>
      write(resource, meta, `${id}/transitions`, { to, version, values }),
    remove: async (resource, { records, meta }) => write(resource, meta, 'deletions', { records }),
    restore: async (resource, { records, meta }) => write(resource, meta, 'restorations', { records }),
    openWeek: async (resource, week) => write(resource, undefined, 'weeks', week),
    series: async (resource, query) => write(resource, undefined, 'series', query),
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
    changeSet: async (id) =>
      (await callJson<readonly SetRevision[]>(`${api}/change-sets/${id}?range=[0,${setRevisionsMost - 1}]`)).json,
    undoChangeSet: async (id) => {
      await callJson(`${api}/change-sets/${id}/restorations`, { method: 'POST', body: '{}' })
    },
    availability: async (resource, { field, value, except, meta, signal }) => {
      const query = new URLSearchParams({ field, value, ...(except && { except }) })
      const { json } = await callJson<EntityAnswer<'GET', 'availability'>>(
        `${api}/${path(resource, meta)}/availability?${query}`,
        signal && { signal },
      )
      return json.available
    },
    warnings: async (resource, { values, meta, signal }) => {
      const query = new URLSearchParams({ values: JSON.stringify(values) })
      const { json } = await callJson<EntityAnswer<'GET', 'warnings'>>(
        `${api}/${path(resource, meta)}/warnings?${query}`,
        { signal },
      )
      // The document says of a condition among the parameters only that it is an object.
      return json.warnings as readonly Issue[]
    },
  }
}

/** What a change answers: as every entity does, or the record that it is about. */
type Posted<
  Method extends string,
  Action extends string,
> = `${Method} /api/v1/authorized/tenants/{tenant}/{entity}/${Action}` extends infer O extends Operation
  ? Answer<O>
  : RaRecord

// Lists are read for choices of a form too; the one whose page it is ends the path.
const isOnScreen = (resource: string): boolean => location.pathname.endsWith(`/${resource}`)

// The dialect has no word for heavy fields, so the parameter is added to the URL it has made.
const withInclude = (url: string, meta: Meta | undefined): string =>
  meta?.include
    ? `${url}${url.includes('?') ? '&' : '?'}include=${encodeURIComponent(JSON.stringify(meta.include))}`
    : url

const withKey = (meta: Meta | undefined): RequestInit =>
  meta?.key === undefined ? {} : { headers: { 'Idempotency-Key': JSON.stringify(meta.key) } }

/** The entities whose records the frame around every page of a tenant is made from; a change set may hold any. */
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
