import { useState } from 'react'
import Button from '@mui/material/Button'
import { useEntity } from './entity-context.tsx'
import { useLabels } from './labels.ts'
import type { CaptainRecord } from './record.ts'
import { movesOf, useMove, type Move } from './transition.ts'

interface TransitionsProps {
  readonly record: CaptainRecord
  readonly disabled?: boolean
  onDone?(): void
}

/** The states a record can be moved to, as buttons that ask first. */
export function Transitions({ record, disabled = false, onDone }: TransitionsProps) {
  const entity = useEntity()
  const move = useMove()
  const [busy, setBusy] = useState(false)
  const moves = movesOf(entity, useLabels(entity), [record])

  const run = async (chosen: Move) => {
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
