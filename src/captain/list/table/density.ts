import { storedChoice } from '../../../shell/ui/stored-choice.ts'

export const densities = ['comfortable', 'compact'] as const
export type Density = (typeof densities)[number]

/** The row height: one setting for all lists, stored in this browser. */
export const useDensity = storedChoice('captain.density', densities)
