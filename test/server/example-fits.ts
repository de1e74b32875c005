import type { FitRule } from '../../entities/among-rule.ts'
import type { Values } from '../../entities/body.ts'
import type { Entity } from '../../entities/entity.ts'

/** Reads the record that a field of an example points at. */
type Read = (entity: string, id: string) => Promise<Values>

/** Brings an example's values into accord with the tenant's other records, as the rules among them ask. */
export async function fitted(entity: Entity, values: Values, number: number, read: Read): Promise<Values> {
  const body: Record<string, unknown> = { ...values }
  for (const rule of entity.among ?? []) {
    if (rule.rule === 'integrity.exactlyOneMain') body[rule.at] = false
    if ('through' in rule && body[rule.through]) Object.assign(body, await fit(entity, rule, body, number, read))
  }
  return body
}

async function fit(entity: Entity, rule: FitRule, body: Values, number: number, read: Read): Promise<Values> {
  const { to, kind } = entity.fields[rule.through]!
  if (kind === 'references') return { [rule.through]: [] }
  const pointed = await read(to!, String(body[rule.through]))
  if (rule.rule === 'integrity.hostNotUnderDomain') return { [rule.at]: `item-${number}.${pointed.name}` }
  if (rule.rule === 'integrity.dateInYear') return { [rule.at]: within(entity.fields[rule.at]!.kind, pointed, number) }
  return {}
}

/** A day of a year that was pointed at, another for each number. */
function within(kind: string, { startOn, endOn }: Values, number: number): string {
  const [from, until] = [Date.parse(String(startOn)), Date.parse(String(endOn))]
  const instant = new Date(from + ((number * 86_400_000) % (until - from))).toISOString()
  return kind === 'date' ? instant.slice(0, 10) : instant
}
