import { useEffect, useState } from 'react'
import { useToast } from '../../shell/toast.tsx'
import { useWords } from '../../shell/words-context.tsx'
import { useOwnFormat } from '../format.ts'
import { editTranslation, readRevisions, reasonOf, type AiRequest, type Revision } from './requests.ts'

interface EarlierTranslationsProps {
  readonly request: AiRequest
  restored(request: AiRequest): void
}

/** Asked and answered are two versions; whatever is beyond was mended. */
const unmended = 2

/** What a translation was before it was mended, to go back to. */
export function EarlierTranslations({ request, restored }: EarlierTranslationsProps) {
  const { translate } = useWords()
  const [open, setOpen] = useState(false)
  if (request.version <= unmended) return null
  return (
    <details className="ai-earlier" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{translate('ai.translation.earlier')}</summary>
      {open && <Earlier key={request.version} request={request} restored={restored} />}
    </details>
  )
}

function Earlier({ request, restored }: EarlierTranslationsProps) {
  const { translate } = useWords()
  const format = useOwnFormat()
  const toast = useToast()
  const [revisions, setRevisions] = useState<readonly Revision[]>()
  const { id, english, version } = request

  useEffect(() => {
    const controller = new AbortController()
    readRevisions(id, controller.signal).then(setRevisions, (error: unknown) => {
      if (!controller.signal.aborted) toast({ kind: 'error', text: translate(`ai.failures.${reasonOf(error)}`) })
    })
    return () => controller.abort()
  }, [id, toast, translate])

  if (!revisions) return <div aria-busy="true" />
  const earlier = revisions.filter(({ after }) => after.english !== null && after.english !== english)
  const restore = (text: string): Promise<void> =>
    editTranslation(id, text, version).then(restored, (error: unknown) =>
      toast({ kind: 'error', text: translate(`ai.failures.${reasonOf(error)}`) }),
    )
  return (
    <ol>
      {earlier.map(({ version: place, at, after }) => (
        <li key={place}>
          <p lang="en">{after.english}</p>
          <div className="ai-acts">
            <button type="button" className="button small" onClick={() => void restore(after.english!)}>
              {translate('ai.translation.restore')}
            </button>
            <time className="soft" dateTime={at}>
              {format.dateTime(at)}
            </time>
          </div>
        </li>
      ))}
    </ol>
  )
}
