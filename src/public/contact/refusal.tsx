import { useEffect, useRef } from 'react'
import { useWords } from '../../shell/words-context.tsx'
import type { Sending } from './steady-submit.ts'

interface RefusalProps {
  readonly text: string | null
  readonly state: Sending
}

/** Why the form was not taken in, though nothing is wrong with what was typed. */
export function Refusal({ text, state }: RefusalProps) {
  const { translate } = useWords()
  const box = useRef<HTMLDivElement>(null)
  const told = state === 'unreachable' ? translate('public.contact.form.refusals.unreachable') : text
  useEffect(() => {
    if (told) box.current?.focus()
  }, [told])
  return (
    <div role="alert" ref={box} tabIndex={-1} className={told ? 'notice bad' : undefined}>
      {told && <p>{told}</p>}
    </div>
  )
}
