import { useEffect, useId, useState } from 'react'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useListContext } from 'react-admin'
import { WithWords } from '../../../shell/words/with-words.tsx'
import { useWords } from '../../../shell/words/words-context.tsx'
import { FullPageDialog } from '../../controls/full-page-dialog.tsx'
import { useEntity, useParent } from '../../screens/entity-context.tsx'
import { useLabels } from '../../words/labels.ts'
import { CheckStep } from './check-step.tsx'
import { ColumnsStep } from './columns-step.tsx'
import { FileStep } from './file-step.tsx'
import { useImports, type Import } from './use-imports.ts'
import { WriteStep } from './write-step.tsx'

interface ImportDialogProps {
  close(): void
}

/** Imports records from a file, in four steps: the file, its columns, what it would do, and doing it. */
export default function ImportDialog(props: ImportDialogProps) {
  return (
    <WithWords sets={['imports', 'validations']}>
      <Dialog {...props} />
    </WithWords>
  )
}

const steps = ['file', 'columns', 'check', 'write'] as const
type StepName = (typeof steps)[number]

function stepOf(current: Import | undefined, isOpen: boolean, choosesAgain: boolean): StepName {
  if (!current) return isOpen ? 'columns' : 'file'
  if (current.status === 'read' || (choosesAgain && current.status === 'judged')) return 'columns'
  return current.status === 'judging' || current.status === 'judged' ? 'check' : 'write'
}

function Dialog({ close }: ImportDialogProps) {
  const { translate } = useWords()
  const entity = useEntity()
  const parent = useParent()
  const labels = useLabels(entity)
  const { refetch } = useListContext()
  const id = useId()
  const imports = useImports({ entity, parent })
  const { current, isOpen, fault } = imports
  const [choosesAgain, setChoosesAgain] = useState(false)
  const step = stepOf(current, isOpen, choosesAgain)

  // What was written or taken back is seen in the list behind.
  const status = current?.status
  useEffect(() => {
    if (status === 'done' || status === 'undone' || status === 'refused') void refetch()
  }, [status, refetch])

  function another(): void {
    setChoosesAgain(false)
    imports.open(undefined)
  }

  return (
    <FullPageDialog close={close} maxWidth="md" aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`} sx={{ fontSize: 16, fontWeight: 700, pb: 1 }}>
        {translate('imports.title', { name: labels.plural })}
      </DialogTitle>
      {/* The next step begins at its top. */}
      <DialogContent key={step} sx={{ display: 'grid', gap: 2, alignContent: 'start', minHeight: { sm: 420 } }}>
        <Steps step={step} />
        {fault !== undefined && <Alert severity="error">{fault}</Alert>}
        {step === 'file' && <FileStep {...imports} />}
        {step === 'columns' && current && (
          <ColumnsStep key={current.id} current={current} formId={`${id}-form`} plan={submitPlan} />
        )}
        {step === 'check' && current && (
          <CheckStep key={current.id} {...imports} current={current} formId={`${id}-form`} />
        )}
        {step === 'write' && current && <WriteStep current={current} />}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5, flexWrap: 'wrap', gap: 1 }}>
        {isOpen && (
          <Button onClick={another} sx={{ mr: 'auto' }}>
            {translate('imports.another')}
          </Button>
        )}
        {step === 'check' && status === 'judged' && (
          <Button onClick={() => setChoosesAgain(true)}>{translate('imports.checkAgain')}</Button>
        )}
        {status === 'done' && (
          <Button disabled={imports.busy} onClick={() => void imports.undo()}>
            {translate('imports.undo')}
          </Button>
        )}
        <Button variant="outlined" onClick={close}>
          {translate('commons.actions.close')}
        </Button>
        {step === 'columns' && current && (
          <Button type="submit" form={`${id}-form`} variant="contained" disabled={imports.busy}>
            {translate('imports.check')}
          </Button>
        )}
        {step === 'check' && current && status === 'judged' && current.created + current.changed > 0 && (
          <Button type="submit" form={`${id}-form`} variant="contained" disabled={imports.busy}>
            {translate('imports.start', { smart_count: current.created + current.changed })}
          </Button>
        )}
      </DialogActions>
    </FullPageDialog>
  )

  function submitPlan(columns: readonly (string | null)[], key: string | null): void {
    setChoosesAgain(false)
    void imports.plan(columns, key)
  }
}

/** Where one is: the four steps in a row. */
function Steps({ step }: { readonly step: StepName }) {
  const { translate } = useWords()
  const place = steps.indexOf(step)
  return (
    <Box
      component="ol"
      sx={{ display: 'flex', gap: 1, listStyle: 'none', m: 0, p: 0, fontSize: 13, '& li': { flex: '1 1 0', pt: 1 } }}
    >
      {steps.map((name, index) => (
        <Box
          key={name}
          component="li"
          aria-current={name === step ? 'step' : undefined}
          sx={{
            borderTop: '3px solid',
            borderColor: index <= place ? 'primary.main' : 'var(--line)',
            color: index <= place ? 'text.primary' : 'text.secondary',
            fontWeight: name === step ? 700 : 400,
          }}
        >
          {index + 1}. {translate(`imports.steps.${name}`)}
        </Box>
      ))}
    </Box>
  )
}
