import { writeStored } from '../../shell/base/browser-storage.ts'

/**
 * What people searched for, ticked or typed to the AI, stored under names with their account's id. How wide columns
 * are, and the like, is nobody's secret and stays.
 */
const personal = {
  localStorage: /^RaStore.*\.(?:list|trash)(?:\.selectedIds)?$/,
  sessionStorage: /^captain\.ai\./,
} as const

/** Removes what others who signed in to captain in this browser left there. */
export function forgetOtherAccounts(account: string): void {
  for (const kind of ['localStorage', 'sessionStorage'] as const)
    for (const key of storedKeys(kind))
      if (personal[kind].test(key) && !key.includes(account)) writeStored(kind, key, null)
}

function storedKeys(kind: keyof typeof personal): readonly string[] {
  try {
    return Object.keys(window[kind])
  } catch {
    return []
  }
}
