import { storedChoice } from '../../shell/ui/stored-choice.ts'

/** Which languages a form shows of the fields that have both. */
export const languageChoices = ['both', 'ja', 'en'] as const
export type LanguageChoice = (typeof languageChoices)[number]

/** The languages that forms show: one setting for all forms, stored in this browser. */
export const useShownLanguages = storedChoice('captain.languages', languageChoices)
