import { z } from 'zod'
import { fieldsOf, formFields } from './at-site.ts'
import type { Entity, Field } from './entity.ts'
import { today } from './calendar.ts'
import { issuesOf, type Issue } from './issue.ts'
import type { SiteSlug } from './sites.ts'

/** The server's own fields, on every record. They may come back unchanged in an update and are never set by one. */
export const ownedFields = ['id', 'version', 'createdAt', 'updatedAt', 'createdBy', 'updatedBy'] as const

export type Values = Readonly<Record<string, unknown>>
export type Form = 'create' | 'edit' | 'working'
/** What a body is read as: what a form sends, or values of a `record` as they were kept, in a form or not. */
export type BodyForm = Form | 'record'
export type Reading = { readonly values: Values; readonly issues?: undefined } | { readonly issues: readonly Issue[] }

/**
 * Reads what a form or an API caller sent for an entity at a site: brings it into stored form, checks every field,
 * refuses fields the site's form does not have. On `create`, empty fields start with their initial values;
 * otherwise an absent key stays absent and null clears.
 */
export function readBody(entity: Entity, site: SiteSlug, form: BodyForm, body: unknown): Reading {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    return { issues: [{ path: [], rule: 'record', params: {} }] }
  const sent = normalised(entity, body as Values)
  const result = bodySchema(entity, site, form).safeParse(sent, { reportInput: true })
  if (!result.success) return { issues: issuesOf(result.error, entity, sent) }
  return { values: form === 'create' ? { ...initialValues(entity, site), ...withoutAbsent(result.data) } : result.data }
}

/** What the rules between fields find in a whole record: faults, and warnings that refuse nothing. */
export const recordIssues = (entity: Entity, record: Values): readonly (Issue & { readonly warning?: true })[] =>
  (entity.rules ?? [])
    .filter((rule) => !rule.holds(record))
    .map(({ rule, params, at, warning }) => ({ path: [at], rule, params, ...(warning && { warning }) }))

/** What the rules that only new and changed values must obey find in these. */
export const changeIssues = ({ fields }: Entity, changed: Values): readonly Issue[] =>
  Object.entries(changed).flatMap(([name, value]) => {
    const broken = fields[name]?.rules.find(
      (rule) => rule.whenChanged && value !== null && value !== undefined && !rule.holds(value),
    )
    return broken ? [{ path: [name], rule: broken.rule, params: broken.params }] : []
  })

/** The values a new record of a site starts with. */
export const initialValues = (entity: Entity, site: SiteSlug): Values =>
  Object.fromEntries(fieldsOf(entity, site).map((field) => [field.name, initialValue(field)]))

function initialValue({ kind, initially }: Field): unknown {
  if (initially === undefined) return null
  return kind === 'date' && initially === 'today' ? today() : initially
}

/** Every value in the form its kind stores; blank text is null (spec section 5, empty-to-null). */
export function normalised(entity: Entity, values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const normalise = entity.fields[name]?.normalise
      const settled = normalise ? normalise(value) : value
      return [name, settled === '' ? null : settled]
    }),
  )
}

const withoutAbsent = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== null))

const schemas = new Map<string, z.ZodType<Values>>()

/** The strict zod schema of one form of an entity at one site; made once. */
export function bodySchema(entity: Entity, site: SiteSlug, form: BodyForm): z.ZodType<Values> {
  const key = `${entity.name} ${site} ${form}`
  const known = schemas.get(key)
  if (known) return known
  const shape = Object.fromEntries(
    (form === 'record' ? fieldsOf(entity, site) : formFields(entity, form, site)).map((field) => [
      field.name,
      valueSchema(entity, field, site, form),
    ]),
  )
  const schema = z.strictObject(shape) as unknown as z.ZodType<Values>
  schemas.set(key, schema)
  return schema
}

function valueSchema(entity: Entity, field: Field, site: SiteSlug, form: BodyForm): z.ZodType {
  const offered = entity.sites[site]?.options?.[field.name]
  const schema = offered
    ? field.schema.refine((value) => value === null || offered.includes(value as string), {
        params: { rule: 'option' },
      })
    : field.schema
  if (field.optional) return schema.nullish()
  if (form !== 'create') return schema.optional()
  return field.initially === undefined ? schema : schema.nullish()
}
