/** The floor's checks of a body, for Ajv, which Fastify brings along. */

const orNull = (schema: object) => ({ anyOf: [schema, { type: 'null' }] })
const block = (type: string, properties: object, required: readonly string[]) => ({
  type: 'object',
  required: ['type', 'data'],
  additionalProperties: false,
  properties: {
    id: { type: 'string' },
    type: { const: type },
    data: { type: 'object', properties, required, additionalProperties: false },
  },
})
const text = { type: 'string' }

const richText = {
  type: 'object',
  required: ['blocks'],
  additionalProperties: false,
  properties: {
    time: { type: 'number' },
    version: text,
    blocks: {
      type: 'array',
      maxItems: 500,
      items: {
        oneOf: [
          block('paragraph', { text }, ['text']),
          block('header', { text, level: { enum: [2, 3, 4] } }, ['text', 'level']),
          block('list', { style: { enum: ['unordered', 'ordered'] }, items: { type: 'array', items: text } }, [
            'style',
            'items',
          ]),
          block('quote', { text, caption: text }, ['text']),
          block('delimiter', {}, []),
          block('code', { code: text }, ['code']),
        ],
      },
    },
  },
}

const properties = {
  title: { type: 'string', minLength: 1, maxLength: 80 },
  slug: { type: 'string', pattern: '^[A-Za-z0-9_-]+$', maxLength: 100 },
  category: { enum: ['info', 'release', 'event', 'media', 'maintenance', 'recruit', 'holiday', 'works', 'important'] },
  body: orNull(richText),
  linkUrl: orNull({ type: 'string', pattern: '^https?://\\S+$', maxLength: 2048 }),
  isPinned: { type: 'boolean' },
  status: { enum: ['draft', 'published', 'archived'] },
  publishAt: orNull({ type: 'string', format: 'date-time' }),
  unpublishAt: orNull({ type: 'string', format: 'date-time' }),
  metaDescription: orNull({ type: 'string', maxLength: 120 }),
}

export const createBody = { type: 'object', properties, required: ['title', 'slug'], additionalProperties: false }

export const updateBody = {
  type: 'object',
  properties: {
    ...properties,
    id: text,
    version: { type: 'integer' },
    createdAt: text,
    updatedAt: text,
    createdBy: orNull(text),
    updatedBy: orNull(text),
  },
  required: ['version'],
  additionalProperties: false,
}
