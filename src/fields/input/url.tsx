import { inputComponent } from '../base/input-component.tsx'
import { OpenLink } from '../controls/open-link.tsx'
import { TextControl } from '../controls/text-control.tsx'
import { isWeb } from '../display/url.tsx'

export const Input = inputComponent((entry) => (
  <TextControl entry={entry} keyboard="url" code end={isWeb(entry.value) && <OpenLink href={String(entry.value)} />} />
))
