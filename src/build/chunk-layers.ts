import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

interface ChunkingContext {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

/**
 * Groups modules into one chunk per layer: all that a layer's entries import statically and no earlier layer did.
 * `apart` moves modules (by the end of their path) out of an early layer, where a library's index imports them although
 * only a later layer uses them. A layer without a name leaves its modules to the bundler. Without layers, the bundler
 * makes a chunk for each set of screens that share something: dozens for a single page. Throws where an entry is no file,
 * as its modules would move to other chunks without a word.
 */
export function chunkLayers(
  root: string,
  modules: Readonly<Record<string, readonly string[]>>,
  apart: Readonly<Record<string, string>>,
) {
  const missing = Object.values(modules)
    .flat()
    .filter((entry) => !existsSync(resolve(root, entry)))
  if (missing.length > 0) throw new Error(`Layers of chunks name files that do not exist: ${missing.join(', ')}`)
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
    // The bundler asks for it at each build otherwise.
    debugName: 'layers',
    name: (id: string, context: ChunkingContext): string | null => {
      if (!known) {
        for (const [layer, entries] of Object.entries(modules)) {
          for (const entry of entries) walk(resolve(root, entry), layer, context)
        }
        known = true
      }
      return (reached.get(id) ?? apartOf(id)) || null
    },
  }
}
