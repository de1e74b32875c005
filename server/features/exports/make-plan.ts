import { weekdays } from '../../../entities/language/dates/plain-date.ts'
import { titleOf, type Entity, type Field } from '../../../entities/language/entity.ts'
import type {
  ExportEncoding,
  ExportFormat,
  LayoutColumn,
} from '../../../entities/language/declaration/export-layouts.ts'
import { fieldsOnPath, isPersonal, ownDetails, pathsOf } from '../../../entities/language/derived/layout-paths.ts'
import { itemFields } from '../../../entities/language/derived/reference-fields.ts'
import { siteFields } from '../../../entities/language/site-fields.ts'
import type { SiteSlug } from '../../../entities/installation.ts'
import { labelsOf, type Labels } from '../../../locales/labels.ts'
import { translatorOf, type Language } from '../../base/locale/translator.ts'
import { recordColumns } from '../../kernel/records/columns.ts'
import { entityByName } from '../../kernel/records/registry.ts'
import { accounts, type Link, type Plan, type PlannedColumn, type PlannedValue, type Show } from './plan.ts'

/** What somebody wants to have in a file. */
export interface Wanted {
  readonly format: ExportFormat
  readonly encoding: ExportEncoding
  readonly language: Language
  /** The name of a layout of the entity; its columns are then those of the file. */
  readonly layout?: string | undefined
  /** The columns in order; all of them by default. */
  readonly columns?: readonly string[] | undefined
}

/** The columns that an export of an entity's list can have at a site. */
export const exportableColumns = (entity: Entity, site: SiteSlug): readonly string[] =>
  recordColumns(entity, site)
    .map(({ name }) => name)
    .filter((name) => name !== 'version' && name !== entity.parent?.name)

/** The fields that a file contains: of the entity itself, and of records that it refers to. */
function fieldsIn(entity: Entity, site: SiteSlug, { layout, columns }: Wanted): readonly Field[] {
  if (layout === undefined) {
    const names = columns ?? exportableColumns(entity, site)
    return siteFields(entity, site).filter(({ name }) => names.includes(name))
  }
  return entity.layouts![layout]!.columns.flatMap(pathsOf).flatMap((path) => {
    const found = fieldsOnPath(entity, path, entityByName)
    return found ? [found.inner ?? found.field] : []
  })
}

/** Whether a file contains personal data. */
export const isPersonalExport = (entity: Entity, site: SiteSlug, wanted: Wanted): boolean =>
  fieldsIn(entity, site, wanted).some(isPersonal)

/** The headings of a file in words that do not change with the language: what the audit log says was exported. */
export const columnNames = (entity: Entity, site: SiteSlug, { layout, columns }: Wanted): readonly string[] =>
  layout === undefined
    ? (columns ?? exportableColumns(entity, site))
    : [...new Set(entity.layouts![layout]!.columns.flatMap(pathsOf))]

/** The tenant's own details that a layout needs. */
export const detailsIn = (entity: Entity, { layout }: Wanted): readonly string[] =>
  layout === undefined
    ? []
    : [
        ...new Set(
          entity
            .layouts![layout]!.columns.flatMap(pathsOf)
            .filter((path) => path.startsWith(`${ownDetails}.`))
            .map((path) => path.slice(ownDetails.length + 1)),
        ),
      ]

interface Setting {
  readonly entity: Entity
  readonly site: SiteSlug
  /** The address that uploads are found at. */
  readonly origin: string
  readonly sortedBy: string
  /** The tenant's own details, by name. */
  readonly details: Readonly<Record<string, unknown>>
}

/** The fields of referenced records that a plan reads, by entity. */
export type RelatedFields = Readonly<Record<string, readonly string[]>>

/** How a file is written: what the thread does, and what it will ask for. */
export function makePlan(setting: Setting, wanted: Wanted): { readonly plan: Plan; readonly related: RelatedFields } {
  const { entity, site } = setting
  const words = wordsOf(setting, wanted)
  const layout = wanted.layout === undefined ? undefined : entity.layouts![wanted.layout]!
  const columns = layout
    ? layout.columns.map((column) => layoutColumn(words, column, wanted.layout!, layout.rows))
    : (wanted.columns ?? exportableColumns(entity, site)).flatMap((name) => listColumns(words, name))
  const values = columns.flatMap((column) => column.values)
  return {
    plan: {
      format: wanted.format,
      encoding: wanted.encoding,
      sheet: words.labels.plural,
      forProgram: layout?.readBy === 'program',
      title: titleOf(entity) ?? 'id',
      ...(layout?.rows !== undefined && { rows: layout.rows }),
      dateSeparator: layout?.dateSeparator ?? '-',
      separator: words.separator,
      columns,
      links: linksOf(values),
      sortedBy: setting.sortedBy,
    },
    related: relatedFields(values),
  }
}

interface Words extends Setting {
  readonly labels: Labels
  readonly translate: ReturnType<typeof translatorOf>
  readonly separator: string
}

function wordsOf(setting: Setting, { language }: Wanted): Words {
  const translate = translatorOf(language)
  const labels = labelsOf({ translate }, setting.entity.name, setting.site)
  return { ...setting, labels, translate, separator: translate('commons.listSeparator') }
}

const system: Readonly<Record<string, Show>> = {
  id: { as: 'text' },
  createdAt: { as: 'instant' },
  updatedAt: { as: 'instant' },
  createdBy: { as: 'titles', to: accounts, field: 'name' },
  updatedBy: { as: 'titles', to: accounts, field: 'name' },
}

/** The column of a field, and beside the title of what it references the id. */
function listColumns(words: Words, name: string): readonly PlannedColumn[] {
  const { entity, labels, translate } = words
  const heading = labels.label(name)
  const field = Object.hasOwn(entity.fields, name) ? entity.fields[name] : undefined
  const column = { heading, values: [{ field: name, show: field ? showOf(words, field) : system[name]! }] }
  if (!field?.to) return [column]
  const id = { heading: translate('exports.idOf', { field: heading }), values: [{ field: name, show: ids }] }
  return [column, id]
}

const ids: Show = { as: 'texts' }

function layoutColumn(words: Words, column: LayoutColumn, layout: string, rows: string | undefined): PlannedColumn {
  const { labels, translate, entity } = words
  const { heading, label, constant, part } = column
  const paths = pathsOf(column)
  const [name = '', inner] = (paths[0] ?? '').split('.')
  return {
    heading:
      heading ??
      (label !== undefined
        ? translate(`resources.${entity.name}.layouts.${layout}.${label}`)
        : inner === undefined
          ? labels.label(name)
          : rows === name
            ? labels.label(`${name}.${inner}`)
            : labelsOf({ translate }, entity.fields[name]!.to!).label(inner)),
    values:
      constant === undefined
        ? paths.map((path) => pathValue(words, path, column))
        : [{ constant, field: '', show: { as: 'text' } }],
    ...(part && { part }),
  }
}

function pathValue(words: Words, path: string, { where, codes, day }: LayoutColumn): PlannedValue {
  const [name = '', inner] = path.split('.')
  if (name === ownDetails) return { constant: String(words.details[inner!] ?? ''), field: '', show: { as: 'text' } }
  const found = fieldsOnPath(words.entity, path, entityByName)!
  const target = found.field.kind === 'reference' ? found.field.to : undefined
  const shown =
    found.inner && target
      ? showOf({ ...words, labels: labelsOf({ translate: words.translate }, target, words.site) }, found.inner)
      : showOf(words, found.inner ?? found.field, found.inner && name)
  return {
    field: name,
    ...(inner !== undefined && { inner }),
    ...(inner !== undefined && target && { to: target }),
    ...(where && { where }),
    ...(codes && { codes }),
    show: day ? { as: 'day-of' } : shown,
  }
}

/** How a field's value is shown; `group` is the repeated group that the field is a part of. */
function showOf(words: Words, field: Field, group?: string): Show {
  const { labels, translate, origin } = words
  const { kind, options = [] } = field
  switch (kind) {
    case 'choice':
    case 'choices':
    case 'states': {
      const name = group === undefined ? field.name : `${group}.${field.name}`
      return { as: 'options', labels: Object.fromEntries(options.map((each) => [each, labels.option(name, each)])) }
    }
    case 'toggle':
      return { as: 'toggle', yes: translate('commons.table.yes'), no: translate('commons.table.no') }
    case 'reference':
    case 'references':
      return { as: 'titles', to: field.to!, field: nameFieldOf(field.to!) }
    case 'account':
      return { as: 'titles', to: accounts, field: 'name' }
    case 'date':
      return { as: 'day' }
    case 'date-time':
      return { as: 'instant' }
    case 'integer':
      return { as: 'number' }
    case 'yen':
      return { as: 'money' }
    case 'decimal':
      return { as: 'decimal' }
    case 'rich-text':
      return { as: 'body' }
    case 'tags':
      return { as: 'texts' }
    case 'image':
    case 'images':
    case 'file':
      return { as: 'addresses', origin }
    case 'lines':
      return {
        as: 'lines',
        parts: itemFields(field).map((part) => ({
          label: labels.label(`${field.name}.${part.name}`),
          name: part.name,
          show: showOf(words, part, field.name),
        })),
      }
    case 'week':
      return {
        as: 'week',
        days: Object.fromEntries(weekdays.map((each) => [each, translate(`commons.weekdays.${each}`)])),
        closed: translate('commons.week.closed'),
      }
    default:
      return { as: 'text' }
  }
}

/** The field that names a record; its id where that is itself a reference. */
function nameFieldOf(to: string): string {
  const target = entityByName(to)!
  const title = target.fields[titleOf(target)]!
  return title.to || title.kind === 'account' ? 'id' : title.name
}

/** What names and fields of other records are read, with the field that holds their ids. */
function links(values: readonly PlannedValue[]): readonly (Link & { readonly reads: string })[] {
  const ofShow = (field: string, show: Show, part?: string): readonly (Link & { readonly reads: string })[] => {
    if (show.as === 'titles') return [{ field, ...(part !== undefined && { part }), to: show.to, reads: show.field }]
    return show.as === 'lines' ? show.parts.flatMap((each) => ofShow(field, each.show, each.name)) : []
  }
  return values.flatMap(({ constant, field, inner, to, show }) => {
    if (constant !== undefined) return []
    return to === undefined ? ofShow(field, show, inner) : [{ field, to, reads: inner! }]
  })
}

const linksOf = (values: readonly PlannedValue[]): readonly Link[] => [
  ...new Map(
    links(values).map(({ field, part, to }) => [
      `${field} ${part} ${to}`,
      { field, ...(part !== undefined && { part }), to },
    ]),
  ).values(),
]

function relatedFields(values: readonly PlannedValue[]): RelatedFields {
  const fields: Record<string, Set<string>> = {}
  for (const { to, reads } of links(values)) (fields[to] ??= new Set()).add(reads)
  return Object.fromEntries(Object.entries(fields).map(([to, names]) => [to, [...names].sort()]))
}
