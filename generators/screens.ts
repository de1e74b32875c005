import type { Entity, Field } from '../entities/language/entity.ts'
import { screensOf, type Screen } from '../entities/language/screens.ts'
import type { Declaration } from './declarations.ts'
import { camel, header, pascal } from './names.ts'

/** A module of screen code: one of the screens, or the inputs shared by create and edit. */
export type ScreenModule = Screen | 'inputs'

/** The path within src/ of a module that was ejected and is therefore not generated; undefined for the others. */
export type EjectedPath = (declaration: Declaration, module: ScreenModule) => string | undefined

/** The modules of an entity: its screens, plus the inputs if both forms have the same fields. */
export const modulesOf = (entity: Entity): readonly ScreenModule[] => [
  ...screensOf(entity),
  ...(sharesInputs(entity) ? ['inputs' as const] : []),
]

const sharesInputs = (entity: Entity): boolean =>
  entity.create !== undefined &&
  entity.edit !== undefined &&
  formOf(entity, 'create').join() === formOf(entity, 'edit').join()

const formOf = (entity: Entity, form: 'create' | 'edit'): readonly string[] => {
  const flag = entity[form]
  return Object.keys(entity.fields).filter((name) => !Array.isArray(flag) || flag.includes(name))
}

/** src/generated/<entity>/<module>.tsx, as plain JSX, so that a list never downloads code that only a form needs. */
export function screenModule(declaration: Declaration, module: ScreenModule, ejectedPath: EjectedPath): string {
  const { entity, variable, file } = declaration
  const { parts, fields, imports = [], lines } = contentOf(declaration, module, ejectedPath)
  const text =
    module === 'inputs'
      ? `export const ${variable}Inputs = (<>${lines.join('')}</>)`
      : component(declaration, module, lines)
  const all = module === 'inputs' ? parts : [partOf(entity, module), ...parts]
  return [
    header(`entities/${file}`, ` To make this screen yours: npm run eject ${entity.name} ${module}`),
    ...(module === 'inputs' ? [] : [`import { ${variable} } from '../../../entities/${file}'`]),
    ...partImports(all),
    ...kindImports(fields, module === 'list' || module === 'preview' ? 'display' : 'input'),
    ...imports,
    '',
    // Known before the screen renders, so that its records can be asked for meanwhile.
    ...(module === 'list' ? [`export { ${variable} as entity }`, ''] : []),
    text,
  ].join('\n')
}

interface Content {
  /** The components of src/captain it uses. */
  readonly parts: readonly string[]
  readonly fields: readonly Field[]
  readonly imports?: readonly string[]
  readonly lines: readonly string[]
}

function contentOf(declaration: Declaration, module: ScreenModule, ejectedPath: EjectedPath): Content {
  const { entity, variable } = declaration
  const all = Object.values(entity.fields)
  if (module === 'list') {
    const fields = (entity.list ?? []).flatMap((name) => entity.fields[name] ?? [])
    // An entity with a single record shows it on its own page instead of in a row.
    return { parts: [], fields, lines: fields.map(tagOf(entity.edit === 'single' ? 'Preview' : 'Column')) }
  }
  if (module === 'preview') return { parts: [], fields: all, lines: all.map(tagOf('Preview')) }
  if (module === 'inputs') return sections(entity, 'create')
  if (!sharesInputs(entity)) return sections(entity, module)
  const ejected = ejectedPath(declaration, 'inputs')
  const path = ejected ? `../../${ejected}` : './inputs.tsx'
  return {
    parts: [],
    fields: [],
    imports: [`import { ${variable}Inputs } from '${path}'`],
    lines: [`{${variable}Inputs}`],
  }
}

/** The inputs of a form under their headings: fields without a section first, the side rail last. */
function sections(entity: Entity, form: 'create' | 'edit'): Content {
  const names = formOf(entity, form)
  const placed = new Set(Object.values(entity.sections ?? {}).flat())
  const { aside = [], ...named } = entity.sections ?? {}
  const groups = [
    { open: '<Section>', close: '</Section>', names: names.filter((name) => !placed.has(name)) },
    ...Object.entries(named).map(([name, fields]) => ({
      open: `<Section name="${name}">`,
      close: '</Section>',
      names: fields,
    })),
    { open: '<Aside>', close: '</Aside>', names: aside },
  ]
    .map((group) => ({
      ...group,
      fields: group.names.filter((name) => names.includes(name)).map((name) => entity.fields[name]!),
    }))
    .filter(({ fields }) => fields.length > 0)
  return {
    parts: [...new Set(groups.map(({ close }) => close.slice(2, -1)))],
    fields: groups.flatMap(({ fields }) => fields),
    lines: groups.flatMap(({ open, close, fields }) => [open, ...fields.map(tagOf('Input')), close]),
  }
}

const tagOf =
  (part: 'Column' | 'Input' | 'Preview') =>
  ({ kind, name }: Field): string =>
    `<${camel(kind)}.${part} source="${name}" />`

const partOf = (entity: Entity, module: Screen): string =>
  module === 'edit' && entity.edit === 'single' ? 'EditSingle' : pascal(module)

function component({ entity, variable }: Declaration, module: Screen, lines: readonly string[]): string {
  const part = partOf(entity, module)
  const jsx = `<${part} entity={${variable}}>${lines.join('\n')}</${part}>`
  return `export default function ${pascal(entity.name)}${pascal(module)}() {\nreturn (\n${jsx}\n)\n}`
}

/** Section and Aside share a file of forms; every other component has one of screens. */
const fileOf = (part: string): string =>
  part === 'Section' || part === 'Aside'
    ? 'form/section'
    : `screens/${part === 'EditSingle' ? 'edit-single' : part.toLowerCase()}`

const partImports = (parts: readonly string[]): readonly string[] =>
  [...new Set(parts.map(fileOf))].map((file) => {
    const names = parts.filter((part) => fileOf(part) === file).sort()
    return `import { ${names.join(', ')} } from '../../captain/${file}.tsx'`
  })

const kindImports = (fields: readonly Field[], room: 'display' | 'input'): readonly string[] =>
  [...new Set(fields.map(({ kind }) => kind))]
    .sort()
    .map((kind) => `import * as ${camel(kind)} from '../../fields/${room}/${kind}.tsx'`)
