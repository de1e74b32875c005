import { Amount, AmountControl } from './amount.tsx'
import { input, shown } from './halves.tsx'

export const Column = shown(Amount)
export const Preview = shown(Amount)
export const Input = input(AmountControl)
