import { initialValues, type Values } from '../../entities/language/input/body.ts'
import { formFields } from '../../entities/language/site-fields.ts'
import { titleOf, type Entity, type Field } from '../../entities/language/entity.ts'
import { entities } from '../../entities/index.ts'
import type { SiteSlug } from '../../entities/installation.ts'
import { covering } from '../covering-entities.ts'
import { faultsIn, faultsOf, type Asked } from '../fields/faults.ts'
import { recordFaultsOf } from '../fields/record-faults.ts'
import { bodyOf, valueOf } from '../server/support/example-bodies.ts'
import { api, arrived, goOn, japanese, languages, shown, signIn, type Language } from './helpers/captain.ts'
import { fillingOf, onPage, sourceOf, type LabelledSource } from './helpers/form-source.ts'
import { openForm, type OpenForm } from './helpers/form.ts'
import { expect, test, type Page } from './helpers/test.ts'
import { inexpressibleInputs } from './helpers/inexpressible-inputs.ts'
import { widestSite } from './helpers/widest-site.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every width')

/** Every entity that staff create, at the site where it has the most fields. */
const bySite = Map.groupBy(
  Object.values(entities).filter(({ create }) => create),
  widestSite,
)

const [, english] = languages

/** The entities that have, among them, every kind of field: what each does in a form is proved with them. */
const everyKind = covering([...bySite.values()].flat(), ({ fields }) => Object.values(fields).map(({ kind }) => kind))

/** The tag of what other entities prove as well. */
const extent = (proved: readonly Entity[]): string =>
  proved.some((entity) => everyKind.includes(entity)) ? '' : ' @full'

/** No record of the demo has this number. */
const number = 4

for (const [site, all] of bySite) {
  test.describe(site, () => {
    // One page for a site, kept open: what its forms need is loaded once.
    test.describe.configure({ mode: 'default', timeout: 120_000 })
    let page: Page
    test.beforeAll(async ({ browser, baseURL }) => {
      page = await browser.newPage({ baseURL: baseURL! })
      // What was filled in and is left behind is no loss.
      page.on('dialog', (dialog) => void dialog.accept())
      await signIn(page, `staff@${site}.example`)
      await page.goto(`/captain/tenant/${site}`)
    })
    test.afterAll(() => page?.close())

    for (const entity of all)
      test(`${entity.name} of ${site}: every fault is said at its field, then saved, listed, edited and previewed${extent([entity])}`, async () => {
        const source = sourceOf(page, site)
        const path = await pathOf(page, entity, site)
        const body = onPage(entity, await bodyOf(source, entity, site, number))
        const right = { ...initialValues(entity, site), ...body }
        const asked: Asked = { entity, site, form: 'create', right }
        const form = await opened(page, asked, newPath(entity, path), 'create', source, initialValues(entity, site))
        await breakFields(form, asked, await rightValues(source, entity, site))
        await form.put(right)
        await takeTaken(page, form, asked, path)
        await breakRecord(form, asked, await rightValues(source, entity, site))

        const record = await saved(page, asked, path, body)
        await seen(page, asked, path, record)
        if (entity.edit) await changed(page, asked, path, record, source)
        if (entity.preview) await previewed(page, asked, path, record)
      })

    const alsoInEnglish = all.filter((_, index) => index % 5 === 0)
    test(`in English too, faults of ${alsoInEnglish.map(({ name }) => name).join(', ')} of ${site} are said at their fields${extent(alsoInEnglish)}`, async () => {
      const source = sourceOf(page, site)
      await page.goto(`/en/captain/tenant/${site}`)
      for (const entity of alsoInEnglish) await inEnglish(page, entity, site, source)
    })
  })
}

/** The form of a new record that begins empty: those of versions begin with the one in force otherwise. */
const newPath = ({ versions }: Entity, path: string): string => `${path}/new${versions ? '?from=' : ''}`

const addressOf = (site: SiteSlug, path: string): string => `/captain/tenant/${site}/${path}`

async function opened(
  page: Page,
  asked: Asked,
  path: string,
  screen: 'create' | 'edit',
  source: LabelledSource,
  starts: Values,
  language: Language = japanese,
): Promise<OpenForm> {
  await goOn(page, `${language.prefix}${addressOf(asked.site, path)}`)
  const loaded = `[data-screen="${screen}"][data-entity="${asked.entity.name}"]:not([aria-busy="true"])`
  await arrived(page, loaded)
  await expect(page.locator(loaded)).toBeVisible()
  return openForm(page, language, asked, fillingOf(source), starts)
}

/** Each field's first fault in English: the others are said by the same words. */
async function inEnglish(page: Page, entity: Entity, site: SiteSlug, source: LabelledSource): Promise<void> {
  const starts = initialValues(entity, site)
  const right = { ...starts, ...onPage(entity, await bodyOf(source, entity, site, number)) }
  const asked: Asked = { entity, site, form: 'create', right }
  const path = await pathOf(page, entity, site)
  const form = await opened(page, asked, newPath(entity, path), 'create', source, starts, english)
  await breakFields(form, asked, await rightValues(source, entity, site), 1)
}

/**
 * Puts faults into every field, as many at once as there are fields; each is said at its field. Of fields that can be
 * wrong in many ways, the entities take all but the first way by turns: fields of one kind say them alike.
 */
async function breakFields(form: OpenForm, asked: Asked, full: Values, rounds = Infinity): Promise<void> {
  // As it opens: whatever must be filled in says so.
  if (faultsIn(asked, form.values()).length > 0) await form.refused()
  const fields = formFields(asked.entity, 'create', asked.site).filter(({ kind }) => kind !== 'states')
  const faulty = fields.map((field) => ({ field, ...faultsOf({ ...asked, right: full }, field) }))
  for (let round = 0; round < rounds && faulty.some(({ values }) => round < values.length); round += 1) {
    if (round > 0 && round % 3 !== turnOf(asked.entity) % 3) continue
    const due = faulty.filter(({ values }) => round < values.length)
    await form.put(Object.fromEntries(due.map(({ field, values }) => [field.name, values[round]])))
    await form.refused()
  }
  const missed = faulty.flatMap(({ field, unbroken }) =>
    unbroken.filter((each) => !(each in inexpressibleInputs)).map((each) => `${field.name}: ${each}`),
  )
  expect(missed, 'rules that no value broke').toEqual([])
}

const turnOf = ({ name }: Entity): number => Object.keys(entities).indexOf(name)

/** Breaks each rule between fields of a form that is right. */
async function breakRecord(form: OpenForm, asked: Asked, full: Values): Promise<void> {
  for (const { rule, changes } of recordFaultsOf(asked, full)) {
    if (!changes) {
      expect(inexpressibleInputs, `${rule} of ${asked.entity.name}`).toHaveProperty([rule])
      continue
    }
    await form.put(changes)
    await form.refused()
    await form.put(asked.right)
  }
}

/** A right value for every field by itself, those included that do not go together. */
async function rightValues(source: LabelledSource, entity: Entity, site: SiteSlug, each = number): Promise<Values> {
  const values: Record<string, unknown> = {}
  for (const field of formFields(entity, 'create', site)) {
    if (field.kind !== 'states') values[field.name] = await valueOf(source, entity, field, site, each)
  }
  return onPage(entity, values)
}

async function pathOf(page: Page, entity: Entity, site: SiteSlug): Promise<string> {
  if (!entity.parent) return entity.name
  // The oldest is the demo's own: in a tenant that a form has just made, its maker is not a member.
  const { body } = await api(page, 'GET', `${site}/${entity.parent.name}?sort=["createdAt","ASC"]&range=[0,0]`)
  return `${entity.parent.name}/${body[0].id}/${entity.name}`
}

const typedOnce: readonly Field['kind'][] = ['text', 'slug', 'email', 'url', 'date', 'corporate-number']

/** What another record has already is said on leaving the field. */
async function takeTaken(page: Page, form: OpenForm, { entity, site, right }: Asked, path: string): Promise<void> {
  const [other] = (await api(page, 'GET', `${site}/${path}?range=[0,0]`)).body as readonly Values[]
  for (const name of entity.unique ?? []) {
    const { kind } = entity.fields[name]!
    if (!other?.[name] || !typedOnce.includes(kind)) continue
    await form.put({ [name]: other[name] })
    await page.locator(`[data-field="${name}"] input`).first().blur()
    await form.says({ path: [name], rule: 'duplicate', params: {} })
    await form.put({ [name]: right[name] })
  }
}

/** Saves the form; what is kept is what was filled in. */
async function saved(page: Page, { entity, site }: Asked, path: string, body: Values): Promise<Values> {
  await page.keyboard.press('Control+s')
  await shown(page, entity.edit ? 'edit' : 'list')
  const [{ id }] = (await api(page, 'GET', `${site}/${path}?sort=["createdAt","DESC"]&range=[0,0]`)).body
  const record = (await api(page, 'GET', `${site}/${path}/${id}`)).body as Values
  expect(record).toMatchObject(kept(body) as Record<string, unknown>)
  return record
}

/** The record stands in the list, the newest first. */
async function seen(page: Page, { entity, site }: Asked, path: string, record: Values): Promise<void> {
  await goOn(page, addressOf(site, `${path}?sort=createdAt&order=DESC`))
  await shown(page, 'list')
  const first = page.locator('tbody tr').first()
  const name = record[titleOf(entity)]
  if (entity.fields[titleOf(entity)]!.kind === 'text') await expect(first).toContainText(String(name))
  if (entity.edit) await expect(first.locator(`a[href$="/${String(record.id)}/edit"]`).first()).toBeVisible()
}

/** A field is changed in the record's own form. */
async function changed(page: Page, asked: Asked, path: string, record: Values, source: LabelledSource): Promise<void> {
  const { entity, site } = asked
  const next = await rightValues(source, entity, site, number + 1)
  const own: Asked = { ...asked, form: 'edit', right: record }
  const field = formFields(entity, 'edit', site).find(
    ({ name, kind }) =>
      ['text', 'long-text', 'date', 'integer'].includes(kind) &&
      !entity.fixed?.includes(name) &&
      next[name] !== record[name] &&
      faultsIn(own, { [name]: next[name] }).length === 0,
  )!
  const form = await opened(page, own, `${path}/${String(record.id)}/edit`, 'edit', source, record)
  await form.put({ [field.name]: next[field.name] })
  await page.keyboard.press('Control+s')
  await expect
    .poll(async () => (await api(page, 'GET', `${site}/${path}/${String(record.id)}`)).body[field.name])
    .toEqual(next[field.name])
}

async function previewed(page: Page, { entity, site }: Asked, path: string, { id }: Values): Promise<void> {
  const { body: record } = await api(page, 'GET', `${site}/${path}/${String(id)}`)
  await goOn(page, addressOf(site, `${path}/${String(record[entity.preview!])}`))
  await expect(await shown(page, 'preview')).toContainText(String(record[titleOf(entity)]))
}

/** A body without what the server alone knows of its uploads, and what an editor adds. */
const kept = (body: Values): unknown =>
  JSON.parse(
    JSON.stringify(body, (key, value: unknown) =>
      ['src', 'width', 'height', 'size', 'type', 'time', 'version'].includes(key) || isEmpty(value) ? undefined : value,
    ),
  )

/** No choice at all is kept as nothing. */
const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0
