import { useLayoutEffect, useRef, useState } from 'react'
import type { Question } from './confirm.tsx'
import { useWords } from '../words/words-context.tsx'

/** Ignores what the input method decides, full or half width, case, surrounding spaces, and the kind of quotation marks. */
const comparable = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[「」『』“”‘’]/g, '"')
    .trim()
    .toLowerCase()

const okClass: Readonly<Record<Question['mode'], string>> = {
  confirm: 'button main',
  delete: 'button danger',
  cancel: 'button',
  reset: 'button',
}

/** The dialog itself. Initial focus is on the button that preserves the user's work. */
export default function ConfirmDialog({ question, onAnswer }: { question: Question; onAnswer(agreed: boolean): void }) {
  const { mode } = question
  const { translate } = useWords()
  const dialog = useRef<HTMLDialogElement>(null)
  const first = useRef<HTMLButtonElement>(null)
  const [typed, setTyped] = useState('')
  const sure = question.typed === undefined || comparable(typed) === comparable(question.typed)
  const word = (part: 'title' | 'body' | 'ok' | 'dismiss'): string =>
    question[part] ?? translate(`commons.dialogs.${mode}.${part}`, { _: '' })
  const losing = mode === 'reset' || mode === 'cancel'

  // Closed before it is removed: a dialog that is only removed does not give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    first.current?.focus()
    return () => element?.close()
  }, [])

  return (
    <dialog
      ref={dialog}
      className="confirm"
      aria-labelledby="confirm-title"
      data-mode={mode}
      onCancel={(event) => {
        event.preventDefault()
        onAnswer(false)
      }}
    >
      <h2 id="confirm-title">{word('title')}</h2>
      {word('body') && <p>{word('body')}</p>}
      {question.details}
      {question.typed !== undefined && (
        <label className="field">
          <span>{translate('commons.dialogs.typed', { typed: question.typed })}</span>
          <input value={typed} autoComplete="off" onChange={({ target }) => setTyped(target.value)} />
        </label>
      )}
      <div className="answers">
        {/* The button that preserves the user's work has the initial focus; where work would be lost, it is also the filled one. */}
        <button
          type="button"
          className={losing ? 'button main' : 'button'}
          ref={mode === 'confirm' ? null : first}
          onClick={() => onAnswer(false)}
        >
          {word('dismiss')}
        </button>
        <button
          type="button"
          className={okClass[mode]}
          ref={mode === 'confirm' ? first : null}
          disabled={!sure}
          onClick={() => onAnswer(true)}
        >
          {word('ok')}
        </button>
      </div>
    </dialog>
  )
}
