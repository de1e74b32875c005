import { useEffect, useId, useRef, useState, type RefObject } from 'react'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { WithWords } from '../../../shell/words/with-words.tsx'
import { useWords } from '../../../shell/words/words-context.tsx'
import { FullPageDialog } from '../../../kernel/controls/full-page-dialog.tsx'
import { CheckStep } from './check-step.tsx'
import { ColumnsStep } from './columns-step.tsx'
import { FileStep } from './file-step.tsx'
import { outcomeText } from './outcome-text.ts'
import { UnknownWords } from './unknown-words.tsx'
import { useImports, type Import } from './use-imports.ts'
import { importText, WriteStep } from './write-step.tsx'
import { severityOf, useJudgedEnd } from '../judged/use-judged-end.ts'
import { isAtWork } from '../judged/use-judged.ts'
import { useScope } from '../../../kernel/words/scope.ts'

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

/** `rejected` is when the judgement was made whose columns are chosen again. */
function stepOf(current: Import | undefined, isOpen: boolean, rejected: string | null): StepName {
  if (!current) return isOpen ? 'columns' : 'file'
  if (current.status === 'read' || (current.status === 'judged' && current.finishedAt === rejected)) return 'columns'
  return current.status === 'judging' || current.status === 'judged' ? 'check' : 'write'
}

function Dialog({ close: unmount }: ImportDialogProps) {
  const words = useWords()
  const { translate } = words
  const { entity, labels } = useScope()
  const id = useId()
  const imports = useImports()
  const { current, isOpen, fault } = imports
  const [rejected, setRejected] = useState<string | null>(null)
  const [completing, setCompleting] = useState({ drafts: true, slugs: true })
  const step = stepOf(current, isOpen, rejected)

  const status = current?.status
  // A step that takes the place of another takes its focus; so does one whose focused button has gone.
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef({ step, status })
  useEffect(() => {
    const { step: stepBefore, status: statusBefore } = before.current
    before.current = { step, status }
    const isLost = status !== statusBefore && document.activeElement === document.body
    if (step !== stepBefore || isLost) heading.current?.focus()
  }, [step, status])

  const showEnd = useJudgedEnd('imports', current, (ended: Import) =>
    translate('imports.ended', { file: ended.title, text: importText(words, ended) }),
  )
  const close = (): void => {
    unmount()
    void showEnd()
  }

  return (
    <FullPageDialog close={close} maxWidth="md" aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`}>{translate('imports.title', { name: labels.things })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start', minHeight: { sm: 420 } }}>
        <Steps step={step} heading={heading} />
        {/* That it has expired is said below, also where that was why something was refused. */}
        {fault !== undefined && status !== 'expired' && <Alert severity="error">{fault}</Alert>}
        {/* Read out when its text comes: it is there before. How far the work is, is not read out every second. */}
        <Box role="status" sx={{ fontSize: 14, '&:empty': { mt: -2 } }}>
          {step === 'check' && current && status === 'judged' && outcomeText(words, entity, labels, current)}
          {step === 'write' && current && !isAtWork(current) && (
            <Alert severity={severityOf(current)} role="none">
              {importText(words, current)}
            </Alert>
          )}
        </Box>
        {step === 'file' && <FileStep {...imports} />}
        {step === 'columns' && current && (
          <ColumnsStep
            key={`${current.id} ${current.heading?.first} ${current.heading?.last}`}
            current={current}
            formId={`${id}-form`}
            busy={imports.busy}
            completing={completing}
            setCompleting={setCompleting}
            placeHeading={(heading) => void imports.placeHeading(heading)}
            plan={(chosen) => void imports.plan({ ...chosen, ...completing, words: current.words })}
          />
        )}
        {step === 'check' && current && (
          <>
            {status === 'judged' && (
              <UnknownWords
                key={`${current.finishedAt} words`}
                current={current}
                busy={imports.busy}
                check={(chosen) => {
                  const { columns, key, fixed } = current
                  void imports.plan({ columns, key, fixed, ...completing, words: chosen })
                }}
              />
            )}
            <CheckStep
              key={`${current.id} ${current.finishedAt}`}
              {...imports}
              current={current}
              formId={`${id}-form`}
            />
          </>
        )}
        {step === 'write' && current && <WriteStep current={current} />}
      </DialogContent>
      <DialogActions>
        {isOpen && (
          <Button onClick={() => imports.open(undefined)} sx={{ mr: 'auto' }}>
            {translate('imports.another')}
          </Button>
        )}
        {step === 'check' && current?.status === 'judged' && (
          <Button disabled={imports.busy} onClick={() => setRejected(current.finishedAt)}>
            {translate('imports.checkAgain')}
          </Button>
        )}
        {status === 'done' && (
          <Button disabled={imports.busy} onClick={() => void imports.undo(current!)}>
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
}

interface StepsProps {
  readonly step: StepName
  /** The heading of the step that one is at. */
  readonly heading: RefObject<HTMLHeadingElement | null>
}

/** Where one is: the four steps in a row. */
function Steps({ step, heading }: StepsProps) {
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
          {name === step ? (
            <h3 ref={heading} tabIndex={-1} style={{ font: 'inherit', margin: 0 }}>
              {index + 1}. {translate(`imports.steps.${name}`)}
            </h3>
          ) : (
            `${index + 1}. ${translate(`imports.steps.${name}`)}`
          )}
        </Box>
      ))}
    </Box>
  )
}
