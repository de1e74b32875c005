import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Fault } from '../entities/language/check/check-entities.ts'
import type { Entity } from '../entities/language/entity.ts'
import { answers } from './answers.ts'
import { answersPath } from './names.ts'

/** As much of the server as is asked for here. The seam goes by path: nothing of the server is imported at compile time. */
interface Server {
  buildApp(options: { readonly env: unknown; readonly database: undefined }): Promise<{
    ready(): PromiseLike<unknown>
    swagger(): object
    close(): PromiseLike<unknown>
  }>
}
interface Environment {
  readEnv(source: Readonly<Record<string, string>>): unknown
}

/** openapi.json and what is made of it, by path, or why the server could not be asked. */
export type Described =
  | { readonly files: ReadonlyMap<string, string>; readonly fault?: undefined }
  | { readonly files?: undefined; readonly fault: Fault }

/** openapi.json: what the server says of all its routes, asked without a database, a port or a clock; and the types of it. */
export async function openapi(root: string, entities: readonly Entity[]): Promise<Described> {
  const text = await documentOf(root).catch((error: unknown): Fault => {
    const value = error instanceof Error ? error.message : String(error)
    const hint = 'The server does not come up, so its document cannot be read.'
    return { code: 'E400', at: 'openapi.json', value, hint }
  })
  if (typeof text !== 'string') return { fault: text }
  return {
    files: new Map([
      ['openapi.json', text],
      [answersPath, await answers(root, text, entities)],
    ]),
  }
}

async function documentOf(root: string): Promise<string> {
  const load = async <M>(path: string) => (await import(pathToFileURL(join(root, path)).href)) as M
  const { readEnv } = await load<Environment>('server/env.ts')
  const { buildApp } = await load<Server>('server/app.ts')
  const app = await buildApp({ env: readEnv({ LOG_LEVEL: 'silent' }), database: undefined })
  await app.ready()
  const document = app.swagger()
  await app.close()
  return `${JSON.stringify(document, null, 2)}\n`
}
