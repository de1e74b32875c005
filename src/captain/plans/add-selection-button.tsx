import Button from '@mui/material/Button'
import { useState } from 'react'
import type { CaptainRecord } from '../../kernel/api/record.ts'
import { useScope } from '../../kernel/words/scope.ts'
import { lazyPart } from '../../shell/ui/lazy-component.ts'
import { planChoices } from './plan-choices.ts'

const AddToPlanDialog = lazyPart(() => import('./add-to-plan-dialog.tsx'))

interface AddSelectionButtonProps {
  readonly records: readonly CaptainRecord[]
  readonly disabled: boolean
  done(): void
}

/** Adds the selected records of a list to a publish plan; not there if a plan can do nothing with any of them. */
export default function AddSelectionButton({ records, disabled, done }: AddSelectionButtonProps) {
  const { entity, translate } = useScope()
  const [isOpen, setOpen] = useState(false)
  if (planChoices(entity, records).length === 0) return null
  return (
    <>
      <Button size="small" variant="outlined" disabled={disabled} onClick={() => setOpen(true)}>
        {translate('commons.actions.addToPlan')}
      </Button>
      {isOpen && <AddToPlanDialog records={records} close={() => setOpen(false)} added={done} />}
    </>
  )
}
