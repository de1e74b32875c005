// @module-tag postgres-full
import { expect, test } from 'vitest'
import { browserOf } from './support/browser.ts'
import { administeredWorld, goodPassword } from './support/people.ts'

const news = { title: '臨時休業', slug: 'closed', body: { blocks: [] } }
const other = { status: 401, code: 'OTHER_ACCOUNT' }
const outcome = ({ status, body }: { status: number; body: any }) => ({ status, code: body?.data?.code })

test('what one account has typed is not written as another that has signed in in the next window', async () => {
  const world = await administeredWorld()
  const hanako = await world.person('hanako@captain.example', { role: 'admin' })
  const list = `/api/v1/authorized/tenants/${world.tenants['myturn-games'].slug}/news`
  const { token } = (await hanako.browser.get('/api/auth/token')).body
  const write = async (account: string) => {
    const headers = { authorization: `Bearer ${token}`, 'captain-account': account }
    return hanako.browser.post(list, news, headers)
  }
  const rename = (account: string) =>
    hanako.browser.post('/api/auth/update-user', { name: '花子' }, { 'captain-account': account })

  expect(outcome(await write(world.adminId))).toEqual(other)
  expect((await world.sql('select "id" from news where "slug" = ?', news.slug)).length).toBe(0)
  expect(outcome(await rename(world.adminId))).toEqual(other)
  expect((await world.sql('select "name" from auth_user where "id" = ?', hanako.id))[0]).toEqual({ name: 'hanako' })

  expect((await write(hanako.id)).status).toBe(201)
  expect((await rename(hanako.id)).status).toBe(200)
})

test('a page signs in as its own account again while another is signed in', async () => {
  const world = await administeredWorld()
  const hanako = await world.person('hanako@captain.example')
  const page = { 'captain-account': world.adminId }
  const back = await hanako.browser.post(
    '/api/auth/sign-in/email',
    { email: 'admin@captain.example', password: goodPassword },
    page,
  )
  expect(back.status).toBe(200)
  expect((await hanako.browser.post('/api/auth/update-user', { name: '管理者' }, page)).status).toBe(200)
  expect((await browserOf(world).post('/api/auth/sign-out', {}, page)).status).toBe(200)
})
