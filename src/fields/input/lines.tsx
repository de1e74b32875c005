import { inputComponent } from '../base/input-component.tsx'
import { lazyInput } from '../base/lazy.tsx'

const LinesEditor = lazyInput(() => import('../lines/lines-editor.tsx'))

export const Input = inputComponent(LinesEditor, { group: true }, LinesEditor.prepare)
