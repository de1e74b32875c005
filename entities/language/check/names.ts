import type { Entity } from '../entity.ts'
import { alertFilterName } from '../declaration/alerts.ts'
import { assignedFilterName } from '../derived/assignee.ts'
import { draftFilterName, draftMemberName } from '../derived/draft-fields.ts'
import { kindNames } from '../field-kind-names.ts'
import { isReservedEntityName } from '../reserved-names.ts'
import { fault, type Fault } from './fault.ts'

/** Field names reserved by the server or the API. */
const reservedFieldNames: readonly string[] = [
  'id',
  'version',
  'tenant_id',
  'tenantId',
  'parent',
  'createdAt',
  'updatedAt',
  'createdBy',
  'updatedBy',
  'trashedAt',
  'trashed',
  'q',
  alertFilterName,
  assignedFilterName,
  draftFilterName,
  draftMemberName,
]

export const isReservedFieldName = (name: string): boolean => reservedFieldNames.includes(name)

/** `<table>_tenant_id_<column>_fkey` has 63 letters at most, all that PostgreSQL keeps of a name. */
const maxCombinedLength = 63 - '_tenant_id__fkey'.length

/** Checks the entity's own name and the names of its fields. */
export const nameFaults = (entity: Entity): readonly Fault[] => [
  ...(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(entity.name)
    ? []
    : [
        fault(
          'E110',
          entity.name,
          entity.name,
          'An entity is a segment of a path: lower case, words joined by hyphens.',
        ),
      ]),
  ...(isReservedEntityName(entity.name)
    ? [
        fault(
          'E111',
          entity.name,
          entity.name,
          "The word is one of the screens' or the API's own paths, or names one of Captain's own tables; choose another.",
        ),
      ]
    : []),
  ...((kindNames as readonly string[]).includes(entity.name)
    ? [
        fault(
          'E112',
          entity.name,
          entity.name,
          'A kind of field has this name, and emitted screens name both; choose another.',
        ),
      ]
    : []),
  ...Object.keys(entity.fields).flatMap((name) => fieldNameFaults(entity, name)),
  ...(entity.parent ? lengthFaults(entity, entity.parent.name, `${entity.name}.parent`) : []),
]

function fieldNameFaults(entity: Entity, name: string): readonly Fault[] {
  const at = `${entity.name}.${name}`
  // Every object has something of a name such as `constructor`.
  if (reservedFieldNames.includes(name) || name in Object.prototype)
    return [
      fault('E113', at, name, 'The server keeps this name for itself; choose another (a document has an `edition`).'),
    ]
  if (name === entity.parent?.name)
    return [fault('E113', at, name, 'The column of the parent has this name; choose another.')]
  if (!/^[a-z][a-zA-Z0-9]*$/.test(name))
    return [fault('E114', at, name, 'A field is a word in camel case: letters and digits.')]
  return lengthFaults(entity, name, at)
}

const lengthFaults = (entity: Entity, name: string, at: string): readonly Fault[] =>
  entity.name.length + name.length <= maxCombinedLength
    ? []
    : [
        fault(
          'E115',
          at,
          name,
          `Names in the database are made of the entity and the field: give them ${maxCombinedLength} letters together at most.`,
        ),
      ]
