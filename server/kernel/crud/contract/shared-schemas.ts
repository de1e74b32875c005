import { z } from 'zod'
import { richTextSchema } from '../../../../entities/language/blocks/blocks.ts'
import { draftLanguages } from '../../../../entities/language/derived/draft-fields.ts'
import { fileShape } from '../../../../entities/language/fields/file.ts'
import { focusSchema } from '../../../../entities/language/uploads/focus.ts'
import { listedPictureShape, pictureShape } from '../../../../entities/language/uploads/pictures.ts'
import type { WeekRows } from '../../../../entities/language/declaration/calendar-view.ts'
import { roundings, roundingSteps } from '../../../../entities/language/numbers/adjust-number.ts'
import { maxBulkRecords } from '../../../../entities/language/shared/bulk-limit.ts'
import { maxOthers } from '../size-limits.ts'
import { dateBounds } from './field-schema.ts'
import { asDocumented, type JsonSchema } from '../../../../entities/language/derived/value-schema.ts'

/** Schema parts shared by all entities. */

export const id = { type: 'string', format: 'uuid' }
const personSchema = {
  anyOf: [
    {
      type: 'object',
      properties: { id: { type: 'string', format: 'uuid' }, name: { type: 'string' } },
      required: ['id', 'name'],
    },
    { type: 'null' },
  ],
}
/** A record as a call that changed it answers: all of its fields, of which these are sure. */
export const savedRecord = z.object({ id: z.string(), version: z.int() }).loose()
export const instant = { type: 'string', format: 'date-time' }
export const version = {
  type: 'integer',
  minimum: 0,
  description: 'Counts the writes of the record; an update must name the one it starts from.',
}

export const header = (description: string, example: string): JsonSchema => ({
  type: 'string',
  description,
  examples: [example],
})

/** What the server says of every record. */
export const systemFields: JsonSchema = {
  id: { ...id, description: 'Given by the server.' },
  version,
  createdAt: instant,
  updatedAt: instant,
  createdBy: { type: ['string', 'null'], format: 'uuid', description: 'The account; null for the server itself.' },
  updatedBy: { type: ['string', 'null'], format: 'uuid', description: 'The account; null for the server itself.' },
}

/** The schemas of `systemFields`: as answers have them, and as bodies may send them back. */
export const systemSchemaNames = { answered: 'SystemFields', sent: 'SentSystemFields' } as const

/** Where refusals speak to people in their language. */
export const acceptLanguage: JsonSchema = {
  'Accept-Language': header('With `ja`, the sentences of issues are in Japanese; in English otherwise.', 'ja'),
}

export const idempotencyKey: JsonSchema = {
  'Idempotency-Key': {
    type: 'string',
    maxLength: 202,
    description:
      'A key of the caller’s own for this one record, remembered for a day for the account and the tenant: a call whose answer was lost may be made again, and is answered with the record that the first one made. Under one that came with another body, 422 with `data.current`: the record that was made.',
    examples: ['"8e03978e-40d5-43e8-bc93-6894a57f9324"'],
  },
}

/** Where a call made again is answered the very same. */
export const answeredOnceKey = (thing: string, done: string): JsonSchema => ({
  'Idempotency-Key': {
    type: 'string',
    maxLength: 202,
    description: `The site’s own random key for this one ${thing}, remembered for a day for the tenant and the API key; callers without an API key share theirs. Sent again with the same body, the very same is answered and nothing is ${done}; with another body, 422. While the first call is in progress, 409 with \`data.code\` \`IN_PROGRESS\`.`,
    examples: ['"8e03978e-40d5-43e8-bc93-6894a57f9324"'],
  },
})

const versionTag = 'The `ETag` of the record as it was read, in place of `version` in the body.'

/** The header that says which version a change is based on; with `*`, that it may be any. */
export const ifMatch = (takesAny: boolean): JsonSchema => ({
  'If-Match': {
    type: 'string',
    description: takesAny
      ? `${versionTag} \`*\` says that the record may be at any version: what others wrote is overwritten, on purpose.`
      : versionTag,
    examples: ['"3"'],
  },
})

export const ifNoneMatch: JsonSchema = {
  'If-None-Match': header('`*` for a draft where there is none yet; 412 if there is one.', '*'),
}

/** What lists and reads say of a record's draft. */
const draftMark: JsonSchema = {
  type: 'object',
  properties: {
    publishAt: { type: ['string', 'null'], format: 'date-time', description: 'When it is to be published.' },
    updatedAt: instant,
  },
  required: ['publishAt', 'updatedAt'],
  description: 'That it has a draft, in lists and reads alone; sent back, it changes nothing.',
}

const onlyLanguage: JsonSchema = {
  type: 'string',
  enum: draftLanguages,
  description:
    'Publishes one language before the other: `en` only the English of translated texts, `ja` all else. The rest stays in the draft.',
}

const draftConflicts = {
  type: 'array',
  description: 'What both a draft and its record changed since.',
  items: {
    type: 'object',
    properties: {
      field: { type: 'string' },
      draft: { description: 'The value of the draft.' },
      live: { description: 'The value that is published.' },
    },
    required: ['field', 'draft', 'live'],
  },
}

export const notModified = { 304: { description: 'As it was.', type: 'null' } }

export const withExample = (schema: JsonSchema, example: object): JsonSchema => ({ ...schema, examples: [example] })

const jsonSchemaOf = (schema: z.ZodType): JsonSchema => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { target: 'draft-2020-12', override: asDocumented })
  return json
}

export const recordKey = { id, version }
export const recordList = (properties: JsonSchema, required: readonly string[]): JsonSchema => ({
  type: 'array',
  minItems: 1,
  maxItems: maxBulkRecords,
  items: { type: 'object', properties, required, additionalProperties: false },
})
const exampleId = '01980000-0000-7000-8000-000000000001'
export const body = (properties: JsonSchema, required: readonly string[], example: object): JsonSchema =>
  withExample({ type: 'object', properties, required, additionalProperties: false }, example)
const toVersion = {
  type: 'integer',
  minimum: 1,
  description:
    'The version whose content returns. Unless given, a record comes out of the trash as it lies there, and any other becomes what it was one version before.',
}

const decimalText = { type: 'string', pattern: '^-?[0-9]{1,13}(?:\\.[0-9]{1,3})?$' }
const items = { type: 'array', minItems: 1, items: { type: 'string' } }

/** The schema of a picture as records keep it: with a focal point of its own, or none. */
function pictureSchema(shape: typeof pictureShape): JsonSchema {
  const { properties, ...schema } = jsonSchemaOf(z.strictObject(shape)) as JsonSchema & { readonly properties: object }
  const focus = {
    anyOf: [{ $ref: 'Focus#' }, { type: 'null' }],
    description: 'Its focal point in this record; that of the library applies where there is none.',
  }
  return { ...schema, properties: { ...properties, focus } }
}

/** Schemas used by the operations of all entities. Made for the document only: a server never needs them. */
export const sharedSchemas = (): Readonly<Record<string, JsonSchema>> => ({
  [systemSchemaNames.answered]: {
    type: 'object',
    description: 'What the server says of every record.',
    properties: systemFields,
    required: Object.keys(systemFields),
  },
  [systemSchemaNames.sent]: {
    type: 'object',
    description:
      'What the server says of a record, sent back as it was read: `version` counts, the rest changes nothing.',
    properties: systemFields,
  },
  RichText: {
    ...jsonSchemaOf(richTextSchema),
    description: 'A body in Editor.js blocks.',
    examples: [{ blocks: [{ type: 'paragraph', data: { text: 'お知らせの本文です。' } }] }],
  },
  Focus: {
    ...jsonSchemaOf(focusSchema),
    description:
      'The focal point of a picture: what stays in sight when it is cut, in fractions of width and height from the top left. For `object-position`, and for the addresses of its shapes.',
    examples: [{ x: 0.5, y: 0.25 }],
  },
  Picture: pictureSchema(pictureShape),
  ListedPicture: pictureSchema(listedPictureShape),
  // `File` is a class of browsers and Node, which types of that name would hide.
  UploadedFile: jsonSchemaOf(z.strictObject(fileShape)),
  Transition: body(
    {
      to: { type: 'string', description: 'The state to move to.' },
      version,
      values: { type: 'object', description: 'What the rules of the state ask for, where the operation names fields.' },
    },
    ['to'],
    { to: 'published', version: 1 },
  ),
  Transitions: body(
    {
      to: { type: 'string', description: 'The state to move to.' },
      records: recordList(
        {
          ...recordKey,
          to: { type: 'string', description: 'The state of this record, where it is another one.' },
          values: { type: 'object', description: 'Fields that are set along with the transition, as for one record.' },
        },
        ['id', 'version'],
      ),
    },
    ['to', 'records'],
    {
      to: 'published',
      records: [{ id: exampleId, version: 1 }],
    },
  ),
  Edits: body(
    {
      records: recordList(recordKey, ['id', 'version']),
      changes: {
        type: 'object',
        minProperties: 1,
        description:
          'By field, what happens to it: exactly one of `set`, `amount`, `percent`, `add` and `remove`. A number that is empty stays so.',
        additionalProperties: {
          type: 'object',
          properties: {
            set: { description: 'The value for every record; null clears.' },
            amount: {
              ...decimalText,
              description: 'What is added to a number, as text; a negative one is subtracted.',
            },
            percent: { ...decimalText, description: 'By how many per cent a number is raised or, negative, lowered.' },
            step: {
              enum: roundingSteps,
              description: 'With `amount` and `percent`: the result is a multiple of it. The finest unless given.',
            },
            rounding: {
              enum: roundings,
              description: 'With `amount` and `percent`; `nearest` unless given, a half away from zero.',
            },
            add: { ...items, description: 'What a list gets besides, at its end.' },
            remove: { ...items, description: 'What a list loses.' },
          },
          additionalProperties: false,
        },
      },
      dryRun: {
        type: 'boolean',
        description: 'Whether only to check, by the same rules, and to count. Nothing is changed.',
      },
      skip: { type: 'boolean', description: 'Whether to leave out the records that are refused, and list them.' },
    },
    ['records', 'changes'],
    { records: [{ id: exampleId, version: 1 }], changes: { price: { percent: '8', step: '10', rounding: 'up' } } },
  ),
  Edited: withExample(
    {
      type: 'object',
      properties: {
        changed: { type: 'integer', description: 'How many records changed.' },
        same: { type: 'integer', description: 'How many had these values already.' },
        fields: {
          type: 'object',
          description: 'By field, how many records it changed of, and the first of them.',
          additionalProperties: {
            type: 'object',
            properties: {
              changed: { type: 'integer' },
              samples: {
                type: 'array',
                items: { type: 'object', properties: { id, from: {}, to: {} }, required: ['id', 'from', 'to'] },
              },
            },
            required: ['changed', 'samples'],
          },
        },
        skipped: {
          type: 'array',
          description: 'The records that were refused, each with the status it would have alone and why.',
          items: {
            type: 'object',
            properties: {
              id,
              status: { type: 'integer' },
              issues: { type: 'array', items: { $ref: 'Issue#' } },
            },
            required: ['id', 'status', 'issues'],
          },
        },
        records: {
          type: 'array',
          description: 'The records that were changed, with their new versions; none in a dry run.',
          items: { type: 'object', properties: recordKey, required: ['id', 'version'] },
        },
      },
      required: ['changed', 'same', 'fields', 'skipped', 'records'],
    },
    {
      changed: 1,
      same: 0,
      fields: { price: { changed: 1, samples: [{ id: exampleId, from: 1200, to: 1300 }] } },
      skipped: [],
      records: [{ id: exampleId, version: 2 }],
    },
  ),
  Restoration: body({ version, to: toVersion }, [], { version: 2 }),
  Restorations: body({ records: recordList({ ...recordKey, to: toVersion }, ['id', 'version']) }, ['records'], {
    records: [{ id: exampleId, version: 2 }],
  }),
  DraftMark: draftMark,
  SentDraft: {
    type: ['object', 'null'],
    description:
      'What was read of its draft. Of a draft that is saved, `liveVersion` says which published values the body was made of; all else changes nothing.',
  },
  DraftConflicts: draftConflicts,
  WithDraft: {
    type: 'object',
    description:
      'A record as it will be once its draft is published, with all of its fields, and its draft. It is saved like a record: with `If-None-Match: *` a new draft, whose `version` is that of the record as it was read, and otherwise by the version of the draft. A draft may be incomplete. It has only the fields that differ from what is published; with none left it ends, and `draft` is null.',
    properties: {
      id,
      version: { type: 'integer', description: 'That of the draft; without one, of the record.' },
      draft: {
        description: 'Of the draft; null where nothing is left of it.',
        anyOf: [
          {
            type: 'object',
            properties: {
              changed: { type: 'array', items: { type: 'string' }, description: 'The fields that it changes.' },
              basis: { type: 'integer', description: 'The version of the record that it starts from.' },
              liveVersion: {
                type: 'integer',
                description:
                  'The version of the record now. Sent back as it was read, it says which published values a body with all fields was made of.',
              },
              isBehind: { type: 'boolean', description: 'Whether the record changed since.' },
              isPublished: { type: 'boolean', description: 'Whether the record is still published.' },
              conflicts: { $ref: 'DraftConflicts#' },
              issues: { type: 'array', items: { $ref: 'Issue#' }, description: 'What publishing would refuse now.' },
              publishAt: { type: ['string', 'null'], format: 'date-time', description: 'When it is to be published.' },
              scheduledBy: { ...personSchema, description: 'Who said so.' },
              language: {
                type: ['string', 'null'],
                enum: [...draftLanguages, null],
                description: 'The only language that is published then; null for both.',
              },
              createdAt: instant,
              createdBy: personSchema,
              updatedAt: instant,
              updatedBy: { ...personSchema, description: 'Who saved it last.' },
              version: { type: 'integer', description: 'Counts the writes of the draft.' },
            },
            required: [
              'changed',
              'basis',
              'liveVersion',
              'isBehind',
              'isPublished',
              'conflicts',
              'issues',
              'publishAt',
              'scheduledBy',
              'language',
              'createdAt',
              'createdBy',
              'updatedAt',
              'updatedBy',
              'version',
            ],
          },
          { type: 'null' },
        ],
      },
    },
    required: ['id', 'version', 'draft'],
  },
  DraftPublication: body(
    {
      version: { type: 'integer', description: 'The version of the draft.' },
      liveVersion: { type: 'integer', description: 'The version of the record that the caller has seen.' },
      language: onlyLanguage,
    },
    [],
    { version: 2 },
  ),
  DraftSchedule: body(
    {
      version: { type: 'integer', description: 'The version of the draft.' },
      publishAt: { type: ['string', 'null'], format: 'date-time', description: 'When; null for no time.' },
      language: onlyLanguage,
    },
    ['publishAt'],
    { version: 2, publishAt: '2026-12-01T01:00:00.000Z' },
  ),
  PlannedWeek: body(
    {
      day: {
        type: 'string',
        format: 'date',
        description: `Any day of the week, which begins on Monday. ${dateBounds}`,
      },
      copy: { type: 'boolean', description: 'Whether undecided records take over the week before.' },
    },
    ['day'],
    { day: '2026-04-01' },
  ),
  Purges: body({ records: recordList(recordKey, ['id', 'version']) }, ['records'], {
    records: [{ id: exampleId, version: 2 }],
  }),
  Deletions: body({ records: recordList(recordKey, ['id']) }, ['records'], {
    records: [{ id: exampleId, version: 1 }],
  }),
  HandOrder: body(
    { ids: { type: 'array', minItems: 1, maxItems: maxBulkRecords, uniqueItems: true, items: id } },
    ['ids'],
    {
      ids: [exampleId],
    },
  ),
  Warnings: withExample(
    {
      type: 'object',
      properties: { warnings: { type: 'array', items: { $ref: 'Issue#' } } },
      required: ['warnings'],
    },
    {
      warnings: [
        {
          path: ['startAt'],
          rule: 'integrity.closedDay',
          params: {},
          message: 'This date is set as a closed day.',
        },
      ],
    },
  ),
  Availability: withExample(
    { type: 'object', properties: { available: { type: 'boolean' } }, required: ['available'] },
    { available: true },
  ),
  Saved: withExample(
    {
      type: 'object',
      description: 'The records that were changed, with their new versions.',
      properties: {
        records: { type: 'array', items: { type: 'object', properties: recordKey, required: ['id', 'version'] } },
      },
      required: ['records'],
    },
    { records: [{ id: exampleId, version: 2 }] },
  ),
  Revision: withExample(
    {
      type: 'object',
      description: 'What was done to a record, and its content before and after.',
      properties: {
        version,
        action: { enum: ['create', 'update', 'transition', 'delete', 'restore', 'reorder', 'purge'] },
        at: instant,
        by: personSchema,
        impersonator: { ...personSchema, description: 'The administrator who acted in the name of `by`.' },
        requestId: { type: 'string' },
        changeSet: { ...id, description: 'What was changed in the same call has the same. Of records alone.' },
        others: {
          type: 'integer',
          minimum: 0,
          maximum: maxOthers,
          description: `How many other records were changed with it, of which ${maxOthers} are counted at most. Of records alone.`,
        },
        before: { type: ['object', 'null'], additionalProperties: true },
        after: { type: 'object', additionalProperties: true },
      },
      required: ['version', 'action', 'at', 'by', 'impersonator', 'requestId', 'before', 'after'],
    },
    {
      version: 1,
      action: 'create',
      at: '2026-04-01T01:00:00.000Z',
      by: null,
      impersonator: null,
      requestId: 'r1',
      changeSet: '01980000-0000-7000-8000-000000000002',
      others: 0,
      before: null,
      after: { title: 'Spring' },
    },
  ),
})

/** Describes what opening a week does. */
export const weekDescription = ({ reference, maxDaysAhead }: WeekRows): string =>
  `Makes the records that are missing: one for each ${reference} and day from today on, at most ${maxDaysAhead} days ahead. With \`copy\`, those that are undecided take over the week before.`
