import { z } from 'zod'
import { longText, text } from '../language/fields/index.ts'
import { systemOperations, type Answered } from '../language/system-operation.ts'
import { visitorLimits } from './comment.ts'

/** For how many days a link holds by itself, and at most. */
export const previewDays = { initially: 14, most: 90 } as const

/** How many links of a tenant hold at once. */
export const maxPreviewLinks = 200

/** The columns of the table of preview links. */
export const previewLinkColumns = {
  id: z.uuid(),
  entity: z.string().nullable().describe('The entity of the record that it shows; null for a link to a plan.'),
  recordId: z.string().nullable().describe('The record that it shows.'),
  plan: z.string().nullable().describe('The publish plan that it shows; null for a link to a record.'),
  name: text({ max: 80 }).optional().describe('For whom it is; people of the tenant see it.'),
  /** The record as the link shows it for good, in the form of the history; null where it follows the record and its draft. */
  values: z.record(z.string(), z.unknown()).nullable(),
  allowsComments: z.boolean().describe('Whether whoever has it may leave comments.'),
  expiresAt: z.iso.datetime(),
  revokedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  createdBy: z.string(),
}

/** The columns of the table of the addresses at which a tenant’s site shows previews. */
export const previewAddressColumns = {
  id: z.uuid(),
  entity: z.string(),
  ja: z.string().nullable(),
  en: z.string().nullable(),
  updatedAt: z.iso.datetime(),
  updatedBy: z.string(),
}

const placeholders = ['token', 'slug', 'id', 'lang'] as const

/** A part of an address that is filled in for each record and link. */
export const placeholder = /\{(\w*)\}/g

/** Why an address cannot be used: the rule that it breaks; undefined for a good one. */
export function brokenAddressRule(pattern: string): 'previewPlaceholder' | 'previewToken' | 'previewUrl' | undefined {
  const names = [...pattern.matchAll(placeholder)].map(([, name]) => name!)
  if (names.some((name) => !(placeholders as readonly string[]).includes(name))) return 'previewPlaceholder'
  if (!names.includes('token')) return 'previewToken'
  const example = pattern.replaceAll(placeholder, 'x')
  if (!URL.canParse(example) || /[\s\\]/.test(pattern)) return 'previewUrl'
  const { protocol, hostname, username, password, host } = new URL(example)
  const isLocal = hostname === 'localhost' || hostname === '127.0.0.1'
  // The host is the tenant's own choice, and no part of it comes from a record.
  const isFixed = pattern.split('/')[2] === host
  return isFixed && !username && !password && (protocol === 'https:' || (protocol === 'http:' && isLocal))
    ? undefined
    : 'previewUrl'
}

const patternWords =
  'An https address (http on your own computer) with `{token}`, and where the page needs them `{slug}`, `{id}` and `{lang}`; null for none.'
const address = z.string().max(500).nullable().describe(patternWords)
const addressesOfEntity = z.object({ entity: z.string(), ja: address, en: address })

const filled = z
  .string()
  .nullable()
  .describe('Where the tenant’s site shows it; null where no address is set, or where the record has no slug yet.')
const { values: _, ...shownColumns } = previewLinkColumns
const link = z.object({
  ...shownColumns,
  name: z.string().nullable().describe('For whom it is.'),
  title: z.string().nullable().describe('What the record or the plan is called; null where it is gone.'),
  titleEn: z.string().nullable(),
  isPinned: z.boolean().describe('Whether it goes on showing the record as it was when the link was made.'),
  token: z.string().describe('What the content API takes as `preview`.'),
  ja: filled,
  en: filled,
})

/** A preview link as it is answered. */
export type PreviewLink = Answered<typeof link>
export type PreviewAddresses = Answered<typeof addressesOfEntity>

const inDays = (days: number): z.ZodType<number> => z.int().min(1).max(days)

/** Links that show a record to whoever has them before it is public, until they end. */
export const previewLinks = systemOperations({
  path: 'preview-links',
  tag: 'Previews',
  access: 'member',
  right: 'mayMakePreviewLinks',
  operations: {
    list: {
      id: 'listPreviewLinks',
      summary: 'List the preview links of a tenant',
      description: 'The newest first. Links that have ended stay for 30 days.',
      call: 'GET',
      page: {
        sortable: ['createdAt', 'expiresAt'],
        initially: ['createdAt', 'DESC'],
        size: 25,
        filter: z.strictObject({
          entity: z.string().optional(),
          recordId: z.string().optional(),
          plan: z.string().optional(),
          isLive: z.boolean().optional().describe('Only links that hold now.'),
        }),
        words: 'JSON: `entity`, `recordId`, `plan`, `isLive`.',
        example: '{"isLive":true}',
      },
      answer: z.array(link),
    },
    create: {
      id: 'createPreviewLink',
      summary: 'Create a preview link to a record or a publish plan',
      description: `Whoever has the link sees the site as it would be once that is published, without signing in. At most ${maxPreviewLinks} links hold at once; 409 (\`data.code\` \`TOO_MANY_PREVIEWS\`) beyond that.`,
      call: 'POST',
      body: z.strictObject({
        entity: z.string().optional().describe('With `recordId`: the record that it shows.'),
        recordId: z.string().optional().describe('The record.'),
        plan: z.uuid().optional().describe('In place of a record: the publish plan whose records it shows.'),
        name: text({ max: 80 }).nullable().optional().describe('For whom it is; people of the tenant see it.'),
        isPinned: z
          .boolean()
          .default(false)
          .describe('Whether it goes on showing the record as it is now; else it follows the record and its draft.'),
        allowsComments: z.boolean().default(false).describe('Whether whoever has it may leave comments.'),
        days: inDays(previewDays.most)
          .default(previewDays.initially)
          .describe(`For how many days it holds: at most ${previewDays.most}.`),
      }),
      answer: link,
      refusals: [409],
    },
    extend: {
      id: 'extendPreviewLink',
      summary: 'Let a preview link hold for some more days',
      description: 'From now on. 409 (`data.code` `PREVIEW_OVER`) for one that was revoked.',
      call: 'PUT /:id/expiry',
      body: z.strictObject({ days: inDays(previewDays.most).describe(`At most ${previewDays.most}.`) }),
      answer: link,
      refusals: [409],
    },
    update: {
      id: 'updatePreviewLink',
      summary: 'Set whether a preview link takes comments',
      call: 'PATCH /:id',
      body: z.strictObject({
        allowsComments: z.boolean().describe('Whether whoever has it may leave comments.'),
      }),
      answer: 'Saved.',
    },
    remove: {
      id: 'revokePreviewLink',
      summary: 'Revoke a preview link',
      description: 'The very next call with it is answered with 410. It cannot be undone.',
      call: 'DELETE /:id',
      answer: link,
    },
  },
})

/** At which addresses a tenant’s site shows previews. */
export const previewAddresses = systemOperations({
  path: 'preview-addresses',
  tag: 'Previews',
  access: 'member',
  params: { entity: z.string() },
  operations: {
    list: {
      id: 'listPreviewAddresses',
      summary: 'List the addresses at which the site of a tenant shows previews',
      description: 'Of every entity that the public sees.',
      call: 'GET',
      answer: z.array(addressesOfEntity),
    },
    save: {
      id: 'savePreviewAddresses',
      summary: 'Set the addresses at which the site shows previews of an entity',
      description: 'Links that were given away before lead to the new address when they are copied again.',
      call: 'PUT /:entity',
      body: z
        .strictObject({ ja: address, en: address })
        .meta({ examples: [{ ja: 'https://www.example.jp/news/{slug}?preview={token}', en: null }] }),
      answer: addressesOfEntity,
    },
  },
})

const token = z.strictObject({ preview: z.string().max(200).describe('The token of the link.') })

/** What a site asks about a link with which somebody came. */
export const previewed = systemOperations({
  path: 'tenants/:tenant/preview',
  tag: 'Previews',
  access: 'public',
  params: { tenant: z.string().describe('The slug of the tenant.') },
  operations: {
    read: {
      id: 'readPreview',
      summary: 'Get what a preview link shows',
      description:
        'For the page that is opened by it: 404 for a token that was never given, 410 for a link that has ended. With the same `preview`, lists and records show what the link shows.',
      call: 'GET',
      query: token,
      answer: z.object({
        records: z
          .array(z.object({ entity: z.string(), id: z.string() }))
          .describe('The records that it shows: one, or those of a publish plan.'),
        isPinned: z.boolean().describe('Whether it shows the record as it was when the link was made.'),
        allowsComments: z.boolean().describe('Whether whoever has it may leave comments.'),
        expiresAt: z.iso.datetime(),
      }),
    },
  },
})

const left = z.object({
  id: z.uuid(),
  name: z.string().describe('As they gave it.'),
  body: z.string().describe('Plain text.'),
  page: z.string().nullable().describe('The path of the page.'),
  createdAt: z.iso.datetime(),
})

/** How often one address may leave comments. */
export const commentLimit = { max: 10, timeWindow: '10 minutes' }

/** A comment as a visitor sends it. */
export const newComment = z.strictObject({
  name: text({ max: visitorLimits.name }).describe('As they gave it.'),
  body: longText({ max: visitorLimits.text }).describe('Plain text.'),
  page: z.string().max(visitorLimits.page).optional().describe('The address of the page.'),
  entity: z.string().optional().describe('With `recordId`: of a link to a plan, the record on the page.'),
  recordId: z.string().optional().describe('The record.'),
  id: z.uuid().optional().describe('Made by the caller: a call that is repeated with it writes no second comment.'),
})
export type NewComment = z.output<typeof newComment>

/** What visitors leave for the people of a tenant by a preview link. */
export const previewComments = systemOperations({
  path: 'tenants/:tenant/preview/comments',
  tag: 'Previews',
  access: 'public',
  keyScope: '*',
  params: { tenant: z.string().describe('The slug of the tenant.') },
  operations: {
    list: {
      id: 'listPreviewComments',
      summary: 'List the comments that were left by a preview link',
      description: 'The newest first, and only those of this link. 410 once the link has ended.',
      call: 'GET',
      query: token,
      answer: z.array(left),
    },
    create: {
      id: 'createPreviewComment',
      summary: 'Leave a comment by a preview link',
      description: `For the people of the tenant, who see it at the record or the plan; the public never does. 403 where the link takes none. 410 once the link has ended. 409 (\`data.code\` \`TOO_MANY_COMMENTS\`) beyond ${visitorLimits.comments}.`,
      call: 'POST',
      query: token,
      body: newComment.meta({
        examples: [{ name: '店長', body: '写真をもう少し明るくしてください。', page: '/ja/news/new-year' }],
      }),
      answer: left.describe('The comment; the one that is there where the call was made before.'),
      refusals: [409, 429],
      limit: commentLimit,
    },
  },
})

/** A comment as whoever has the link reads it. */
export type LeftComment = Answered<typeof left>
