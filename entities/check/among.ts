import { fieldsOfRule, type AmongRule } from '../among-rule.ts'
import type { Entity } from '../entity.ts'
import { pointingsOf } from '../pointing.ts'
import { fault, noFields, type Fault } from './fault.ts'

/** The rules between a record and the tenant's others. */
export const amongFaults = (entity: Entity): readonly Fault[] =>
  (entity.among ?? []).flatMap((rule) => [
    ...noFields('E164', entity, `among ${rule.rule}`, [...new Set([rule.at, ...fieldsOfRule(rule)])]),
    ...pointerFaults(entity, rule),
  ])

const pointerFaults = (entity: Entity, rule: AmongRule): readonly Fault[] =>
  'through' in rule &&
  entity.fields[rule.through] &&
  !pointingsOf(entity).some(({ field, part }) => field === rule.through && !part)
    ? [
        fault(
          'E165',
          `${entity.name}.among`,
          `${rule.rule} through ${rule.through}`,
          'A rule looks through a reference() or references().',
        ),
      ]
    : []
