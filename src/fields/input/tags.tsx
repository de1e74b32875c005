import { inputComponent } from '../base/input-component.tsx'
import { TagInput } from '../controls/tag-input.tsx'

export const Input = inputComponent((entry) => <TagInput {...entry} />)
