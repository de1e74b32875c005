import { labelsOf } from '../../../locales/labels.ts'
import { ApiError } from '../../shell/api/api.ts'
import type { Words } from '../../shell/words/words.ts'
import { errorText } from '../../kernel/words/error-text.ts'

const byStatus: Readonly<Record<number, string>> = {
  0: 'offline',
  403: 'notAllowed',
  404: 'gone',
  409: 'ended',
  412: 'changed',
  507: 'full',
}

/**
 * What people read about a failed call of the AI area: what is wrong with what they typed, or why it failed. Needs the
 * words `ai` and `validations`.
 */
export function aiErrorText(translate: Words['translate'], error: unknown): string {
  if (!(error instanceof ApiError)) return translate('ai.failures.unreachable')
  const reason = reasonOf(error) ?? byStatus[error.status]
  const sentence = reason && translate(`ai.failures.${reason}`, { _: '' })
  if (sentence) return sentence
  const shared = labelsOf({ translate }, 'record')
  const label = (field: string) => translate(`ai.fields.${field}`, { _: shared.label(field) })
  return errorText(translate, { ...shared, label }, error)
}

/** Why the server says that it failed, as a key of `ai.failures`. */
function reasonOf({ body }: ApiError): string | undefined {
  const { reason, of } = (body as { data?: { reason?: string; of?: string } } | undefined)?.data ?? {}
  return reason === 'dailyLimit' && of !== 'person' ? 'dailyLimitOfAll' : reason
}
