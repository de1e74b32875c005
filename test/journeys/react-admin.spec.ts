import { execFile, spawn } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { operatorSite } from '../../entities/installation.ts'
import { freePort } from '../free-port.ts'
import { followed } from '../server/support/guides.ts'
import { api, newSlug, signIn } from './helpers/captain.ts'
import { expect, test, type Page } from './helpers/test.ts'

const root = join(import.meta.dirname, '../..')
const tenant = 'toki-tsumugi-cafe'

test.skip(({ isMobile }) => isMobile, 'The screens are those of react-admin.')

/** The back office that the guide builds, made by the commands of the guide, at an origin of its own. */
async function builtByGuide(captain: string) {
  const guide = followed('react-admin')
  const env = {
    ...process.env,
    PATH: `${join(root, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}`,
    GIVEN_VITE_CAPTAIN: captain,
    GIVEN_VITE_TENANT: tenant,
  }
  await promisify(execFile)('bash', ['-c', guide.script], { cwd: guide.folder, env })
  const port = await freePort()
  const program = join(root, 'node_modules/vite/bin/vite.js')
  const server = spawn(process.execPath, [program, 'preview', '--port', String(port), '--strictPort'], {
    cwd: guide.folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    server.stdout.once('data', () => resolve())
    server.once('exit', () => reject(new Error('The page was not served.')))
  })
  return {
    origin: `http://localhost:${port}`,
    stop: () => {
      server.kill()
      guide.remove()
    },
  }
}

/** The record of a list, found by what the API filters by. */
const recordOf = async (page: Page, entity: string, filter: object) =>
  (await api(page, 'GET', `${tenant}/${entity}?filter=${encodeURIComponent(JSON.stringify(filter))}`)).body[0]

test('react-admin’s own list, forms and bulk updates work from another origin with its stock provider, as the guide says @full', async ({
  page: staff,
  browser,
  origin: captain,
}) => {
  test.slow()
  const site = await builtByGuide(captain)
  const context = await browser.newContext()
  try {
    await signIn(staff)
    const scopes = ['drink:update', 'drink-category:update', 'article:update']
    const { body: key, status } = await api(staff, 'POST', `${tenant}/api-keys`, { name: 'react-admin', scopes })
    expect(status).toBe(201)
    const text = { blocks: [{ type: 'paragraph', data: { text: '本文' } }] }
    const made = await api(staff, 'POST', `${tenant}/article`, { title: '衣替え', slug: newSlug('ra'), body: text })
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    const page = await context.newPage()
    page.setDefaultTimeout(30_000)
    const row = (name: string) => page.getByRole('row').filter({ hasText: name })
    const begin = async () => {
      await page.goto(`${site.origin}/`)
      await page.getByRole('textbox', { name: 'Username' }).fill('studio')
      await page.getByRole('textbox', { name: 'Password' }).fill(key.secret)
      await page.getByRole('button', { name: 'Sign in' }).click()
    }
    const saved = () => expect(page.getByText('Element updated')).toBeVisible()
    /** Presses the button for some rows; answers what the server said for each. */
    const setForAll = async (button: string, names: readonly string[], entity: string) => {
      for (const name of names) await row(name).getByRole('checkbox').check()
      const answered = names.map((_name) =>
        page.waitForResponse((each) => each.request().method() === 'PUT' && each.url().includes(`/${entity}/`)),
      )
      await page.getByRole('button', { name: button }).click()
      await page.getByRole('button', { name: 'Confirm' }).click()
      return (await Promise.all(answered)).map((each) => each.status())
    }

    // The origin is allowed nowhere: the browser keeps the answer from the page.
    await begin()
    await expect(page.getByText(/Failed to fetch|Connection|error/i).first()).toBeVisible()
    const [own] = (await api(staff, 'GET', `${operatorSite}/tenant?filter={"slug":"${tenant}"}`)).body
    const { body: whole } = await api(staff, 'GET', `${operatorSite}/tenant/${own.id}`)
    const allowed = { allowedOrigins: [{ origin: site.origin }], version: whole.version }
    expect((await api(staff, 'PUT', `${operatorSite}/tenant/${own.id}`, allowed)).status).toBe(200)
    await page.reload()

    // Lists: pages, order, words, conditions, and the names of referenced records.
    await expect(page.getByRole('columnheader', { name: 'Category' })).toBeVisible()
    const drinks = (await api(staff, 'GET', `${tenant}/drink?sort=["price","ASC"]&range=[0,99]`)).body
    const [first, second] = drinks
    await expect(page.getByText(`1-${Math.min(10, drinks.length)} of ${drinks.length}`)).toBeVisible()
    const prices = await page.locator('td.column-price').allTextContents()
    expect(prices.map((price) => Number(price.replace(',', '')))).toEqual(
      drinks.slice(0, 10).map(({ price }: { price: number }) => price),
    )
    const category = (await api(staff, 'GET', `${tenant}/drink-category/${first.category}`)).body
    await expect(row(first.name).first()).toContainText(category.name)
    await page.getByPlaceholder('Search').fill(second.name)
    await expect(page.getByText('1-1 of 1')).toBeVisible()
    await page.getByPlaceholder('Search').fill('')
    expect(await setForAll('売り切れ', [first.name, second.name], 'drink')).toEqual([200, 200])
    for (const { id } of [first, second])
      expect((await api(staff, 'GET', `${tenant}/drink/${id}`)).body).toMatchObject({ isSoldOut: true })

    // Forms: the whole record is sent, and whoever saved meanwhile loses nothing.
    await row(first.name).getByText(first.name).click()
    await page.getByLabel('Name').fill('店長のコーヒー')
    await expect(page.getByLabel('Category')).toHaveValue(category.name)
    const now = (await api(staff, 'GET', `${tenant}/drink/${first.id}`)).body
    const meanwhile = { description: '豆は毎朝ひきます。', version: now.version }
    expect((await api(staff, 'PUT', `${tenant}/drink/${first.id}`, meanwhile)).status).toBe(200)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('alert')).toContainText(/changed/)
    await page.reload()
    await page.getByLabel('Name').fill('店長のコーヒー')
    await page.getByRole('button', { name: 'Save' }).click()
    await saved()
    expect((await api(staff, 'GET', `${tenant}/drink/${first.id}`)).body).toMatchObject({
      name: '店長のコーヒー',
      description: '豆は毎朝ひきます。',
    })

    // What refers to a record is listed in its form; a bulk update of words says that it means any version.
    await page.goto(`${site.origin}/#/drink-category`)
    expect(await setForAll('アイコンをそろえる', [category.name], 'drink-category')).toEqual([200])
    await row(category.name).getByText(category.name).click()
    const inCategory = drinks.filter((each: { category: string }) => each.category === category.id)
    await expect(page.locator('.RaReferenceManyField, form').getByRole('row')).toHaveCount(inCategory.length + 1)
    await page.getByLabel('Name').first().fill('あたたかいもの')
    await page.getByRole('button', { name: 'Save' }).click()
    await saved()
    const changed = (await api(staff, 'GET', `${tenant}/drink-category/${category.id}`)).body
    expect(changed).toMatchObject({ name: 'あたたかいもの', icon: 'mdi:cup' })

    await page.goto(`${site.origin}/#/article`)
    expect(await setForAll('署名をそろえる', ['衣替え'], 'article')).toEqual([200])
    await row('衣替え').getByText('衣替え').click()
    await page.getByLabel('Lead').fill('冬の席をご用意しました。')
    await page.getByRole('button', { name: 'Save' }).click()
    await saved()
    expect(await recordOf(staff, 'article', { id: made.body.id })).toMatchObject({ authorName: '店主' })
    expect((await api(staff, 'GET', `${tenant}/article/${made.body.id}`)).body).toMatchObject({
      lead: '冬の席をご用意しました。',
      body: text,
    })
  } finally {
    await context.close()
    site.stop()
  }
})
