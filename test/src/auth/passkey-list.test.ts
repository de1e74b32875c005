import { beforeEach, describe, expect, it } from 'vitest'
import { authPost } from '../../../src/shell/api/auth-call.ts'
import { sessionTriggers } from '../../../src/shell/session/session.ts'
import { passkeyTriggers, watchPasskeys } from '../../../src/user/passkey-list.ts'
import { browserWith } from './browser.ts'

const list = 'GET /api/auth/passkey/list-user-passkeys'
let asked: readonly string[]

beforeEach(() => {
  ;({ asked } = browserWith((path) => (path.endsWith('/list-user-passkeys') ? [] : null)))
})

describe('the list of passkeys', () => {
  it.each(passkeyTriggers)('is asked for again on %s, apart from the session', async (path) => {
    const end = watchPasskeys(() => {})
    await authPost(path)
    end()
    expect(asked).toEqual([`POST ${path}`, list])
  })

  it('is left alone by what concerns the session', async () => {
    const end = watchPasskeys(() => {})
    for (const path of sessionTriggers.updateUser) await authPost(path)
    end()
    expect(asked).not.toContain(list)
  })

  it('is asked for by nobody who does not look at it', async () => {
    const [ends, stays] = [watchPasskeys(() => {}), watchPasskeys(() => {})]
    ends()
    await authPost(passkeyTriggers[0])
    expect(asked).toContain(list)
    stays()
    ;({ asked } = browserWith(() => null))
    await authPost(passkeyTriggers[0])
    expect(asked).not.toContain(list)
  })
})
