import { menuGroups } from '../../../entities/language/declaration/menu-groups.ts'
import type { Words } from '../../shell/words/words.ts'
import { labelsOf } from '../../kernel/words/labels.ts'
import type { EntityScreens, ScreenMap } from '../../kernel/context/screen-map.ts'
import type { TenantAnswer } from '../../shell/tenant.ts'

export interface NavEntry extends Pick<EntityScreens, 'icon'> {
  readonly entity: string
  /** The path below the tenant's. */
  readonly path: string
  readonly label: string
  /** The icon name set by the operator; the entity's own is the fallback. */
  readonly named?: string | undefined
}

export interface NavGroup {
  readonly key: string
  /** Absent where it would only repeat the name of a single entry. */
  readonly label: string | undefined
  readonly entries: readonly NavEntry[]
}

type NavigableEntity = Pick<TenantAnswer, 'site' | 'entities' | 'menu'>

/**
 * The navigation of a tenant: first the groups the operator configured, in the operator's order, then the declared
 * groups with all entities that no menu lists. A category with the key of a declared group replaces it. Nested entities
 * are left out; they are reached from their parent.
 */
export function navGroups(
  screens: ScreenMap,
  { site, entities, menu }: NavigableEntity,
  words: Pick<Words, 'translate' | 'locale'>,
): readonly NavGroup[] {
  const visibleEntities = entities
    .filter(({ name, screens: granted }) => granted.includes('list') && screens[name] && !screens[name].parent)
    .map(({ name }) => name)
  const inMenu = new Set(menu.flatMap(({ entries }) => entries.map(({ entity }) => entity)))
  const nameOf = (each: { readonly name: string; readonly nameEn: string }) =>
    words.locale === 'ja' ? each.name : each.nameEn

  const declared = (group: string): readonly NavEntry[] =>
    visibleEntities
      .filter((name) => screens[name]!.group === group && !inMenu.has(name))
      .map((name) => ({
        entity: name,
        path: name,
        icon: screens[name]!.icon,
        label: labelsOf(words, name, site).menu,
      }))
  const arranged: readonly NavGroup[] = menu.map((category) => ({
    key: category.key,
    label: nameOf(category),
    entries: category.isVisible
      ? [
          ...category.entries
            .filter(({ entity, isVisible }) => isVisible && visibleEntities.includes(entity))
            .map(({ entity, path, icon, ...entry }) => ({
              entity,
              path,
              icon: screens[entity]!.icon,
              named: icon ?? undefined,
              label: renamed(words, entity, site, nameOf(entry)),
            })),
          ...declared(category.key),
        ]
      : [],
  }))
  const rest = menuGroups
    .filter((group) => !menu.some(({ key }) => key === group))
    .map((group) => ({ key: group, label: groupName(words, group, site), entries: declared(group) }))
  return [...arranged, ...rest]
    .filter(({ entries }) => entries.length > 0)
    .map((group) => (repeatsItsEntry(group) ? { ...group, label: undefined } : group))
}

const repeatsItsEntry = ({ label, entries: [first, ...others] }: NavGroup): boolean =>
  others.length === 0 && first?.label === label

/** A menu may serve several tenants: where it uses an entity's default name, each site shows its own name for it. */
function renamed(words: Pick<Words, 'translate'>, entity: string, site: string, name: string): string {
  return name === labelsOf(words, entity).menu ? labelsOf(words, entity, site).menu : name
}

const groupName = ({ translate }: Pick<Words, 'translate'>, group: string, site: string): string =>
  translate(`sites.${site}.groups.${group}`, { _: translate(`titles.groups.${group}`) })
