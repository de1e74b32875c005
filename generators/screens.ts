import { formSections } from '../entities/language/derived/form-sections.ts'
import type { Entity, Field } from '../entities/language/entity.ts'
import { screensOf, type Screen } from '../entities/language/screens.ts'
import type { Declaration } from './declarations.ts'
import { camel, header, pascal } from './names.ts'

/** What somebody may take over: one of the screens, or what both forms show. */
export type ScreenModule = Screen | 'inputs'

/** The path within src/ of a module that was ejected and therefore replaces the usual one; undefined for the others. */
export type EjectedPath = (declaration: Declaration, module: ScreenModule) => string | undefined

/** What can be taken over of an entity: its screens and, if it has a form, what its forms show. */
export const modulesOf = (entity: Entity): readonly ScreenModule[] => [
  ...screensOf(entity),
  ...(entity.create || entity.edit ? ['inputs' as const] : []),
]

/**
 * src/generated/<entity>.ts: the declaration, and the code of its list's columns, so that a list downloads no more than
 * it shows. Everything else about its screens is read from the declaration.
 */
export function screenModule({ entity, variable, file }: Declaration): string {
  const columns = columnFields(entity)
  return [
    header(
      `entities/${file}`,
      ` To make a screen of it yours: npm run eject ${entity.name} <${modulesOf(entity).join('|')}>`,
    ),
    ...kindImports(columns, '../fields'),
    '',
    `export { ${variable} as entity } from '../../entities/${file}'`,
    ...(columns.length > 0 ? ['', `export const columns = ${columnsText(columns)}`] : []),
  ].join('\n')
}

/** A screen as somebody takes it over, to stand in a folder two levels below src/. */
export function ownScreen({ entity, variable, file }: Declaration, module: ScreenModule): string {
  const declared = `import { ${variable} } from '../../../entities/${file}'`
  if (module === 'inputs')
    return [
      "import type { FormParts } from '../../captain/form/form-parts.ts'",
      '',
      `export const parts: FormParts = { sections: ${sectionsText(entity, fieldNames(entity))} }`,
    ].join('\n')
  const part = pascal(module)
  const columns = module === 'list' ? columnFields(entity) : []
  const prop = {
    list: columns.length > 0 ? 'columns={columns}' : '',
    preview: `fields={${JSON.stringify(fieldNames(entity))}}`,
    create: `sections={${sectionsText(entity, formNames(entity, 'create'))}}`,
    edit: `sections={${sectionsText(entity, formNames(entity, 'edit'))}}`,
  }[module]
  return [
    declared,
    `import ${part} from '../../captain/screens/${module}.tsx'`,
    ...kindImports(columns, '../../fields'),
    '',
    ...(columns.length > 0 ? [`const columns = ${columnsText(columns)}`, ''] : []),
    `export default function ${pascal(entity.name)}${part}() {`,
    `return <${part} entity={${variable}} ${prop} />`,
    '}',
  ].join('\n')
}

const fieldNames = (entity: Entity): readonly string[] => Object.keys(entity.fields)

const formNames = (entity: Entity, form: 'create' | 'edit'): readonly string[] => {
  const flag = entity[form]
  return Array.isArray(flag) ? flag : fieldNames(entity)
}

const sectionsText = (entity: Entity, names: readonly string[]): string =>
  `{ ${formSections(entity.sections, names)
    .map(({ name, fields }) => `'${name}': ${JSON.stringify(fields)}`)
    .join(', ')} }`

/** The fields of the list; an entity with a single record shows all of it on its own page instead of in a row. */
const columnFields = (entity: Entity): readonly Field[] =>
  entity.edit === 'single' ? [] : (entity.list ?? []).flatMap((name) => entity.fields[name] ?? [])

const columnsText = (fields: readonly Field[]): string =>
  `{ ${fields.map(({ name, kind }) => `${name}: ${camel(kind)}.Column`).join(', ')} }`

const kindImports = (fields: readonly Field[], folder: string): readonly string[] =>
  [...new Set(fields.map(({ kind }) => kind))]
    .sort()
    .map((kind) => `import * as ${camel(kind)} from '${folder}/display/${kind}.tsx'`)
