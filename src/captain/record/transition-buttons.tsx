import { useState } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Theme } from '@mui/material/styles'
import { nextStepOf } from '../../../entities/language/derived/next-step.ts'
import { reportBottomBarHeight } from '../../kernel/controls/bottom-bar-height.ts'
import { useEntity } from '../../kernel/context/entity-context.tsx'
import { useLabels } from '../../kernel/words/labels.ts'
import type { CaptainRecord } from '../../kernel/api/record.ts'
import { transitionOptions, useTransition, type TransitionOption } from './transitions.ts'

interface TransitionButtonsProps {
  readonly record: CaptainRecord
  readonly disabled?: boolean
  /** Whether they stand beside the main action of the page: then none is filled. */
  readonly beside?: boolean
  /** Whether the next step comes last and, on phones, stays at the bottom of the page. */
  readonly pinned?: boolean
  onDone?(): void
}

/**
 * Buttons for the possible transitions of a record, with confirmation: one at most is filled, the next step; red is what
 * nothing leads back from.
 */
export function TransitionButtons(props: TransitionButtonsProps) {
  const { record, disabled = false, beside = false, pinned = false, onDone } = props
  const entity = useEntity()
  const move = useTransition()
  const [busy, setBusy] = useState(false)
  const moves = transitionOptions(entity, useLabels(entity), [record])
  const next = nextStepOf(entity, record)
  const filled = beside ? undefined : moves.find(({ to, main }) => main || to === next)

  const run = async (chosen: TransitionOption) => {
    setBusy(true)
    try {
      if (await move(chosen)) onDone?.()
    } finally {
      setBusy(false)
    }
  }

  const buttonOf = (each: TransitionOption) => (
    <Button
      key={each.to}
      variant={each === filled ? 'contained' : 'outlined'}
      color={each === filled ? 'primary' : each.final ? 'error' : 'inherit'}
      disabled={disabled || busy}
      onClick={() => void run(each)}
    >
      {each.verb}
    </Button>
  )
  const step = pinned ? moves.find(({ to }) => to === next) : undefined
  return (
    <>
      {moves.filter((each) => each !== step).map(buttonOf)}
      {step && (
        <Box ref={reportBottomBarHeight} data-next-step sx={nextStep}>
          {buttonOf(step)}
        </Box>
      )}
    </>
  )
}

const nextStep = (theme: Theme) => ({
  [theme.breakpoints.down('sm')]: {
    position: 'fixed',
    insetInline: 0,
    bottom: 0,
    zIndex: 'appBar',
    p: 1.5,
    pb: 'calc(12px + env(safe-area-inset-bottom))',
    bgcolor: 'background.paper',
    borderTop: '1px solid var(--line)',
    '& > *': { width: '100%', minHeight: 48 },
  },
})
