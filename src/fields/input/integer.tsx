import { AmountControl } from '../controls/amount-control.tsx'
import { inputComponent } from '../base/input-component.tsx'

export const Input = inputComponent(AmountControl)
