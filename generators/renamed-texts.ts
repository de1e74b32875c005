import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Entity } from '../entities/language/entity.ts'
import { languages } from './locales.ts'

type Tree = Readonly<Record<string, unknown>>

/** The groups of an entity's texts whose keys begin with the names of fields. */
const namedByField = ['fields', 'help', 'options', 'items', 'switches', 'confirmOnChange']

/** The groups whose keys are the names of states. */
const namedByState = ['transitions', 'questions']

/**
 * The files of texts that still have some under the former name of a field or an option (`renamedFrom`, `renamedOptions`), with the key renamed and the
 * text kept, by their path: those of entities, and what sites call their fields.
 */
export function renamedTexts(root: string, entities: readonly Entity[]): ReadonlyMap<string, string> {
  const renaming = entities.filter(
    ({ renamedFrom = {}, renamedOptions = {} }) => Object.keys({ ...renamedFrom, ...renamedOptions }).length > 0,
  )
  if (renaming.length === 0) return new Map()
  const changed = languages.flatMap((language) => {
    const ofSites = globSync(`locales/${language}/sites/*.json`, { cwd: root }).toSorted()
    return [
      ...renaming.flatMap((entity) =>
        renamedIn(root, `locales/${language}/entities/${entity.name}.json`, (tree) => renameKeys(tree, entity)),
      ),
      ...ofSites.flatMap((path) =>
        renamedIn(root, path, (tree) => ({
          ...tree,
          ...(isTree(tree['entities']) && {
            entities: Object.fromEntries(
              Object.entries(tree['entities']).map(([name, own]) => {
                const entity = renaming.find((each) => each.name === name)
                return [name, entity && isTree(own) ? renameKeys(own, entity) : own]
              }),
            ),
          }),
        })),
      ),
    ]
  })
  return new Map(changed)
}

/** A file of texts as it becomes; nothing where it stays as it is, or cannot be read, which `check` says. */
function renamedIn(root: string, path: string, change: (tree: Tree) => Tree): readonly (readonly [string, string])[] {
  if (!existsSync(join(root, path))) return []
  try {
    const tree: unknown = JSON.parse(readFileSync(join(root, path), 'utf8'))
    if (!isTree(tree)) return []
    const [before, after] = [tree, change(tree)].map((each) => `${JSON.stringify(each, null, 2)}\n`)
    return before === after ? [] : [[path, after!]]
  } catch {
    return []
  }
}

/** The texts of an entity, in their order, with the keys of its renamed fields, parts and options. */
function renameKeys(texts: Tree, entity: Entity): Tree {
  const { renamedFrom = {}, renamedOptions = {} } = entity
  // The parts of a group, `group.part` or within it, after the group itself.
  const fields = Object.entries(renamedFrom)
    .toSorted(([a], [b]) => a.split('.').length - b.split('.').length)
    .flatMap(([path, old]) => {
      const [name = '', part] = path.split('.')
      const groups = namedByField
      return part === undefined
        ? [{ groups, within: [], old: old!, next: name }]
        : [
            { groups, within: [], old: `${name}.${old}`, next: path },
            { groups, within: [name], old: old!, next: part },
          ]
    })
  const options = Object.entries(renamedOptions).flatMap(([path, names]) =>
    Object.entries(names ?? {}).flatMap(([next, old]) => [
      { groups: ['options'], within: path.split('.'), old: old!, next },
      ...(entity.fields[path]?.kind === 'states' ? [{ groups: namedByState, within: [], old: old!, next }] : []),
    ]),
  )
  return Object.fromEntries(
    Object.entries(texts).map(([group, own]) => [
      group,
      [...fields, ...options]
        .filter(({ groups }) => groups.includes(group))
        .reduce((all, { within, old, next }) => renameKey(all, within, old, next), own),
    ]),
  )
}

/** A tree with a key renamed below some others; a text under the new name stays. */
function renameKey(tree: unknown, within: readonly string[], old: string, next: string): unknown {
  if (!isTree(tree)) return tree
  const [first, ...rest] = within
  return Object.fromEntries(
    Object.entries(tree).map(([key, own]) => {
      if (first !== undefined) return [key, key === first ? renameKey(own, rest, old, next) : own]
      const isRenamed = key === old || key.startsWith(`${old}.`)
      const name = isRenamed ? `${next}${key.slice(old.length)}` : key
      return [isRenamed && name in tree ? key : name, own]
    }),
  )
}

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value)
