import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isEntity, PlainSchemaError, type Entity } from '../entities/language/entity.ts'
import type { Fault } from '../entities/language/check/check-entities.ts'
import { camel } from './names.ts'

/** An entity, and where it is declared. */
export interface Declaration {
  readonly entity: Entity
  /** The path of the file within entities/. */
  readonly file: string
  /** The name it is exported under. */
  readonly variable: string
}

export interface Declarations {
  readonly declarations: readonly Declaration[]
  /** Faults for files that could not be read, and for declarations whose file does not match their name. */
  readonly faults: readonly Fault[]
  /** The names of entities whose files could not be read at all. */
  readonly unreadable: readonly string[]
}

/** The folders of entities/ that hold no declarations. */
const otherFolders = ['language', 'parts', 'system']

/** The folder of entities/ whose declarations every installation has. */
export const kernelFolder = 'kernel'

/**
 * Imports every declaration of entities/: of the folder itself, of the kernel, and of the modules that
 * `installation.ts` lists. The registry is skipped, because it is generated from the result.
 */
export async function readDeclarations(folder: string): Promise<Declarations> {
  const modules = await listedModules(folder)
  const folders = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !otherFolders.includes(entry.name))
    .map(({ name }) => name)
  const files = ['', kernelFolder, ...modules].flatMap((room) => declarationFiles(folder, room)).sort()
  const read = await Promise.all(files.map((file) => readDeclarationFile(folder, file)))
  const declarations = read.flatMap((each) => each.declarations)
  // A file that several others import is broken once.
  const unread = new Map(read.flatMap(({ faults }) => faults).map((fault) => [`${fault.code} ${fault.at}`, fault]))
  return {
    declarations,
    faults: [...moduleFaults(folders, modules), ...unread.values(), ...declarations.flatMap(misplacedFaults)],
    unreadable: read.flatMap(({ unreadable }) => unreadable),
  }
}

/** The modules that the installation of this folder lists; none if the folder has no `installation.ts`. */
export async function listedModules(folder: string): Promise<readonly string[]> {
  const path = join(folder, 'installation.ts')
  if (!existsSync(path)) return []
  return ((await import(pathToFileURL(path).href)) as { modules: readonly string[] }).modules
}

const declarationFiles = (folder: string, room: string): readonly string[] =>
  existsSync(join(folder, room))
    ? readdirSync(join(folder, room))
        .filter((file) => file.endsWith('.ts') && file !== 'index.ts')
        .map((file) => join(room, file))
    : []

const moduleFaults = (folders: readonly string[], modules: readonly string[]): readonly Fault[] =>
  folders
    .filter((folder) => folder !== kernelFolder && !modules.includes(folder))
    .map((folder) => ({
      code: 'E103',
      at: `entities/${folder}`,
      value: 'a folder that is no module of this installation',
      hint: 'List it under `modules` in entities/installation.ts, or delete the folder.',
    }))

export const byName = (declarations: readonly Declaration[]): readonly Declaration[] =>
  declarations.toSorted((a, b) => (a.entity.name < b.entity.name ? -1 : 1))

async function readDeclarationFile(folder: string, file: string): Promise<Declarations> {
  try {
    const module = (await import(pathToFileURL(join(folder, file)).href)) as Record<string, unknown>
    const declarations = Object.entries(module).flatMap(([variable, entity]) =>
      isEntity(entity) ? [{ entity, file, variable }] : [],
    )
    const source = readFileSync(join(folder, file), 'utf8')
    return {
      declarations,
      faults: [...importFaults(folder, file, source), ...(declarations.length === 0 ? exportFaults(file, source) : [])],
      unreadable: [],
    }
  } catch (error) {
    if (error instanceof PlainSchemaError && basename(file) === `${error.entity.name}.ts`)
      return withoutPlainFields(error, file)
    const { path, line } = placeOf(error, folder) ?? importingLine(error, folder) ?? { path: file, line: undefined }
    const fault: Fault = {
      code: 'E100',
      at: `entities/${path}${line === undefined ? '' : `:${line}`}`,
      value: error instanceof Error ? error.message : String(error),
      hint: 'The file cannot be read; nothing of it was checked.',
    }
    return { declarations: [], unreadable: [basename(file, '.ts')], faults: [fault] }
  }
}

/** Where in the folder an error was thrown, or a file could not be parsed: the first place that its stack names. */
function placeOf(error: unknown, folder: string): { readonly path: string; readonly line: string } | undefined {
  const { stack = '' } = error instanceof Error ? error : {}
  for (const [, path, line] of stack.matchAll(/(?:file:\/\/)?(\/[^\s:()]+\.ts):(\d+)/g))
    if (path!.startsWith(`${folder}/`)) return { path: relative(folder, path!), line: line! }
  return undefined
}

/** The line of a file of the folder that imports what is not there. */
function importingLine(error: unknown, folder: string): { readonly path: string; readonly line: string } | undefined {
  const [, missing, importing] =
    /^Cannot find (?:module|package) '([^']+)' imported from (\S+)$/.exec(
      error instanceof Error ? error.message : '',
    ) ?? []
  if (!importing?.startsWith(`${folder}/`)) return undefined
  const lines = readFileSync(importing, 'utf8').split('\n')
  const at = lines.findIndex((line) => /['"]/.test(line) && line.includes(basename(missing!)))
  return at === -1 ? undefined : { path: relative(folder, importing), line: String(at + 1) }
}

/** The imports of a file. */
const importPattern = /^(?:import|export)\s(?:[^'"=()]*?\sfrom\s+)?['"]([^'"]+)['"]/gm

/** Imports from other rooms: declarations are read by all of them, in the browser too. */
function importFaults(folder: string, file: string, source: string): readonly Fault[] {
  const isWithin = (path: string): boolean =>
    [folder, join(import.meta.dirname, '../entities')].some((room) => path.startsWith(`${room}/`))
  return [...source.matchAll(importPattern)]
    .filter(([, from]) => (from!.startsWith('.') ? !isWithin(join(folder, dirname(file), from!)) : from !== 'zod'))
    .map(({ 0: statement, 1: from, index }) => ({
      code: 'E104',
      at: `entities/${file}:${source.slice(0, index + statement.length).split('\n').length}`,
      value: from!,
      hint: 'A declaration imports files of entities/ and zod, for screens and server read it alike. What asks the server is a hook: server/entities/.',
    }))
}

/** A file that declares an entity and exports none. */
function exportFaults(file: string, source: string): readonly Fault[] {
  const [declared, name] = /\bentity\(\s*['"]([^'"]*)['"]/.exec(source) ?? []
  if (declared === undefined) return []
  return [
    {
      code: 'E105',
      at: `entities/${file}:${source.slice(0, source.indexOf(declared)).split('\n').length}`,
      value: name!,
      hint: `Nothing finds an entity that its file does not export: \`export const ${camel(name!)} = entity('${name}', …)\`.`,
    },
  ]
}

/** The declaration without the fields that are plain zod schemas, so that the rest of it can be checked. */
const withoutPlainFields = ({ entity, names }: PlainSchemaError, file: string): Declarations => ({
  declarations: [{ entity, file, variable: camel(entity.name) }],
  faults: names.map((name) => ({
    code: 'E102',
    at: `${entity.name}.${name}`,
    value: 'a plain zod schema',
    hint: 'Use one of the kinds in entities/language/fields; a schema of zod itself says nothing of columns and inputs.',
  })),
  unreadable: [],
})

function misplacedFaults(
  { entity, file, variable }: Declaration,
  _place: number,
  all: readonly Declaration[],
): readonly Fault[] {
  const own = basename(file, '.ts')
  if (own === entity.name && variable === camel(entity.name)) return []
  const namesake = all.find((each) => each.entity.name === entity.name && basename(each.file, '.ts') === entity.name)
  if (namesake && own !== entity.name)
    return [
      {
        code: 'E101',
        at: `entities/${file}`,
        value: entity.name,
        hint: `entities/${namesake.file} declares an entity of this name already. Give this one its own: entity('${own}', …).`,
      },
    ]
  const hint = `Declare it in ${join(dirname(file), `${entity.name}.ts`)} as \`export const ${camel(entity.name)}\`.`
  return [{ code: 'E101', at: entity.name, value: `entities/${file}: ${variable}`, hint }]
}
