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
    path: {
      type: 'array',
      items: { type: ['string', 'integer'] },
      description:
        'The field by its name in the API, in a group after its name and the place of the row; or the parameter.',
      examples: [['title'], ['fees', 0, 'price'], ['filter', 'price_gte']],
    },
    rule: { type: 'string', examples: ['maxFullWidth'] },
    params: {
      type: 'object',
      description:
        'What the sentence of the rule is filled with. `condition` says when a rule between fields applies: for each field the value it has, an array of values it has one of, `{"not": […]}` for those it has none of, or `{"given": true}` for any.',
      additionalProperties: { type: ['string', 'number', 'object'] },
      examples: [{ max: 80 }, { target: 'price', condition: { licenseKind: 'paid' } }],
    },
    message: {
      type: 'string',
      description:
        'The rule in plain English: the label of the field, and its name in the API beside it. To visitors of a site: labels alone.',
      examples: ['Title (`title`) must be given.'],
    },
  },
} as const

/** How refusals are, and which addresses are refused, for documents. */
export const refusalWords = `Refusals have one form, \`Error\`: each issue names the field by its \`path\`, and its \`message\` has the label beside it.
An address has one canonical spelling, and others are refused with 400: no empty, \`.\` or \`..\` segments, no encoded slashes, backslashes
or control characters, and no percent-encoding of letters, digits, \`-\`, \`.\`, \`_\` and \`~\`. With a slash at the end, or another case, it is another address.`

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

/** What the document says of a refusal besides the sentence that it is answered with. */
const furtherWords: Partial<Record<string, string>> = {
  400: '`data.issues` names each field or parameter that breaks a rule or is not known. An address in another spelling is refused without issues.',
  403: '`data.code` is `SCOPE_MISSING` for a key that lacks a scope.',
  412: '`data.current` is the record as it is now.',
  413: 'Of many records in one call, `data.fits` says how many of the first are not too much.',
  428: 'Send `version` or `If-Match`: a change that came between would be lost otherwise.',
  429: '`Retry-After` says how many seconds to wait.',
}

/** The error responses for these codes as shared responses of the OpenAPI document, by name. */
export const sharedErrorResponses = (codes: readonly string[]) =>
  Object.fromEntries(
    codes.map((code) => [
      responseName(code),
      {
        description: [catalogue[Number(code) as StatusCode].message, furtherWords[code]].filter(Boolean).join(' '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  )

/** The reference to a shared error response in an operation of the document. */
export const sharedErrorReference = (code: string) => ({ $ref: `#/components/responses/${responseName(code)}` })
