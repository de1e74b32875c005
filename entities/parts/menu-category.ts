import { z } from 'zod'
import { entity } from '../language/entity.ts'
import { icon, integer, longText, text, toggle } from '../language/fields/index.ts'
import { halfWidth } from '../language/rules/text.ts'

/** A category that a new cafe starts with. */
interface StarterCategory {
  readonly name: string
  readonly nameEn: string
  readonly icon: string
}

/** Declares a category of a cafe's menus. All of them have the same fields: a name, an icon and a manual order. */
export const menuCategory = <const N extends string>(name: N, drawing: string, starters: readonly StarterCategory[]) =>
  entity(name, {
    sites: ['toki-tsumugi-cafe'],
    schema: z.object({
      name: text({ max: 20 }),
      nameEn: text({ maxBytes: 40, rules: [halfWidth()] }).optional(),
      description: longText({ max: 200 }).optional(),
      icon: icon().optional(),
      sortOrder: integer({ max: 999_999, initially: 0 }),
      isVisible: toggle({ initially: true }),
    }),
    translated: ['name', 'description'],
    unique: ['name'],
    list: ['name', 'icon', 'isVisible', 'sortOrder'],
    create: true,
    edit: true,
    reorder: 'sortOrder',
    sort: ['sortOrder', 'ASC'],
    search: ['name'],
    filter: ['isVisible'],
    sections: {
      aside: ['icon', 'sortOrder', 'isVisible'],
    },
    public: {
      when: { isVisible: true },
      fields: ['name', 'description', 'icon', 'sortOrder'],
    },
    starters,
    menu: { group: 'settings', icon: drawing },
  })
