import { warningFields } from '../../../entities/among-rule.ts'
import type { Entity } from '../../../entities/entity.ts'
import { englishNames } from '../../english.ts'
import type { StatusCode } from '../../errors.ts'
import { componentNames, reference } from './components.ts'
import type { JsonSchema } from './field.ts'
import { json, listQuery, range } from './queries.ts'
import { header, idempotencyKey, weekText } from './shared.ts'

/** One kind of operation that an entity may have. */
export interface Operation {
  readonly id: string
  summary(entity: Entity): string
  readonly description?: (entity: Entity) => string
  readonly query?: (entity: Entity) => JsonSchema
  readonly headers?: JsonSchema
  readonly body?: (entity: Entity) => string
  readonly status?: 200 | 201 | 204
  answer(entity: Entity): { readonly description: string; readonly schema?: JsonSchema; readonly headers?: JsonSchema }
  readonly refused: readonly StatusCode[]
}

const one = (entity: Entity): string => englishNames(entity.name).name.toLowerCase()
const some = (entity: Entity): string => englishNames(entity.name).plural.toLowerCase()
const changeSet = {
  'Change-Set': header(
    'The change set of everything that was changed, by which it can be undone; absent when nothing was.',
    '01980000-0000-7000-8000-000000000002',
  ),
}
const etag = { ETag: header('The version, quoted.', '"2"'), ...changeSet }
const saved = (description: string) => (entity: Entity) => ({
  description,
  schema: reference(componentNames(entity).record),
  headers: etag,
})
const savedMany = () => ({
  description: 'The records with their new versions.',
  schema: reference('Saved'),
  headers: changeSet,
})
const page = (items: JsonSchema, name: string) => ({
  description: 'One page.',
  schema: { type: 'array', items },
  headers: { 'Content-Range': header('Which of how many these are.', `${name} 0-24/319`) },
})

const allOrNone =
  'All of them, or none when one is refused. Records that are too large together are refused with 413; `data.fits` says how many of the first are not.'

const reading: readonly StatusCode[] = [400, 401, 403, 404]
const writing: readonly StatusCode[] = [...reading, 409, 412, 413, 415, 428]

export const operations = {
  list: {
    id: 'list',
    summary: (entity) => `List ${some(entity)}`,
    description: () =>
      'A page whose heavy fields are too much for one answer is refused with 400; the issue says how many records are not.',
    query: listQuery,
    answer: (entity) => page(reference(componentNames(entity).row), entity.name),
    refused: reading,
  },
  create: {
    id: 'create',
    summary: (entity) => `Create a ${one(entity)}`,
    headers: idempotencyKey,
    body: (entity) => componentNames(entity).create,
    status: 201,
    answer: (entity) => ({
      ...saved('The new record.')(entity),
      headers: { ...etag, Location: header('Where it can be read.', '/api/v1/authorized/…') },
    }),
    refused: [...reading, 409, 413, 415, 422],
  },
  read: {
    id: 'read',
    summary: (entity) => `Read a ${one(entity)}`,
    answer: saved('The record.'),
    refused: [401, 403, 404],
  },
  update: {
    id: 'update',
    summary: (entity) => `Update a ${one(entity)}`,
    description: () =>
      'Refused with 412 and the record as it is now when somebody changed it since the version given, and with 428 without a version.',
    body: (entity) => componentNames(entity).update,
    answer: saved('The record as it is now.'),
    refused: writing,
  },
  amend: {
    id: 'amend',
    summary: (entity) => `Fill in the working fields of a ${one(entity)}`,
    description: ({ working }) =>
      `Only ${working!.join(', ')}; the rest of the record came from elsewhere and stays as it is. Refused as an update is, with 412 for an old version and 428 without one.`,
    body: (entity) => componentNames(entity).amendment,
    answer: saved('The record as it is now.'),
    refused: writing,
  },
  delete: {
    id: 'delete',
    summary: (entity) => `Delete a ${one(entity)}`,
    description: () =>
      'It goes to the trash and can be restored. Refused with 409 while other records point at it; `data.blockers` names them.',
    answer: saved('The record as it went to the trash.'),
    refused: [401, 403, 404, 409, 412],
  },
  deleteMany: {
    id: 'deleteMany',
    summary: (entity) => `Delete several ${some(entity)}`,
    description: () => allOrNone,
    body: () => 'Deletions',
    answer: savedMany,
    refused: [...reading, 409, 412, 413, 415],
  },
  purgeMany: {
    id: 'purgeMany',
    summary: (entity) => `Purge several ${some(entity)} from the trash`,
    description: () =>
      `They are gone for good, with their earlier versions. Refused with 409 while other records point at one. ${allOrNone}`,
    body: () => 'Purges',
    status: 204,
    answer: () => ({ description: 'They are gone.' }),
    refused: writing,
  },
  transition: {
    id: 'transition',
    summary: (entity) => `Change the state of a ${one(entity)}`,
    body: (entity) => (entity.working ? componentNames(entity).transition : 'Transition'),
    answer: saved('The record as it is now.'),
    refused: writing,
  },
  transitionMany: {
    id: 'transitionMany',
    summary: (entity) => `Change the state of several ${some(entity)}`,
    description: () => allOrNone,
    body: () => 'Transitions',
    answer: savedMany,
    refused: writing,
  },
  openWeek: {
    id: 'openWeekOf',
    summary: (entity) => `Open a week of ${some(entity)}`,
    description: ({ calendar }) => weekText(calendar!.rows!),
    body: () => 'PlannedWeek',
    answer: savedMany,
    refused: [...reading, 413, 415],
  },
  series: {
    id: 'createSeriesOf',
    summary: (entity) => `Create ${some(entity)} for several days`,
    description: ({ calendar }) =>
      `The same record for every day from its \`${calendar!.date}\` to \`until\`, at most ${calendar!.series}. All of them, or none when one is refused.`,
    body: (entity) => componentNames(entity).series,
    status: 201,
    answer: () => ({
      description: 'The new records with their versions.',
      schema: reference('Saved'),
      headers: changeSet,
    }),
    refused: [...reading, 409, 413, 415],
  },
  restore: {
    id: 'restore',
    summary: (entity) => `Undo a change of a ${one(entity)}`,
    description: () =>
      'Gives it the content of an earlier version, and brings it back from the trash. Refused with 412 when somebody wrote since.',
    body: () => 'Restoration',
    answer: saved('The record as it is now.'),
    refused: writing,
  },
  restoreMany: {
    id: 'restoreMany',
    summary: (entity) => `Undo a change of several ${some(entity)}`,
    description: () => allOrNone,
    body: () => 'Restorations',
    answer: savedMany,
    refused: writing,
  },
  revisions: {
    id: 'listRevisionsOf',
    summary: (entity) => `List what was done to a ${one(entity)}`,
    description: () =>
      'Newest first, of trashed records too. Of large ones fewer come than were asked for; `Content-Range` says which.',
    query: () => ({ range }),
    answer: () => page(reference('Revision'), 'revisions'),
    refused: reading,
  },
  reorder: {
    id: 'reorder',
    summary: (entity) => `Put ${some(entity)} in another order`,
    description: () =>
      'The records given take, in this order, the places they hold now. Those that are too large together are refused with 413.',
    body: () => 'HandOrder',
    answer: savedMany,
    refused: [...reading, 413, 415],
  },
  availability: {
    id: 'readAvailabilityFor',
    summary: (entity) => `Ask whether a value is free for a ${one(entity)}`,
    query: ({ unique }) => ({
      field: { type: 'string', enum: unique, description: 'The field that must be unique.' },
      value: { type: 'string', description: 'The value as typed. A blank one is free.' },
      except: { type: 'string', description: 'The id of the record that may have it.' },
    }),
    answer: () => ({ description: 'Whether it is free now; saving decides.', schema: reference('Availability') }),
    refused: reading,
  },
  warnings: {
    id: 'listWarningsFor',
    summary: (entity) => `Ask what is worth a second look in a ${one(entity)}`,
    description: () => 'What the tenant’s other records give to think about values; saving them is not refused for it.',
    query: (entity) => ({
      values: json(`Values as JSON, of ${warningFields(entity).join(', ')}.`, '{}'),
    }),
    answer: () => ({ description: 'What is worth a second look.', schema: reference('Warnings') }),
    refused: reading,
  },
  readSingle: {
    id: 'read',
    summary: (entity) => `Read the ${one(entity)}`,
    description: () =>
      'An array of the one record a tenant has; never saved, it has version 0 and its defaults. The query of lists is accepted and changes nothing.',
    query: () => ({
      sort: json('Changes nothing.'),
      range: json('Changes nothing.'),
      filter: json('Changes nothing.'),
      include: json('Changes nothing.'),
    }),
    answer: (entity) => page(reference(componentNames(entity).record), entity.name),
    refused: reading,
  },
  saveSingle: {
    id: 'save',
    summary: (entity) => `Save the ${one(entity)}`,
    description: () => 'The first save names version 0.',
    body: (entity) => componentNames(entity).update,
    answer: saved('The record as it is now.'),
    refused: [...reading, 412, 413, 415, 428],
  },
} as const satisfies Record<string, Operation>

export type Verb = keyof typeof operations
