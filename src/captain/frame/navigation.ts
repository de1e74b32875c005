import { menuGroups, type MenuGroup } from '../../../entities/entity.ts'
import type { EntityScreens, ScreenMap } from '../screen-map.ts'
import type { TenantAnswer } from '../tenant-context.tsx'

export interface NavEntry extends Pick<EntityScreens, 'icon'> {
  readonly entity: string
}

export interface NavGroup {
  readonly group: MenuGroup
  readonly entries: readonly NavEntry[]
}

/** What a tenant's site has, in the groups of the navigation. Nested entities are reached from their parent. */
export function navigationOf(screens: ScreenMap, { entities }: Pick<TenantAnswer, 'entities'>): readonly NavGroup[] {
  const listed = entities.filter(
    ({ name, screens: granted }) => granted.includes('list') && screens[name] && !screens[name].within,
  )
  return menuGroups
    .map((group) => ({
      group,
      entries: listed
        .filter(({ name }) => screens[name]!.group === group)
        .map(({ name }) => ({ entity: name, icon: screens[name]!.icon })),
    }))
    .filter(({ entries }) => entries.length > 0)
}
