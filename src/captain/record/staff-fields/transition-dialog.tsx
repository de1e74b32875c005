import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useDataProvider } from 'react-admin'
import { useCallback, useRef, useState } from 'react'
import { statesOf } from '../../../../entities/language/entity.ts'
import type { Values } from '../../../../entities/language/input/body.ts'
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
import { readMoves, type Move } from './read-moves.ts'
import { useLeaveQuestion } from '../../../shell/routing/use-leave-question.ts'
import { ActionDialog } from '../../../kernel/controls/action-dialog.tsx'
import { useScope } from '../../../kernel/words/scope.ts'

export { readMoves } from './read-moves.ts'

export interface TransitionRequest {
  readonly record: CaptainRecord
  readonly to: string
  readonly verb: string
  /** The fields to fill in. */
  readonly names: readonly string[]
  /** The records that move along. */
  readonly related: readonly Move[]
}

type Read = Pick<TransitionRequest, 'record' | 'names' | 'related'>

/** The record after the transition, and its change set. */
export interface Moved {
  readonly record: CaptainRecord
  readonly changeSet: string | null
}

interface TransitionDialogProps extends TransitionRequest {
  /** `moved` is undefined if the user cancelled. */
  onClose(moved?: Moved): void
}

/**
 * Asks for the fields that a state requires, of the record and of those that move along, and saves all of them together
 * with the transition.
 */
export default function TransitionDialog({ to, verb, onClose, ...opened }: TransitionDialogProps) {
  const { entity, labels, translate, load, site } = useScope()
  const provider = useDataProvider<CaptainDataProvider>()
  const meta = { parent: useParent() }
  const titleOf = useRecordTitle()
  const states = statesOf(entity)!
  const [{ record, names, related }, setRead] = useState<Read>(opened)
  // What was typed stays when the records are read again, because one of them was changed by somebody else.
  const [typed, setTyped] = useState<ReadonlyMap<string, Values>>(new Map())
  const moves: readonly Move[] = [{ entity, record, to, names }, ...related]
  const sessions = useRef(new Map<string, FormSession>())
  const [isChanged, setChanged] = useState(false)
  const open = useCallback((id: string, session: FormSession) => {
    sessions.current.set(id, session)
    return session.state.subscribe(() =>
      setChanged([...sessions.current.values()].some(({ state }) => isUnsaved(state.get()))),
    )
  }, [])
  useLeaveQuestion(isChanged || typed.size > 0)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const offers = useFeatures('transitionOffers').filter(({ isFor }) => isFor(entity, to))
  // What of the offers was chosen, by their names; one that is not here is not decided yet.
  const [chosen, setChosen] = useState<Readonly<Record<string, AfterTransition | undefined>>>({})
  const after = Object.values(chosen).filter((action) => action !== undefined)
  const toast = useToast()
  const effect = effectText(translate, entity, to)
  const relatedAsk = related.some((move) => move.names.length > 0)
  const isPossible = nextStates(states, record).includes(to)

  /** Shows the records as they are now. */
  const reload = async () => {
    const now = await readMoves(provider, entity, record.id, to, site, meta)
    await load(...new Set(now.related.map((move) => `entities/${move.entity.name}`)))
    const valuesOf = (move: Move) => {
      const values = sessions.current.get(move.record.id)?.values() ?? {}
      return Object.fromEntries(move.names.map((name) => [name, values[name]]))
    }
    setTyped(new Map([...typed, ...moves.map((move) => [move.record.id, valuesOf(move)] as const)]))
    setRead(now)
  }

  const submit = async () => {
    const filled: Record<string, object> = {}
    let refusedFirst: { id: CaptainRecord['id']; session: FormSession } | undefined
    for (const move of moves) {
      const session = sessions.current.get(move.record.id)
      if (!session) continue
      const body = session.attempt()
      if (body) filled[move.record.id] = Object.fromEntries(move.names.map((name) => [name, body[name] ?? null]))
      else refusedFirst ??= { id: move.record.id, session }
    }
    if (refusedFirst) return focusFirstFault(refusedFirst.id, refusedFirst.session)
    setBusy(true)
    setFailure(undefined)
    try {
      const { id, version } = record
      const values = filled[id]
      const others = related.map((move) => [
        move.record.id,
        { version: move.record.version, ...filled[move.record.id] },
      ])
      const { data, changeSet } = await provider.fillAndMove(entity.name, {
        id,
        version,
        to,
        meta,
        ...(values && { values }),
        ...(related.length > 0 && { related: Object.fromEntries(others) }),
      })
      const toasts = await Promise.all(after.map((action) => action()))
      // What was done along with it, such as an email to the customer, is not undone with one press.
      const isUndoable = toasts.every(({ kind }) => kind !== 'success')
      onClose({ record: data as CaptainRecord, changeSet: isUndoable ? changeSet : null })
      toasts.forEach(toast)
    } catch (error) {
      setBusy(false)
      const refusal = saveRefusalOf(error)
      if (refusal.kind === 'stale') await reload().catch(() => {})
      const refused = moves.find((move) => move.record.id === (recordsNamedIn(error)[0]?.id ?? record.id))
      const session = refused && sessions.current.get(refused.record.id)
      const atFields =
        session &&
        refusal.kind === 'issues' &&
        refusal.issues.every(({ path }) => refused.names.includes(String(path[0])))
      if (atFields) {
        session.showServerIssues(refusal.issues)
        focusFirstFault(refused.record.id, session)
      } else setFailure(relatedErrorText(translate, labels, error, (name) => labelsOf({ translate }, name, site)))
    }
  }

  return (
    <ActionDialog
      title={labels.question(to, String(record[states.name]))}
      maxWidth="sm"
      leave="commons.actions.back"
      busy={busy}
      actions={
        <Button
          type="submit"
          variant="contained"
          disabled={busy || !isPossible || offers.some(({ name }) => !(name in chosen))}
          data-action="move"
        >
          {verb}
        </Button>
      }
      onSubmit={() => void submit()}
      close={onClose}
    >
      <p style={{ margin: 0 }}>{translate('commons.quoted', { title: titleOf(record) })}</p>
      {effect && <p style={{ margin: 0 }}>{effect}</p>}
      {failure && <MessageBar tone="error">{failure}</MessageBar>}
      {!isPossible && (
        <MessageBar tone="warning">
          {translate('validations.integrity.transitionNotAllowed', {
            from: labels.option(states.name, String(record[states.name])),
            to: labels.option(states.name, to),
          })}
        </MessageBar>
      )}
      {names.length > 0 && (
        <MoveFields key={record.version} move={moves[0]!} typed={typed.get(record.id)} onOpen={open} />
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
      {offers.map(({ name, Part }) => (
        <Part
          key={name}
          record={record}
          to={to}
          choose={(action) => setChosen((others) => ({ ...others, [name]: action }))}
        />
      ))}
      {after.length === 0 && names.length === 0 && related.length === 0 && (
        <p style={{ margin: 0 }}>{translate('commons.dialogs.transition.body')}</p>
      )}
    </ActionDialog>
  )
}

/** Records that move together may have the same fields. */
const focusFirstFault = (id: string, session: FormSession): void =>
  focusField(session.state.get().faults[0]?.path, `[data-fields-of="${CSS.escape(id)}"]`)
