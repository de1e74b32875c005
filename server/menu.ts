import type { Entity } from '../entities/entity.ts'
import { screensOf } from '../entities/screens.ts'
import { tenantMenu } from '../entities/tenant-menu.ts'
import type { SiteSlug } from '../entities/sites.ts'
import { storeOf, type Store } from './crud/context.ts'
import { value, type Stored } from './crud/record/row.ts'
import { entityNamed } from './crud/registry.ts'
import { all, type Operation } from './db/query.ts'
import type { Database } from './db/runner.ts'

/** A heading of a tenant's navigation, as the operator set it, with what stands below it. */
export interface MenuCategory {
  readonly key: string
  readonly name: string
  readonly nameEn: string
  readonly isVisible: boolean
  readonly entries: readonly MenuEntry[]
}

export interface MenuEntry {
  readonly entity: string
  /** Where it leads, below the tenant's own path: always a screen that the site has. */
  readonly path: string
  readonly name: string
  readonly nameEn: string
  /** Null where nobody chose one, and the entity keeps its own. */
  readonly icon: string | null
  readonly isVisible: boolean
}

interface CategoryRow extends Omit<MenuCategory, 'isVisible' | 'entries'> {
  readonly id: string
  readonly isVisible: Stored
}

interface MenuRow extends Omit<MenuEntry, 'entity' | 'isVisible'> {
  readonly category: string
  readonly key: string
  readonly tenants: Stored
  readonly isVisible: Stored
}

/**
 * How the operator orders, groups, names and hides what a tenant's navigation shows: the menus that name the tenant, in
 * their categories. What none of them speaks of is not in here, and stays where its declaration puts it.
 */
export const menuOf = (
  database: Database,
  operator: string,
  tenant: { readonly id: string; readonly site: SiteSlug },
): Promise<readonly MenuCategory[]> =>
  Promise.resolve(database.read(operator, () => menuIn(storeOf(database), operator, tenant.id, tenant.site)))

function* menuIn(store: Store, operator: string, tenant: string, site: SiteSlug): Operation<readonly MenuCategory[]> {
  const categories = yield* all(categoryStatement(store)({ tenant_id: operator }))
  const menus = (yield* all(menuStatement(store)({ tenant_id: operator }))).filter(({ tenants }) =>
    ((value('json', tenants) ?? []) as readonly string[]).includes(tenant),
  )
  return categories
    .map(({ id, ...category }) => ({
      ...category,
      isVisible: category.isVisible === 1,
      entries: menus.filter((menu) => menu.category === id).flatMap((menu) => entryOf(menu, site)),
    }))
    .filter(({ entries }) => entries.length > 0)
}

const unset = (tenantMenu as Entity).fields.icon!.initially

function entryOf({ key, path, name, nameEn, icon, isVisible }: MenuRow, site: SiteSlug): readonly MenuEntry[] {
  const entity = entityNamed(key)
  if (!entity || entity.within || !screensOf(entity, site).includes('list') || !entity.sites[site]) return []
  return [
    {
      entity: key,
      path: screenPath(entity, site, path),
      name,
      nameEn,
      icon: icon === unset ? null : icon,
      isVisible: isVisible === 1,
    },
  ]
}

/** A path that opens something: what was written if the site has such a screen, else the list. */
function screenPath(entity: Entity, site: SiteSlug, written: string): string {
  const path = written.replace(/^\/+|\/+$/g, '')
  const granted = screensOf(entity, site)
  const opening = [
    ...(granted.includes('create') ? [`${entity.name}/new`] : []),
    ...(entity.edit === 'single' ? [`${entity.name}/edit`] : []),
  ]
  return opening.includes(path) ? path : entity.name
}

const categoryStatement = ({ shaped, scope }: Store) =>
  shaped<CategoryRow>('menu categories', () =>
    scope
      .selectFrom('tenant_menu_category')
      .where('tenant_menu_category.trashedAt', 'is', null)
      .select(['id', 'key', 'name', 'nameEn', 'isVisible'])
      .orderBy('sortOrder')
      .orderBy('id'),
  )

const menuStatement = ({ shaped, scope }: Store) =>
  shaped<MenuRow>('menus', () =>
    scope
      .selectFrom('tenant_menu')
      .where('tenant_menu.trashedAt', 'is', null)
      .select(['category', 'key', 'path', 'name', 'nameEn', 'icon', 'tenants', 'isVisible'])
      .orderBy('sortOrder')
      .orderBy('id'),
  )
