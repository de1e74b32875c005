import { z } from 'zod'
import { line } from '../language/shared/name.ts'
import { systemOperations } from '../language/system-operation.ts'

/** Frequently used terms and their English translations. */
export const terms = z.array(z.object({ ja: line().min(1).max(60), en: line().min(1).max(120) })).max(200)

const saved = z.strictObject({
  terms,
  hash: z.string().describe('A hash of the words: a change sends that of the words it is based on.'),
})

/** How a tenant translates its frequent terms. They have an order, so that they are saved together. */
export const glossary = systemOperations({
  path: 'ai-glossary',
  tag: 'AI',
  access: 'member',
  operations: {
    read: {
      id: 'readAiGlossary',
      summary: 'Get a tenant’s glossary',
      call: 'GET',
      answer: saved.describe('In order.'),
    },
    save: {
      id: 'saveAiGlossary',
      summary: 'Replace a tenant’s glossary',
      description:
        'Refused with 412, and the words as they are now in `data.current`, if somebody else has changed them since.',
      call: 'PUT',
      body: saved,
      answer: saved.describe('As they are now.'),
      refusals: [412],
    },
  },
})
