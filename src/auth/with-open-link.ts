import { ApiError } from '../shell/api/api-error.ts'
import { authPost, errorCode } from '../shell/api/auth-call.ts'

/** Does what an opened link allows. That ends after some minutes; then the link is opened again, and it is done once more. */
export async function withOpenLink<T>(token: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!isClosed(error)) throw error
    await authPost('/api/v1/invitations/accept', { token })
    return work()
  }
}

const isClosed = (error: unknown): boolean =>
  (error instanceof ApiError && error.status === 401) ||
  ['INVITATION_INVALID', 'SETUP_LINK_INVALID'].includes(errorCode(error) ?? '')
