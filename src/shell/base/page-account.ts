import type { Person } from './session-data.ts'

let person: Person | undefined

/**
 * Whose page this is: who was signed in when it was loaded, or signed in on it since. It stays theirs when their session
 * ends, and when somebody else signs in in another window, which has the same cookies.
 */
export const pageAccount = (): Person | undefined => person

export const setPageAccount = (next: Person | undefined): void => {
  person = next
}

/** The header by which the server refuses a write that would be another account's than the page's. */
export const accountHeader = 'Captain-Account'
