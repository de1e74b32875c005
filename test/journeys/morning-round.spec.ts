import { runsLong } from '../extent.ts'
import { expect, test } from './helpers/test.ts'
import {
  api,
  box,
  button,
  enter,
  entityWords,
  languages,
  newSlug,
  recordCount,
  shown,
  toast,
  words,
} from './helpers/captain.ts'

for (const language of languages) {
  test(`a captain's morning in ${language.locale} @phone`, async ({ page, isMobile }) => {
    test.skip(!isMobile && !runsLong, 'the same on the phone')
    const news = entityWords(language, 'news')
    const room = isMobile ? 'B' : 'A'
    const title =
      language.locale === 'ja' ? `冬のボードゲーム会${room}を開きます` : `Winter board games in room ${room}`
    const slug = newSlug('winter')

    await enter(page, language)
    await page
      .getByRole('main')
      .getByRole('link', { name: language.locale === 'ja' ? 'つぎのてばんゲームズ' : 'Next Turn Games' })
      .first()
      .click()
    await shown(page, 'page')
    await page.getByRole('main').getByRole('link', { name: news.plural, exact: true }).first().click()
    await shown(page, 'list')
    const { body: all } = await api(page, 'GET', 'myturn-games/news')
    const count = recordCount(language, 'news', all.length)
    await expect(page.getByText(count, { exact: true }).first()).toBeVisible()

    await test.step('two characters of Japanese are enough to search', async () => {
      await page.getByRole('searchbox').fill('発売')
      await expect(page).toHaveURL(/filter=/)
      await expect(page.getByRole('main')).toContainText('発売')
      await expect(page.getByRole('main')).not.toContainText('メンテナンスのお知らせ')
      await page.getByRole('searchbox').fill('')
    })

    await test.step('create, with the fault shown at its field', async () => {
      await page.getByRole('link', { name: words(language, 'commons.actions.new'), exact: true }).click()
      await shown(page, 'create')
      await box(page, 'title').fill(title)
      await box(page, 'slug').fill('new')
      await button(page, language, 'commons.actions.saveDraft').click()
      await expect(
        page
          .getByText(
            words(language, 'validations.notReserved', {
              value: 'new',
              label: news.fields['slug'] ?? words(language, 'commons.fields.slug'),
            }),
          )
          .first(),
      ).toBeVisible()
      await box(page, 'slug').fill(slug)
      await box(page, 'body').fill(
        language.locale === 'ja' ? '土曜の夜、5名から。' : 'Saturday night, from five people.',
      )
      await button(page, language, 'commons.actions.saveDraft').click()
      await shown(page, 'edit')
      await expect(toast(page, language)).toBeVisible()
    })

    await test.step('edit, and undo on the server', async () => {
      await box(page, 'title').fill(`${title}!`)
      await button(page, language, 'commons.actions.saveDraft').click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(`${title}!`)
      await toast(page, language)
        .getByRole('button', { name: words(language, 'commons.actions.undo') })
        .click()
      await expect(box(page, 'title')).toHaveValue(title)
    })

    await test.step('publish and look at the preview', async () => {
      await button(page, language, 'commons.actions.publish').click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: words(language, 'commons.dialogs.publish.ok') }).click()
      await expect(page.getByRole('main')).toContainText(words(language, 'commons.options.status.published'))
      await page.goto(`${language.prefix}/captain/tenant/myturn-games/news/${slug}`)
      await shown(page, 'preview')
      await expect(page.getByRole('main')).toContainText(title)
    })

    await test.step('delete, then take it back', async () => {
      await page.goto(`${language.prefix}/captain/tenant/myturn-games/news`)
      await shown(page, 'list')
      await page.getByRole('searchbox').fill(title)
      const row = page
        .getByRole('main')
        .getByRole(isMobile ? 'listitem' : 'row')
        .filter({ hasText: title })
      // The answer to the search draws the rows again, which closes a menu of theirs.
      await expect(page.locator('[data-row]')).toHaveCount(1)
      await expect(row).toHaveCount(1)
      await row.getByRole('button', { name: words(language, 'commons.list.rowActions', { title }) }).click()
      await page.getByRole('menuitem', { name: words(language, 'commons.actions.delete') }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: words(language, 'commons.dialogs.delete.ok') })
        .click()
      await expect(row).toHaveCount(0)
      await toast(page, language)
        .getByRole('button', { name: words(language, 'commons.actions.undo') })
        .click()
      await expect(row).toHaveCount(1)
    })
  })
}
