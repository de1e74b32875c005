import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// Most of a run is spent loading modules, including the server's. Caching the compiled code speeds this up.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/generators'))

await import('./commands.ts')
