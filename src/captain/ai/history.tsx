import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { useConfirm } from '../../shell/confirm.tsx'
import { useToast } from '../../shell/toast.tsx'
import { useWords } from '../../shell/words-context.tsx'
import { useOwnFormat } from '../format.ts'
import { readHistory, reasonOf, removeRequest, type AiRequest } from './requests.ts'

interface HistoryProps {
  readonly kind: 'pictures' | 'translations'
  /** What came last, or changed; it shows without asking for all anew. */
  readonly newest: AiRequest | undefined
  /** The one that shows elsewhere on the page. */
  readonly except?: string | undefined
  /** One was deleted. */
  onGone?(id: string): void
  children(request: AiRequest): ReactNode
}

/** What one asked for before, newest first, each to be used again or deleted. */
export function History({ kind, newest, except, onGone, children }: HistoryProps) {
  const { translate } = useWords()
  const format = useOwnFormat()
  const toast = useToast()
  const confirm = useConfirm()
  const [read, setRead] = useState<{ requests: readonly AiRequest[]; total: number }>()
  const [changed, setChanged] = useState<ReadonlyMap<string, AiRequest>>(new Map())
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())

  const failed = useCallback(
    (error: unknown) => toast({ kind: 'error', text: translate(`ai.failures.${reasonOf(error)}`) }),
    [toast, translate],
  )
  useEffect(() => {
    const controller = new AbortController()
    readHistory(kind, 0, controller.signal).then(setRead, (error: unknown) => {
      if (!controller.signal.aborted) failed(error)
    })
    return () => controller.abort()
  }, [kind, failed])

  if (!read) return <div aria-busy="true" />
  if (newest && changed.get(newest.id) !== newest) setChanged(new Map([...changed, [newest.id, newest]]))
  // Ids are drawn in the order of time.
  const shown = [...new Map([...read.requests.map((each) => [each.id, each] as const), ...changed]).values()]
    .filter(({ id }) => !gone.has(id) && id !== except)
    .toSorted((a, b) => (a.id < b.id ? 1 : -1))
  const more = read.total > read.requests.length

  async function remove(request: AiRequest): Promise<void> {
    const sure = await confirm({
      mode: 'delete',
      title: translate('ai.history.deleteTitle'),
      body: translate(`ai.history.deleteBody.${kind}`),
    })
    if (!sure) return
    try {
      await removeRequest(kind, request.id)
      setGone(new Set([...gone, request.id]))
      onGone?.(request.id)
    } catch (error) {
      failed(error)
    }
  }

  return (
    <section className="ai-history">
      <h2 className="section-title">{translate('ai.history.title')}</h2>
      {shown.length === 0 && <p className="soft">{translate(`ai.history.none.${kind}`)}</p>}
      <ol>
        {shown.map((request) => (
          <li key={request.id} className="ai-panel">
            {children(request)}
            <footer>
              <time className="soft" dateTime={request.at}>
                {format.dateTime(request.at)}
              </time>
              <button type="button" className="button small" onClick={() => void remove(request)}>
                {translate('commons.actions.delete')}
              </button>
            </footer>
          </li>
        ))}
      </ol>
      {more && (
        <button
          type="button"
          className="button"
          onClick={() =>
            void readHistory(kind, read.requests.length).then(
              ({ requests, total }) => setRead({ requests: [...read.requests, ...requests], total }),
              failed,
            )
          }
        >
          {translate('ai.history.more')}
        </button>
      )}
    </section>
  )
}
