import { z } from 'zod'
import { systemOperations, type Answered } from '../language/system-operation.ts'

/** The columns of the table of former slugs: each leads to the record that the public knew by it. */
export const formerSlugColumns = {
  id: z.uuid(),
  entity: z.string(),
  slug: z.string().describe('The slug by which the public knew the record.'),
  recordId: z.string().describe('The record that it leads to.'),
  createdAt: z.iso.datetime().describe('Since when the record has another.'),
}

const redirect = z.object({
  ...formerSlugColumns,
  title: z.string().nullable().describe('What the record is called.'),
  titleEn: z.string().nullable(),
  movedTo: z.string().nullable().describe('The slug that the record has now; null if it is in the trash.'),
  path: z.string().nullable().describe('Where captain opens the record; null if it is in the trash.'),
})

/** A redirect as it is answered. */
export type Redirect = Answered<typeof redirect>

/** From which former slugs a tenant's visitors are led to the record's present one. */
export const redirects = systemOperations({
  path: 'redirects',
  tag: 'Redirects',
  access: 'member',
  operations: {
    list: {
      id: 'listRedirects',
      summary: 'List the redirects from former slugs',
      description:
        'A published record whose slug changes is still found by the former one, until another published record has it.',
      call: 'GET',
      page: {
        sortable: ['createdAt', 'slug'],
        initially: ['createdAt', 'DESC'],
        size: 25,
        filter: z.strictObject({
          q: z.string().max(200).optional().describe('Text in the former slug.'),
          entity: z.string().optional(),
        }),
        words: 'JSON: `q` for text in the former slug, `entity`.',
        example: '{"entity":"news"}',
      },
      answer: z.array(redirect),
    },
    remove: {
      id: 'deleteRedirect',
      summary: 'Delete a redirect',
      description: 'From then on, nothing is found by the former slug.',
      call: 'DELETE /:id',
      answer: 'Deleted.',
    },
  },
})
