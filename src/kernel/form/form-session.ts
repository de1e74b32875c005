import type { UseFormReturn } from 'react-hook-form'
import {
  missingForPublishing,
  normaliseValues,
  readBody,
  type Form,
  type Values,
} from '../../../entities/language/input/body.ts'
import type { ReferencedRecords } from '../../../entities/language/input/derive.ts'
import { fieldsOf } from '../../../entities/language/input/transition-fields.ts'
import { siteFields } from '../../../entities/language/site-fields.ts'
import type { Entity, Field } from '../../../entities/language/entity.ts'
import type { Issue } from '../../../entities/language/input/issues.ts'
import type { SiteSlug } from '../../../entities/installation.ts'
import type { Conflict } from './conflict.ts'
import type { Flush } from './field-entry.ts'
import type { SaveFailure } from './save-failure.ts'
import type { SaveIntent } from './save-intent.ts'
import type { ChildTables } from './child-tables.ts'
import { mergeChanges, type MergeResult } from './merge.ts'
import { openDraftOf } from './open-draft.ts'
import { formErrors, messagesOf, type FormError, type FormMessages } from './field-messages.ts'
import { firstIssuePerPath, validateForm } from './validate.ts'
import { changedFields, isSameValue } from './same-value.ts'
import { createStore, type Store } from './store.ts'

export interface FormState {
  /** The record as last loaded or saved; on create, the initial values. */
  readonly base: Values
  /** Names of the fields that differ from `base`. */
  readonly changed: readonly string[]
  /** How much is on its way to the fields, such as uploads. */
  readonly arriving: number
  readonly messages: FormMessages
  /** All visible errors, in form order. */
  readonly faults: readonly FormError[]
  /** What follows from the values, by field: shown, and calculated again by the server. */
  readonly derived: Values
  /** What the draft lacks before it can be published, in form order; no errors. */
  readonly missing: readonly MissingPart[]
  /**
   * Whether what is typed goes into the draft beside the published record, as long as no button says otherwise: it does
   * where there is one, and where one ended while something was typed.
   */
  readonly intoDraft: boolean
  /** Whether a save was attempted and failed validation; the error summary is shown from then on. */
  readonly attempted: boolean
  /** Whether a request is on its way; on create, also from its success until the form is replaced. */
  readonly saving: boolean
  /** Whether a save has been waiting for controls, such as an upload under way, for so long that people wonder. */
  readonly settling?: boolean
  /**
   * Makes create idempotent: generated on the first send and reused on retries, so a lost response never creates a
   * second record.
   */
  readonly idempotencyKey?: string | undefined
  readonly failure?: SaveFailure | undefined
  /** Set when another user has saved the record in the meantime. */
  readonly conflict?: Conflict | undefined
  /** While the draft is compared with the live record, which changed in the same fields: the save that waits for it. */
  readonly comparing?: SaveIntent | undefined
}

/** A place that must be filled in before a draft is published. */
export interface MissingPart {
  readonly path: string
  readonly rule: string
}

interface FormSessionOptions {
  readonly entity: Entity
  readonly site: SiteSlug
  readonly form: Form
  readonly base: Values
  readonly control: UseFormReturn<Record<string, unknown>>
  readonly tables?: ChildTables | undefined
  words(issue: Issue): string
}

/** One open form: the record it started from, its current values, and their errors. */
export interface FormSession extends Pick<FormSessionOptions, 'entity' | 'site' | 'form' | 'control' | 'tables'> {
  /** The fields that are filled in. */
  readonly names: readonly string[]
  /** Those, and the ones that are derived from others, in order of declaration. */
  readonly shown: readonly string[]
  /** The fields that are filled in, and the tables of children. */
  readonly allNames: readonly string[]
  readonly state: Store<FormState>
  values(): Values
  /** Registers a control that commits its value with a delay. Returns a function that unregisters it. */
  pending(flush: Flush): () => void
  /** Resolves once every delayed control has committed its value, to whether all could. */
  flush(): Promise<boolean>
  /** Notes what is on its way to a field, until the returned function is called; `stop` is called by `reset`. */
  arriving(stop: () => void): () => void
  /** Call when a field's value changed; without a name, any field may have changed. */
  fieldEdited(field?: string): void
  /** Call on blur: normalises the field's value and shows its errors. */
  fieldLeft(field: string): void
  /**
   * Shows all errors; returns the request body when there are none. With `asDraft`, what a draft may lack is no error.
   */
  attempt(extra?: Values, asDraft?: boolean): Values | undefined
  /** Shows the issues of a rejected request at their fields until those fields are edited. */
  showServerIssues(issues: readonly Issue[]): void
  lookupFinished(field: string, state: 'checking' | 'unchecked' | 'free' | 'taken'): void
  /** Says what the records are that references name, as far as values are derived from them. */
  setReferenced(records: ReferencedRecords): void
  /** Shows the server's warnings about the values in `about` until one of those values changes. */
  setAdvice(warnings: readonly Issue[], about: Values): void
  /** Three-way merge of the current values with another state of the record; `since` replaces the base. */
  mergeWith(record: Values, since?: Values): MergeResult
  /** Makes `record` the new base. Edits made after `sent` are kept; all other fields follow the record. */
  rebase(record: Values, sent?: Values): void
  /** Makes `record` the new base and `values` the current values. */
  restart(record: Values, values: Values): void
  /** Sets fields as if the user had edited them. */
  put(values: Values): void
  /** Whether nothing has been sent since the record was as in `base`: what was looked up for it may still be put in. */
  isUnsentSince(base: Values): boolean
  /** Merges in newer states of children, with the base of the record as it is. */
  receiveTables(rows: Values): void
  /** Reverts to the last saved record. */
  reset(): void
  /** Call after a successful save; edits made while the request was in flight are kept. */
  saved(saved: { readonly record: Values; readonly sent: Values }): void
}

/** Whether leaving a form in this state would lose anything: changed values, or what is on its way to a field. */
export const isUnsaved = ({ changed, arriving }: FormState): boolean => changed.length > 0 || arriving > 0

export function openFormSession({ entity, site, form, base, control, tables, words }: FormSessionOptions): FormSession {
  const names = fieldsOf(entity, form, site).map(({ name }) => name)
  const shown = shownFields(entity, form, site).map(({ name }) => name)
  const tableNames = tables?.names ?? []
  const allNames = [...names, ...tableNames]
  const isOfTable = ({ path }: Issue): boolean => tableNames.includes(String(path[0]))
  const wordsOf = (issue: Issue): string => (isOfTable(issue) ? tables!.words(issue) : words(issue))
  const summaryOf = (issue: Issue): string => (isOfTable(issue) ? tables!.words(issue, true) : words(issue))
  const state = createStore<FormState>({
    base,
    changed: [],
    arriving: 0,
    messages: {},
    faults: [],
    derived: Object.fromEntries(Object.keys(entity.derived ?? {}).map((name) => [name, base[name] ?? null])),
    missing: [],
    intoDraft: openDraftOf(base) !== undefined,
    attempted: false,
    saving: false,
  })
  /** Fields that show their errors while being edited. */
  const visited = new Set<string>()
  const pending = new Set<Flush>()
  const arrivals = new Set<() => void>()
  let serverIssues: readonly { readonly issue: Issue; readonly value: unknown }[] = []
  let referenced: ReferencedRecords = {}
  let advice: { readonly warnings: readonly Issue[]; readonly about: Values } = { warnings: [], about: {} }
  let lookups: Readonly<Record<string, 'checking' | 'unchecked'>> = {}

  const values = (): Values => control.getValues()
  const isVisited = (field: unknown): boolean => field === undefined || visited.has(String(field))

  function refresh(): void {
    const now = values()
    const { base: from, messages: before, intoDraft } = state.get()
    const { derived, ...issues } = validate({ ...from, ...now }, intoDraft)
    serverIssues = serverIssues.filter(
      ({ issue, value }) => issue.path.length === 0 || isSameValue(value, valueAt(now, issue)),
    )
    const faults = inOrder(
      [...shown, ...tableNames],
      [
        ...serverIssues.map(({ issue }) => issue),
        ...[...issues.faults, ...(tables?.faults(now, from) ?? [])].filter(({ path }) => isVisited(path[0])),
      ],
    )
    const currentAdvice = Object.entries(advice.about).every(([name, value]) => isSameValue(value, now[name]))
      ? advice.warnings
      : []
    const notes = messagesOf(
      { faults, warnings: [...issues.warnings, ...currentAdvice], lookups, words: wordsOf },
      before,
    )
    const missing = missingParts(
      intoDraft
        ? inOrder(names, issues.lacking)
        : inOrder(names, missingForPublishing(entity, site, settled({ ...from, ...now, ...derived }))),
      state.get().missing,
    )
    const changed = changedFields(allNames, from, now)
    state.set({ changed, messages: notes, faults: formErrors(faults, summaryOf), derived, missing })
    showErrorsInForm(control, before, notes)
  }

  function validate(record: Values, asDraft: boolean) {
    const result = validateForm(entity, site, form, record, state.get().base, referenced)
    return asDraft ? { ...result, faults: result.faults.filter((issue) => !result.lacking.includes(issue)) } : result
  }

  const settled = (record: Values): Values => ({ ...record, ...normaliseValues(entity, record) })

  function missingParts(issues: readonly Issue[], before: readonly MissingPart[]): readonly MissingPart[] {
    const now = issues.map(({ path, rule }) => ({ path: path.join('.'), rule }))
    return isSameValue(now, before) ? before : now
  }

  function put(next: Values): void {
    for (const [name, value] of Object.entries(next)) {
      if (allNames.includes(name) && !isSameValue(control.getValues(name), value))
        control.setValue(name, structuredClone(value ?? null))
    }
    refresh()
  }

  function mergeWith(record: Values, since: Values = state.get().base): MergeResult {
    const merged = mergeChanges(names, since, values(), record)
    return { ...merged, values: { ...merged.values, ...tables?.merge(since, values(), record) } }
  }

  /** What an issue is about: of a table, the row. */
  function valueAt(now: Values, issue: Issue): unknown {
    const [name, place] = issue.path
    const value = now[String(name)]
    return isOfTable(issue) && typeof place === 'number' ? (value as readonly unknown[] | null)?.[place] : value
  }

  const pick = (of: Values, chosen: readonly string[]): Values =>
    Object.fromEntries(chosen.filter((name) => name in of).map((name) => [name, of[name]]))

  /** Keeps issues that client-side validation cannot find, each with the value it is about. */
  function rememberServerIssues(issues: readonly Issue[]): void {
    serverIssues = issues.map((issue) => ({ issue, value: structuredClone(valueAt(values(), issue)) }))
  }

  /** Hides all errors until the next edit. */
  function clearMessages(): void {
    visited.clear()
    serverIssues = []
    lookups = {}
    state.set({ attempted: false, failure: undefined, conflict: undefined, comparing: undefined })
  }

  function restart(record: Values, next: Values): void {
    // What is answered of a record mostly has no rows of its children: they are as they were.
    const { base: before, intoDraft } = state.get()
    const base = { ...pick(before, tableNames), ...record }
    const hasDraft = openDraftOf(base) !== undefined
    state.set({ base, intoDraft: hasDraft || intoDraft })
    put(next)
    // A draft that ended meanwhile leaves what is typed to a new one.
    if (!hasDraft && state.get().changed.length === 0) {
      state.set({ intoDraft: false })
      refresh()
    }
  }

  return {
    entity,
    site,
    form,
    control,
    names,
    shown,
    allNames,
    tables,
    state,
    values,
    put,
    pending(flush) {
      pending.add(flush)
      return () => void pending.delete(flush)
    },
    flush: async () => (await Promise.all([...pending].map((flush) => flush()))).every((done) => done !== false),
    arriving(stop) {
      const own = () => stop()
      arrivals.add(own)
      state.set({ arriving: arrivals.size })
      return () => void (arrivals.delete(own) && state.set({ arriving: arrivals.size }))
    },
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
    attempt(extra = {}, asDraft = false) {
      for (const name of [...shown, ...tableNames]) visited.add(name)
      serverIssues = []
      const sent = { ...values(), ...extra }
      const body = Object.fromEntries(names.map((name) => [name, sent[name] ?? null]))
      const { base: from, intoDraft } = state.get()
      const { faults } = validate({ ...from, ...body }, asDraft)
      // Errors of the user's own values are revalidated on every edit; only those that `extra` caused must be
      // remembered.
      const typed = new Set(validate({ ...from, ...values() }, intoDraft).faults.map(({ path }) => path.join('.')))
      rememberServerIssues(faults.filter(({ path }) => !typed.has(path.join('.'))))
      const count = faults.length + (tables?.faults(values(), from).length ?? 0)
      state.set({ attempted: count > 0, failure: undefined })
      refresh()
      if (count > 0) return undefined
      const read = readBody(entity, site, form, body)
      return {
        ...Object.fromEntries(names.map((name) => [name, (read.issues ? body : read.values)[name] ?? null])),
        ...tables?.body(values(), from),
      }
    },
    showServerIssues(issues) {
      for (const name of [...shown, ...tableNames]) visited.add(name)
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
    setReferenced(records) {
      referenced = records
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
      const stopped = [...arrivals]
      arrivals.clear()
      state.set({ arriving: 0 })
      for (const stop of stopped) stop()
      clearMessages()
      const { base: saved } = state.get()
      restart(saved, Object.fromEntries(allNames.map((name) => [name, saved[name] ?? null])))
    },
    receiveTables(rows) {
      if (!tables) return
      const { base: before } = state.get()
      const merged = tables.merge(before, values(), rows)
      state.set({ base: { ...before, ...pick(rows, tableNames) } })
      put(merged)
    },
    isUnsentSince: (base) => !state.get().saving && state.get().base === base,
    mergeWith,
    restart,
    rebase: (record, sent) => restart(record, mergeWith(record, sent).values),
  }
}

/** The fields that a form shows at a site; of those that are derived, the ones that its declaration lists. */
function shownFields(entity: Entity, form: Form, site: SiteSlug): readonly Field[] {
  const filledIn = fieldsOf(entity, form, site)
  const flag = form === 'create' || form === 'edit' ? entity[form] : []
  const isShown = ({ name }: Field) => entity.derived?.[name] && (!Array.isArray(flag) || flag.includes(name))
  return siteFields(entity, site).filter((field) => filledIn.includes(field) || isShown(field))
}

/** Sorts issues by form order, those of the whole record first. */
const inOrder = (names: readonly string[], issues: readonly Issue[]): readonly Issue[] => {
  const rank = ({ path }: Issue): number => (path.length === 0 ? -2 : names.indexOf(String(path[0])))
  return firstIssuePerPath(issues).toSorted((a, b) => rank(a) - rank(b))
}

/** Mirrors errors into react-hook-form, at the path of each error, so that inputs written for it show them. */
function showErrorsInForm(
  control: UseFormReturn<Record<string, unknown>>,
  before: FormMessages,
  now: FormMessages,
): void {
  for (const field of new Set([...Object.keys(before), ...Object.keys(now)])) {
    if (before[field] === now[field]) continue
    control.clearErrors(field)
    const { error, inside = {} } = now[field] ?? {}
    if (error !== undefined) control.setError(field, { type: 'rule', message: error })
    for (const [path, message] of Object.entries(inside))
      control.setError(`${field}.${path}`, { type: 'rule', message })
  }
}
