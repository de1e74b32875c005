import { z } from 'zod'
import { systemOperations } from '../language/system-operation.ts'

/** For how many hours a pane shows something after it was used last. */
export const paneHours = 4

/** The columns of the table of panes that show a record on the site while somebody edits it. */
export const previewPaneColumns = {
  id: z.uuid(),
  account: z.string(),
  entity: z.string(),
  recordId: z.string(),
  /** What is typed and not saved, by field, as revisions have it. */
  values: z.record(z.string(), z.unknown()),
  /** Counts what was typed. */
  version: z.int(),
  expiresAt: z.iso.datetime(),
}

const filled = z
  .string()
  .nullable()
  .describe('Where the tenant’s site shows it; null where no address is set, or where the record has no slug yet.')

/** What a form is answered that shows its record on the site. */
const pane = z.object({
  token: z.string().describe('What the content API takes as `preview`.'),
  ja: filled,
  en: filled,
  ignored: z.array(z.string()).describe('The fields whose values are not valid in a draft: they are shown as saved.'),
  expiresAt: z.iso.datetime(),
})

/** The record that somebody edits, shown to them alone on the site with what they have typed. */
export const previewPanes = systemOperations({
  path: 'preview-panes',
  tag: 'Previews',
  access: 'member',
  params: { entity: z.string() },
  operations: {
    show: {
      id: 'showPreviewPane',
      summary: 'Show on the site what is typed in a form',
      description: `Nothing is saved: the values lie over the record and its draft for the token alone, which belongs to the caller and this record. Each call replaces what was sent before. It ends ${paneHours} hours after the last call.`,
      call: 'PUT /:entity/:id',
      body: z
        .strictObject({
          values: z.record(z.string(), z.unknown()).describe('By field, what differs from what is saved.'),
        })
        .meta({ examples: [{ values: { title: '新しい題名' } }] }),
      answer: pane,
    },
  },
})
