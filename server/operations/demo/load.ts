import { existsSync, readFileSync } from 'node:fs'
import { v7 as uuid } from 'uuid'
import type { Values } from '../../../entities/language/input/body.ts'
import type { Entity } from '../../../entities/language/entity.ts'
import { entities } from '../../../entities/index.ts'
import { maintenanceSite } from '../../../entities/kernel/maintenance-site.ts'
import { referenceFieldsOf } from '../../../entities/language/derived/reference-fields.ts'
import { operatorSite, sites, type SiteSlug } from '../../../entities/installation.ts'
import { tenant } from '../../../entities/kernel/tenant.ts'
import { tenantUser } from '../../../entities/kernel/tenant-user.ts'
import { user } from '../../../entities/kernel/user.ts'
import type { Auth } from '../../kernel/auth/better-auth.ts'
import { deviceOwner, type DeviceOwner } from '../../kernel/auth/device-cookie.ts'
import { savePassword } from '../../kernel/auth/invitations/new-account.ts'
import { persistentSecret } from '../../base/storage/persistent-secret.ts'
import type { Database } from '../../base/db/database.ts'
import type { Env } from '../../base/env.ts'
import { translatorOf } from '../../base/locale/translator.ts'
import { createOperator, setUpOnce } from '../setup/operator.ts'
import { createAccount } from '../setup/create-account.ts'
import { importRecord, type ImportTarget } from '../setup/import-record.ts'
import { resolveDates } from './dates.ts'
import { demoMedia, type DemoMedia } from './media.ts'
import { moreRows } from './content/more-rows.ts'
import { storeOf, type Context } from '../../kernel/records/context.ts'
import { param } from '../../base/db/parameter.ts'
import { first } from '../../base/db/query.ts'
import { commit } from '../../kernel/records/commit.ts'
import { randomInt } from 'node:crypto'
import { accountByEmail } from '../../kernel/auth/accounts.ts'

type Rows = Readonly<Record<string, readonly (Values & { readonly _key?: string })[]>>
interface Names {
  readonly admin: string
  readonly reader: string
  readonly staff: Readonly<Partial<Record<SiteSlug, string>>>
}

const siteCount: number = sites.length
const tenantsCount = siteCount === 1 ? 'a tenant' : `${siteCount} tenants`

/**
 * Fills an empty database with the demo: a tenant for each site, their people and their content. Returns how to sign in; `report`
 * is called with what takes a while.
 */
export async function loadDemo(
  env: Env,
  database: Database,
  auth: Auth,
  report: (line: string) => void = () => undefined,
): Promise<readonly string[]> {
  const password = env.DEMO_PASSWORD ?? persistentSecret(env.DATA_DIR, 'demo-password', generatePassword)
  let isNew = false
  await setUpOnce(database, async () => {
    isNew = true
    report(`Filling it with ${tenantsCount}, which takes some seconds …`)
    const staff = await createAccounts(auth, password)
    const media = await demoMedia(env, database)
    const tenants = await createTenants(database, media)
    for (const site of sites) {
      const owner: ImportTarget = { tenant: { id: tenants[operatorSite], site: operatorSite }, parent: tenants[site] }
      await importRecord(database, tenantUser, owner, { user: staff[site], joinedOn: '2024-04-01', isContact: true })
    }
    for (const site of sites) await fill(database, media, { id: tenants[site], site }, staff[site], tenants)
    await media.cleanUp()
  })
  if (!isNew) await keepPassword(auth, database, password)
  return [
    'Sign in with the password ' + password,
    '  admin@captain.example         an administrator',
    `  ${staffEmail(sites.find((site) => site in moreRows) ?? operatorSite)}    staff of one tenant; so for each tenant`,
    '  reader@captain.example        a reader, member of none',
  ]
}

const adminEmail = 'admin@captain.example'
const readerEmail = 'reader@captain.example'
const staffEmail = (site: SiteSlug): string => `staff@${site}.example`

/** Sets the demo's accounts to the password that is announced, if they were made with another one. */
async function keepPassword(auth: Auth, database: Database, password: string): Promise<void> {
  const passwords = (await auth.$context).password
  const { dialect } = database
  const emails = [adminEmail, readerEmail, ...sites.map(staffEmail)]
  const owners = await database.read(null, function* () {
    const found: DeviceOwner[] = []
    for (const email of emails) {
      const owner = yield* deviceOwner(dialect, { email })
      if (owner) found.push(owner)
    }
    return found
  })
  const known = owners.find((owner) => owner.password !== null)?.password
  if (known && (await passwords.verify({ hash: known, password }))) return
  const hash = await passwords.hash(password)
  await database.write(null, function* () {
    for (const { id } of owners) yield* savePassword(dialect, id, hash)
  })
}

/** Creates the demo's accounts; returns the staff account of each tenant. */
async function createAccounts(auth: Auth, password: string): Promise<Readonly<Record<SiteSlug, string>>> {
  const names = readContent<Names>('accounts')
  await createAccount(auth, { name: names.admin, email: adminEmail, password, role: 'admin', cfAi: true })
  await createAccount(auth, { name: names.reader, email: readerEmail, password, role: 'user' })
  const staff = sites.map(async (site) => {
    const id = await createAccount(auth, {
      name: names.staff[site] ?? site,
      email: staffEmail(site),
      password,
      role: 'user',
    })
    return [site, id] as const
  })
  return Object.fromEntries(await Promise.all(staff)) as Record<SiteSlug, string>
}

async function createTenants(database: Database, media: DemoMedia): Promise<Readonly<Record<SiteSlug, string>>> {
  const [operator, ...written] = readContent<readonly (Values & { site: SiteSlug })[]>('tenants')
  const owner: ImportTarget['tenant'] = { id: await createOperator(database, operator!), site: operatorSite }
  const unwritten = sites.filter((site) => site !== operatorSite && !written.some((row) => row.site === site))
  const created = (await media.uploadFiles(owner.id, null, [...written, ...unwritten.map(emptyTenant)])).map(
    async (body) => [body.site, await importRecord(database, tenant, { tenant: owner }, body)] as const,
  )
  return { [operatorSite]: owner.id, ...Object.fromEntries(await Promise.all(created)) } as Record<SiteSlug, string>
}

/** The tenant of a kind of site for which nobody has written a demo. */
const emptyTenant = (site: SiteSlug): Values & { readonly site: SiteSlug } => ({
  name: translatorOf('ja')(`resources.tenant.options.site.${site}`),
  nameEn: translatorOf('en')(`resources.tenant.options.site.${site}`),
  slug: site,
  site,
  siteUrl: `https://www.${site}.example`,
  status: 'active',
  defaultLocale: 'ja',
})

/** Writes a tenant's content, entity by entity in the order of its file, so that referenced records exist. */
async function fill(
  database: Database,
  media: DemoMedia,
  owner: { id: string; site: SiteSlug },
  by: string,
  tenants: Readonly<Record<SiteSlug, string>>,
): Promise<void> {
  const rows = await media.uploadFiles(owner.id, by, readContent<Rows>(owner.site, {}))
  const keys = Object.values(rows).flatMap((list) =>
    list.flatMap(({ _key }) => (_key === undefined ? [] : [[_key, uuid()] as const])),
  )
  const ids = new Map<string | undefined, string>([...Object.entries(tenants), ...keys, ['staff', by]])
  for (const [name, list] of Object.entries(rows)) {
    const entity = entities[name]
    // It may have been taken out of the declarations since.
    if (!entity) continue
    if (entity === user) {
      await fillProfiles(database, { tenant: owner, by }, list)
      continue
    }
    if (entity === maintenanceSite) {
      await fillMaintenanceSwitches(
        database,
        owner,
        list.map((row) => resolveDates(resolveKeys(row, entity, ids)) as Values),
      )
      continue
    }
    const single = entity.edit === 'single'
    const more = moreRows[owner.site]?.[name]?.(list.length) ?? []
    const writes = [...list, ...more].map(({ _key, ...row }) => {
      const id = single ? owner.id : (_key !== undefined && ids.get(_key as string)) || uuid()
      const { parent, own } = splitParent(entity, row, ids)
      return importRecord(
        database,
        entity,
        { tenant: owner, parent, id, by },
        resolveDates(resolveKeys(own, entity, ids)) as Values,
      )
    })
    await Promise.all(writes)
  }
}

/** Content of child records also references its parent by key. */
function splitParent({ parent: within }: Entity, row: Values, ids: ReadonlyMap<string | undefined, string>) {
  if (!within) return { own: row }
  const { [within.name]: parent, ...own } = row
  return { parent: ids.get(parent as string), own }
}

/** Content references other records by key, and the tenant's staff as `staff`. */
function resolveKeys(row: Values, entity: Entity, ids: ReadonlyMap<string | undefined, string>): Values {
  const own: Record<string, unknown> = { ...row }
  for (const { name, kind } of Object.values(entity.fields)) {
    if (kind === 'account' && row[name] !== undefined) own[name] = ids.get(row[name] as string)
  }
  for (const { field, part, many } of referenceFieldsOf(entity)) {
    const value = row[field]
    if (value === undefined) continue
    if (part) own[field] = (value as Values[]).map((item) => ({ ...item, [part]: ids.get(item[part] as string) }))
    else own[field] = many ? (value as string[]).map((key) => ids.get(key)) : ids.get(value as string)
  }
  return own
}

function readContent<T>(name: string, absent?: T): T {
  const file = new URL(`content/${name}.json`, import.meta.url)
  return absent !== undefined && !existsSync(file) ? absent : (JSON.parse(readFileSync(file, 'utf8')) as T)
}

/** Fills in the maintenance switches, which were created with their tenants. */
async function fillMaintenanceSwitches(
  database: Database,
  tenant: { readonly id: string; readonly site: SiteSlug },
  rows: readonly Values[],
): Promise<void> {
  const context = { store: storeOf(database), entity: maintenanceSite, tenant, by: null, requestId: 'setup' }
  const { scope, cachedStatement } = context.store
  const switchOf = cachedStatement<{ id: string }>`the switch of a tenant`(() =>
    scope
      .selectFrom('maintenance_site')
      .where('maintenance_site.tenant', '=', param('tenant'))
      .select('maintenance_site.id'),
  )
  for (const { tenant: switchTenant, ...values } of rows) {
    await database.write(tenant.id, function* () {
      const row = yield* first(switchOf({ tenant_id: tenant.id, tenant: String(switchTenant) }))
      return yield* commit(context, { kind: 'update', id: row!.id, values })()
    })
  }
}

// Letters and digits that are not confused with one another when read from a terminal.
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

/** A password that is easy to read out and type. */
const generatePassword = (): string =>
  Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')).join(
    '-',
  )

/**
 * Fills in the profiles of the demo's accounts, and creates accounts for people who have been entered but have not
 * signed in yet.
 */
async function fillProfiles(database: Database, place: ImportTarget, rows: readonly Values[]): Promise<void> {
  const { tenant, by = null } = place
  const context: Context = { store: storeOf(database), entity: user, tenant, by, requestId: 'setup' }
  for (const row of rows) {
    const account = await database.read(null, () => accountByEmail(database.dialect, String(row.email)))
    if (!account) {
      await importRecord(database, user, place, row)
      continue
    }
    // Everyone fills in their own, including administrators.
    const own = { ...context, by: account.id }
    const values = { ...row, name: account.name }
    await database.write(tenant.id, commit(own, { kind: 'update', id: account.id, values }))
  }
}
