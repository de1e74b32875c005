import { warningFields } from '../../../../entities/language/cross-record-rules/index.ts'
import { statesOf, type Entity } from '../../../../entities/language/entity.ts'
import { askedFields } from '../../../../entities/language/input/transition-fields.ts'
import { allOf, oneOf } from '../../../base/locale/english.ts'
import type { StatusCode } from '../../../base/errors/api-error.ts'
import { componentNames, reference } from './components.ts'
import type { JsonSchema } from '../../../../entities/language/derived/value-schema.ts'
import { jsonParameter, listParameters, rangeParameter } from './query-parameters.ts'
import { header, idempotencyKey, ifNoneMatch, weekDescription } from './shared-schemas.ts'
import { shownQuery } from './shown-parameters.ts'
import { storedView } from '../views.ts'

/** A kind of operation that an entity may have. */
export interface Operation {
  readonly id: string
  summary(entity: Entity): string
  readonly description?: (entity: Entity) => string
  readonly query?: (entity: Entity) => JsonSchema
  readonly headers?: JsonSchema
  readonly body?: (entity: Entity) => string
  readonly status?: 200 | 201 | 204
  /** Whether it starts from a version of one record, and is refused with that record when it is no longer the latest. */
  readonly isVersioned?: boolean
  /** Whether a caller may say instead that the record may be at any version. */
  readonly takesAnyVersion?: boolean
  /** Whether it answers 304 to a client that has the current answer already. */
  readonly isRevalidated?: boolean
  response(entity: Entity): {
    readonly description: string
    readonly schema?: JsonSchema
    readonly headers?: JsonSchema
  }
  readonly errors: readonly StatusCode[]
}

const changeSet = {
  'Change-Set': header(
    'The change set of everything that was changed, by which it can be undone; absent when nothing was.',
    '01980000-0000-7000-8000-000000000002',
  ),
}
const etag = { ETag: header('The version, quoted.', '"2"'), ...changeSet }
const pageTag = header(
  'Of this page, until any record is changed; send it back as `If-None-Match`. Absent where words, assignees or alerts are looked for.',
  '"6f1d2c0a94be73d85a10c4e2"',
)
const savedAnswer = (description: string) => (entity: Entity) => ({
  description,
  schema: reference(componentNames(entity).record),
  headers: etag,
})
const savedManyAnswer = () => ({
  description: 'The records with their new versions.',
  schema: reference('Saved'),
  headers: changeSet,
})
const pageAnswer = (items: JsonSchema) => ({
  description: 'One page.',
  schema: { type: 'array', items },
  headers: { 'Content-Range': header('Which of how many these are.', 'news 0-24/319') },
})

const draftAnswer = () => ({
  description: 'The record with its draft.',
  schema: reference('WithDraft'),
  headers: { ETag: header('The version of the draft, quoted.', '"2"') },
})

const atomicDescription = 'All of them, or none when one is refused.'

/** By state, the fields that its rules ask for, which a transition takes along. */
function askedSentence(entity: Entity): string {
  const asked = statesOf(entity)!.options!.flatMap((to) => {
    const names = askedFields(entity, to).map((name) => `\`${name}\``)
    return names.length > 0 ? [`\`${to}\` (${names.join(', ')})`] : []
  })
  return asked.length > 0 ? `\`values\` takes what the rules of the state ask for: ${asked.join(', ')}.` : ''
}

const readErrors: readonly StatusCode[] = [400, 401, 403, 404]
const writeErrors: readonly StatusCode[] = [...readErrors, 409, 412, 413, 415, 428]

export const operations = {
  list: {
    id: 'list',
    summary: (entity) => `List ${allOf(entity.name)}`,
    description: () =>
      'A page whose heavy fields are too much for one answer is refused with 400; the issue says how many records are not.',
    query: (entity) => ({ ...listParameters(entity), ...shownQuery(storedView, entity, true) }),
    response: (entity) => {
      const answer = pageAnswer(reference(componentNames(entity).row))
      return { ...answer, headers: { ...answer.headers, ETag: pageTag } }
    },
    isRevalidated: true,
    errors: readErrors,
  },
  create: {
    id: 'create',
    summary: (entity) => `Create ${oneOf(entity.name)}`,
    headers: idempotencyKey,
    body: (entity) => componentNames(entity).create,
    status: 201,
    response: (entity) => ({
      ...savedAnswer('The new record.')(entity),
      headers: {
        ...etag,
        Location: header(
          'Where it can be read.',
          '/api/v1/authorized/tenants/sample/news/01980000-0000-7000-8000-000000000001',
        ),
      },
    }),
    errors: [...readErrors, 409, 413, 415, 422],
  },
  read: {
    id: 'read',
    summary: (entity) => `Read ${oneOf(entity.name)}`,
    query: (entity) => shownQuery(storedView, entity, false),
    response: (entity) => ({
      description: 'The record.',
      schema: reference(componentNames(entity).record),
      headers: {
        ETag: header(
          'Its version, a digest of its form and when it was written, quoted; send it back as `If-None-Match`.',
          '"2-5f0c93ab01d4e77c-19ab3f0c2d1"',
        ),
      },
    }),
    isRevalidated: true,
    errors: readErrors,
  },
  update: {
    id: 'update',
    summary: (entity) => `Update ${oneOf(entity.name)}`,
    description: () =>
      'The version that was read is asked for, unless the body sets nothing but choices, toggles and references to one record, none of which decides what the public sees; any other may say `If-Match: *`.',
    body: (entity) => componentNames(entity).update,
    isVersioned: true,
    takesAnyVersion: true,
    response: savedAnswer('The record as it is now.'),
    errors: writeErrors,
  },
  amend: {
    id: 'amend',
    summary: (entity) => `Fill in the working fields of ${oneOf(entity.name)}`,
    description: ({ staffFields: working }) =>
      `Only ${working!.join(', ')}; the rest of the record came from elsewhere and stays as it is. Refused as an update is, with 412 for an old version and 428 without one.`,
    body: (entity) => componentNames(entity).amendment,
    isVersioned: true,
    takesAnyVersion: true,
    response: savedAnswer('The record as it is now.'),
    errors: writeErrors,
  },
  delete: {
    id: 'delete',
    summary: (entity) => `Delete ${oneOf(entity.name)}`,
    description: () =>
      'It goes to the trash and can be restored. Refused with 409 while other records point at it; `data.blockers` names them.',
    isVersioned: true,
    response: savedAnswer('The record as it went to the trash.'),
    errors: [401, 403, 404, 409, 412],
  },
  deleteMany: {
    id: 'deleteMany',
    summary: (entity) => `Delete several ${allOf(entity.name)}`,
    description: () => atomicDescription,
    body: () => 'Deletions',
    response: savedManyAnswer,
    errors: [...readErrors, 409, 412, 413, 415],
  },
  purgeMany: {
    id: 'purgeMany',
    summary: (entity) => `Purge several ${allOf(entity.name)} from the trash`,
    description: () =>
      `They are gone for good, with their earlier versions. Refused with 409 while other records point at one. ${atomicDescription}`,
    body: () => 'Purges',
    status: 204,
    response: () => ({ description: 'They are gone.' }),
    errors: writeErrors,
  },
  transition: {
    id: 'transition',
    summary: (entity) => `Change the state of ${oneOf(entity.name)}`,
    description: askedSentence,
    body: (entity) => (entity.staffFields ? componentNames(entity).transition : 'Transition'),
    isVersioned: true,
    response: savedAnswer('The record as it is now.'),
    errors: writeErrors,
  },
  transitionMany: {
    id: 'transitionMany',
    summary: (entity) => `Change the state of several ${allOf(entity.name)}`,
    description: (entity) => `${atomicDescription} ${askedSentence(entity)}`.trim(),
    body: () => 'Transitions',
    response: savedManyAnswer,
    errors: writeErrors,
  },
  editMany: {
    id: 'editMany',
    summary: (entity) => `Edit fields of several ${allOf(entity.name)}`,
    description: ({ edit }) =>
      `Sets fields, raises or lowers numbers, and adds to lists or takes from them${edit ? '' : '; working fields only'}. ${atomicDescription}`,
    body: () => 'Edits',
    response: () => ({
      description: 'What was changed, or with `dryRun` would be.',
      schema: reference('Edited'),
      headers: changeSet,
    }),
    errors: writeErrors,
  },
  openWeek: {
    id: 'openWeekOf',
    summary: (entity) => `Open a week of ${allOf(entity.name)}`,
    description: ({ calendar }) => weekDescription(calendar!.rows!),
    body: () => 'PlannedWeek',
    response: savedManyAnswer,
    errors: [...readErrors, 413, 415],
  },
  planDays: {
    id: 'planDaysOf',
    summary: (entity) => `Set the state and hours of several ${allOf(entity.name)}`,
    description: ({ calendar }) =>
      `Each record’s \`${calendar!.state}\` and \`${calendar!.spans.field}\`. The issues of a refused call name every record that was refused, by its place. ${atomicDescription}`,
    body: (entity) => componentNames(entity).days,
    response: savedManyAnswer,
    errors: [...readErrors, 409, 413, 415, 428],
  },
  series: {
    id: 'createSeriesOf',
    summary: (entity) => `Create ${allOf(entity.name)} for several days`,
    description: ({ calendar }) =>
      `The same record for every day from its \`${calendar!.date}\` to \`until\`, at most ${calendar!.maxSeriesDays}. All of them, or none when one is refused.`,
    body: (entity) => componentNames(entity).series,
    status: 201,
    response: () => ({
      description: 'The new records with their versions.',
      schema: reference('Saved'),
      headers: changeSet,
    }),
    errors: [...readErrors, 409, 413, 415],
  },
  restore: {
    id: 'restore',
    summary: (entity) => `Undo a change of ${oneOf(entity.name)}`,
    description: () =>
      'Gives it the content of an earlier version, and brings it back from the trash. Refused with 412 when somebody wrote since.',
    body: () => 'Restoration',
    isVersioned: true,
    response: savedAnswer('The record as it is now.'),
    errors: writeErrors,
  },
  restoreMany: {
    id: 'restoreMany',
    summary: (entity) => `Undo a change of several ${allOf(entity.name)}`,
    description: () => atomicDescription,
    body: () => 'Restorations',
    response: savedManyAnswer,
    errors: writeErrors,
  },
  revisions: {
    id: 'listRevisionsOf',
    summary: (entity) => `List what was done to ${oneOf(entity.name)}`,
    description: () =>
      'Newest first, of trashed records too. Of large ones fewer come than were asked for; `Content-Range` says which.',
    query: () => ({ range: rangeParameter }),
    response: () => pageAnswer(reference('Revision')),
    errors: readErrors,
  },
  readDraft: {
    id: 'readDraftOf',
    summary: (entity) => `Read the draft of ${oneOf(entity.name)}`,
    description: () => 'The record as it will be once published; `version` is the draft’s.',
    response: draftAnswer,
    errors: readErrors,
  },
  saveDraft: {
    id: 'saveDraftOf',
    summary: (entity) => `Save a draft of ${oneOf(entity.name)}`,
    description: () =>
      'Nothing that is published changes; see the schema `WithDraft`. 409 unless the record is published.',
    headers: ifNoneMatch,
    body: (entity) => componentNames(entity).update,
    isVersioned: true,
    takesAnyVersion: true,
    response: draftAnswer,
    errors: writeErrors,
  },
  discardDraft: {
    id: 'discardDraftOf',
    summary: (entity) => `Discard the draft of ${oneOf(entity.name)}`,
    description: () => 'It can be brought back for 30 days.',
    isVersioned: true,
    status: 204,
    response: () => ({ description: 'The record has no draft any more.' }),
    errors: [401, 403, 404, 412],
  },
  restoreDraft: {
    id: 'restoreDraftOf',
    summary: (entity) => `Bring back the discarded draft of ${oneOf(entity.name)}`,
    description: () => 'The last one of the last 30 days; 409 if there is another.',
    response: draftAnswer,
    errors: [401, 403, 404, 409],
  },
  publishDraft: {
    id: 'publishDraftOf',
    summary: (entity) => `Publish the draft of ${oneOf(entity.name)}`,
    description: () =>
      'By one update of the record, refused as an update is. 412 where both changed the same fields, which `data.conflicts` has. Undoing the change set brings the draft back.',
    body: () => 'DraftPublication',
    isVersioned: true,
    response: savedAnswer('The record as it is now.'),
    errors: writeErrors,
  },
  scheduleDraft: {
    id: 'scheduleDraftOf',
    summary: (entity) => `Say when the draft of ${oneOf(entity.name)} is published`,
    description: () =>
      'In the name of the caller. If it is refused then, nothing changes and they are notified. Null takes the time back.',
    body: () => 'DraftSchedule',
    isVersioned: true,
    response: draftAnswer,
    errors: writeErrors,
  },
  reorder: {
    id: 'reorder',
    summary: (entity) => `Put ${allOf(entity.name)} in another order`,
    description: () =>
      'The records given take, in this order, the places they hold now. Those that are too large together are refused with 413.',
    body: () => 'HandOrder',
    response: savedManyAnswer,
    errors: [...readErrors, 413, 415],
  },
  availability: {
    id: 'readAvailabilityFor',
    summary: (entity) => `Ask whether a value is free for ${oneOf(entity.name)}`,
    query: ({ unique }) => ({
      field: { type: 'string', enum: unique, description: 'The field that must be unique.' },
      value: { type: 'string', description: 'The value as typed. A blank one is free.' },
      except: { type: 'string', description: 'The id of the record that may have it.' },
    }),
    response: () => ({ description: 'Whether it is free now; saving decides.', schema: reference('Availability') }),
    errors: readErrors,
  },
  warnings: {
    id: 'listWarningsFor',
    summary: (entity) => `Ask what is worth a second look in ${oneOf(entity.name)}`,
    description: () => 'What the tenant’s other records give to think about values; saving them is not refused for it.',
    query: (entity) => ({
      values: jsonParameter(`Values as JSON, of ${warningFields(entity).join(', ')}.`, '{}'),
      id: { type: 'string', description: 'The id of the record that has them, to count what references it.' },
    }),
    response: () => ({ description: 'What is worth a second look.', schema: reference('Warnings') }),
    errors: readErrors,
  },
  readSingle: {
    id: 'read',
    summary: (entity) => `Read ${oneOf(entity.name)}`,
    description: () =>
      'An array of the one record a tenant has; never saved, it has version 0 and its defaults. The query of lists is accepted and changes nothing.',
    query: (entity) => ({
      sort: jsonParameter('Changes nothing.'),
      range: jsonParameter('Changes nothing.'),
      filter: jsonParameter('Changes nothing.'),
      include: jsonParameter('Changes nothing.'),
      ...shownQuery(storedView, entity, false),
    }),
    response: (entity) => pageAnswer(reference(componentNames(entity).record)),
    errors: readErrors,
  },
  readSingleById: {
    id: 'readOne',
    summary: (entity) => `Read ${oneOf(entity.name)} by its id`,
    description: () => 'Its id is that of the tenant.',
    query: (entity) => shownQuery(storedView, entity, false),
    response: (entity) => ({
      description: 'The record; never saved, it has version 0 and its defaults.',
      schema: reference(componentNames(entity).record),
      headers: { ETag: etag.ETag },
    }),
    errors: readErrors,
  },
  saveSingleById: {
    id: 'saveOne',
    summary: (entity) => `Save ${oneOf(entity.name)} by its id`,
    description: () => 'Its id is that of the tenant. The first save names version 0.',
    body: (entity) => componentNames(entity).update,
    isVersioned: true,
    response: savedAnswer('The record as it is now.'),
    errors: [...readErrors, 412, 413, 415, 428],
  },
  saveSingle: {
    id: 'save',
    summary: (entity) => `Save ${oneOf(entity.name)}`,
    description: () => 'The first save names version 0.',
    body: (entity) => componentNames(entity).update,
    isVersioned: true,
    response: savedAnswer('The record as it is now.'),
    errors: [...readErrors, 412, 413, 415, 428],
  },
} as const satisfies Record<string, Operation>

export type Verb = keyof typeof operations
