import { inputComponent } from '../base/input-component.tsx'
import { lazyInput } from '../base/lazy.tsx'

const FileEditor = lazyInput(() => import('../file/file-editor.tsx'), 64, 'uploads')

export const Input = inputComponent(FileEditor, { group: true }, FileEditor.prepare)
