import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useDataProvider } from 'react-admin'
import { useCallback, useMemo, useRef, useState } from 'react'
import { hasValue } from '../../../../entities/language/condition.ts'
import { statesOf } from '../../../../entities/language/entity.ts'
import type { Values } from '../../../../entities/language/input/body.ts'
import { issueText } from '../../../../locales/issue-text.ts'
import type { CaptainDataProvider } from '../../../kernel/api/data-provider.ts'
import { useToast } from '../../../shell/ui/toast.tsx'
import { useFeatures, type AfterTransition } from '../../../kernel/features/feature.ts'
import { MessageBar } from '../../../kernel/controls/message-bar.tsx'
import { useParent } from '../../../kernel/context/entity-context.tsx'
import { focusField } from '../../../kernel/form/focus-field.ts'
import { isUnsaved, type FormSession } from '../../../kernel/form/form-session.ts'
import { saveRefusalOf } from '../../../kernel/form/save-failure.ts'
import { recordsNamedIn, relatedErrorText } from '../../../kernel/words/error-text.ts'
import { labelsOf } from '../../../kernel/words/labels.ts'
import type { CaptainRecord } from '../../../kernel/api/record.ts'
import { useRecordTitle } from '../../../kernel/words/record-title.ts'
import { effectText } from '../../../kernel/words/effect-text.ts'
import { MoveFields, RelatedMoveFields } from './move-fields.tsx'
import { nextStates } from '../../../kernel/status/status.ts'
import { notAllowed, readMoves, type Barred, type Move, type Moves } from './read-moves.ts'
import { issuesIn } from './required-staff-fields.ts'
import { sharedFields, valuesToSend, type SharedFields } from './shared-fields.ts'
import { BarredRecords, OwnValues, RecordNames } from './chosen-records.tsx'
import { useLeaveQuestion } from '../../../shell/routing/use-leave-question.ts'
import { ActionDialog } from '../../../kernel/controls/action-dialog.tsx'
import { useScope } from '../../../kernel/words/scope.ts'

export { readMoves } from './read-moves.ts'

export interface TransitionRequest extends Moves {
  readonly to: string
  readonly verb: string
}

/** The records after the transition, those that were chosen and did not move, and the change set. */
export interface Moved {
  readonly records: readonly CaptainRecord[]
  readonly left: readonly CaptainRecord[]
  readonly changeSet: string | null
}

interface TransitionDialogProps extends TransitionRequest {
  /** `moved` is undefined if the user cancelled. */
  onClose(moved?: Moved): void
}

/** What the form of the chosen records is called; that of one that moves along has its id. */
const chosenForm = 'chosen'

/**
 * Asks for the fields that a state requires, once for all chosen records, and of those that move along, and saves all of
 * them together with the transition. Of several records it names those that may not move, and moves the others.
 */
export default function TransitionDialog({ to, verb, onClose, ...opened }: TransitionDialogProps) {
  const { entity, labels, translate, load, site } = useScope()
  const provider = useDataProvider<CaptainDataProvider>()
  const meta = { parent: useParent() }
  const states = statesOf(entity)!
  const [{ chosen, barred, related }, setMoves] = useState<Moves>(opened)
  const titleOf = useRecordTitle([...chosen, ...barred].map(({ record }) => record))
  // What was typed stays when the records are read again, because one of them was changed by somebody else.
  const [typed, setTyped] = useState<ReadonlyMap<string, Values>>(new Map())
  const [filled, setFilled] = useState<ReadonlySet<string>>(new Set())
  const [reads, setReads] = useState(0)
  const shared = useMemo(
    () => (chosen.length > 0 ? sharedFields(chosen, site, filled) : nothingToFillIn),
    [chosen, site, filled],
  )
  const sessions = useRef(new Map<string, FormSession>())
  const [isChanged, setChanged] = useState(false)
  const open = useCallback((of: string, session: FormSession) => {
    sessions.current.set(of, session)
    return session.state.subscribe(() =>
      setChanged([...sessions.current.values()].some(({ state }) => isUnsaved(state.get()))),
    )
  }, [])
  useLeaveQuestion(isChanged || typed.size > 0)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const total = opened.chosen.length + opened.barred.length
  const only = total === 1 ? chosen[0]!.record : undefined
  const offers = useFeatures('transitionOffers').filter(({ isFor }) => only && isFor(entity, to))
  // What of the offers was chosen, by their names; one that is not here is not decided yet.
  const [offered, setOffered] = useState<Readonly<Record<string, AfterTransition | undefined>>>({})
  const after = Object.values(offered).filter((action) => action !== undefined)
  const toast = useToast()
  const effect = effectText(translate, entity, to)
  const relatedAsk = related.some((move) => move.names.length > 0)
  const isPossible = chosen.length > 0 && (!only || nextStates(states, only).includes(to))
  const asked = chosen.length > 0 ? chosen : barred
  const froms = new Set(asked.map(({ record }) => String(record[states.name])))

  /** The forms of the dialog, and their fields. */
  const forms = [
    { of: chosenForm, names: shared.names },
    ...related.map(({ record, names }) => ({ of: record.id, names })),
  ].filter(({ names }) => names.length > 0)

  /** Keeps what was typed for fields that are drawn again. */
  const keepTyped = () => {
    const valuesOf = (of: string, names: readonly string[]): Values => {
      const values = sessions.current.get(of)?.values() ?? {}
      return Object.fromEntries(names.map((name) => [name, values[name]]))
    }
    if (isChanged) setTyped(new Map([...typed, ...forms.map(({ of, names }) => [of, valuesOf(of, names)] as const)]))
    setReads((count) => count + 1)
  }

  /** Shows the records as they are now. */
  const reload = async () => {
    const records = chosen.map(({ record }) => record)
    const now = await readMoves(provider, entity, records, to, site, meta)
    await load(...new Set(now.related.map((move) => `entities/${move.entity.name}`)))
    keepTyped()
    setMoves({ ...now, barred: [...barred, ...now.barred] })
  }

  /** Leaves records out of what is moved; the others are moved if that is confirmed. */
  const bar = (more: readonly Barred[]) => {
    const left = new Set(more.map(({ record }) => record.id))
    setMoves({
      chosen: chosen.filter(({ record }) => !left.has(record.id)),
      barred: [...barred, ...more],
      related,
    })
  }

  /** What is filled in, by form; undefined if something is at fault, which then has the focus. */
  const readForms = (): Bodies | undefined => {
    const bodies = new Map<string, Values>()
    let refusedFirst: { of: string; session: FormSession } | undefined
    for (const { of, names } of forms) {
      const session = sessions.current.get(of)
      if (!session) continue
      const body = session.attempt()
      if (body) bodies.set(of, Object.fromEntries(names.map((name) => [name, body[name] ?? null])))
      else refusedFirst ??= { of, session }
    }
    if (refusedFirst) focusFirstFault(refusedFirst.of, refusedFirst.session)
    return refusedFirst ? undefined : bodies
  }

  /** Whether what was filled in does for each of several records; if not, shows why at its field, or bars those records. */
  const sufficeFor = (moving: readonly Moving[]): boolean => {
    const faulty = moving.flatMap(({ record, values }) => {
      const issues = issuesIn(entity, { ...record, ...values }, to, site)
      return issues.length > 0 ? [{ record, values, issues }] : []
    })
    if (faulty.length === 0) return true
    // What one record lacks is filled in, and so is what is wrong for all; what is wrong for some leaves them out.
    const atFields = faulty.flatMap(({ values, issues }) =>
      issues.filter(({ path: [name] }) => {
        const isShared = shared.names.includes(String(name))
        return isShared && (faulty.length === moving.length || !hasValue(values[String(name)]))
      }),
    )
    const session = sessions.current.get(chosenForm)
    if (session && atFields.length > 0) {
      session.showServerIssues(atFields)
      focusFirstFault(chosenForm, session)
    } else bar(faulty)
    return false
  }

  const submit = async () => {
    const bodies = readForms()
    if (!bodies) return
    const moving = chosen.map((move) => ({ ...move, values: valuesToSend(move, shared, bodies.get(chosenForm) ?? {}) }))
    if (!only && !sufficeFor(moving)) return
    setBusy(true)
    setFailure(undefined)
    try {
      const { records, changeSet } = await (only ? moveOne(moving[0]!, bodies) : moveAll(moving))
      const toasts = await Promise.all(after.map((action) => action()))
      // What was done along with it, such as an email to the customer, is not undone with one press.
      const isUndoable = toasts.every(({ kind }) => kind !== 'success')
      onClose({ records, left: barred.map(({ record }) => record), changeSet: isUndoable ? changeSet : null })
      toasts.forEach(toast)
    } catch (error) {
      setBusy(false)
      await showRefusal(error)
    }
  }

  const moveOne = async ({ record: { id, version }, names, values }: Moving, bodies: Bodies) => {
    const others = related.map(({ record }) => [record.id, { version: record.version, ...bodies.get(record.id) }])
    const { data, changeSet } = await provider.fillAndMove(entity.name, {
      id,
      version,
      to,
      meta,
      ...(names.length > 0 && { values }),
      ...(related.length > 0 && { related: Object.fromEntries(others) }),
    })
    return { records: [data as CaptainRecord], changeSet }
  }

  const moveAll = async (moving: readonly Moving[]) => {
    const { changeSet } = await provider.transition(entity.name, {
      to,
      records: moving.map(({ record: { id, version }, names, values }) => ({
        id,
        version,
        ...(names.length > 0 && { values }),
      })),
      meta,
    })
    return { records: moving.map(({ record }) => record), changeSet }
  }

  /** Shows why nothing was moved: at the fields, or as the reason of the one record that was refused. */
  const showRefusal = async (thrown: unknown) => {
    await load('validations').catch(() => {})
    const refusal = saveRefusalOf(thrown)
    if (refusal.kind === 'stale') await reload().catch(() => {})
    const [named] = recordsNamedIn(thrown)
    const of = named && related.some(({ record }) => record.id === named.id) ? named.id : chosenForm
    const names = related.find(({ record }) => record.id === of)?.names ?? shared.names
    const session = sessions.current.get(of)
    const isAbout = (listed: readonly string[]) =>
      refusal.kind === 'issues' && refusal.issues.every(({ path }) => listed.includes(String(path[0])))
    const refused = only ? undefined : chosen.find(({ record }) => record.id === named?.id)
    if (session && refusal.kind === 'issues' && isAbout(names)) {
      session.showServerIssues(refusal.issues)
      focusFirstFault(of, session)
    } else if (refused && refusal.kind === 'issues') bar([{ record: refused.record, issues: refusal.issues }])
    else {
      const titles = ({ id, title }: { id: string; title: string | null }) => {
        const record = chosen.find((move) => move.record.id === id)?.record
        return record ? titleOf(record) : title
      }
      setFailure(relatedErrorText(translate, labels, thrown, (name) => labelsOf({ translate }, name, site), titles))
    }
  }

  return (
    <ActionDialog
      title={labels.question(to, froms.size === 1 ? [...froms][0] : undefined, asked.length)}
      maxWidth="sm"
      leave="commons.actions.back"
      busy={busy}
      actions={
        <Button
          type="submit"
          variant="contained"
          disabled={busy || !isPossible || offers.some(({ name }) => !(name in offered))}
          data-action="move"
        >
          {barred.length > 0 ? `${verb} (${chosen.length})` : verb}
        </Button>
      }
      onSubmit={() => void submit()}
      close={onClose}
    >
      {chosen.length > 0 && <RecordNames names={chosen.map(({ record }) => titleOf(record))} />}
      {effect && <p style={{ margin: 0 }}>{effect}</p>}
      {failure && <MessageBar tone="error">{failure}</MessageBar>}
      {only && !isPossible && (
        <MessageBar tone="warning">{issueText(translate, labels, notAllowed(states, only, to))}</MessageBar>
      )}
      <BarredRecords barred={barred} to={to} titleOf={titleOf} />
      {shared.names.length > 0 && (
        <MoveFields
          key={reads}
          moves={chosen}
          shared={shared}
          of={chosenForm}
          typed={typed.get(chosenForm)}
          onOpen={open}
        />
      )}
      {shared.own.length > 0 && (
        <OwnValues
          labels={shared.own.map(labels.label)}
          fillIn={() => {
            keepTyped()
            setFilled(new Set([...filled, ...shared.own]))
          }}
        />
      )}
      {related.length > 0 && (
        <Box component="h3" sx={{ m: 0, fontSize: 14, fontWeight: 700, color: 'text.secondary' }}>
          {translate(relatedAsk ? 'commons.working.alongsideNeeded' : 'commons.working.alongside')}
        </Box>
      )}
      {related.map((move) => (
        <RelatedMoveFields
          key={`${move.record.id} ${move.record.version}`}
          move={move}
          typed={typed.get(move.record.id)}
          onOpen={open}
        />
      ))}
      {only &&
        offers.map(({ name, Part }) => (
          <Part
            key={name}
            record={only}
            to={to}
            choose={(action) => setOffered((others) => ({ ...others, [name]: action }))}
          />
        ))}
      {chosen.length > 0 && after.length === 0 && shared.names.length === 0 && related.length === 0 && (
        <p style={{ margin: 0 }}>
          {translate(entity.versions ? 'commons.versions.kept' : 'commons.dialogs.transition.body')}
        </p>
      )}
    </ActionDialog>
  )
}

/** What is filled in, by form. */
type Bodies = ReadonlyMap<string, Values>
/** A record with the values that are set along. */
type Moving = Move & { readonly values: Values }

const nothingToFillIn: SharedFields = { names: [], values: {}, own: [] }

/** Records that move together may have the same fields. */
const focusFirstFault = (of: string, session: FormSession): void =>
  focusField(session.state.get().faults[0]?.path, `[data-fields-of="${CSS.escape(of)}"]`)
