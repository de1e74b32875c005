import type { Entity } from '../entity.ts'
import { menuGroups } from '../declaration/menu-groups.ts'
import { screensOf } from '../screens.ts'
import { fault, unknownFields, type Fault, type CheckContext } from './fault.ts'

/** Checks the screens and the place in the menu. */
export const screenFaults = (entity: Entity, { hasIcon }: CheckContext): readonly Fault[] => [
  ...(screensOf(entity).length === 0
    ? [fault('E140', entity.name, 'no screen', 'Give it `list`, `create`, `edit` or `preview`.')]
    : []),
  ...listFaults(entity),
  ...createFaults(entity),
  ...editFaults(entity),
  ...previewFaults(entity),
  ...sectionFaults(entity),
  ...((menuGroups as readonly string[]).includes(entity.menu.group)
    ? []
    : [fault('E148', `${entity.name}.menu`, entity.menu.group, `Name a group: ${menuGroups.join(', ')}.`)]),
  ...(hasIcon(entity.menu.icon)
    ? []
    : [
        fault(
          'E149',
          `${entity.name}.menu`,
          entity.menu.icon,
          'Name an icon of @mui/icons-material, e.g. ArticleOutlined.',
        ),
      ]),
]

const listFaults = (entity: Entity): readonly Fault[] => [
  ...unknownFields('E141', entity, 'list', entity.list ?? []),
  ...(entity.edit === 'single' ? [] : (entity.list ?? []))
    .filter((name) => entity.fields[name]?.heavy)
    .map((name): Fault => ({
      ...fault('E142', `${entity.name}.list`, name, 'A heavy column makes every answer of the list carry it.'),
      warning: true,
    })),
]

function createFaults(entity: Entity): readonly Fault[] {
  if (!Array.isArray(entity.create)) return []
  const form = entity.create as readonly string[]
  return [
    ...unknownFields('E141', entity, 'create', form),
    ...Object.values(entity.fields)
      .filter(({ name, optional, initially }) => !optional && initially === undefined && !form.includes(name))
      .filter(({ name }) => !entity.derived?.[name])
      .map(({ name }) =>
        fault(
          'E143',
          `${entity.name}.create`,
          name,
          'The field is required, so nobody could create a record without it: add it, or give it `initially`.',
        ),
      ),
  ]
}

function editFaults(entity: Entity): readonly Fault[] {
  const { edit } = entity
  if (Array.isArray(edit)) return unknownFields('E141', entity, 'edit', edit as readonly string[])
  if (edit !== 'single') return []
  const disallowed = (['create', 'preview', 'parent', 'reorder', 'unique'] as const).filter(
    (key) => entity[key] !== undefined,
  )
  return disallowed.map((key) =>
    fault(
      'E144',
      `${entity.name}.${key}`,
      key,
      "The tenant's only record has no such thing; take it out, or edit: true.",
    ),
  )
}

function previewFaults(entity: Entity): readonly Fault[] {
  const { preview } = entity
  if (preview === undefined || preview === 'id') return []
  const at = `${entity.name}.preview`
  if (entity.fields[preview]?.kind !== 'slug')
    return [fault('E145', at, preview, "Preview by 'id' or by a field made by slug().")]
  return entity.unique?.includes(preview)
    ? []
    : [fault('E146', at, preview, 'Two records could have the same address: name the field in `unique`.')]
}

function sectionFaults(entity: Entity): readonly Fault[] {
  const placements = Object.entries(entity.sections ?? {}).flatMap(([section, names]) =>
    names.map((name) => ({ section, name })),
  )
  return [
    ...placements.flatMap(({ section, name }) => unknownFields('E141', entity, `sections.${section}`, [name])),
    ...placements
      .filter(({ name }, index) => placements.findIndex((each) => each.name === name) !== index)
      .map(({ section, name }) =>
        fault('E147', `${entity.name}.sections.${section}`, name, 'The field stands in another section already.'),
      ),
  ]
}
