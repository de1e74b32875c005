import { setImmediate, setTimeout } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { v7 as uuid } from 'uuid'
import type { SiteSlug } from '../../../entities/installation.ts'
import type { Entity } from '../../../entities/language/entity.ts'
import { recordEvent, type Event } from '../../kernel/auth/audit/record-event.ts'
import type { Access } from '../../kernel/auth/access.ts'
import { impersonatorOfSession } from '../../kernel/auth/accounts.ts'
import { colleagues } from '../../kernel/auth/colleagues.ts'
import { mayStillEnter } from '../../kernel/auth/tenant-access.ts'
import type { Database, Dialect } from '../../base/db/database.ts'
import type { Operation } from '../../base/db/query.ts'
import { ApiError } from '../../base/errors/api-error.ts'
import { asDiskError, DatabaseUnavailable } from '../../base/errors/unavailable.ts'
import type { JobHandler } from '../../base/jobs/handler.ts'
import { enqueue } from '../../base/jobs/job.ts'
import type { Change } from '../../kernel/records/change.ts'
import { commit } from '../../kernel/records/commit.ts'
import { storeOf, type Context, type Store } from '../../kernel/records/context.ts'
import { entityByName } from '../../kernel/records/registry.ts'
import { newChangeSet, type ChangeSet } from '../../kernel/records/change-set.ts'
import {
  checkSlice,
  endOfChangeSet,
  skipLast,
  undoSlice,
  type ChangeSetContext,
} from '../change-sets/undo-change-set.ts'
import type { Storage } from '../../base/storage/storage.ts'
import { srcOf } from '../uploads/file-names.ts'
import { allTenants } from '../../kernel/tenants/all-tenants.ts'
import { fileSource } from './file-source.ts'
import {
  atWork,
  cancelledRule,
  changeImport,
  deleteRows,
  findingsOf,
  importById,
  refuseRow,
  rowsAfter,
  sweepImportsOf,
  type ImportFindings,
  type ImportRow,
  type ImportStatus,
  type JudgedRow,
  type RowIssue,
  type WrittenPart,
} from './import-files.ts'
import { issuesOfError } from './judge-rows.ts'
import { listChange, listSource } from './list-source.ts'
import type { RowSource } from './row-source.ts'
import { UnreadableFile } from './sheet.ts'
import { importRowTable } from './tables.ts'
import { insertPlanned, type ZipPictures } from './zip-pictures.ts'

/** The payload of an import's job. */
export interface ImportJob {
  readonly tenant: { readonly id: string; readonly site: SiteSlug }
  readonly import: string
  /** The administrator who asked for it in the name of its owner: the history says so, though the session may have ended. */
  readonly impersonator?: string
  /** Who asked for it, and from where: for the audit log, which is written when it is done. */
  readonly asked?: Pick<Event, 'actor' | 'actingAs' | 'ip' | 'userAgent'> & { readonly slug: string }
}

/** Adds the job of an import that the caller asks for, and how it is recorded in the audit log if that is wanted. */
export function* enqueueImport(
  dialect: Dialect,
  { tenant, sessionId }: Access,
  id: string,
  asked?: ImportJob['asked'],
): Operation<void> {
  const impersonator = yield* impersonatorOfSession(dialect, sessionId)
  const job: ImportJob = {
    tenant: { id: tenant!.id, site: tenant!.site },
    import: id,
    ...(impersonator && { impersonator }),
    ...(asked && { asked }),
  }
  yield* enqueue(dialect, 'import', job)
}

export interface ImportWork {
  readonly database: Database
  readonly storage: Storage
  /** Where the uploads of tenants are. */
  readonly uploads: Storage
  /** The local folder into which files are fetched to be read. */
  readonly folder: string
  /** The address that uploads are found at. */
  readonly origin: string
  readonly operator: () => Promise<string | undefined>
  readonly log: Pick<FastifyBaseLogger, 'error'>
}

/** How slices are written: what has come of one is read before the next. */
const repeated = { isRepeated: true } as const

/** How many records of a set are looked at in one turn before it is undone. */
const checkedAtOnce = 10

/** The most rows of one transaction of an import, and how long one may take, in milliseconds. */
const mostRows = 100
const longestSlice = { sqlite: 2, postgres: 40 } as const

/**
 * Judges, writes and undoes imports. Everything that is written is noted in the same transaction as how far it is: a
 * job that was cut off goes on where it was.
 */
export const importHandler = (work: ImportWork): JobHandler => ({
  retry: { first: 2_000, longest: 60_000, tries: 1000 },
  atOnce: 2,
  async run(payload, signal) {
    const job = payload as ImportJob
    const store = storeOf(work.database)
    const read = async () => work.database.read(job.tenant.id, () => importById(store, job.tenant.id, job.import))
    for (let row = await read(); row && atWork.includes(row.status); row = await read()) {
      const entity = entityByName(row.entity)
      if (!entity) {
        // It was dropped meanwhile, with its records: nothing can be written, nor taken back.
        const end = { status: 'failed', finishedAt: finished() } as const
        await work.database.write(job.tenant.id, () => changeImport(store, job.tenant.id, job.import, atWork, end))
        return
      }
      const step = await stepOf(work, store, job, row, entity, signal)
      if (row.status === 'judging') await judge(step)
      else if (row.status === 'writing') await write(step)
      else await reverse(step)
    }
  },
  async givenUp(payload) {
    const job = payload as ImportJob
    const changes = { status: 'failed', finishedAt: finished() } as const
    const { tenant, import: id } = job
    const store = storeOf(work.database)
    await work.database.write(tenant.id, function* () {
      if (yield* changeImport(store, tenant.id, id, ['judging'], changes)) return
      yield* beginRollback(store, tenant.id, id, stoppedFor('imports.notFinished'))
      const row = yield* importById(store, tenant.id, id)
      // What is half written or half undone never stays so: another job goes on with it.
      if (row && atWork.includes(row.status)) yield* enqueue(work.database.dialect, 'import', job)
    })
  },
})

interface Step {
  readonly work: ImportWork
  readonly store: Store
  readonly job: ImportJob
  readonly context: Context
  readonly tenant: string
  readonly row: ImportRow
  readonly signal: AbortSignal
  /** Whether its owner may still enter the tenant. */
  readonly mayContinue: () => Promise<boolean>
}

async function stepOf(
  work: ImportWork,
  store: Store,
  job: ImportJob,
  row: ImportRow,
  entity: Entity,
  signal: AbortSignal,
): Promise<Step> {
  const { tenant, impersonator } = job
  const operator = await work.operator()
  const mayContinue = async () =>
    operator !== undefined && work.database.read(operator, () => mayStillEnter(store, operator, tenant.id, row.owner))
  const context: Context = {
    store,
    entity,
    tenant,
    parent: row.parent ?? undefined,
    // A rollback for an account that has lost the right has no author.
    by: (await mayContinue()) ? row.owner : null,
    impersonator,
    requestId: `import ${row.id}`,
    isQuiet: true,
    colleagues:
      operator === undefined ? [] : await work.database.read(operator, () => colleagues(store, operator, tenant.id)),
  }
  return { work, store, job, context, tenant: tenant.id, row, signal, mayContinue }
}

const finished = (): string => new Date().toISOString()

type Stopped = NonNullable<ImportFindings['stopped']>

/** Why an import goes on no longer, whatever its rows. */
const stoppedFor = (rule: 'imports.noRight' | 'imports.notFinished' | typeof cancelledRule): Stopped => ({
  number: null,
  issues: [{ cell: null, path: [], rule, params: {} }],
})

const stoppedUnread = ({ rule, params }: UnreadableFile): Stopped => ({
  number: null,
  issues: [{ cell: null, path: [], rule: `imports.${rule}`, params }],
})

const stoppedBy = (error: unknown, number: number | null): Stopped => ({
  number,
  issues: issuesOfError(error).map((issue) => ({ ...issue, cell: null })),
})

/** Finds out what each row would do. Starts over if it was cut off. */
async function judge(step: Step): Promise<void> {
  const { work, store, context, tenant, row, signal, mayContinue } = step
  const { database } = work
  const change = async (from: readonly ImportStatus[], changes: Parameters<typeof changeImport>[4]) =>
    database.write(tenant, () => changeImport(store, tenant, row.id, from, changes))
  const fail = async (stopped?: Stopped) =>
    void (await change(['judging'], {
      status: 'failed',
      ...(stopped && { findings: { stopped } }),
      finishedAt: finished(),
    }))
  let source: RowSource | undefined
  try {
    await database.write(tenant, () => deleteRows(store, tenant, row.id), repeated)
    source =
      row.source === 'file' ? await fileSource(work, context, row, signal) : await listSource(context, row, work.origin)
    if (!source) return await fail()
    const counts = { judged: 0, created: 0, changed: 0, same: 0, refused: 0 }
    for (let isLast = false; !isLast;) {
      signal.throwIfAborted()
      if (!(await mayContinue())) return await fail(stoppedFor('imports.noRight'))
      const page = await source.next()
      const { judged } = page
      isLast = page.isLast
      counts.judged += judged.length
      for (const each of judged) counts[each === 'same' ? 'same' : each.outcome] += 1
      const findings = source.findings()
      const goesOn = await database.write(
        tenant,
        function* () {
          const isThere = yield* changeImport(store, tenant, row.id, ['judging'], {
            ...counts,
            findings,
            // Of a list it is known at its end.
            rows: isLast ? counts.judged : Math.max(row.rows, counts.judged),
            ...(isLast && { status: 'judged', finishedAt: finished() }),
          })
          if (isThere)
            for (const each of judged)
              if (each !== 'same') yield* importRowTable.insert(store, tenant, { import: row.id, ...each })
          return isThere
        },
        repeated,
      )
      if (!goesOn) return
    }
  } catch (error) {
    signal.throwIfAborted()
    // What passes by itself is tried again: a bucket that is away, a disk that is full.
    if (isPassing(error)) throw error
    if (error instanceof UnreadableFile) return await fail(stoppedUnread(error))
    work.log.error({ err: error }, 'an import was not judged')
    await fail()
  } finally {
    await source?.close()
  }
}

function isPassing(error: unknown): boolean {
  const failure = error instanceof ApiError ? error : asDiskError(error)
  return error instanceof DatabaseUnavailable || (failure !== undefined && failure.statusCode >= 500)
}

/** How many rows the next transaction has: as many as take about so long. */
function nextSize(size: number, took: number, dialect: Database['dialect']): number {
  const fits = Math.floor((size * longestSlice[dialect]) / Math.max(took, 0.1))
  return Math.max(1, Math.min(fits, size * 2, mostRows))
}

interface Slices {
  /** Does the next of them, so many at most; false if there are none. */
  slice(most: number): Operation<boolean>
  /** Ends it, and says why. */
  stop(stopped: Stopped): Promise<void>
  /** What a slice was refused for, and whether it had one alone. */
  refused(error: ApiError, isAlone: boolean): Promise<'stopped' | 'skipped' | 'find the one'>
  /** Whether its owner must still have the right. */
  needsRight: boolean
}

/** Does work in slices, each a short transaction of its own, of which each takes about so long as the database allows. */
async function inSlices(
  { work: { database }, tenant, signal, mayContinue }: Step,
  { slice, stop, refused, needsRight }: Slices,
): Promise<void> {
  let size = 2
  let isAlone = false
  for (;;) {
    signal.throwIfAborted()
    if (needsRight && !(await mayContinue())) return stop(stoppedFor('imports.noRight'))
    let began = performance.now()
    try {
      const most = isAlone ? 1 : size
      const goesOn = await database.write(
        tenant,
        function* () {
          began = performance.now()
          return yield* slice(most)
        },
        repeated,
      )
      if (!goesOn) return
      isAlone = false
    } catch (error) {
      // Whatever else happens, such as a lost connection, says nothing about a row: the job is tried again.
      if (!(error instanceof ApiError) || error instanceof DatabaseUnavailable) throw error
      const next = await refused(error, isAlone)
      if (next === 'stopped') return
      isAlone = next === 'find the one'
      continue
    }
    const took = performance.now() - began
    size = nextSize(size, took, database.dialect)
    // As long again belongs to others.
    await setTimeout(took)
  }
}

/**
 * Writes the judged rows in one change set. If a row is refused after all, because somebody changed something since it
 * was judged, everything is rolled back; of a list, such a record is left as it is, and the others are changed.
 */
async function write(step: Step): Promise<void> {
  const { work, store, job, context, tenant, row } = step
  const { database } = work
  const pictures = findingsOf(row).pictures ?? []
  const planned = new Map(pictures.map((each) => [srcOf(tenant, each.name), each]))
  const stop = async (stopped: Stopped): Promise<void> =>
    void (await database.write(tenant, () => beginRollback(store, tenant, row.id, stopped)))
  /** The row of a slice that is being written. */
  let number = 0
  await inSlices(step, {
    slice: (most) => writeSlice(store, context, job, most, planned, (next) => (number = next)),
    stop,
    async refused(error) {
      if (row.source === 'file') {
        await stop(stoppedBy(error, number))
        return 'stopped'
      }
      await database.write(tenant, () => skipRow(store, tenant, row.id, number, error), repeated)
      return 'skipped'
    },
    needsRight: true,
  })
}

/** Leaves a record of a list as somebody else has changed it meanwhile, and keeps why. */
function* skipRow(store: Store, tenant: string, id: string, number: number, cause: ApiError): Operation<void> {
  const row = yield* importById(store, tenant, id)
  if (row?.status !== 'writing') return
  yield* refuseRow(
    store,
    tenant,
    id,
    number,
    issuesOfError(cause).map((issue) => ({ ...issue, cell: null })),
  )
  yield* changeImport(store, tenant, id, ['writing'], { changed: row.changed - 1, refused: row.refused + 1 })
}

/** Begins to write what was judged at a time; false if it is not judged, or was judged again since. */
export function* beginWriting(store: Store, tenant: string, id: string, judgedAt: string): Operation<boolean> {
  const row = yield* importById(store, tenant, id)
  if (row?.finishedAt !== judgedAt) return false
  const begun = { status: 'writing', changeSet: uuid(), written: 0, size: 0, place: null, finishedAt: null } as const
  return yield* changeImport(store, tenant, id, ['judged'], begun)
}

/** Begins to roll back an import that its owner cancels; false if it is not being written. */
export const cancelWriting = (store: Store, tenant: string, id: string): Operation<boolean> =>
  beginRollback(store, tenant, id, stoppedFor(cancelledRule))

/** Begins to roll back what is half written; false if nothing is being written. */
const beginRollback = (store: Store, tenant: string, id: string, stopped: Stopped): Operation<boolean> =>
  changeImport(store, tenant, id, ['writing'], {
    status: 'takingBack',
    undoSet: uuid(),
    findings: { stopped },
    size: 0,
    place: endOfChangeSet,
  })

/** Records that an import was written or undone, in the transaction in which it is. */
function* audit(
  store: Store,
  { tenant, asked }: ImportJob,
  action: 'records-imported' | 'import-undone',
  { entity, title, created, changed, changeSet }: ImportRow,
): Operation<void> {
  if (!asked) return
  const { slug, ...event } = asked
  const detail = { tenant: tenant.id, slug, entity, file: title, created, changed, changeSet }
  yield* recordEvent(store, { action, ...event, detail })
}

/** Writes the next rows, and notes how far it is; false if there are none. `onRow` is called before each. */
function* writeSlice(
  store: Store,
  context: Context,
  job: ImportJob,
  most: number,
  planned: ZipPictures['planned'],
  onRow: (number: number) => void,
): Operation<boolean> {
  const id = job.import
  const tenant = context.tenant.id
  const row = yield* importById(store, tenant, id)
  if (row?.status !== 'writing') return false
  const wanted = { outcomes: ['created', 'changed'], after: row.place ?? 0, most } as const
  const rows = yield* rowsAfter(store, tenant, id, wanted)
  if (rows.length === 0) {
    yield* changeImport(store, tenant, id, ['writing'], { status: 'done', place: null, finishedAt: finished() })
    yield* audit(store, job, 'records-imported', row)
    return false
  }
  const changeSet = newChangeSet({ id: row.changeSet!, size: row.size })
  for (const each of rows) {
    onRow(each.number)
    const change = row.source === 'file' ? changeOf(each) : listChange(context, row, each)
    yield* insertPlanned(context, 'values' in change ? change.values! : null, planned)
    yield* commit({ ...context, changeSet }, change)()
  }
  const written = row.written + rows.length
  const place = rows.at(-1)!.number
  return yield* changeImport(store, tenant, id, ['writing'], { written, size: changeSet.size, place })
}

const changeOf = ({ record: id, version, values }: JudgedRow): Change =>
  id === null ? { kind: 'create', values: values! } : { kind: 'update', id, expectedVersion: version!, values: values! }

/** The most records that are named because they could not be rolled back. */
const mostLeft = 20

/** A context for the records of a change set, which are of any entity. */
function setContext(
  { store, tenant, by, impersonator, requestId, colleagues = [] }: Context,
  row: ImportRow,
  changeSet: ChangeSet,
): ChangeSetContext {
  const { givenUp: ignored } = findingsOf(row)
  return { store, tenant, by, impersonator, requestId, isQuiet: true, colleagues, changeSet, ignored }
}

/** Where what an import has written stands, the latest first. */
const writtenParts = (row: ImportRow): readonly WrittenPart[] =>
  findingsOf(row).parts ?? [{ changeSet: row.changeSet!, before: endOfChangeSet }]

/** Begins to undo an import; false if it is not a written one. */
export function* beginUndo(store: Store, tenant: string, id: string): Operation<boolean> {
  const row = yield* importById(store, tenant, id)
  if (row?.status !== 'done') return false
  const { parts, givenUp } = findingsOf(row)
  return yield* changeImport(store, tenant, id, ['done'], {
    status: 'undoing',
    undoSet: uuid(),
    size: 0,
    place: writtenParts(row)[0]!.before,
    findings: { parts, givenUp },
    finishedAt: null,
  })
}

/** The statuses in which a change set is undone, and what comes when it is. */
const reversals = {
  takingBack: 'refused',
  undoing: 'undone',
  redoing: 'done',
} as const satisfies Partial<Record<ImportStatus, ImportStatus>>

/** Which change set is undone, and as part of which one. */
function setsOf(row: ImportRow): { readonly of: string; readonly into: ChangeSet } {
  const [{ changeSet }] = writtenParts(row) as [WrittenPart]
  const [of, into] = row.status === 'redoing' ? [row.undoSet!, changeSet] : [changeSet, row.undoSet!]
  return { of, into: newChangeSet({ id: into, size: row.size }) }
}

/**
 * Undoes a change set from its end. An undo that meets a record which somebody has changed is itself undone; when an
 * import is rolled back, such a record stays as it is and is named.
 */
async function reverse(step: Step): Promise<void> {
  const { store, job, context, tenant, row } = step
  const status = row.status as keyof typeof reversals
  const stop = async (stopped: Stopped): Promise<void> => revertUndo(store, tenant, row.id, stopped)
  await inSlices(step, {
    slice: (most) => reverseSlice(store, context, job, status, most),
    stop,
    async refused(error, isAlone) {
      const stopped = stoppedBy(error, null)
      if (status === 'undoing') {
        await stop(stopped)
        return 'stopped'
      }
      if (!isAlone) return 'find the one'
      await skipRecord(store, context, row.id, status, stopped)
      return 'skipped'
    },
    needsRight: status === 'undoing',
  })
}

function* reverseSlice(
  store: Store,
  context: Context,
  job: ImportJob,
  status: keyof typeof reversals,
  most: number,
): Operation<boolean> {
  const id = job.import
  const tenant = context.tenant.id
  const row = yield* importById(store, tenant, id)
  if (row?.status !== status) return false
  const { of, into } = setsOf(row)
  const undone = yield* undoSlice(setContext(context, row, into), of, { before: row.place!, most })
  if (undone) {
    // Other records of the set, which were changed by the way, are no rows of the import.
    const records = undone.entities.filter((entity) => entity === row.entity).length
    return yield* changeImport(store, tenant, id, [status], {
      written: status === 'redoing' ? row.written + records : Math.max(row.written - records, 0),
      size: into.size,
      place: undone.before,
    })
  }
  const [, ...earlier] = status === 'undoing' ? writtenParts(row) : []
  if (earlier.length > 0)
    return yield* changeImport(store, tenant, id, [status], {
      findings: { ...findingsOf(row), parts: earlier },
      place: earlier[0]!.before,
    })
  yield* changeImport(store, tenant, id, [status], {
    status: reversals[status],
    place: null,
    finishedAt: finished(),
  })
  if (status === 'undoing') yield* audit(store, job, 'import-undone', row)
  return false
}

/**
 * An undo that cannot be finished is undone. What it had undone stands in another change set from then on, so that the
 * next undo begins with that one and goes on where this one stopped.
 */
async function revertUndo(store: Store, tenant: string, id: string, stopped: Stopped): Promise<void> {
  await store.database.write(tenant, function* () {
    const row = yield* importById(store, tenant, id)
    if (row?.status !== 'undoing') return
    const { givenUp = [] } = findingsOf(row)
    const [part, ...earlier] = writtenParts(row) as [WrittenPart, ...WrittenPart[]]
    const again = uuid()
    const findings: ImportFindings = {
      stopped,
      parts: [{ changeSet: again, before: endOfChangeSet }, { ...part, before: row.place! }, ...earlier],
      givenUp: [...givenUp, row.undoSet!, again],
    }
    yield* changeImport(store, tenant, id, ['undoing'], {
      status: 'redoing',
      findings,
      size: 0,
      place: endOfChangeSet,
    })
  })
}

const ofOne: Readonly<Record<string, string>> = {
  'integrity.changedSince': 'imports.changedSince',
  'integrity.notUndoable': 'imports.goneForGood',
}

/** Why one record is left, where a refused undo would say that nothing was undone. */
const ofOneRecord = (issue: RowIssue): RowIssue => ({ ...issue, rule: ofOne[issue.rule] ?? issue.rule })

/** Skips a record that cannot be rolled back, and keeps its name and the reason. */
async function skipRecord(
  store: Store,
  context: Context,
  id: string,
  status: keyof typeof reversals,
  { issues }: Stopped,
): Promise<void> {
  const tenant = context.tenant.id
  await store.database.write(tenant, function* () {
    const row = (yield* importById(store, tenant, id))!
    const { of, into } = setsOf(row)
    const passed = yield* skipLast(setContext(context, row, into), of, row.place!)
    if (!passed) return
    const findings = findingsOf(row)
    const named = findings.left ?? []
    const left = [...named, { id: passed.id, title: passed.title, issues: issues.map(ofOneRecord) }].slice(0, mostLeft)
    const leftInAll = (findings.leftInAll ?? named.length) + 1
    yield* changeImport(store, tenant, id, [status], {
      place: passed.before,
      findings: { ...findings, left, leftInAll },
    })
  })
}

/** Throws if somebody has changed a record of an import since: then it cannot be undone as a whole. */
export async function assertUndoable(context: Context, row: ImportRow): Promise<void> {
  const { database } = context.store
  const inSet = setContext(context, row, newChangeSet())
  const check = async (changeSet: string, before: number): Promise<number | undefined> => {
    // SQLite reads at once: without this, the whole set would be one turn.
    await setImmediate()
    const slice = { before, most: checkedAtOnce }
    return (await database.read(context.tenant.id, () => checkSlice(inSet, changeSet, slice)))?.before
  }
  for (const part of writtenParts(row))
    for (let before: number | undefined = part.before; before !== undefined;)
      before = await check(part.changeSet, before)
}

/** Removes the files, rows and memory of imports whose time is over. */
export async function sweepImports(database: Database, operator: string | undefined, now = Date.now()): Promise<void> {
  const store = storeOf(database)
  for (const { id } of await allTenants(database, operator))
    await database.write(id, () => sweepImportsOf(store, id, now))
}
