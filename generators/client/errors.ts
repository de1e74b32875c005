/** A single thing that is wrong with what was sent. */
export interface Issue {
  /** Where: `["items", 0]`. */
  readonly path: readonly (string | number)[]
  /** The code of the rule that is broken, such as `required`. */
  readonly rule: string
  readonly params: Readonly<Record<string, unknown>>
  /** A sentence, in the language that was asked for where the operation has one. */
  readonly message?: string
}

/** An answer that is none of the expected: what the server refused, and why. */
export class CaptainError extends Error {
  override readonly name = 'CaptainError'
  /** The status of the answer: 400, 404, 409, 429, … */
  readonly status: number
  /** What else the answer says, such as `quote` where a total has changed, or `current` where somebody was faster. */
  readonly data: Readonly<Record<string, unknown>>
  /** The seconds to wait before the next call, where the answer says so. */
  readonly retryAfter: number | undefined

  constructor(status: number, message: string, data: CaptainError['data'] = {}, retryAfter?: number) {
    super(message)
    this.status = status
    this.data = data
    this.retryAfter = retryAfter
  }

  /** What is wrong, one by one; empty where the refusal is about the whole call. */
  get issues(): readonly Issue[] {
    return Array.isArray(this.data['issues']) ? (this.data['issues'] as readonly Issue[]) : []
  }

  /** The code of the refusal, such as `IN_PROGRESS`, where there is one; `NOT_JSON` where something else answered. */
  get code(): string | undefined {
    return typeof this.data['code'] === 'string' ? this.data['code'] : undefined
  }
}
