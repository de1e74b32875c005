/** Signing out forgets what is kept in this browser; leaving a page does not. */
export type LeaveReason = 'page' | 'signOut'

/** Asked before a page is left: true lets it go. */
export type LeaveGuard = (leaving: LeaveReason) => Promise<boolean>

const guards = new Set<LeaveGuard>()

/** Adds a question to be asked before leaving; the function returned takes it away. */
export function guardLeaving(guard: LeaveGuard): () => void {
  guards.add(guard)
  return () => guards.delete(guard)
}

/** Whether the page may be left by a full load (another language) or by signing out: every open form is asked. */
export async function mayLeave(leaving: LeaveReason = 'page'): Promise<boolean> {
  for (const guard of guards) if (!(await guard(leaving))) return false
  return true
}
