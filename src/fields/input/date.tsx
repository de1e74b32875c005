import { inputComponent } from '../base/input-component.tsx'
import { DayControl } from '../controls/day-control.tsx'

export const Input = inputComponent((entry) => <DayControl entry={entry} />)
