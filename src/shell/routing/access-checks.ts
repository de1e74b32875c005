import { answerOf } from '../api/answer.ts'
import { apiJson } from '../api/api.ts'
import type { Check } from './access-rules.ts'
import { currentToken } from '../session/token.ts'

const base = '/api/v1/authorized/logins'

/** Asks the server what only it can answer. Whether one may enter a tenant is known by reading it (`readTenant`). */
export async function checkOnServer(check: Exclude<Check, 'tenant'>): Promise<boolean> {
  if (check === 'browser') return holdsLiveToken()
  const { data } = await apiJson<'GET /api/v1/authorized/logins/check_cf_ai_usage'>(`${base}/check_cf_ai_usage`)
  return data.value
}

/** Asked with the token as it is: renewing it would turn a browser's token into a session's. */
async function holdsLiveToken(): Promise<boolean> {
  const answer = await fetch(`${base}/check_auth_required`, {
    headers: { Accept: 'application/json', Authorization: `Bearer ${currentToken()}` },
  })
  return (await answerOf<'GET /api/v1/authorized/logins/check_auth_required'>(answer)) === true
}
