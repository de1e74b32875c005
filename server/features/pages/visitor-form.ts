import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Issue } from '../../../entities/language/input/issues.ts'
import type { Env } from '../../base/env.ts'

/** A field of the form, with what a page needs. */
interface FormField {
  readonly name: string
  readonly kind: string
  readonly required: boolean
  readonly options: readonly string[]
}

/** The state of a submitted form: what was typed, and why it is not finished yet. */
export interface PostedForm {
  /** Whether the form is being edited or reviewed before sending. */
  readonly step: 'write' | 'confirm'
  readonly values: Readonly<Record<string, string>>
  readonly issues: readonly Issue[]
  /** Why it was not accepted although the fields are valid. */
  readonly refusal?: 'tooMany' | 'failed' | 'policyChanged'
  /** The id that the record will have, so that sending it twice stores it once. */
  readonly key?: string
  readonly status: number
}

/** A form for visitors, and its state after submission. */
export interface VisitorForm {
  readonly fields: readonly FormField[]
  readonly honeypot: string
  readonly posted?: PostedForm
}

/** Responds to a submitted form with its page. */
export type ShowForm = (request: FastifyRequest, reply: FastifyReply, posted: PostedForm) => Promise<FastifyReply>

/** Whether the site is currently closed to the visitor; its page says why. */
export type IsClosed = (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>

/** The form of the public pages, which works without JavaScript. */
export interface PageForm {
  /** The form before anything was typed. */
  readonly blank: VisitorForm
  /** The plugin that takes it in. */
  routes(env: Env, isClosed: IsClosed, show: ShowForm): (app: FastifyInstance) => Promise<void>
}
