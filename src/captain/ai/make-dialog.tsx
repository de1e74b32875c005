import CloseIcon from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useId, useState, type FormEvent, type SyntheticEvent } from 'react'
import { createPortal } from 'react-dom'
import { keepFromOthers } from '../../fields/composing.ts'
import { WithWords } from '../../shell/with-words.tsx'
import { useWords } from '../../shell/words-context.tsx'
import { useTenant } from '../tenant-context.tsx'
import type { Upload } from '../uploads/upload.ts'
import { AltFields } from './alt-fields.tsx'
import { putIntoLibrary } from './library.ts'
import { Failure } from './notice.tsx'
import { OrderForm, usualOrder, type Draft } from './order-form.tsx'
import { OverPage } from './over-page.tsx'
import { PictureChoice } from './picture-choice.tsx'
import { reasonOf } from './requests.ts'
import { actions, stack, tall } from './styles.ts'
import { useKept } from './use-kept.ts'
import { useOrder } from './use-order.ts'

interface MakeDialogProps {
  /** Takes the picture, which lies in the tenant's library by then. */
  take(upload: Upload, decorative: boolean): void
  close(): void
}

/** "Make a picture" in a form: from a prompt to a picture in the library of the tenant, and in the field. */
export default function MakeDialog(props: MakeDialogProps) {
  return createPortal(
    // What happens here is none of the form's business, inside of which React counts it.
    <div
      role="presentation"
      onSubmit={stop}
      onKeyDown={stop}
      onChange={stop}
      onBlur={stop}
      onPaste={stop}
      onDrop={stop}
    >
      <WithWords sets={['ai']}>
        <Opened {...props} />
      </WithWords>
    </div>,
    document.body,
  )
}

const stop = (event: SyntheticEvent) => event.stopPropagation()

function Opened({ take, close }: MakeDialogProps) {
  const { translate } = useWords()
  return (
    <OverPage close={close} maxWidth="sm" aria-labelledby="make-title">
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', pr: 2 }}>
        <DialogTitle id="make-title">{translate('ai.make.title')}</DialogTitle>
        <IconButton aria-label={translate('commons.actions.close')} onClick={close}>
          <CloseIcon />
        </IconButton>
      </Box>
      <DialogContent sx={stack}>
        <Maker take={take} />
      </DialogContent>
    </OverPage>
  )
}

/** The prompt and its settings are those of the AI area: they stay as long as the tab is open. */
function Maker({ take }: Pick<MakeDialogProps, 'take'>) {
  const { translate } = useWords()
  const { slug } = useTenant()
  const id = useId()
  const [draft, setDraft] = useKept<Draft>('order', usualOrder)
  const [prompt, setPrompt] = useKept('prompt', '')
  const [failure, setFailure] = useState<string>()
  const { request, order, cancel } = useOrder(nothing, setFailure)
  const running = request?.status === 'running'
  const said = failure ?? request?.failure

  return (
    <>
      {/* Room for the first label, which stands on the edge of its field. */}
      <Box sx={{ pt: 1 }}>
        <OrderForm
          id={id}
          tenant={slug}
          configured
          running={running}
          minRows={2}
          prompt={prompt}
          draft={draft}
          onPrompt={setPrompt}
          onDraft={setDraft}
          onOrder={(asked) => {
            setFailure(undefined)
            return order(asked)
          }}
          onCancel={cancel}
        />
      </Box>
      <div aria-live="polite" aria-busy={running || undefined}>
        {said && <Failure says={said} live />}
        {request && !(said && request.pictures.length === 0) && (
          <Typography component="h3" variant="subtitle1">
            {translate(`ai.progress.${request.status}`, { made: request.pictures.length, count: request.count })}
          </Typography>
        )}
      </div>
      {request && (request.pictures.length > 0 || running) && (
        <Choosing key={request.id} request={request} tenant={slug} id={id} take={take} />
      )}
    </>
  )
}

const nothing = () => {}

interface ChoosingProps extends Pick<MakeDialogProps, 'take'> {
  readonly request: NonNullable<ReturnType<typeof useOrder>['request']>
  readonly tenant: string
  readonly id: string
}

function Choosing({ request, tenant, id, take }: ChoosingProps) {
  const { translate } = useWords()
  const [place, choose] = useState<number>()
  const [alt, setAlt] = useState('')
  const [decorative, setDecorative] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const picture = request.pictures.find((each) => each.place === (request.count === 1 ? 0 : place))

  async function use(): Promise<void> {
    setBusy(true)
    setFailure(undefined)
    try {
      const { upload } = await putIntoLibrary(tenant, request, picture!, decorative ? null : alt.trim())
      take(upload, decorative)
    } catch (error) {
      setFailure(reasonOf(error))
      setBusy(false)
    }
  }

  return (
    <Box
      component="form"
      onKeyDownCapture={keepFromOthers}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void use()
      }}
      sx={stack}
    >
      <PictureChoice request={request} chosen={picture?.place} choose={choose} />
      <AltFields id={id} alt={alt} decorative={decorative} onAlt={setAlt} onDecorative={setDecorative} />
      {failure && <Failure says={failure} />}
      <Box sx={actions}>
        <Button
          type="submit"
          variant="contained"
          sx={tall}
          disabled={!picture || busy || (!decorative && alt.trim() === '')}
        >
          {translate('ai.make.use')}
        </Button>
      </Box>
    </Box>
  )
}
