import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Entity } from '../entities/language/entity.ts'
import { languages } from './locales.ts'

type Tree = Readonly<Record<string, unknown>>

/** The groups of an entity's texts whose keys begin with the names of fields. */
const namedByField = ['fields', 'help', 'options', 'items', 'switches', 'confirmOnChange']

/**
 * The files of texts that still have some under the former name of a field (`renamedFrom`), with the key renamed and the
 * text kept, by their path: those of entities, and what sites call their fields.
 */
export function renamedTexts(root: string, entities: readonly Entity[]): ReadonlyMap<string, string> {
  const renaming = entities.filter(({ renamedFrom = {} }) => Object.keys(renamedFrom).length > 0)
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

/** The texts of an entity, in their order, with the keys of its renamed fields; a text under the new name stays. */
const renameKeys = (texts: Tree, { renamedFrom = {} }: Entity): Tree =>
  Object.fromEntries(
    Object.entries(texts).map(([group, own]) => {
      if (!namedByField.includes(group) || !isTree(own)) return [group, own]
      const renamed = Object.entries(renamedFrom).reduce<Tree>((all, [next, old]) => {
        const keys = Object.keys(all).map((key) => {
          const is = key === old || key.startsWith(`${old}.`)
          const name = is ? `${next}${key.slice(old!.length)}` : key
          return [is && name in all ? key : name, all[key]] as const
        })
        return Object.fromEntries(keys)
      }, own)
      return [group, renamed]
    }),
  )

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value)
