import { Amount } from '../values/amount.tsx'
import { displayComponent } from '../base/display-component.tsx'

export const Column = displayComponent(Amount)
export const Preview = displayComponent(Amount)
