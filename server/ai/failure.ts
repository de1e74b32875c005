import { ApiError, type StatusCode } from '../errors/api-error.ts'

/**
 * Why the AI service did not do what it was asked, and with which status that is told. What people read stands in
 * `commons.ai.failures.<reason>`.
 */
export const aiFailures = {
  /** This installation has no account with the service. */
  notConfigured: 503,
  /** The service does not accept our account, token or model: for the operator to mend. */
  notAccepted: 503,
  /** The service refuses this prompt. */
  refused: 400,
  /** The account's daily allocation at the service is used up. */
  quota: 429,
  /** The service has no room at the moment. */
  busy: 503,
  /** No answer within the time allowed. */
  slow: 503,
  /** An answer that is not what the service documents. */
  malformed: 503,
  /** No answer at all, or a fault of the service's own. */
  unreachable: 503,
  /** It failed several times in a row and is left alone for a while. */
  paused: 503,
  /** This installation has no room to keep what was made. */
  full: 507,
  /** The limit that this installation sets for a person or for all. */
  dailyLimit: 429,
} as const satisfies Record<string, StatusCode>

export type AiReason = keyof typeof aiFailures

export class AiFailure extends ApiError {
  readonly reason: AiReason

  constructor(reason: AiReason, message: string, data: Readonly<Record<string, unknown>> = {}) {
    super(aiFailures[reason], message, { reason, ...data })
    this.reason = reason
  }
}
