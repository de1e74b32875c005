/** Signing out deletes unsaved input stored in this browser; leaving a page does not. */
export type LeaveReason = 'page' | 'signOut'

/** Called before a page is left; resolving to true lets the user go. */
export type LeaveGuard = (leaving: LeaveReason) => Promise<boolean>

const guards = new Set<LeaveGuard>()

/** Registers a leave guard; returns a function that removes it. */
export function guardLeaving(guard: LeaveGuard): () => void {
  guards.add(guard)
  return () => guards.delete(guard)
}

/** Asks every open form whether the page may be left by a full load (change of language) or by signing out. */
export async function mayLeave(leaving: LeaveReason = 'page'): Promise<boolean> {
  for (const guard of guards) if (!(await guard(leaving))) return false
  return true
}
