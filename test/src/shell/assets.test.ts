import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { assetsOf, preloadsOf, siteWordsOf, type Assets } from '../../../src/shell/document/assets.ts'
import { pageAssetsOf, pagePaths, wordSetsAt } from '../../../src/shell/document/page-assets.ts'
import { locales, wordsOf } from '../../locales/words.ts'

const modules = (path: string) => pageAssetsOf(path, 'ja').flatMap((each) => each.modules)
const words = (path: string) => pageAssetsOf(path, 'ja').flatMap((each) => each.words)
const tenant = '/captain/tenant/toki-tsumugi-cafe'

describe('what a page needs', () => {
  it.each([
    ['food', 'food/list'],
    ['food/create', 'food/create'],
    ['food/0190c3f0-0000-7000-8000-000000000001', 'food/edit'],
    ['article/new-games/show', 'article/preview'],
    ['business-day/edit', 'business-day/edit'],
    ['tenant/0190c3f0-0000-7000-8000-000000000001/tenant-user', 'tenant-user/list'],
    ['tenant/0190c3f0-0000-7000-8000-000000000001/tenant-user/new', 'tenant-user/create'],
  ])('%s is the screen %s, with its words', (path, screen) => {
    const [entity, part] = screen.split('/')
    const layer = { list: 'list', preview: 'captain/screens/preview.tsx' }[part!] ?? 'form'
    expect(modules(`${tenant}/${path}`)).toEqual(
      expect.arrayContaining(['frame', 'admin', `generated/${entity}.ts`, layer]),
    )
    expect(existsSync(new URL(`../../../src/generated/${entity}.ts`, import.meta.url))).toBe(true)
    expect(words(`${tenant}/${path}`)).toContain(`entities/${entity}`)
    expect(words(`${tenant}/${path}`).includes('validations')).toBe(!screen.endsWith('/list'))
  })

  it.each([
    ['/', 'modules/company-site/home/home.tsx'],
    ['/article/new-games', 'modules/company-site/articles/article.tsx'],
    ['/auth/login', 'sign-in'],
    ['/user/profile', 'user/profile.tsx'],
    ['/captain/article/new-games', 'modules/company-site/staff/article.tsx'],
    ['/captain/ai/text-to-image', 'captain/ai/images/text-to-image.tsx'],
    ['/admin/audit-event', 'administration/audit/audit-events-page.tsx'],
    ['/admin/job', 'administration/jobs/jobs-page.tsx'],
    [`${tenant}/library`, 'captain/media/library/library-page.tsx'],
    [`${tenant}/api-keys`, 'administration/api-keys/api-keys-page.tsx'],
    [`${tenant}/webhooks`, 'administration/webhooks/webhooks-page.tsx'],
  ])('%s is %s', (path, module) => {
    expect(modules(path)).toContain(module)
    expect(modules(path).includes('frame')).toBe(/^\/(captain|admin)/.test(path))
    for (const file of modules(path).filter((each) => /\.tsx?$/.test(each)))
      expect(existsSync(new URL(`../../../src/${file}`, import.meta.url)), file).toBe(true)
  })

  it.each(pagePaths.filter((path) => !path.endsWith('/$')))(
    'of %s is there: files, and words in both languages',
    (path) => {
      const at = path.replaceAll(/\$\w+/g, 'x')
      for (const locale of locales) {
        const needs = pageAssetsOf(at, locale)
        expect(needs).not.toEqual([])
        for (const file of needs.flatMap((each) => each.modules).filter((each) => /\.tsx?$/.test(each)))
          expect(existsSync(new URL(`../../../src/${file}`, import.meta.url)), file).toBe(true)
        for (const set of needs.flatMap((each) => each.words))
          expect(existsSync(new URL(`../../../locales/${locale}/${set}.json`, import.meta.url)), set).toBe(true)
        for (const said of needs.flatMap((each) => each.said).filter((each) => each.startsWith('public.'))) {
          const below = `${said.slice('public.'.length)}.`
          expect(
            [...wordsOf(locale, 'public').keys()].some((key) => `${key}.`.startsWith(below)),
            said,
          ).toBe(true)
        }
      }
    },
  )

  it('comes with the words of its own that a public page has, and none of another', () => {
    const own = (path: string) => wordSetsAt(path, 'ja').filter((each) => /^public\.(?!frame)/.test(each))
    expect(own('/')).toEqual(['public.home', 'public.article'])
    expect(own('/article/new-games')).toEqual(['public.article'])
    expect(own('/contact/success')).toEqual(['public.contact', 'public.document.edition'])
    expect(own('/term-of-service')).toEqual(['public.term-of-service', 'public.document'])
    expect(own('/captain/article')).toEqual(['public.article'])
    expect(own('/auth/login')).toEqual([])
  })

  it('is the same for the overview and the dashboard, and the frame of its area for a page that is none', () => {
    expect(modules(tenant)).toEqual(modules('/captain'))
    expect(modules('/captain')).toEqual(expect.arrayContaining(['frame', 'kernel/words/entity-names.ja.ts', 'pages']))
    expect(modules('/no-such-page')).toEqual(['public', 'public/error-page.tsx'])
    for (const none of ['/captain/no-such-page', '/admin/no-such-page'])
      expect(modules(none)).toEqual(expect.arrayContaining(['frame']))
  })
})

describe('the files of a document', () => {
  const assets: Assets = {
    'early.ts': { file: 'assets/early.js' },
    'entry-client.tsx': { file: 'assets/entry.js', css: ['assets/entry.css'] },
    '_frame-1.js': { file: 'assets/frame.js', name: 'frame', imports: ['entry-client.tsx'], css: ['assets/frame.css'] },
    '_admin-1.js': { file: 'assets/admin.js', name: 'admin', imports: ['_frame-1.js', '_rows-1.js'] },
    '_rows-1.js': { file: 'assets/rows.js', name: 'rows' },
    'generated/food.ts': { file: 'assets/list.js', imports: ['_rows-1.js'] },
    '../locales/en/entities/food.json': { file: 'assets/food-en.js' },
    '../locales/en/sites/toki-tsumugi-cafe.json': { file: 'assets/site-en.js' },
  }

  it('are those of the page, each once, with what they import, in its language', () => {
    const files = preloadsOf(assets, `${tenant}/food`, 'en')
    expect(files.toSorted()).toEqual(['admin', 'food-en', 'frame', 'list', 'rows'].map((name) => `/assets/${name}.js`))
    expect(siteWordsOf(assets, 'toki-tsumugi-cafe', 'en')).toBe('/assets/site-en.js')
    expect(siteWordsOf(assets, 'no-such-site', 'en')).toBeUndefined()
  })

  it('have the styles of the page after those of every page', () => {
    expect(assetsOf(assets, `${tenant}/food`, 'en').styles).toEqual(['/assets/entry.css', '/assets/frame.css'])
    expect(assetsOf(assets, '/', 'en').styles).toEqual(['/assets/entry.css'])
  })

  it('have the styles of a page after those of the parts it is made of, each once', () => {
    const pages: Assets = {
      ...assets,
      '_public-1.js': { file: 'assets/public.js', imports: ['entry-client.tsx'], css: ['assets/public.css'] },
      '_card-1.js': { file: 'assets/card.js', imports: ['_public-1.js'], css: ['assets/card.css'] },
      'modules/company-site/home/home.tsx': {
        file: 'assets/home.js',
        imports: ['_card-1.js', '_public-1.js'],
        css: ['assets/home.css', 'assets/card.css'],
      },
    }
    expect(assetsOf(pages, '/', 'ja').styles).toEqual(
      ['entry', 'public', 'card', 'home'].map((name) => `/assets/${name}.css`),
    )
  })
})
