import { inputComponent } from '../base/input-component.tsx'
import { lazyInput } from '../base/lazy.tsx'

const PictureEditor = lazyInput(() => import('../pictures/picture-editor.tsx'), 64, 'uploads')

export const Input = inputComponent(PictureEditor, { group: true }, PictureEditor.prepare)
