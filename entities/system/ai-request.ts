import { z } from 'zod'
import { maxPromptLength, promptText as prompt } from '../language/shared/ai-prompts.ts'
import { systemOperations, type Answered } from '../language/system-operation.ts'
import { terms } from './glossary.ts'

/** All picture models accept integer seeds below 2^31. */
export const maxSeed = 2_147_483_647

/** A prompt, or its English. */
const promptText = prompt.describe(`Up to ${maxPromptLength.toLocaleString('en')} characters.`)

const savedCopy = z.object({ tenant: z.string(), src: z.string() })

const request = z.object({
  id: z.uuid(),
  version: z.int(),
  at: z.string(),
  status: z.enum(['running', 'done', 'failed', 'cancelled']),
  failure: z.string().nullable().describe('Why it failed; the names of the errors’ `data.reason`, or `interrupted`.'),
  finishedAt: z.iso.datetime().nullable(),
  prompt: z.string().describe('As it was typed.'),
  english: z.string().nullable().describe('In English, where it was translated.'),
  model: z.string(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  steps: z.int().nullable(),
  seed: z.int().nullable(),
  count: z.int().describe('How many were asked for.'),
  pictures: z
    .array(z.object({ place: z.int(), seed: z.int(), savedTo: z.array(savedCopy) }))
    .describe('Those that have come.'),
})

/** A request to the AI service, as it is answered. */
export type ShownAiRequest = Answered<typeof request>

const somebody = z.object({ id: z.uuid(), name: z.string() }).nullable()
const content = request.pick({ status: true, failure: true, prompt: true, english: true })

/** A revision in the same form as those of records. */
const revision = z.object({
  version: z.int(),
  action: z.enum(['create', 'update', 'transition']),
  at: z.string(),
  by: somebody,
  impersonator: somebody.describe('The administrator who acted in the name of `by`.'),
  requestId: z.string(),
  before: content.nullable(),
  after: content,
})

export type ShownAiRevision = Answered<typeof revision>

const side = z.int().min(256).max(2048).multipleOf(8)
const order = z.strictObject({
  prompt: promptText,
  translate: z.boolean().default(false).describe('Put the prompt into English first.'),
  terms: terms.optional().describe('Words that have their English already.'),
  width: side.default(1024),
  height: side.default(1024),
  steps: z.int().min(1).max(20).default(20),
  seed: z.int().min(0).max(maxSeed).optional().describe('Drawn where it is left out.'),
  count: z.int().min(1).max(4).default(1),
})

const usage = z.object({ mine: z.int(), all: z.int(), mineMost: z.int(), allMost: z.int() })
const params = {
  id: z.uuid().describe('The id of the request.'),
  place: z.coerce.number().int().min(0).max(3).describe('Which of its pictures.'),
}
const historyOf = (summary: string, id: string) =>
  ({ id, summary, call: 'GET', page: 25, answer: z.array(request).describe('One page.') }) as const
const revisionsOf = (summary: string, id: string) =>
  ({ id, summary, call: 'GET /:id/revisions', page: 25, answer: z.array(revision).describe('One page.') }) as const

/** What the AI area can do. */
export const aiArea = systemOperations({
  path: 'ai',
  tag: 'AI',
  access: 'ai',
  operations: {
    read: {
      id: 'readAiArea',
      summary: 'Get the models of the AI area, and what is left of today’s limits',
      call: 'GET',
      answer: z
        .object({
          configured: z.boolean(),
          models: z.object({ picture: z.string(), translation: z.string() }),
          usage: z.object({ pictures: usage, translation: usage }),
          resetsAt: z.iso.datetime(),
        })
        .describe(
          'Limits count from midnight UTC. What the service fails to make does not count, as long as it is no more than the limit itself.',
        ),
    },
  },
})

/** Who uses it, for administrators. */
export const aiUsage = systemOperations({
  path: 'ai-usage',
  tag: 'AI',
  access: 'operator',
  operations: {
    list: {
      id: 'listAiUsage',
      summary: 'List today’s use of the AI area by account',
      call: 'GET',
      answer: z
        .array(z.object({ userId: z.string(), name: z.string(), pictures: z.int(), translations: z.int() }))
        .describe('The most first.'),
    },
  },
})

/** Translations of prompts. */
export const translation = systemOperations({
  path: 'ai/translations',
  tag: 'AI',
  access: 'ai',
  params,
  operations: {
    create: {
      id: 'translatePrompt',
      summary: 'Translate a prompt from Japanese to English',
      description: 'A caller who hangs up cancels it.',
      call: 'POST',
      body: z.strictObject({
        text: promptText,
        terms: terms.optional().describe('Words that have their English already.'),
      }),
      answer: request.describe('With the original kept.'),
      refusals: [429, 503],
    },
    list: historyOf('List your translations, newest first', 'listTranslations'),
    edit: {
      id: 'editTranslation',
      summary: 'Correct the English of one of your translations',
      description:
        'What it was stays in its revisions. Refused with 412 and the translation as it is now for an old version.',
      call: 'PUT /:id',
      body: z.strictObject({
        english: promptText,
        version: z.int().min(1).describe('The version it starts from.'),
      }),
      answer: request.describe('As it is now.'),
      refusals: [409, 412],
    },
    revisions: revisionsOf('List the history of a translation, newest first', 'listTranslationRevisions'),
    remove: {
      id: 'deleteTranslation',
      summary: 'Delete one of your translations',
      call: 'DELETE /:id',
      answer: 'It is gone.',
    },
  },
})

/** Pictures made from prompts. */
export const picture = systemOperations({
  path: 'ai/pictures',
  tag: 'AI',
  access: 'ai',
  params,
  operations: {
    order: {
      id: 'orderPictures',
      summary: 'Generate pictures',
      description: 'They come one after another: read the request until its status is no longer `running`.',
      call: 'POST',
      body: order,
      answer: request.describe('The request, which is running.'),
      status: 202,
      refusals: [429, 503],
    },
    list: historyOf('List your requests for pictures, newest first', 'listPictureRequests'),
    read: {
      id: 'readPictureRequest',
      summary: 'Get the progress of a request',
      call: 'GET /:id',
      answer: request.describe('The request.'),
    },
    revisions: revisionsOf('List the history of a request, newest first', 'listPictureRequestRevisions'),
    cancel: {
      id: 'cancelPictures',
      summary: 'Stop a running request',
      description: 'What was made until then stays.',
      call: 'POST /:id/cancellations',
      answer: request.describe('The request.'),
      status: 202,
      refusals: [409],
    },
    download: {
      id: 'readPicture',
      summary: 'Get a generated picture',
      call: 'GET /:id/files/:place',
      answer: {
        description: 'A WebP picture.',
        content: { 'image/webp': { schema: { type: 'string', format: 'binary' } } },
      },
    },
    noteUse: {
      id: 'notePictureUse',
      summary: 'Record that a picture was saved to a media library',
      description: 'The library of a tenant one may enter, and an upload that is there.',
      call: 'POST /:id/files/:place/uses',
      body: z.strictObject({ tenant: z.string().max(100), src: z.string().max(300) }),
      answer: request.describe('The request.'),
    },
    remove: {
      id: 'deletePictures',
      summary: 'Delete a request with its pictures',
      description: 'Copies in media libraries stay. It still counts for its day.',
      call: 'DELETE /:id',
      answer: 'They are gone.',
    },
  },
})
