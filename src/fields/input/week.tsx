import { inputComponent } from '../base/input-component.tsx'
import { lazyInput } from '../base/lazy.tsx'

const WeekEditor = lazyInput(() => import('../week/week-editor.tsx'), 480)

export const Input = inputComponent(WeekEditor, { group: true }, WeekEditor.prepare)
