import type { UseFormReturn } from 'react-hook-form'
import { normaliseValues, readBody, type Form, type Values } from '../../../../entities/language/input/body.ts'
import { formFields } from '../../../../entities/language/site-fields.ts'
import type { Entity } from '../../../../entities/language/entity.ts'
import type { Issue } from '../../../../entities/language/input/issues.ts'
import type { SiteSlug } from '../../../../entities/language/sites.ts'
import type { Conflict } from '../conflicts/conflict.ts'
import { showErrorsInForm } from './show-errors.ts'
import type { SaveFailure } from './save-failure.ts'
import { mergeChanges, type MergeResult } from '../conflicts/merge.ts'
import { formErrors, messagesOf, type FormError, type FormMessages } from './field-messages.ts'
import { firstIssuePerPath, validateForm } from './validate.ts'
import { changedFields, isSameValue } from './same-value.ts'
import { createStore, type Store } from './store.ts'

export interface FormState {
  /** The record as last loaded or saved; on create, what a new one starts with. */
  readonly base: Values
  /** The fields that differ from it. */
  readonly changed: readonly string[]
  readonly messages: FormMessages
  /** Every fault that is shown, in the order of the form. */
  readonly faults: readonly FormError[]
  /** Whether saving was tried since the record was last in order: then the faults are listed. */
  readonly attempted: boolean
  readonly saving: boolean
  /** Under it a new record is made once, however often its answer is lost: drawn when it is first sent. */
  readonly idempotencyKey?: string | undefined
  readonly failure?: SaveFailure | undefined
  /** What another person saved meanwhile. */
  readonly conflict?: Conflict | undefined
}

interface FormSessionOptions {
  readonly entity: Entity
  readonly site: SiteSlug
  readonly form: Form
  readonly base: Values
  readonly control: UseFormReturn<Record<string, unknown>>
  words(issue: Issue): string
}

/** One open form: the record it started from, what was typed, and what is wrong with it. */
export interface FormSession extends Pick<FormSessionOptions, 'entity' | 'site' | 'form' | 'control'> {
  readonly names: readonly string[]
  readonly state: Store<FormState>
  values(): Values
  /** A control whose value comes a moment after it was typed. Answers how to take it back. */
  pending(flush: () => Promise<void>): () => void
  /** Everything typed is among the values when this resolves. */
  flush(): Promise<void>
  /** A field was typed in. Without a name: any may have been. */
  fieldEdited(field?: string): void
  /** A field was left: its value takes its stored form, its faults show. */
  fieldLeft(field: string): void
  /** Shows every fault; the body to send when there is none. */
  attempt(extra?: Values): Values | undefined
  /** Puts the issues of a refused request at their fields, until those are typed in again. */
  showServerIssues(issues: readonly Issue[]): void
  lookupFinished(field: string, state: 'checking' | 'unchecked' | 'free' | 'taken'): void
  /** What the tenant's other records give to think about values of the form; it is said until one of those changes. */
  setAdvice(warnings: readonly Issue[], about: Values): void
  /** What is typed here and another state of the record, merged on the base; `since` stands in for the base. */
  mergeWith(record: Values, since?: Values): MergeResult
  /** Makes a record the new base; what was typed since `sent` stays, what differs otherwise follows the record. */
  rebase(record: Values, sent?: Values): void
  /** Makes a record the new base, and other values the typed ones. */
  restart(record: Values, values: Values): void
  /** Sets fields as if typed. */
  put(values: Values): void
  /** Back to the record as it was last saved. */
  reset(): void
  /** The record was saved; what was typed while it was on its way stays. */
  saved(saved: { readonly record: Values; readonly sent: Values }): void
}

export function openFormSession({ entity, site, form, base, control, words }: FormSessionOptions): FormSession {
  const names = formFields(entity, form, site).map(({ name }) => name)
  const state = createStore<FormState>({ base, changed: [], messages: {}, faults: [], attempted: false, saving: false })
  /** The fields whose faults show as they are typed in. */
  const visited = new Set<string>()
  const pending = new Set<() => Promise<void>>()
  let serverIssues: readonly { readonly issue: Issue; readonly value: unknown }[] = []
  let advice: { readonly warnings: readonly Issue[]; readonly about: Values } = { warnings: [], about: {} }
  let lookups: Readonly<Record<string, 'checking' | 'unchecked'>> = {}

  const values = (): Values => control.getValues()
  const isVisited = (field: unknown): boolean => field === undefined || visited.has(String(field))

  function refresh(): void {
    const now = values()
    const { base: from, messages: before } = state.get()
    const found = validateForm(entity, site, form, { ...from, ...now }, from)
    serverIssues = serverIssues.filter(
      ({ issue: { path }, value }) => path.length === 0 || isSameValue(value, now[String(path[0])]),
    )
    const faults = inOrder(names, [
      ...serverIssues.map(({ issue }) => issue),
      ...found.faults.filter(({ path }) => isVisited(path[0])),
    ])
    const setAdvice = Object.entries(advice.about).every(([name, value]) => isSameValue(value, now[name]))
      ? advice.warnings
      : []
    const notes = messagesOf({ faults, warnings: [...found.warnings, ...setAdvice], lookups, words }, before)
    state.set({ changed: changedFields(names, from, now), messages: notes, faults: formErrors(faults, words) })
    showErrorsInForm(control, before, notes)
  }

  function put(next: Values): void {
    for (const [name, value] of Object.entries(next)) {
      if (names.includes(name) && !isSameValue(control.getValues(name), value))
        control.setValue(name, structuredClone(value ?? null))
    }
    refresh()
  }

  const mergeWith = (record: Values, since: Values = state.get().base): MergeResult =>
    mergeChanges(names, since, values(), record)

  /** Remembers issues that the form cannot find by itself, with the values that they are about. */
  function rememberServerIssues(issues: readonly Issue[]): void {
    serverIssues = issues.map((issue) => ({ issue, value: structuredClone(values()[String(issue.path[0])]) }))
  }

  /** No fault is pointed out until something is typed again. */
  function clearMessages(): void {
    visited.clear()
    serverIssues = []
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
    fieldEdited(field) {
      if (field !== undefined && !state.get().attempted && !state.get().messages[field]?.error) visited.delete(field)
      refresh()
    },
    fieldLeft(field) {
      const value = control.getValues(field)
      const settled = typeof value === 'string' ? normaliseValues(entity, { [field]: value })[field] : value
      if (!isSameValue(settled, value)) control.setValue(field, settled)
      visited.add(field)
      refresh()
    },
    attempt(extra = {}) {
      for (const name of names) visited.add(name)
      serverIssues = []
      const sent = { ...values(), ...extra }
      const body = Object.fromEntries(names.map((name) => [name, sent[name] ?? null]))
      const { base: from } = state.get()
      const { faults } = validateForm(entity, site, form, { ...from, ...body }, from)
      // Faults of what was typed are found again as they are mended; only those that the extra brought must be remembered.
      const typed = new Set(
        validateForm(entity, site, form, { ...from, ...values() }, from).faults.map(({ path }) => path.join('.')),
      )
      rememberServerIssues(faults.filter(({ path }) => !typed.has(path.join('.'))))
      state.set({ attempted: faults.length > 0, failure: undefined })
      refresh()
      if (faults.length > 0) return undefined
      const read = readBody(entity, site, form, body)
      return Object.fromEntries(names.map((name) => [name, (read.issues ? body : read.values)[name] ?? null]))
    },
    showServerIssues(issues) {
      for (const name of names) visited.add(name)
      rememberServerIssues(issues)
      state.set({ attempted: true })
      refresh()
    },
    lookupFinished(field, result) {
      const { [field]: _, ...others } = lookups
      lookups = result === 'checking' || result === 'unchecked' ? { ...others, [field]: result } : others
      if (result === 'taken') {
        rememberServerIssues([
          ...serverIssues.map(({ issue }) => issue),
          { path: [field], rule: 'duplicate', params: {} },
        ])
      }
      refresh()
    },
    setAdvice(warnings, about) {
      advice = { warnings, about: structuredClone(about) }
      refresh()
    },
    saved({ record, sent }) {
      clearMessages()
      restart(record, mergeWith(record, sent).values)
    },
    reset() {
      clearMessages()
      const { base: saved } = state.get()
      restart(saved, Object.fromEntries(names.map((name) => [name, saved[name] ?? null])))
    },
    mergeWith,
    restart,
    rebase: (record, sent) => restart(record, mergeWith(record, sent).values),
  }
}

/** Issues in the order of the form's fields, those of the whole record first. */
const inOrder = (names: readonly string[], issues: readonly Issue[]): readonly Issue[] => {
  const rank = ({ path }: Issue): number => (path.length === 0 ? -2 : names.indexOf(String(path[0])))
  return firstIssuePerPath(issues).toSorted((a, b) => rank(a) - rank(b))
}
