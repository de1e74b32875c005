import { resolve } from 'node:path'

interface ChunkingContext {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

/**
 * Puts what every page of a kind needs into one file: whatever a layer reaches by plain imports and no layer before it
 * did. What a library's index drags into an early layer though only a later one uses it is set `apart`, by the end of its
 * path. Without this the build makes a chunk of each set of screens that share something, dozens for one page.
 */
export function layers(
  root: string,
  modules: Readonly<Record<string, readonly string[]>>,
  apart: Readonly<Record<string, string>>,
) {
  const reached = new Map<string, string>()
  let known = false

  const apartOf = (id: string) => Object.entries(apart).find(([end]) => id.endsWith(end))?.[1]

  const walk = (id: string, layer: string, context: ChunkingContext): void => {
    if (reached.has(id)) return
    const own = apartOf(id)
    reached.set(id, own ?? layer)
    if (own) return
    for (const next of context.getModuleInfo(id)?.importedIds ?? []) walk(next, layer, context)
  }

  return {
    name: (id: string, context: ChunkingContext): string | null => {
      if (!known) {
        for (const [layer, entries] of Object.entries(modules)) {
          for (const entry of entries) walk(resolve(root, entry), layer, context)
        }
        known = true
      }
      return reached.get(id) ?? apartOf(id) ?? null
    },
  }
}
