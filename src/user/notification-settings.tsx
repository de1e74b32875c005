import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { mailTimes, type MailTime } from '../../entities/language/shared/notification-choice.ts'
import { notificationKinds } from '../../entities/notification-kinds.ts'
import { ErrorMessage } from '../auth/error-message.tsx'
import { useAccountCall } from '../auth/use-account-call.ts'
import type { Answer } from '../shell/base/answer.ts'
import { apiJson } from '../shell/api/api.ts'
import { apiQueryOptions } from '../shell/api/query-options.ts'
import { useToast } from '../shell/ui/toast.tsx'
import { useWords } from '../shell/words/words-context.tsx'
import { LoadingFailed, LoadingPlaceholder } from './loading-states.tsx'
import { useUnsavedInput } from './unsaved-input.tsx'

const path = '/api/v1/authorized/notifications/settings'
type Settings = Answer<'GET /api/v1/authorized/notifications/settings'>

const readSettings = (signal: AbortSignal) => apiJson<'GET /api/v1/authorized/notifications/settings'>(path, { signal })

/** What the user is notified of in captain, and when by mail. */
export function NotificationSettings() {
  const { data, isError, refetch } = useQuery(apiQueryOptions([null, 'notification-settings'], readSettings))
  if (data) return <Choices settings={data} />
  return isError ? <LoadingFailed onRetry={() => void refetch()} /> : <LoadingPlaceholder />
}

function Choices({ settings }: { readonly settings: Settings }) {
  const { translate, locale } = useWords()
  const show = useToast()
  const { busy, fault, run } = useAccountCall()
  const [saved, setSaved] = useState<Pick<Settings, 'choices' | 'locale'>>(settings)
  const [choices, setChoices] = useState(saved.choices)
  const isChosen = JSON.stringify(choices) !== JSON.stringify(saved.choices)
  // Mails are written in the language in which this is saved.
  const isChanged = locale !== saved.locale || isChosen
  useUnsavedInput(isChosen)

  const choose = (kind: keyof Settings['choices'], part: Partial<Settings['choices'][typeof kind]>) =>
    setChoices({ ...choices, [kind]: { ...choices[kind], ...part } })

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    const call = () =>
      apiJson<'PUT /api/v1/authorized/notifications/settings'>(path, {
        method: 'PUT',
        body: JSON.stringify({ choices, locale }),
      })
    if (!(await run(call))) return
    setSaved({ choices, locale })
    show({ text: translate('accounts.notifications.saved') })
  }

  return (
    <form className="account-form" onSubmit={(event) => void save(event)}>
      <ErrorMessage>{fault}</ErrorMessage>
      <table className="notification-settings">
        <thead>
          <tr>
            <th scope="col">{translate('accounts.notifications.kind')}</th>
            <th scope="col">{translate('accounts.notifications.inCaptain')}</th>
            <th scope="col">{translate('accounts.notifications.mail')}</th>
          </tr>
        </thead>
        <tbody>
          {notificationKinds.map((kind) => {
            const name = translate(`accounts.notifications.kinds.${kind}`)
            const label = (column: string) => `${name} ${translate(`accounts.notifications.${column}`)}`
            return (
              <tr key={kind}>
                <th scope="row">{name}</th>
                <td>
                  <label>
                    <input
                      type="checkbox"
                      aria-label={label('inCaptain')}
                      checked={choices[kind].inCaptain}
                      onChange={({ target }) => choose(kind, { inCaptain: target.checked })}
                    />
                  </label>
                </td>
                <td>
                  <select
                    aria-label={label('mail')}
                    value={choices[kind].mail}
                    disabled={!settings.mails}
                    onChange={({ target }) => choose(kind, { mail: target.value as MailTime })}
                  >
                    {mailTimes.map((time) => (
                      <option key={time} value={time}>
                        {translate(`accounts.notifications.times.${time}`)}
                      </option>
                    ))}
                  </select>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {!settings.mails && <p className="soft">{translate('accounts.notifications.withoutMail')}</p>}
      <div className="actions">
        <button type="submit" className="button" disabled={busy || !isChanged}>
          {translate('commons.actions.save')}
        </button>
      </div>
    </form>
  )
}
