import type { Answer } from '../../shell/base/answer.ts'

/** Something that the public sees, or sees no more, from a moment on. */
export type Moment = Answer<'GET /api/v1/authorized/tenants/{tenant}/publishing-moments'>['moments'][number]
