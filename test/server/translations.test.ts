import { expect, test } from 'vitest'
import { article } from '../../entities/company-site/article.ts'
import { entities } from '../../entities/index.ts'
import { englishNameOf } from '../../entities/language/declaration/translated.ts'
import { translatedFields } from '../../entities/language/derived/derived-alerts.ts'
import { isPublished, publicSlug, searchable } from '../../entities/language/derived/public-content.ts'
import { fieldsOfWindows, publicFields } from '../../entities/language/derived/public-visibility.ts'
import type { Entity, Field } from '../../entities/language/entity.ts'
import type { Values } from '../../entities/language/input/body.ts'
import type { SiteSlug } from '../../entities/installation.ts'
import { event } from '../../entities/events/event.ts'
import { news } from '../../entities/news.ts'
import { runsLong } from '../extent.ts'
import { onPostgres } from './support/database.ts'
import { firstSite, recordClient } from './support/record-client.ts'
import { suiteEntities } from './support/suite-entities.ts'
import { uploadValue } from './support/example-uploads.ts'
import { admin, staffOf, start, type TestTenant, type World } from './support/world.ts'

/** All that are translated; on PostgreSQL, in `npm test`, those that have every kind of field. */
const translated = (onPostgres && !runsLong ? suiteEntities : Object.values<Entity>(entities)).filter(
  (entity) => entity.translated && entity.edit && entity.create,
)

/** A word as a field has it. */
function valueOf({ kind }: Field, word: string): unknown {
  if (kind === 'tags') return [word]
  return kind === 'rich-text' ? { blocks: [{ type: 'paragraph', data: { text: word } }] } : word
}

/** An entity's records, and how well their English matches their Japanese. */
async function open(entity: Entity, opened?: World) {
  const world = opened ?? (await start())
  const records = await recordClient(world, entity)
  const base = `/api/v1/authorized/tenants/${records.tenant.slug}/translations/${entity.name}`
  const versionOf = async (id: string): Promise<number> => (await records.get(`/${id}`)).body.version
  return {
    ...records,
    world,
    base,
    state: async (id: string, field: string) =>
      (await world.call(admin, 'GET', `${base}/${id}`)).body.translations.find((each: any) => each.field === field),
    async save(id: string, values: object): Promise<void> {
      const answer = await records.send('PUT', `/${id}`, { ...values, version: await versionOf(id) })
      expect(answer.status, answer.text).toBe(200)
    },
    async undo(id: string): Promise<void> {
      const answer = await records.send('POST', `/${id}/restorations`, { version: await versionOf(id) })
      expect(answer.status, answer.text).toBe(200)
    },
    confirm: async (id: string, field: string, version?: number) =>
      world.call(admin, 'POST', `${base}/${id}/${field}/confirmations`, { version: version ?? (await versionOf(id)) }),
  }
}

test.each(translated.map((entity) => [entity.name, entity] as const))(
  'the English of each text of %s is stale from when its Japanese changes until a person translates or confirms it',
  async (_, entity) => {
    const { create, site, save, undo, state, confirm } = await open(entity)
    const { id } = await create(1)
    const pairs = translatedFields(entity, site)
    expect(pairs).toHaveLength(entity.translated!.length)
    for (const [japanese, { name: english, nullable }] of pairs) {
      const { name: field } = japanese
      const [source, other, text, otherText] = ['春', '秋', 'Spring', 'Autumn'].map((word) => valueOf(japanese, word))
      await save(id, { [field]: source, [english]: text })
      expect(await state(id, field)).toMatchObject({ state: 'current', byPerson: true, sourceThen: null })

      await save(id, { [field]: other })
      expect(await state(id, field)).toMatchObject({ state: 'stale', sourceThen: source, source: other })
      await undo(id)
      expect(await state(id, field)).toMatchObject({ state: 'current' })

      await save(id, { [field]: other })
      expect((await confirm(id, field)).body).toMatchObject({
        field,
        state: 'current',
        by: { name: expect.any(String) },
      })
      await save(id, { [field]: source })
      expect(await state(id, field)).toMatchObject({ state: 'stale', sourceThen: other })

      await save(id, { [english]: otherText })
      expect(await state(id, field)).toMatchObject({ state: 'current' })
      // The former English comes back: it was made of the other Japanese.
      await undo(id)
      expect(await state(id, field)).toMatchObject({ state: 'stale', sourceThen: other })
      if (!nullable) continue
      await save(id, { [english]: null })
      expect(await state(id, field)).toMatchObject({ state: 'missing' })
      await undo(id)
      expect(await state(id, field)).toMatchObject({ state: 'stale' })
    }
  },
)

/** The public records of a translated entity, answered in English. */
const published = translated.filter(
  (entity) => !entity.parent && entity.edit !== 'single' && isPublished(entity, firstSite(entity)),
)

const visible = (entity: Entity): Values => ({
  ...Object.fromEntries(fieldsOfWindows(entity).map((name) => [name, null])),
  ...(entity.public!.when !== 'always' && { ...entity.public!.when, ...entity.public!.whenNotStaff }),
})

test.each(published.map((entity) => [entity.name, entity] as const))(
  'in English each text of %s is English or marked as Japanese: alone, in lists, found by words and where it is expanded',
  async (_, entity) => {
    const { create, site, tenant, world, get } = await open(entity)
    // The first text has English; of the others, those that may, have none.
    const [[first, english], ...others] = translatedFields(entity, site) as unknown as [
      readonly [Field, Field],
      ...(readonly [Field, Field])[],
    ]
    const { id } = await create(1, {
      ...visible(entity),
      [first.name]: valueOf(first, '春の市'),
      [english.name]: valueOf(first, 'Springmarket'),
      ...Object.fromEntries(others.filter(([, { nullable }]) => nullable).map(([, { name }]) => [name, null])),
    })
    const own = `/api/v1/tenants/${tenant.slug}/${entity.name}`
    const { call } = world
    const ask = async (rest: string, asked: object = {}) => {
      const texts = Object.entries(asked).map(([key, value]) => [key, JSON.stringify(value)])
      const answer = await call(undefined, 'GET', `${own}${rest}?lang=en&${new URLSearchParams(texts)}`)
      expect(answer.status, answer.text).toBe(200)
      return answer.body
    }
    const stored = (await get(`/${id}`)).body
    const isFound = searchable(entity, site).some(({ name }) => name === english.name)
    for (const asked of [{}, ...(isFound ? [{ filter: { q: 'springmarket' } }] : [])])
      expectMarked(
        entity,
        site,
        (await ask('', asked)).find((each: Values) => each['id'] === id),
        stored,
      )
    const address = `/${stored[publicSlug(entity)?.name ?? 'id']}`
    expectMarked(entity, site, await ask(address), stored)

    const isExpandable = ({ to }: Field) => to !== undefined && isPublished(entities[to]!, site)
    for (const { name, to } of publicFields(entity, site).filter(isExpandable)) {
      const { path } = await recordClient(world, entities[to!]!, site, tenant)
      for (const expanded of [(await ask(address, { expand: [name] }))[name] ?? []].flat()) {
        const target = (await world.call(admin, 'GET', `${path}/${expanded.id}`)).body
        expectMarked(entities[to!]!, site, expanded, target)
      }
    }
  },
)

/** A record in English has, of each pair of texts that the public sees, the English, or the Japanese and a mark of it. */
function expectMarked(entity: Entity, site: SiteSlug, answered: Values, stored: Values): void {
  const shown = publicFields(entity, site).map(({ name }) => name)
  const isPicture = (name: string) => entity.fields[name]!.kind.startsWith('image')
  const marks = (answered['fallback'] as readonly string[]).filter((name) => !isPicture(name))
  const expected: string[] = []
  for (const [{ name }, { name: english, nullable }] of translatedFields(entity, site)) {
    expect(answered, english).not.toHaveProperty(english)
    // Lists leave bodies out.
    if (!shown.includes(name) || !Object.hasOwn(answered, name)) continue
    expect(answered[name], name).toEqual(stored[english] ?? stored[name])
    if (nullable && stored[english] === null && stored[name] !== null) expected.push(name)
  }
  expect(marks).toEqual(expected)
}

test('the texts of pictures are in English where they have it, and marked where they have not', async () => {
  const { create, save, tenant, world, get } = await open(event)
  const { id, images, slug } = await create(1, { status: 'published', publishAt: null, unpublishAt: null })
  const own = `/api/v1/tenants/${tenant.slug}/event/${slug}`
  const { call } = world
  const read = async (query = '') => (await call(undefined, 'GET', `${own}${query}`)).body
  const [first, ...rest] = images
  const described = { ...first, alt: '桜並木', decorative: false, caption: '春の並木道' }
  await save(id, { images: [described] })
  expect((await read('?lang=en')).images).toMatchObject([{ alt: '桜並木', caption: '春の並木道' }])
  expect((await read('?lang=en')).fallback).toContain('images')
  await save(id, { images: [{ ...described, altEn: ' Cherry trees ' }, ...rest] })
  expect((await read('?lang=en')).fallback).toContain('images')
  await save(id, { images: [{ ...described, altEn: 'Cherry trees', captionEn: 'The avenue in spring' }] })
  const english = await read('?lang=en')
  expect(english.images).toMatchObject([{ alt: 'Cherry trees', caption: 'The avenue in spring' }])
  expect(english.fallback).not.toContain('images')
  const japanese = await read('?lang=ja')
  expect(japanese.images).toMatchObject([{ alt: '桜並木', caption: '春の並木道' }])
  for (const picture of [...english.images, ...japanese.images])
    for (const name of ['altEn', 'captionEn']) expect(picture).not.toHaveProperty(name)
  expect((await read()).images).toMatchObject([{ altEn: 'Cherry trees', captionEn: 'The avenue in spring' }])
  // What has no English has no such keys, as before; what is decorative has no text at all.
  await save(id, { images: [{ ...described, decorative: true, altEn: 'Cherry trees', captionEn: '' }] })
  const [plain] = (await get(`/${id}`)).body.images
  expect(plain).toMatchObject({ alt: '', caption: '春の並木道' })
  for (const name of ['altEn', 'captionEn']) expect(plain).not.toHaveProperty(name)
})

/** Two pictures of a list, without English. */
const picturesOf = async (world: World, tenant: TestTenant): Promise<readonly any[]> =>
  (await Promise.all([1, 2].map((number) => uploadValue(world, tenant, event.fields['images']!, number)))).flatMap(
    (value, place) => [value].flat().map((picture) => ({ ...picture, isMain: place === 0 })),
  )

test('the English of what a picture says is stale once its Japanese changes, wherever the picture is moved', async () => {
  const { create, save, undo, state, confirm, get, world, tenant } = await open(event)
  const { id } = await create(1, { status: 'published', publishAt: null, unpublishAt: null })
  const [first, second] = await picturesOf(world, tenant)
  const keyOf = (picture: any, part = 'alt') => `images.${part}.${/([^/.]+)\.[^/.]*$/.exec(picture.src)![1]}`
  const found = async (alert: string) => (await get('', { filter: { alert } })).body.some((each: any) => each.id === id)
  const english = { ...first, altEn: 'Cherry trees', captionEn: 'Spring' }
  await save(id, { images: [{ ...english, caption: '春' }, second] })
  expect(await state(id, keyOf(first))).toMatchObject({
    state: 'current',
    byPerson: true,
    by: { name: expect.any(String) },
  })
  expect(await state(id, keyOf(first, 'caption'))).toMatchObject({ state: 'current' })
  expect(await state(id, keyOf(second))).toMatchObject({ state: 'missing' })
  expect(await state(id, keyOf(second, 'caption'))).toBeUndefined()

  await save(id, { images: [{ ...english, alt: '桜並木', caption: '春' }, second] })
  const stale = { state: 'stale', sourceThen: '写真1', source: '桜並木' }
  expect(await state(id, keyOf(first))).toMatchObject(stale)
  expect(await state(id, keyOf(first, 'caption'))).toMatchObject({ state: 'current' })
  expect(await found('englishStale')).toBe(true)
  await save(id, { images: [second, { ...english, alt: '桜並木', caption: '春' }] })
  expect(await state(id, keyOf(first))).toMatchObject(stale)

  expect((await confirm(id, keyOf(first))).body).toMatchObject({ field: keyOf(first), state: 'current' })
  expect(await found('englishStale')).toBe(false)
  expect((await confirm(id, keyOf(second))).status).toBe(409)
  expect((await confirm(id, 'images.alt.none')).status).toBe(404)
  await save(id, { images: [{ ...second, isMain: true }] })
  expect(await state(id, keyOf(first))).toBeUndefined()
  await undo(id)
  expect(await state(id, keyOf(first))).toMatchObject({ state: 'current' })
  await save(id, { images: [second, { ...english, alt: '写真1', caption: '夏' }] })
  expect(await state(id, keyOf(first))).toMatchObject({ state: 'stale', sourceThen: '桜並木' })
  expect(await state(id, keyOf(first, 'caption'))).toMatchObject({ state: 'stale', sourceThen: '春', source: '夏' })
})

test('a record is marked for a text of a picture that alone has no English, whatever the texts say', async () => {
  const { create, save, get, world, tenant } = await open(event)
  const pairs = translatedFields(event, firstSite(event))
  const whole = Object.fromEntries(pairs.map(([field, { name }]) => [name, valueOf(field, 'English')]))
  const { id } = await create(1, { status: 'published', publishAt: null, unpublishAt: null, ...whole })
  const images = await picturesOf(world, tenant)
  const isMarked = async (...pictures: readonly object[]): Promise<boolean> => {
    const shown = pictures.map((picture, place) => ({ ...images[place], ...picture }))
    await save(id, { images: shown })
    return (await get('', { filter: { alert: 'englishMissing' } })).body.some((each: any) => each.id === id)
  }
  expect(await isMarked({ alt: '桜' })).toBe(true)
  expect(await isMarked({ alt: '桜', altEn: 'Cherry' })).toBe(false)
  expect(await isMarked({ alt: '桜', altEn: 'Cherry', caption: '春' })).toBe(true)
  expect(await isMarked({ alt: '桜', altEn: 'Cherry', caption: '春', captionEn: 'Spring' })).toBe(false)
  expect(await isMarked({ alt: '', decorative: true })).toBe(false)
  expect(await isMarked({ alt: '桜', altEn: 'Cherry' }, { alt: '海' })).toBe(true)
  // English without Japanese stands for no other text, and neither does a text that looks like one.
  expect(
    await isMarked({ alt: '桜', altEn: 'Cherry', captionEn: 'Spring' }, { alt: '海', altEn: 'Sea', caption: '夏' }),
  ).toBe(true)
  expect(await isMarked({ alt: '桜","altEn":"Cherry' })).toBe(true)
  expect(await isMarked({ alt: '"alt":"桜', altEn: '"alt":"' })).toBe(false)
})

test('a text that was translated before this was kept is right for its Japanese, until that changes', async () => {
  const { create, world, save, undo, state } = await open(news)
  const { id } = await create(1, { title: '夏', titleEn: 'Summer' })
  await world.sql(`delete from "translation"`)
  expect(await state(id, 'title')).toMatchObject({ state: 'current', byPerson: true, by: null, at: null })
  await save(id, { title: '夏の終わり' })
  expect(await state(id, 'title')).toMatchObject({ state: 'stale', sourceThen: '夏', source: '夏の終わり' })
  await save(id, { titleEn: 'The end of summer' })
  await undo(id)
  expect(await state(id, 'title')).toMatchObject({ state: 'stale', sourceThen: '夏' })
})

test('a confirmation is of the record that was read, and of a text that is there', async () => {
  const { create, save, confirm, base, world } = await open(news)
  const { id, version } = await create(1, { title: '夏', titleEn: 'Summer' })
  await save(id, { title: '秋' })
  expect((await confirm(id, 'title', version)).status).toBe(412)
  expect((await confirm(id, 'title')).status).toBe(200)
  await save(id, { titleEn: null })
  expect((await confirm(id, 'title')).status).toBe(409)
  expect((await confirm(id, 'slug')).status).toBe(404)
  expect((await world.call(admin, 'GET', `${base.replace(/news$/, 'contact')}/${id}`)).status).toBe(404)
  const other = staffOf('toki-tsumugi-cafe')
  expect((await world.call(other, 'GET', `${base}/${id}`)).status).toBe(403)
})

test('lists find the public records whose English is stale, and those without any where a tenant translates', async () => {
  const { create, save, get } = await open(article)
  const found = async (alert: string) => (await get('', { filter: { alert } })).body.map(({ id }: any) => id)
  const bare = Object.fromEntries(article.translated!.map((name) => [englishNameOf(name), null]))
  const on = { status: 'published', unpublishAt: null, thumbnail: null }
  const untranslated = await create(1, { ...bare, ...on })
  expect(await found('englishMissing')).toEqual([])
  const { id } = await create(2, { ...on, titleEn: 'Hello' })
  expect(await found('englishMissing')).toEqual([untranslated['id']])
  expect(await found('englishStale')).toEqual([])
  await save(id, { title: '別の題' })
  expect(await found('englishStale')).toEqual([id])
  await save(id, { titleEn: 'Another title' })
  expect(await found('englishStale')).toEqual([])
})

test('what is known of translations goes with a record that is deleted for good', async () => {
  const { create, save, send, world } = await open(news)
  const { id } = await create(1, { title: '夏', titleEn: 'Summer' })
  await save(id, { title: '秋' })
  const rows = async () => (await world.sql(`select "field" from "translation" where "recordId" = ?`, id)).length
  expect(await rows()).toBeGreaterThan(0)
  await send('DELETE', `/${id}`)
  expect(await rows()).toBeGreaterThan(0)
  expect((await send('POST', '/purges', { records: [{ id, version: 3 }] })).status).toBe(204)
  expect(await rows()).toBe(0)
})
