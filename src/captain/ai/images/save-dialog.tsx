import Button from '@mui/material/Button'
import { useState } from 'react'
import { useToast } from '../../../shell/ui/toast.tsx'
import { useWords } from '../../../shell/words/words-context.tsx'
import { AltFields } from './alt-fields.tsx'
import { saveToLibrary } from './save-to-library.ts'
import { FailureNotice } from '../failure-notice.tsx'
import { ActionDialog } from '../../../kernel/controls/action-dialog.tsx'
import type { AiRequest, GeneratedImage } from '../ai-api.ts'
import { aiErrorText } from '../error-text.ts'
import { TenantChoice } from '../tenant-choice.tsx'
import { useSessionStorage } from '../use-session-storage.ts'

interface SaveDialogProps {
  readonly request: AiRequest
  readonly picture: GeneratedImage
  onClose(): void
  onChange(request: AiRequest): void
}

/** Saves a picture to a tenant's media library, with an alternative text. */
export function SaveDialog({ request, picture, onClose, onChange }: SaveDialogProps) {
  const { translate } = useWords()
  const toast = useToast()
  const [tenant, choose] = useSessionStorage('tenant', '')
  const [alt, setAlt] = useState('')
  const [decorative, setDecorative] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const ready = tenant !== '' && (decorative || alt.trim() !== '')

  async function save(): Promise<void> {
    setBusy(true)
    setFailure(undefined)
    try {
      const { request: updated } = await saveToLibrary(tenant, request, picture, decorative ? null : alt.trim())
      onChange(updated)
      toast({ kind: 'success', text: translate('ai.save.done') })
      onClose()
    } catch (error) {
      setFailure(aiErrorText(translate, error))
      setBusy(false)
    }
  }

  return (
    <ActionDialog
      title={translate('ai.save.title')}
      maxWidth="xs"
      actions={
        <Button type="submit" variant="contained" disabled={!ready || busy}>
          {translate('ai.save.run')}
        </Button>
      }
      onSubmit={() => void save()}
      close={onClose}
    >
      <TenantChoice
        id="save-tenant"
        label={translate('ai.save.tenant')}
        value={tenant}
        none={translate('ai.glossary.choose')}
        choose={choose}
      />
      <AltFields id="save" alt={alt} decorative={decorative} onAlt={setAlt} onDecorative={setDecorative} />
      {failure && <FailureNotice text={failure} />}
    </ActionDialog>
  )
}
