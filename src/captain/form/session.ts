import type { UseFormReturn } from 'react-hook-form'
import { normalised, readBody, type Form, type Values } from '../../../entities/body.ts'
import { formFields } from '../../../entities/at-site.ts'
import type { Entity } from '../../../entities/entity.ts'
import type { Issue } from '../../../entities/issue.ts'
import type { SiteSlug } from '../../../entities/sites.ts'
import type { Conflict } from './conflict.ts'
import { showErrors } from './errors.ts'
import type { Failure } from './failure.ts'
import { merge, type Merge } from './merge.ts'
import { faultsOf, notesOf, type Fault, type Notes } from './notes.ts'
import { firstOfEachPlace, review } from './review.ts'
import { changedFields, same } from './same.ts'
import { createStore, type Store } from './store.ts'

export interface FormState {
  /** The record as last loaded or saved; on create, what a new one starts with. */
  readonly base: Values
  /** The fields that differ from it. */
  readonly changed: readonly string[]
  readonly notes: Notes
  /** Every fault that is shown, in the order of the form. */
  readonly faults: readonly Fault[]
  /** Whether saving was tried since the record was last in order: then the faults are listed. */
  readonly attempted: boolean
  readonly saving: boolean
  /** Under it a new record is made once, however often its answer is lost: drawn when it is first sent. */
  readonly idempotencyKey?: string | undefined
  readonly failure?: Failure | undefined
  /** What another person saved meanwhile. */
  readonly conflict?: Conflict | undefined
}

interface Opening {
  readonly entity: Entity
  readonly site: SiteSlug
  readonly form: Form
  readonly base: Values
  readonly control: UseFormReturn<Record<string, unknown>>
  words(issue: Issue): string
}

/** One open form: the record it started from, what was typed, and what is wrong with it. */
export interface Session extends Pick<Opening, 'entity' | 'site' | 'form' | 'control'> {
  readonly names: readonly string[]
  readonly state: Store<FormState>
  values(): Values
  /** A control whose value comes a moment after it was typed. Answers how to take it back. */
  pending(flush: () => Promise<void>): () => void
  /** Everything typed is among the values when this resolves. */
  flush(): Promise<void>
  /** A field was typed in. Without a name: any may have been. */
  edited(field?: string): void
  /** A field was left: its value takes its stored form, its faults show. */
  left(field: string): void
  /** Shows every fault; the body to send when there is none. */
  attempt(extra?: Values): Values | undefined
  /** Puts the issues of a refused request at their fields, until those are typed in again. */
  land(issues: readonly Issue[]): void
  lookedUp(field: string, state: 'checking' | 'unchecked' | 'free' | 'taken'): void
  /** What the tenant's other records give to think about values of the form; it is said until one of those changes. */
  advised(warnings: readonly Issue[], about: Values): void
  /** What is typed here and another state of the record, merged on the base; `since` stands in for the base. */
  against(record: Values, since?: Values): Merge
  /** Makes a record the new base; what was typed since `sent` stays, what differs otherwise follows the record. */
  rebase(record: Values, sent?: Values): void
  /** Makes a record the new base, and other values the typed ones. */
  restart(record: Values, values: Values): void
  /** Sets fields as if typed. */
  put(values: Values): void
  /** Back to the record as it was last saved. */
  reset(): void
  /** The record was saved; what was typed while it was on its way stays. */
  settled(saved: { readonly record: Values; readonly sent: Values }): void
}

export function openSession({ entity, site, form, base, control, words }: Opening): Session {
  const names = formFields(entity, form, site).map(({ name }) => name)
  const state = createStore<FormState>({ base, changed: [], notes: {}, faults: [], attempted: false, saving: false })
  /** The fields whose faults show as they are typed in. */
  const open = new Set<string>()
  const pending = new Set<() => Promise<void>>()
  let refused: readonly { readonly issue: Issue; readonly value: unknown }[] = []
  let advice: { readonly warnings: readonly Issue[]; readonly about: Values } = { warnings: [], about: {} }
  let lookups: Readonly<Record<string, 'checking' | 'unchecked'>> = {}

  const values = (): Values => control.getValues()
  const isOpen = (field: unknown): boolean => field === undefined || open.has(String(field))

  function refresh(): void {
    const now = values()
    const { base: from, notes: before } = state.get()
    const found = review(entity, site, form, { ...from, ...now }, from)
    refused = refused.filter(({ issue: { path }, value }) => path.length === 0 || same(value, now[String(path[0])]))
    const faults = inOrder(names, [
      ...refused.map(({ issue }) => issue),
      ...found.faults.filter(({ path }) => isOpen(path[0])),
    ])
    const advised = Object.entries(advice.about).every(([name, value]) => same(value, now[name])) ? advice.warnings : []
    const notes = notesOf({ faults, warnings: [...found.warnings, ...advised], lookups, words }, before)
    state.set({ changed: changedFields(names, from, now), notes, faults: faultsOf(faults, words) })
    showErrors(control, before, notes)
  }

  function put(next: Values): void {
    for (const [name, value] of Object.entries(next)) {
      if (names.includes(name) && !same(control.getValues(name), value))
        control.setValue(name, structuredClone(value ?? null))
    }
    refresh()
  }

  const against = (record: Values, since: Values = state.get().base): Merge => merge(names, since, values(), record)

  /** Remembers issues that the form cannot find by itself, with the values that they are about. */
  function refuse(issues: readonly Issue[]): void {
    refused = issues.map((issue) => ({ issue, value: structuredClone(values()[String(issue.path[0])]) }))
  }

  /** No fault is pointed out until something is typed again. */
  function calm(): void {
    open.clear()
    refused = []
    lookups = {}
    state.set({ attempted: false, failure: undefined, conflict: undefined })
  }

  function restart(record: Values, next: Values): void {
    state.set({ base: record })
    put(next)
  }

  return {
    entity,
    site,
    form,
    control,
    names,
    state,
    values,
    put,
    pending(flush) {
      pending.add(flush)
      return () => void pending.delete(flush)
    },
    flush: async () => void (await Promise.all([...pending].map((flush) => flush()))),
    edited(field) {
      if (field !== undefined && !state.get().attempted && !state.get().notes[field]?.error) open.delete(field)
      refresh()
    },
    left(field) {
      const value = control.getValues(field)
      const settled = typeof value === 'string' ? normalised(entity, { [field]: value })[field] : value
      if (!same(settled, value)) control.setValue(field, settled)
      open.add(field)
      refresh()
    },
    attempt(extra = {}) {
      for (const name of names) open.add(name)
      refused = []
      const sent = { ...values(), ...extra }
      const body = Object.fromEntries(names.map((name) => [name, sent[name] ?? null]))
      const { base: from } = state.get()
      const { faults } = review(entity, site, form, { ...from, ...body }, from)
      // Faults of what was typed are found again as they are mended; only those that the extra brought must be remembered.
      const typed = new Set(
        review(entity, site, form, { ...from, ...values() }, from).faults.map(({ path }) => path.join('.')),
      )
      refuse(faults.filter(({ path }) => !typed.has(path.join('.'))))
      state.set({ attempted: faults.length > 0, failure: undefined })
      refresh()
      if (faults.length > 0) return undefined
      const read = readBody(entity, site, form, body)
      return Object.fromEntries(names.map((name) => [name, (read.issues ? body : read.values)[name] ?? null]))
    },
    land(issues) {
      for (const name of names) open.add(name)
      refuse(issues)
      state.set({ attempted: true })
      refresh()
    },
    lookedUp(field, result) {
      const { [field]: _, ...others } = lookups
      lookups = result === 'checking' || result === 'unchecked' ? { ...others, [field]: result } : others
      if (result === 'taken') {
        refuse([...refused.map(({ issue }) => issue), { path: [field], rule: 'duplicate', params: {} }])
      }
      refresh()
    },
    advised(warnings, about) {
      advice = { warnings, about: structuredClone(about) }
      refresh()
    },
    settled({ record, sent }) {
      calm()
      restart(record, against(record, sent).values)
    },
    reset() {
      calm()
      const { base: saved } = state.get()
      restart(saved, Object.fromEntries(names.map((name) => [name, saved[name] ?? null])))
    },
    against,
    restart,
    rebase: (record, sent) => restart(record, against(record, sent).values),
  }
}

/** Issues in the order of the form's fields, those of the whole record first. */
const inOrder = (names: readonly string[], issues: readonly Issue[]): readonly Issue[] => {
  const rank = ({ path }: Issue): number => (path.length === 0 ? -2 : names.indexOf(String(path[0])))
  return firstOfEachPlace(issues).toSorted((a, b) => rank(a) - rank(b))
}
