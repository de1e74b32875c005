import CloseIcon from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useId, useState, type FormEvent, type SyntheticEvent } from 'react'
import { createPortal } from 'react-dom'
import { containComposition } from '../../../shell/ui/contain-composition.ts'
import { WithWords } from '../../../shell/words/with-words.tsx'
import { useWords } from '../../../shell/words/words-context.tsx'
import { useTenant } from '../../../kernel/context/tenant-context.tsx'
import type { Upload } from '../../../kernel/uploads/upload.ts'
import { AltFields } from './alt-fields.tsx'
import { saveToLibrary } from './save-to-library.ts'
import { FailureNotice } from '../failure-notice.tsx'
import { ImageSettingsForm, defaultImageSettings, type ImageSettings } from './image-settings-form.tsx'
import { FullPageDialog } from '../../../kernel/controls/full-page-dialog.tsx'
import { ImageChoice } from './image-choice.tsx'
import { aiErrorText } from '../error-text.ts'
import { actions, stack, tall } from '../styles.ts'
import { useSessionStorage } from '../use-session-storage.ts'
import { useImageRequest } from './use-image-request.ts'

interface GenerateDialogProps {
  /** Receives the picture, which has been saved to the tenant's library. */
  take(upload: Upload, decorative: boolean): void
  close(): void
}

/**
 * "Make a picture" in a form: generates a picture from a prompt, saves it to the tenant's library and inserts it into
 * the field.
 */
export default function GenerateDialog(props: GenerateDialogProps) {
  return createPortal(
    // Stops events from bubbling to the form, which contains this dialog in the React tree.
    <div
      role="presentation"
      onSubmit={stop}
      onKeyDown={stop}
      onChange={stop}
      onBlur={stop}
      onPaste={stop}
      onDrop={stop}
    >
      <WithWords sets={['ai', 'validations']}>
        <Opened {...props} />
      </WithWords>
    </div>,
    document.body,
  )
}

const stop = (event: SyntheticEvent) => event.stopPropagation()

function Opened({ take, close }: GenerateDialogProps) {
  const { translate } = useWords()
  return (
    <FullPageDialog close={close} maxWidth="sm" aria-labelledby="make-title">
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', pr: 2 }}>
        <DialogTitle id="make-title">{translate('ai.make.title')}</DialogTitle>
        <IconButton aria-label={translate('commons.actions.close')} onClick={close}>
          <CloseIcon />
        </IconButton>
      </Box>
      <DialogContent sx={stack}>
        <ImageGenerator take={take} />
      </DialogContent>
    </FullPageDialog>
  )
}

/** Prompt and settings are shared with the AI area and kept while the tab is open. */
function ImageGenerator({ take }: Pick<GenerateDialogProps, 'take'>) {
  const { translate } = useWords()
  const { slug } = useTenant()
  const id = useId()
  const [draft, setDraft] = useSessionStorage<ImageSettings>('order', defaultImageSettings)
  const [prompt, setPrompt] = useSessionStorage('prompt', '')
  const [failure, setFailure] = useState<string>()
  const { request, order, cancel } = useImageRequest(nothing, setFailure)
  const running = request?.status === 'running'
  const failureText = failure ?? (request?.failure && translate(`ai.failures.${request.failure}`))

  return (
    <>
      {/* Room for the first label, which overlaps the edge of its field. */}
      <Box sx={{ pt: 1 }}>
        <ImageSettingsForm
          id={id}
          tenant={slug}
          configured
          running={running}
          minRows={2}
          prompt={prompt}
          draft={draft}
          onPrompt={setPrompt}
          onDraft={setDraft}
          onOrder={(settings) => {
            setFailure(undefined)
            return order(settings)
          }}
          onCancel={cancel}
        />
      </Box>
      <div aria-live="polite" aria-busy={running || undefined}>
        {failureText && <FailureNotice text={failureText} live />}
        {request && !(failureText && request.pictures.length === 0) && (
          <Typography component="h3" variant="subtitle1">
            {translate(`ai.progress.${request.status}`, { made: request.pictures.length, count: request.count })}
          </Typography>
        )}
      </div>
      {request && (request.pictures.length > 0 || running) && (
        <ImageSelection key={request.id} request={request} tenant={slug} id={id} take={take} />
      )}
    </>
  )
}

const nothing = () => {}

interface ImageSelectionProps extends Pick<GenerateDialogProps, 'take'> {
  readonly request: NonNullable<ReturnType<typeof useImageRequest>['request']>
  readonly tenant: string
  readonly id: string
}

function ImageSelection({ request, tenant, id, take }: ImageSelectionProps) {
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
      const { upload } = await saveToLibrary(tenant, request, picture!, decorative ? null : alt.trim())
      take(upload, decorative)
    } catch (error) {
      setFailure(aiErrorText(translate, error))
      setBusy(false)
    }
  }

  return (
    <Box
      component="form"
      onKeyDownCapture={containComposition}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void use()
      }}
      sx={stack}
    >
      <ImageChoice request={request} chosen={picture?.place} choose={choose} />
      <AltFields id={id} alt={alt} decorative={decorative} onAlt={setAlt} onDecorative={setDecorative} />
      {failure && <FailureNotice text={failure} />}
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
