import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// Most of a run is reading modules, the server's with it; compiled once, and stripped of their types, they come up faster.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/generators'))

await import('./commands.ts')
