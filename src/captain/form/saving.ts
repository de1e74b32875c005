import type { Values } from '../../../entities/body.ts'
import { refusalOf } from './failure.ts'
import { focusFault, showAnswer } from './focus.ts'
import { intended, publicationOf, type Intent } from './intent.ts'
import { settle, type Choice } from './merge.ts'
import { changedFields } from './same.ts'
import type { Session } from './session.ts'
import type { Transport } from './transport.ts'
import { turnedIn } from './turned.ts'

export interface Saved {
  readonly record: Values
  /** The record as it was before; on create, what the form started with. Version 0: there is nothing to go back to. */
  readonly before: Values
  /** What the form held when it was sent. */
  readonly sent: Values
  readonly intent: Intent
  /** Whether another person's changes were taken in on the way. */
  readonly merged: boolean
}

export interface Saving {
  /** Saves what was typed, once; does nothing while a save is under way. */
  save(intent?: Intent): Promise<void>
  /** Ends a conflict: the sides chosen are merged and saved. */
  resolve(choices: Readonly<Record<string, Choice>>): Promise<void>
  /** Takes in a newer state of the record, or tells of it where it clashes with what was typed. */
  arrived(record: Values): void
}

type Writing = Pick<Transport, 'create' | 'update' | 'lastWriter'>

/** Writes a form's record and meets every answer, so that nothing typed is lost. */
export function openSaving(
  session: Session,
  transport: Writing,
  onSaved: (saved: Saved) => void,
  mayMove: (to: string | undefined, body: Values) => Promise<boolean> = async () => true,
): Saving {
  const { state, entity, names, form } = session
  async function save(intent: Intent = {}, merged = false, again = false): Promise<void> {
    const { saving, conflict } = state.get()
    if (saving) return
    if (conflict) return state.set({ conflict: { ...conflict, open: true } })
    const body = session.attempt(intended(entity, intent))
    if (!body) return focusFault(state.get().faults[0]?.path)

    // Asked only when nothing is wrong with what was typed, and once however often it has to be sent.
    const turned = turnedIn(entity, state.get().base, body).length > 0
    if ((intent.to !== undefined || turned) && !intent.asked) {
      if (await mayMove(intent.to, body)) return save({ ...intent, asked: true }, merged, again)
      return
    }

    const { base: before } = state.get()
    const changed = changedFields(names, before, body)
    if (form === 'edit' && changed.length === 0 && before.version !== 0) {
      session.put(body)
      // It was written the first time after all, and only the answer was lost.
      if (again)
        onSaved({ record: before, before: { id: before.id, version: 0 }, sent: session.values(), intent, merged })
      return
    }
    const sent = structuredClone(session.values())
    const { idempotencyKey = crypto.randomUUID() } = state.get()
    state.set({ saving: true, ...(isNew(before) && { idempotencyKey }) })
    try {
      const record = await write(before, body, changed, idempotencyKey)
      state.set({ saving: false, idempotencyKey: undefined })
      onSaved({ record, before, sent, intent, merged })
    } catch (error) {
      state.set({ saving: false })
      await refused(error, intent)
      if (state.get().failure || state.get().conflict) showAnswer()
    }
  }

  const isNew = (before: Values): boolean => form === 'create' && before.id === undefined

  function write(before: Values, body: Values, changed: readonly string[], key: string): Promise<Values> {
    if (isNew(before)) return transport.create(filled(body), key)
    // What was never saved is written whole; else only what changed goes, so that the rest cannot be overwritten.
    const fields = before.version === 0 ? names : changed
    return transport.update(before, { ...only(fields, body), version: before.version })
  }

  async function refused(error: unknown, intent: Intent): Promise<void> {
    const refusal = refusalOf(error)
    if (refusal.kind === 'stale') return meet(refusal.current, intent)
    if (refusal.kind === 'made') return takeOver(refusal.current, intent)
    if (refusal.kind === 'issues') {
      session.land(refusal.issues)
      return focusFault(state.get().faults[0]?.path)
    }
    const retry = () => void save(intent)
    state.set({ failure: { kind: refusal.kind, wentOffline: !navigator.onLine, retry } })
  }

  /** Somebody wrote first. What only one side touched merges by itself; the rest, and anything about to be published unseen, is asked. */
  async function meet(theirs: Values, intent: Intent): Promise<void> {
    const { clashes, taken } = session.against(theirs)
    const publishing = intent.to !== undefined && intent.to === publicationOf(entity)?.window?.during
    if (clashes.length > 0 || (publishing && taken.length > 0)) return tell(theirs, intent)
    session.rebase(theirs)
    return save(intent, taken.length > 0, true)
  }

  /** It was made the first time, and only the answer was lost: what was typed since is a change of it. */
  async function takeOver(made: Values, intent: Intent): Promise<void> {
    if (made.version !== 1) return tell(made, intent)
    session.rebase(made, made)
    return save(intent)
  }

  async function tell(theirs: Values, intent: Intent): Promise<void> {
    const { name, at } = await transport.lastWriter(String(theirs.id)).catch(() => unknownWriter)
    state.set({ conflict: { theirs, intent, by: name, at: at ?? String(theirs.updatedAt ?? ''), open: false } })
  }

  return {
    async save(intent) {
      await session.flush()
      await save(intent)
    },
    async resolve(choices) {
      const { conflict } = state.get()
      if (!conflict) return
      await session.flush()
      const values = settle(session.against(conflict.theirs), choices)
      state.set({ conflict: undefined })
      session.restart(conflict.theirs, values)
      await save(conflict.intent, true)
    },
    arrived(theirs) {
      const { base, saving } = state.get()
      if (saving || Number(theirs.version) <= Number(base.version)) return
      if (session.against(theirs).clashes.length === 0) session.rebase(theirs)
      else void tell(theirs, {})
    },
  }
}

const unknownWriter: Awaited<ReturnType<Transport['lastWriter']>> = {}

const only = (names: readonly string[], values: Values): Values =>
  Object.fromEntries(names.map((name) => [name, values[name] ?? null]))

const filled = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))
