import { useState } from 'react'
import Button from '@mui/material/Button'
import { useEntity } from '../screens/entity-context.tsx'
import { useLabels } from '../words/labels.ts'
import type { CaptainRecord } from '../api/record.ts'
import { transitionOptions, useTransition, type TransitionOption } from './transitions.ts'

interface TransitionButtonsProps {
  readonly record: CaptainRecord
  readonly disabled?: boolean
  onDone?(): void
}

/** Buttons for the possible transitions of a record, with confirmation. */
export function TransitionButtons({ record, disabled = false, onDone }: TransitionButtonsProps) {
  const entity = useEntity()
  const move = useTransition()
  const [busy, setBusy] = useState(false)
  const moves = transitionOptions(entity, useLabels(entity), [record])

  const run = async (chosen: TransitionOption) => {
    setBusy(true)
    try {
      if (await move(chosen)) onDone?.()
    } finally {
      setBusy(false)
    }
  }

  return moves.map((each) => (
    <Button
      key={each.to}
      variant={each.main ? 'contained' : 'outlined'}
      disabled={disabled || busy}
      onClick={() => void run(each)}
    >
      {each.verb}
    </Button>
  ))
}
