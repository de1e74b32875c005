import { ApiError, type StatusCode } from '../../base/errors/api-error.ts'

/**
 * Why the AI service failed to do something, with the status of the response. The messages are in
 * `commons.ai.failures.<reason>`.
 */
export const aiFailures = {
  /** This installation has no account with the service. */
  notConfigured: 503,
  /** The service does not accept our account, token or model; the operator has to fix it. */
  notAccepted: 503,
  /** The service refuses this prompt, or has no answer to it. */
  refused: 400,
  /** The English of this prompt is longer than a prompt may be. */
  tooLong: 400,
  /** The account's daily allocation at the service is used up. */
  quota: 429,
  /** The service has no capacity at the moment. */
  busy: 503,
  /** No response within the time limit. */
  slow: 503,
  /** A response that does not match the service's documentation. */
  malformed: 503,
  /** No response at all, or an internal error of the service. */
  unreachable: 503,
  /** The model failed several times in a row and is left alone for a while. */
  paused: 503,
  /** This installation has no space to store the result. */
  full: 507,
  /** This installation's limit for one person or for all is reached. */
  dailyLimit: 429,
} as const satisfies Record<string, StatusCode>

export type AiReason = keyof typeof aiFailures

/** The failures that a prompt itself is the reason of. All others are those of the service, or of this installation. */
export const promptFailures: readonly AiReason[] = ['refused', 'tooLong']

export class AiFailure extends ApiError {
  readonly reason: AiReason

  constructor(reason: AiReason, message: string, data: Readonly<Record<string, unknown>> = {}) {
    super(aiFailures[reason], message, { reason, ...data })
    this.reason = reason
  }
}
