import { useNotificationContext, useTranslate } from 'react-admin'
import { useEffect } from 'react'
import { useToast } from '../../shell/ui/toast.tsx'

/** Routes react-admin's notifications to the app's toasts. */
export function Notifications() {
  const { notifications, takeNotification } = useNotificationContext()
  const show = useToast()
  const translate = useTranslate()

  useEffect(() => {
    if (notifications.length === 0) return
    const next = takeNotification()
    if (!next || typeof next.message !== 'string') return
    const { messageArgs } = next.notificationOptions ?? {}
    // An error's own message is the server's English text; users get a translated message that says what they can do.
    const otherwise = next.type === 'error' ? translate('commons.failures.load') : next.message
    show({ kind: next.type, text: translate(next.message, { ...messageArgs, _: otherwise }) })
  }, [notifications, takeNotification, show, translate])

  return null
}
