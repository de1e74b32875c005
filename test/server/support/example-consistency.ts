import type { ReferencedRecordRule } from '../../../entities/language/cross-record-rules/index.ts'
import type { Values } from '../../../entities/language/input/body.ts'
import type { Entity } from '../../../entities/language/entity.ts'

/** Reads the record that a field of an example points at. */
type Read = (entity: string, id: string) => Promise<Values>

/** Brings an example's values into accord with the tenant's other records, as the rules among them ask. */
export async function consistentValues(entity: Entity, values: Values, number: number, read: Read): Promise<Values> {
  const body: Record<string, unknown> = { ...values }
  for (const rule of entity.crossRecordRules ?? []) {
    // Several parcels of one order share what it has.
    if (rule.rule === 'integrity.contentsLeft') body[rule.at] = null
    if (rule.rule === 'integrity.exactlyOneMain') body[rule.at] = false
    if ('reference' in rule && body[rule.reference])
      Object.assign(body, await fitRule(entity, rule, body, number, read))
  }
  return body
}

async function fitRule(
  entity: Entity,
  rule: ReferencedRecordRule,
  body: Values,
  number: number,
  read: Read,
): Promise<Values> {
  const { to, kind } = entity.fields[rule.reference]!
  if (kind === 'references') return { [rule.reference]: [] }
  const pointed = await read(to!, String(body[rule.reference]))
  if (rule.rule === 'integrity.hostNotUnderDomain') return { [rule.at]: `item-${number}.${pointed.name}` }
  if (rule.rule === 'integrity.dateInYear')
    return { [rule.at]: dayWithin(entity.fields[rule.at]!.kind, pointed, number) }
  return {}
}

/** A day of a year that was pointed at, another for each number. */
function dayWithin(kind: string, { startOn, endOn }: Values, number: number): string {
  const [from, until] = [Date.parse(String(startOn)), Date.parse(String(endOn))]
  const instant = new Date(from + ((number * 86_400_000) % (until - from))).toISOString()
  return kind === 'date' ? instant.slice(0, 10) : instant
}
