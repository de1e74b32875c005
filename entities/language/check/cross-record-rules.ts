import { fieldsOfCrossRecordRule, type CrossRecordRule } from '../cross-record-rules/index.ts'
import type { Entity } from '../entity.ts'
import { referenceFieldsOf } from '../derived/reference-fields.ts'
import { fault, unknownFields, type Fault } from './fault.ts'

/** Checks the rules between a record and the tenant's other records. */
export const crossRecordRuleFaults = (entity: Entity): readonly Fault[] =>
  (entity.crossRecordRules ?? []).flatMap((rule) => [
    ...unknownFields('E164', entity, `crossRecordRules ${rule.rule}`, [
      ...new Set([rule.at, ...fieldsOfCrossRecordRule(rule)]),
    ]),
    ...referenceFaults(entity, rule),
  ])

function referenceFaults(entity: Entity, rule: CrossRecordRule): readonly Fault[] {
  const followed = 'reference' in rule ? rule.reference : 'siblingsBy' in rule ? rule.siblingsBy : undefined
  if (followed === undefined || !entity.fields[followed]) return []
  if (referenceFieldsOf(entity).some(({ field, part }) => field === followed && !part)) return []
  return [
    fault(
      'E165',
      `${entity.name}.crossRecordRules`,
      `${rule.rule} by ${followed}`,
      'A rule follows a reference() or references().',
    ),
  ]
}
