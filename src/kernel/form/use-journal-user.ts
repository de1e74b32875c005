import { usePageAccount } from '../../shell/session/use-account.ts'

/** Whose input a form stores: that of the account whose page it is, also after their session has ended. */
export const useJournalUser = (): string => usePageAccount()?.id ?? ''
