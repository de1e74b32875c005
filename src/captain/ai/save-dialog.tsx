import { useState } from 'react'
import { useToast } from '../../shell/toast.tsx'
import { useWords } from '../../shell/words-context.tsx'
import { useModal } from '../use-modal.ts'
import { AltFields } from './alt-fields.tsx'
import { putIntoLibrary } from './library.ts'
import { reasonOf, type AiRequest, type Picture } from './requests.ts'
import { TenantChoice } from './tenant-choice.tsx'
import { useKept } from './use-kept.ts'

interface SaveDialogProps {
  readonly request: AiRequest
  readonly picture: Picture
  onClose(): void
  onChange(request: AiRequest): void
}

/** Puts a picture into a tenant's media library, with what it shows in words. */
export function SaveDialog({ request, picture, onClose, onChange }: SaveDialogProps) {
  const { translate } = useWords()
  const toast = useToast()
  const { dialog } = useModal(onClose)
  const [tenant, choose] = useKept('tenant', '')
  const [alt, setAlt] = useState('')
  const [decorative, setDecorative] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const ready = tenant !== '' && (decorative || alt.trim() !== '')

  async function save(): Promise<void> {
    setBusy(true)
    setFailure(undefined)
    try {
      const { request: noted } = await putIntoLibrary(tenant, request, picture, decorative ? null : alt.trim())
      onChange(noted)
      toast({ kind: 'success', text: translate('ai.save.done') })
      onClose()
    } catch (error) {
      setFailure(reasonOf(error))
      setBusy(false)
    }
  }

  return (
    <dialog {...dialog} className="confirm" aria-labelledby="save-title">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <h2 id="save-title">{translate('ai.save.title')}</h2>
        <TenantChoice
          id="save-tenant"
          label={translate('ai.save.tenant')}
          value={tenant}
          none={translate('ai.glossary.choose')}
          choose={choose}
        />
        <AltFields id="save" alt={alt} decorative={decorative} onAlt={setAlt} onDecorative={setDecorative} />
        {failure && (
          <p className="notice" role="alert">
            {translate(`ai.failures.${failure}`)}
          </p>
        )}
        <div className="answers">
          <button type="button" className="button" onClick={onClose}>
            {translate('commons.actions.cancel')}
          </button>
          <button type="submit" className="button main" disabled={!ready || busy}>
            {translate('ai.save.run')}
          </button>
        </div>
      </form>
    </dialog>
  )
}
