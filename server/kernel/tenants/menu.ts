import type { Entity } from '../../../entities/language/entity.ts'
import { screensOf } from '../../../entities/language/screens.ts'
import { tenantMenu } from '../../../entities/kernel/tenant-menu.ts'
import type { SiteSlug } from '../../../entities/installation.ts'
import { storeOf, type Store } from '../records/context.ts'
import { fromStored, type Stored } from '../records/stored-values.ts'
import { entityByName } from '../records/registry.ts'
import { all, type Operation } from '../../base/db/query.ts'
import type { Database } from '../../base/db/database.ts'

/** A category of a tenant's navigation, as set by the operator, with its items. */
export interface MenuCategory {
  readonly key: string
  readonly name: string
  readonly nameEn: string
  readonly isVisible: boolean
  readonly entries: readonly MenuEntry[]
}

export interface MenuEntry {
  readonly entity: string
  /** The target, relative to the tenant's path: always a screen that the site has. */
  readonly path: string
  readonly name: string
  readonly nameEn: string
  /** Null if nobody chose an icon; the entity then keeps its own. */
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
 * How the operator orders, groups, names and hides the items of a tenant's navigation: the menus for that tenant, in
 * their categories. Items without a menu are not included and stay where their declaration puts them.
 */
export const menuOf = (
  database: Database,
  operator: string,
  tenant: { readonly id: string; readonly site: SiteSlug },
): Promise<readonly MenuCategory[]> =>
  Promise.resolve(database.read(operator, () => readMenu(storeOf(database), operator, tenant.id, tenant.site)))

function* readMenu(store: Store, operator: string, tenant: string, site: SiteSlug): Operation<readonly MenuCategory[]> {
  const categories = yield* all(categoryStatement(store)({ tenant_id: operator }))
  const menus = (yield* all(menuStatement(store)({ tenant_id: operator }))).filter(({ tenants }) =>
    ((fromStored('json', tenants) ?? []) as readonly string[]).includes(tenant),
  )
  return categories
    .map(({ id, ...category }) => ({
      ...category,
      isVisible: category.isVisible === 1,
      entries: menus.filter((menu) => menu.category === id).flatMap((menu) => menuEntries(menu, site)),
    }))
    .filter(({ entries }) => entries.length > 0)
}

const unsetIcon = (tenantMenu as Entity).fields.icon!.initially

function menuEntries({ key, path, name, nameEn, icon, isVisible }: MenuRow, site: SiteSlug): readonly MenuEntry[] {
  const entity = entityByName(key)
  if (!entity || entity.parent || !screensOf(entity, site).includes('list') || !entity.sites[site]) return []
  return [
    {
      entity: key,
      path: screenPath(entity, site, path),
      name,
      nameEn,
      icon: icon === unsetIcon ? null : icon,
      isVisible: isVisible === 1,
    },
  ]
}

/** A valid path: the one given if the site has such a screen, otherwise the list. */
function screenPath(entity: Entity, site: SiteSlug, input: string): string {
  const path = input.replace(/^\/+|\/+$/g, '')
  const granted = screensOf(entity, site)
  const opening = [
    ...(granted.includes('create') ? [`${entity.name}/new`] : []),
    ...(entity.edit === 'single' ? [`${entity.name}/edit`] : []),
  ]
  return opening.includes(path) ? path : entity.name
}

const categoryStatement = ({ cachedStatement, scope }: Store) =>
  cachedStatement<CategoryRow>`menu categories`(() =>
    scope
      .selectFrom('tenant_menu_category')
      .where('tenant_menu_category.trashedAt', 'is', null)
      .select(['id', 'key', 'name', 'nameEn', 'isVisible'])
      .orderBy('sortOrder')
      .orderBy('id'),
  )

const menuStatement = ({ cachedStatement, scope }: Store) =>
  cachedStatement<MenuRow>`menus`(() =>
    scope
      .selectFrom('tenant_menu')
      .where('tenant_menu.trashedAt', 'is', null)
      .select(['category', 'key', 'path', 'name', 'nameEn', 'icon', 'tenants', 'isVisible'])
      .orderBy('sortOrder')
      .orderBy('id'),
  )
