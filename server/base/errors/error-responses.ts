import type { ErrorBody } from './api-error.ts'
import { catalogue, type StatusCode } from './api-error.ts'

/** The schema of every error response, a component of the OpenAPI document. */
export const errorSchema = {
  $id: 'Error',
  type: 'object',
  description: 'How every refusal is answered.',
  required: ['statusCode', 'statusMessage', 'message', 'data'] satisfies (keyof ErrorBody)[],
  properties: {
    statusCode: { type: 'integer', examples: [400] },
    statusMessage: { type: 'string', examples: ['Bad Request'] },
    message: { type: 'string', description: 'A sentence in plain English.', examples: ['The request is invalid.'] },
    data: {
      type: 'object',
      additionalProperties: true,
      properties: { issues: { type: 'array', items: { $ref: 'Issue#' } } },
    },
  },
} as const

/** One broken rule. */
export const issueSchema = {
  $id: 'Issue',
  type: 'object',
  description: 'One broken rule and where; an empty path means the record as a whole.',
  required: ['path', 'rule', 'params', 'message'],
  properties: {
    path: { type: 'array', items: { type: ['string', 'integer'] }, examples: [['title']] },
    rule: { type: 'string', examples: ['maxFullWidth'] },
    params: {
      type: 'object',
      description:
        'What the sentence of the rule is filled with. `condition` says when a rule between fields applies: for each field the value it has, an array of values it has one of, `{"not": […]}` for those it has none of, or `{"given": true}` for any.',
      additionalProperties: { type: ['string', 'number', 'object'] },
      examples: [{ max: 80 }, { target: 'price', condition: { licenseKind: 'paid' } }],
    },
    message: { type: 'string', description: 'The rule in plain English.' },
  },
} as const

const responses = Object.fromEntries(
  Object.entries(catalogue).map(([code, { message }]) => [
    code,
    { description: message, content: { 'application/json': { schema: { $ref: 'Error#' } } } },
  ]),
)

/** The error responses of a route, for its schema. */
export const errorResponses = (...codes: readonly StatusCode[]) =>
  Object.fromEntries(codes.map((code) => [code, responses[code]]))

/** Whether a route's response for that code is the shared one. */
export const isSharedError = (code: string, answer: unknown): boolean => responses[code] === answer

const responseName = (code: string): string => catalogue[Number(code) as StatusCode].statusMessage.replaceAll(' ', '')

/** The error responses for these codes as shared responses of the OpenAPI document, by name. */
export const sharedErrorResponses = (codes: readonly string[]) =>
  Object.fromEntries(
    codes.map((code) => [
      responseName(code),
      {
        description: catalogue[Number(code) as StatusCode].message,
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  )

/** The reference to a shared error response in an operation of the document. */
export const sharedErrorReference = (code: string) => ({ $ref: `#/components/responses/${responseName(code)}` })
