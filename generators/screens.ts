import type { Entity, Field } from '../entities/language/entity.ts'
import { screensOf, type Screen } from '../entities/language/screens.ts'
import type { Declaration } from './declarations.ts'
import { camel, header, pascal } from './names.ts'

/** A module of screen code: one of the screens, or the inputs shared by create and edit. */
export type ScreenModule = Screen | 'inputs'

/** Whether a module was ejected, so that it is in src/screens/ instead of src/generated/. */
export type IsEjected = (entity: string, module: ScreenModule) => boolean

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

/** The prop of a screen that takes its fields, by module. */
const propOf = { list: 'columns', preview: 'fields', create: 'inputs', edit: 'inputs' } as const

/**
 * src/generated/<entity>/<module>.tsx: the fields as data, each with the component of its kind, imported by the screen
 * that shows it, so that a list never downloads code that only a form needs.
 */
export function screenModule(declaration: Declaration, module: ScreenModule, isEjected: IsEjected): string {
  const { entity, variable, file } = declaration
  const isForm = module !== 'list' && module !== 'preview'
  const shared = `${variable}Inputs`
  const takesShared = isForm && module !== 'inputs' && sharesInputs(entity)
  const folder = isEjected(entity.name, 'inputs') ? `../../screens/${entity.name}` : '.'
  const { fields, data } = takesShared ? { fields: [], data: '' } : contentOf(entity, module)
  const head = [
    header(`entities/${file}`, ` To make this screen yours: npm run eject ${entity.name} ${module}`),
    ...(module === 'inputs'
      ? []
      : [`import { ${variable} } from '../../../entities/${file}'`, partImport(partOf(entity, module))]),
    ...kindImports(fields, isForm ? 'input' : 'display'),
    ...(takesShared ? [`import { ${shared} } from '${folder}/inputs.tsx'`] : []),
    '',
  ]
  if (module === 'inputs') return [...head, `export const ${shared} = ${data}`].join('\n')
  const prop = propOf[module]
  return [
    ...head,
    // Known before the screen renders, so that its records can be asked for meanwhile.
    ...(module === 'list' ? [`export { ${variable} as entity }`, ''] : []),
    ...(takesShared ? [] : [`const ${prop} = ${data}`, '']),
    `export default function ${pascal(entity.name)}${pascal(module)}() {`,
    `return <${partOf(entity, module)} entity={${variable}} ${prop}={${takesShared ? shared : prop}} />`,
    '}',
  ].join('\n')
}

interface Content {
  readonly fields: readonly Field[]
  /** The literal of an object. */
  readonly data: string
}

function contentOf(entity: Entity, module: ScreenModule): Content {
  if (module === 'list') {
    const fields = (entity.list ?? []).flatMap((name) => entity.fields[name] ?? [])
    // An entity with a single record shows it on its own page instead of in a row.
    return { fields, data: componentsOf(fields, entity.edit === 'single' ? 'Preview' : 'Column') }
  }
  const all = Object.values(entity.fields)
  if (module === 'preview') return { fields: all, data: componentsOf(all, 'Preview') }
  return sections(entity, module === 'edit' ? 'edit' : 'create')
}

/** The inputs of a form by section: fields without one first, the side rail last. */
function sections(entity: Entity, form: 'create' | 'edit'): Content {
  const names = formOf(entity, form)
  const placed = new Set(Object.values(entity.sections ?? {}).flat())
  const { aside = [], ...named } = entity.sections ?? {}
  const groups = Object.entries({ main: names.filter((name) => !placed.has(name)), ...named, aside })
    .map(([name, group]) => ({
      name,
      fields: group.filter((each) => names.includes(each)).map((each) => entity.fields[each]!),
    }))
    .filter(({ fields }) => fields.length > 0)
  return {
    fields: groups.flatMap(({ fields }) => fields),
    data: `{\n${groups.map(({ name, fields }) => `${name}: ${componentsOf(fields, 'Input')},`).join('\n')}\n}`,
  }
}

const componentsOf = (fields: readonly Field[], part: 'Column' | 'Input' | 'Preview'): string =>
  `{\n${fields.map(({ kind, name }) => `${name}: ${camel(kind)}.${part},`).join('\n')}\n}`

const partOf = (entity: Entity, module: Screen): string =>
  module === 'edit' && entity.edit === 'single' ? 'EditSingle' : pascal(module)

const partImport = (part: string): string =>
  `import { ${part} } from '../../captain/screens/${part === 'EditSingle' ? 'edit-single' : part.toLowerCase()}.tsx'`

const kindImports = (fields: readonly Field[], room: 'display' | 'input'): readonly string[] =>
  [...new Set(fields.map(({ kind }) => kind))]
    .sort()
    .map((kind) => `import * as ${camel(kind)} from '../../fields/${room}/${kind}.tsx'`)
