import { answerOf } from '../base/answer.ts'
import { apiJson } from '../api/api.ts'
import type { Check } from './access-rules.ts'
import { currentToken } from '../api/token.ts'

const base = '/api/v1/authorized/logins'

/** Asks the server for a check that only it can make. Access to a tenant is found by reading it (`readTenant`). */
export async function checkOnServer(check: Exclude<Check, 'tenant'>): Promise<boolean> {
  if (check === 'browser') return holdsLiveToken()
  const { data } = await apiJson<'GET /api/v1/authorized/logins/check_cf_ai_usage'>(`${base}/check_cf_ai_usage`)
  return data.value
}

/** Uses the current token as it is: renewing would replace a browser's token with that of a session. */
async function holdsLiveToken(): Promise<boolean> {
  const answer = await fetch(`${base}/check_auth_required`, {
    headers: { Accept: 'application/json', Authorization: `Bearer ${currentToken()}` },
  })
  return (await answerOf<'GET /api/v1/authorized/logins/check_auth_required'>(answer)) === true
}
