import { inputComponent } from '../base/input-component.tsx'
import { lazyInput } from '../base/lazy.tsx'

const PicturesEditor = lazyInput(() => import('../pictures/pictures-editor.tsx'), 64, 'uploads')

export const Input = inputComponent(PicturesEditor, { group: true }, PicturesEditor.prepare)
