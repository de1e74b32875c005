import type { Values } from '../../../entities/language/input/body.ts'
import type { Issue } from '../../../entities/language/input/issues.ts'
import { saveRefusalOf } from './save-failure.ts'
import { focusField, showResponse } from './focus-field.ts'
import { intentValues, publicationField, publishesDraft, type SaveIntent } from './save-intent.ts'
import { resolveConflicts, type ConflictChoice } from './merge.ts'
import { changedFields } from './same-value.ts'
import type { FormSession } from './form-session.ts'
import { hasLiveConflicts, isNewerState } from './open-draft.ts'
import type { Transport, Written } from './transport.ts'
import { changedToggles } from './changed-toggles.ts'

export interface SaveResult extends Written {
  /** The record before the save; on create, the initial values. Version 0 means that there is nothing to revert to. */
  readonly before: Values
  /** The form's values at the time of the request. */
  readonly sent: Values
  readonly intent: SaveIntent
  /** Whether another user's changes were merged in. */
  readonly merged: boolean
}

export interface RecordSaver {
  /** Saves the form; does nothing while a save is in progress. */
  save(intent?: SaveIntent): Promise<void>
  /** Resolves a conflict: merges with the chosen sides and saves. */
  resolve(choices: Readonly<Record<string, ConflictChoice>>): Promise<void>
  /** Merges in a newer state of the record, or reports a conflict where it clashes with unsaved changes. */
  receive(record: Values): void
}

/** How long saving may wait for controls before it is shown, in milliseconds: most have nothing to wait for. */
const noticedAfter = 150

type RecordWriter = Pick<Transport, 'create' | 'update' | 'updateWithChildren' | 'writeDraft' | 'lastWriter'>

/** Saves a form's record and handles every response, so that no unsaved change is lost. */
export function createRecordSaver(
  session: FormSession,
  transport: RecordWriter,
  onSaved: (saved: SaveResult) => void,
  confirmSave: (to: string | undefined, body: Values) => Promise<boolean> = async () => true,
): RecordSaver {
  const { state, entity, names, form, tables } = session
  const tableNames = tables?.names ?? []
  async function save(intent: SaveIntent = {}, merged = false, again = false): Promise<void> {
    const { saving, conflict } = state.get()
    if (saving) return
    if (conflict) return state.set({ conflict: { ...conflict, open: true } })
    const body = session.attempt(intentValues(entity, intent), intent.draft && !publishesDraft(intent))
    if (!body) return focusField(state.get().faults[0]?.path)

    // What is published may be other than the user knows, where somebody changed the same live.
    if (publishesDraft(intent) && intent.liveVersion !== Number(state.get().base.version)) {
      if (hasLiveConflicts(state.get().base)) return state.set({ comparing: intent })
    }

    // Confirm only when validation passes, and only once, however many retries the save takes.
    const hasChangedToggles = !intent.draft && changedToggles(entity, state.get().base, body).length > 0
    if ((intent.to !== undefined || hasChangedToggles) && !intent.confirmed) {
      if (await confirmSave(intent.to, body)) return save({ ...intent, confirmed: true }, merged, again)
      return
    }

    const { base: before } = state.get()
    const changed = changedFields(names, before, body)
    const rows = Object.fromEntries(tableNames.filter((name) => name in body).map((name) => [name, body[name]]))
    const hasRows = Object.keys(rows).length > 0
    const isSave = intent.draft === undefined || intent.draft === 'save'
    if (form === 'edit' && isSave && changed.length === 0 && !hasRows && before.version !== 0) {
      session.put(body)
      // The first request did succeed; only its response was lost.
      if (again)
        onSaved({ record: before, before: { id: before.id, version: 0 }, sent: session.values(), intent, merged })
      return
    }
    const sent = structuredClone(session.values())
    const { idempotencyKey = crypto.randomUUID() } = state.get()
    state.set({ saving: true, ...(isNew(before) && { idempotencyKey }) })
    try {
      const written: Written = intent.draft
        ? await transport.writeDraft!(before, pickFields(changed, body), intent)
        : await write(before, body, changed, rows, idempotencyKey)
      const record = hasRows ? await withRows(written.record, rows, sent, before) : written.record
      // The form of a new record is about to be replaced: what was typed into it now would be lost.
      state.set({ saving: form === 'create', idempotencyKey: undefined })
      onSaved({ ...written, record, before, sent, intent, merged })
    } catch (error) {
      state.set({ saving: false })
      await handleRefusal(error, intent)
      if (state.get().failure || state.get().conflict) showResponse()
    }
  }

  const isNew = (before: Values): boolean => form === 'create' && before.id === undefined

  async function write(
    before: Values,
    body: Values,
    changed: readonly string[],
    rows: Values,
    key: string,
  ): Promise<Written> {
    if (isNew(before)) return { record: await transport.create(withoutNulls(body), key) }
    // A record that was never saved is sent whole; otherwise only the changed fields, so as not to overwrite the rest.
    const fields = before.version === 0 ? names : changed
    const data = { ...pickFields(fields, body), version: before.version }
    if (Object.keys(rows).length > 0) return transport.updateWithChildren(before, { ...data, ...rows })
    return { record: await transport.update(before, data) }
  }

  /** The record with the rows of its children after a save; read again where the answer does not tell. */
  async function withRows(record: Values, rows: Values, sent: Values, before: Values): Promise<Values> {
    const answered = tables!.saved(rows, sent, before, record)
    return { ...record, ...(answered ?? (await tables!.read(String(record.id)))) }
  }

  async function handleRefusal(error: unknown, intent: SaveIntent): Promise<void> {
    const refusal = saveRefusalOf(error)
    if (refusal.kind === 'stale') return mergeStale(refusal.current, intent)
    if (refusal.kind === 'made') return adoptCreated(refusal.current, intent)
    if (refusal.kind === 'issues') {
      await readChangedRows(refusal.issues)
      session.showServerIssues(refusal.issues)
      return focusField(state.get().faults[0]?.path)
    }
    const retry = () => void saveSettled(intent)
    state.set({ failure: { kind: refusal.kind, wentOffline: !navigator.onLine, retry } })
  }

  /** Somebody else has changed or deleted rows: what is typed stays, on top of what they are now. */
  async function readChangedRows(issues: readonly Issue[]): Promise<void> {
    const isAbout = ({ path, rule }: Issue) =>
      tableNames.includes(String(path[0])) && rule.startsWith('integrity.record')
    if (!issues.some(isAbout)) return
    const rows = await tables!.read(String(state.get().base.id)).catch(() => undefined)
    if (rows) session.receiveTables(rows)
  }

  /**
   * Another user saved first. Fields that only one side changed are merged; a clash, or publishing changes this user
   * has not seen, is left to the user.
   */
  async function mergeStale(theirs: Values, intent: SaveIntent): Promise<void> {
    if (needsChoice(theirs, intent)) return showConflict(theirs, intent)
    const { taken } = session.mergeWith(theirs)
    session.rebase(theirs)
    return save(intent, taken.length > 0, true)
  }

  function needsChoice(theirs: Values, intent: SaveIntent): boolean {
    const { clashes, taken } = session.mergeWith(theirs)
    const { to } = intent
    const publishing = publishesDraft(intent) || (to !== undefined && to === publicationField(entity)?.window?.during)
    return clashes.length > 0 || (publishing && taken.length > 0)
  }

  /** The first create did succeed and only its response was lost; edits made since are saved as an update. */
  async function adoptCreated(created: Values, intent: SaveIntent): Promise<void> {
    if (created.version !== 1) return showConflict(created, intent)
    session.rebase(created, created)
    return save(intent)
  }

  /** Shows a conflict, or a newer state of the record in one that stands: its save and its comparison stay. */
  async function showConflict(theirs: Values, intent?: SaveIntent): Promise<void> {
    const { name, at } = await transport.lastWriter(String(theirs.id)).catch(() => unknownWriter)
    const { base, conflict: standing } = state.get()
    // Resolved meanwhile.
    if (!isNewerState(theirs, base)) return
    const isOlder = standing && isNewerState(standing.theirs, theirs)
    const latest = isOlder ? standing : { theirs, by: name, at: at ?? String(theirs.updatedAt ?? '') }
    state.set({ conflict: { ...latest, intent: intent ?? standing?.intent, open: standing?.open ?? false } })
  }

  let isSettling = false
  /** Waits for what the controls have not committed yet; false if they cannot, or somebody waits already. */
  async function settled(): Promise<boolean> {
    if (isSettling) return false
    isSettling = true
    const wondering = setTimeout(() => state.set({ settling: true }), noticedAfter)
    try {
      return await session.flush()
    } finally {
      isSettling = false
      clearTimeout(wondering)
      if (state.get().settling) state.set({ settling: false })
    }
  }

  async function saveSettled(intent?: SaveIntent, merged?: boolean): Promise<void> {
    if (await settled()) await save(intent, merged)
  }

  /** Where there is a draft, saving alone never changes what is public. */
  const meant = (intent: SaveIntent = {}): SaveIntent =>
    state.get().intoDraft && intent.to === undefined ? { draft: 'save', ...intent } : intent

  return {
    save: (intent) => saveSettled(meant(intent)),
    async resolve(choices) {
      const { conflict } = state.get()
      if (!conflict || !(await settled())) return
      const values = resolveConflicts(session.mergeWith(conflict.theirs), choices)
      state.set({ conflict: undefined })
      const intent = meant(conflict.intent)
      session.restart(conflict.theirs, values)
      await save(intent, true)
    },
    receive(theirs) {
      const { base, saving, arriving, conflict } = state.get()
      // What replaces a field would lose what is on its way to it; the next save merges the newer state.
      if (saving || arriving > 0) return
      if (Number(theirs.version) === Number(base.version)) session.receiveTables(theirs)
      if (!isNewerState(theirs, base)) return
      if (conflict && !isNewerState(theirs, conflict.theirs)) return
      if (needsChoice(theirs, conflict?.intent ?? {})) return void showConflict(theirs)
      const isMerged = session.mergeWith(theirs).taken.length > 0
      state.set({ conflict: undefined })
      session.rebase(theirs)
      // Nothing is left of the conflict that its save met.
      if (conflict?.intent) void saveSettled(conflict.intent, isMerged)
    },
  }
}

const unknownWriter: Awaited<ReturnType<Transport['lastWriter']>> = {}

const pickFields = (names: readonly string[], values: Values): Values =>
  Object.fromEntries(names.map((name) => [name, values[name] ?? null]))

const withoutNulls = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))
