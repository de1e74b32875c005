import { inputComponent } from '../base/input-component.tsx'
import { lazyInput } from '../base/lazy.tsx'

const RichTextEditor = lazyInput(() => import('../rich-text/editor.tsx'), 200, 'editor', 'uploads')

export const Input = inputComponent(RichTextEditor, { group: true }, RichTextEditor.prepare)
