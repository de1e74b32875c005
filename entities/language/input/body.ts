import { z } from 'zod'
import { siteFields } from '../site-fields.ts'
import { hasDrafts, isDraft, statesOf, titleOf, type Entity, type Field } from '../entity.ts'
import { hasValue } from '../condition.ts'
import type { RecordRule } from '../record-rules/rule.ts'
import { today } from '../dates/plain-date.ts'
import { issuesOf, type Issue } from './issues.ts'
import { fieldsOf, type TransitionForm } from './transition-fields.ts'
import type { SiteSlug } from '../../installation.ts'

/** The fields that the server sets on every record. An update may send them back unchanged, but cannot change them. */
export const systemFields = ['id', 'version', 'createdAt', 'updatedAt', 'createdBy', 'updatedBy'] as const

export type Values = Readonly<Record<string, unknown>>
export type Form = 'create' | 'edit' | 'staff' | TransitionForm
/**
 * What a body is validated as: the body of a form; (`record`) stored values, whether or not a form has them; or (`draft`) the
 * draft of a published record, which may lack anything but what people know the record by and what is unique.
 */
export type BodyForm = Form | 'record' | 'draft'
export type ParsedBody =
  { readonly values: Values; readonly issues?: undefined } | { readonly issues: readonly Issue[] }

/**
 * Parses what a form or an API client sent for an entity at a site: converts values to stored form, validates every
 * field, and rejects fields that the site's form does not have. On `create`, empty fields get their initial values;
 * otherwise an absent key stays absent and null clears a field.
 */
export function readBody(entity: Entity, site: SiteSlug, form: BodyForm, body: unknown): ParsedBody {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    return { issues: [{ path: [], rule: 'record', params: {} }] }
  const input = normaliseValues(entity, withoutDerived(entity, body as Values))
  const result = bodySchema(entity, site, form).safeParse(input, { reportInput: true })
  if (!result.success) return { issues: issuesOf(result.error, entity, input) }
  return { values: form === 'create' ? { ...initialValues(entity, site), ...withoutAbsent(result.data) } : result.data }
}

/**
 * The issues that the cross-field rules find in a complete record: faults, and warnings that reject nothing. A draft
 * need not fill in what a rule requires.
 */
export const recordIssues = (entity: Entity, record: Values): readonly (Issue & { readonly warning?: true })[] =>
  brokenRules(entity, record).map(({ rule, params, paramsOf, at, warning }) => ({
    path: [at],
    rule,
    params: { ...params, ...paramsOf?.(record) },
    ...(warning && { warning }),
  }))

/** The cross-field rules that a complete record breaks: what `recordIssues` says as issues. */
export function brokenRules(entity: Entity, record: Values): readonly RecordRule<string, object>[] {
  const draft = isDraft(entity, record)
  return (entity.rules ?? []).filter((rule) => !(draft && rule.forPublishing) && !rule.holds(record))
}

/** What a record lacks that only a draft may lack, by its fields: empty ones, and pictures without a description. */
export function incompleteIssues(entity: Entity, site: SiteSlug, record: Values): readonly Issue[] {
  if (!hasDrafts(entity) || isDraft(entity, record)) return []
  return siteFields(entity, site).flatMap((field): readonly Issue[] => {
    const { name, optional, nullable, missingRule, rules } = field
    const value = record[name]
    if (!hasValue(value)) return nullable && !optional ? [{ path: [name], rule: missingRule, params: {} }] : []
    return rules
      .filter((rule) => rule.forPublishing && !rule.holds(value))
      .map((rule) => ({ path: [name, ...(rule.where?.(value) ?? [])], rule: rule.rule, params: rule.params }))
  })
}

/** What a draft still lacks before it can be published, and somebody can fill in; empty for any other record. */
export function missingForPublishing(entity: Entity, site: SiteSlug, record: Values): readonly Issue[] {
  if (!isDraft(entity, record)) return []
  const { name, options, transitions } = statesOf(entity)!
  const published = { ...record, [name]: transitions![options![0]!]![0] }
  const asDraft = recordIssues(entity, record).map(({ path, rule }) => `${path.join('.')} ${rule}`)
  return [
    ...incompleteIssues(entity, site, published).filter(({ path }) => !entity.derived?.[String(path[0])]),
    ...recordIssues(entity, published)
      .filter(({ path, rule, warning }) => !warning && !asDraft.includes(`${path.join('.')} ${rule}`))
      .map(({ path, rule, params }) => ({ path, rule, params })),
  ]
}

/** The issues of rules that are checked only for new and changed values (`whenChanged`). */
export const changeIssues = ({ fields }: Entity, changed: Values): readonly Issue[] =>
  Object.entries(changed).flatMap(([name, value]) => {
    const brokenRule = fields[name]?.rules.find(
      (rule) => rule.whenChanged && value !== null && value !== undefined && !rule.holds(value),
    )
    return brokenRule ? [{ path: [name], rule: brokenRule.rule, params: brokenRule.params }] : []
  })

/** The initial values of a new record at a site. */
export const initialValues = (entity: Entity, site: SiteSlug): Values =>
  Object.fromEntries(siteFields(entity, site).map((field) => [field.name, initialValue(field)]))

function initialValue({ kind, initially }: Field): unknown {
  if (initially === undefined) return null
  return kind === 'date' && initially === 'today' ? today() : initially
}

/** Converts every value to the stored form of its kind; blank text becomes null (spec section 5, empty-to-null). */
export function normaliseValues(entity: Entity, values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const normalise = entity.fields[name]?.normalise
      const stored = normalise ? normalise(value) : value
      return [name, stored === '' ? null : stored]
    }),
  )
}

/** Clients send whole records: what is derived is in them, and is calculated whatever they say. */
const withoutDerived = ({ derived }: Entity, values: Values): Values =>
  derived ? Object.fromEntries(Object.entries(values).filter(([name]) => !Object.hasOwn(derived, name))) : values

const withoutAbsent = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== null))

/** By what is derived of it, which forms do not have, and by form. */
const schemaCache = new WeakMap<object, Map<string, z.ZodType<Values>>>()

/** The strict zod schema of a form of an entity at a site; cached. */
export function bodySchema(entity: Entity, site: SiteSlug, form: BodyForm): z.ZodType<Values> {
  const key = `${entity.name} ${site} ${typeof form === 'string' ? form : `to ${form.to}`}`
  const schemas = schemaCache.get(entity.derived ?? entity.fields) ?? new Map<string, z.ZodType<Values>>()
  const cached = schemas.get(key)
  if (cached) return cached
  const shape = Object.fromEntries(
    shapeOf(entity, site, form).map((field) => [field.name, valueSchema(entity, field, site, form)]),
  )
  const schema = z.strictObject(shape) as unknown as z.ZodType<Values>
  schemaCache.set(entity.derived ?? entity.fields, schemas.set(key, schema))
  return schema
}

function shapeOf(entity: Entity, site: SiteSlug, form: BodyForm): readonly Field[] {
  if (form === 'record') return siteFields(entity, site)
  return fieldsOf(entity, form === 'draft' ? 'edit' : form, site)
}

function valueSchema(entity: Entity, field: Field, site: SiteSlug, form: BodyForm): z.ZodType {
  const allowedOptions = entity.sites[site]?.options?.[field.name]
  const mayBeUnfinished = hasDrafts(entity) || form === 'draft'
  const declared = mayBeUnfinished ? (field.draftSchema?.() ?? field.schema) : field.schema
  const schema = allowedOptions
    ? declared.refine((value) => value === null || allowedOptions.includes(value as string), {
        params: { rule: 'option' },
      })
    : declared
  if (field.nullable || (form === 'draft' && !isNeeded(entity, field))) return schema.nullish()
  if (form !== 'create') return schema.optional()
  return field.initially === undefined ? schema : schema.nullish()
}

/** Whether even the draft of a published record has a value of a field. */
export const isNeeded = (entity: Entity, { name, storage }: Field): boolean =>
  name === titleOf(entity) || storage === 'boolean' || entity.unique?.includes(name) === true
