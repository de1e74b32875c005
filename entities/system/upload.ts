import { z } from 'zod'
import { line, name } from '../language/shared/name.ts'
import { searched, systemOperations } from '../language/system-operation.ts'
import { focusSchema } from '../language/uploads/focus.ts'
import { uploadKinds, uploadSrcSchema } from '../language/uploads/upload-kinds.ts'

/** An upload as it is answered. */
export const upload = z.object({
  id: z.uuid(),
  src: z.string().describe('Where it is served, on this origin; what records keep.'),
  name: z.string().describe('The name it had.'),
  kind: z.enum(uploadKinds),
  type: z.string().describe('The media type of what is kept.'),
  size: z.int(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  alt: z.string().nullable().describe('What it shows; offered wherever it is chosen.'),
  focus: focusSchema
    .nullable()
    .describe('What stays in sight when a picture is cut, in fractions from the top left; null for other files.'),
  version: z.int(),
  createdAt: z.iso.datetime(),
})

/** The columns that the library may be sorted by. */
export const librarySorts = ['createdAt', 'title', 'size'] as const

/** A tenant's media library. */
export const library = systemOperations({
  path: 'uploads',
  tag: 'Uploads',
  access: 'member',
  params: { id: z.string() },
  operations: {
    list: {
      id: 'listUploads',
      summary: 'List the media library of a tenant',
      description:
        'Filters: `q` in names and alternative texts, `kind`, `id`, `src`, and `unused` ("true") for what no record names and nobody else may have in a form, as it was uploaded within a day.',
      call: 'GET',
      page: {
        sortable: librarySorts,
        initially: ['createdAt', 'ASC'],
        ...searched({
          kind: z.enum(uploadKinds).optional(),
          src: uploadSrcSchema.optional(),
          unused: z.literal('true').optional(),
        }),
      },
      answer: z
        .array(upload.extend({ uses: z.int().describe('In how many places records name it.') }))
        .describe('The uploads.'),
    },
    read: {
      id: 'readUpload',
      summary: 'Get an upload and where it is used',
      call: 'GET /:id',
      answer: upload
        .extend({
          uses: z.array(
            z.object({
              entity: z.string(),
              id: z.string(),
              field: z.string(),
              title: z.string().nullable(),
              trashed: z.boolean(),
            }),
          ),
        })
        .describe('The upload.'),
    },
    update: {
      id: 'updateUpload',
      summary: 'Change the name, description and focal point of an upload',
      call: 'PUT /:id',
      body: z.strictObject({
        version: z.int(),
        name: name(120).optional(),
        alt: line().max(100).nullable().optional(),
        focus: focusSchema.optional().describe('Of a picture; kept in hundredths.'),
      }),
      answer: upload.describe('The upload.'),
      refusals: [412],
    },
    remove: {
      id: 'deleteUpload',
      summary: 'Delete an upload',
      description: 'Refused with 409 and the `blockers` while records name it. `trash=true` counts only live records.',
      call: 'DELETE /:id',
      query: z.strictObject({ trash: z.enum(['true', 'false']).optional() }),
      answer: 'It is gone.',
      refusals: [409],
    },
    removeUnused: {
      id: 'deleteUploads',
      summary: 'Delete uploads that no record uses',
      description:
        'Those that records name, in the trash too, stay and are answered as `used`; those uploaded within a day that somebody else may have in a form as `recent`.',
      call: 'POST /deletions',
      body: z.strictObject({ ids: z.array(z.uuid()).min(1).max(200) }),
      answer: z
        .object({
          deleted: z.array(z.uuid()),
          used: z.array(upload).describe('What records name, and so was kept.'),
          recent: z
            .array(upload)
            .describe('What was uploaded within a day and somebody else may have in a form: kept, too.'),
        })
        .describe('What was deleted, and what stays.'),
      status: 200,
    },
  },
})
