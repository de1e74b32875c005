import { Amount, AmountControl } from './controls/amount.tsx'
import { inputComponent, displayComponent } from './base/define-kind.tsx'

export const Column = displayComponent(Amount)
export const Preview = displayComponent(Amount)
export const Input = inputComponent(AmountControl)
