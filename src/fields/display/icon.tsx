import { Icon } from '../../shell/ui/icon.tsx'
import { displayComponent, type DisplayProps } from '../base/display-component.tsx'

const IconName = ({ value }: DisplayProps) => (
  <span className="named-icon">
    <Icon name={String(value)} />
    {String(value)}
  </span>
)

/** A list shows the icon alone; its name is the tooltip and accessible name. */
const IconOnly = ({ value }: DisplayProps) => (
  <span title={String(value)}>
    <Icon name={String(value)} />
    <span className="visually-hidden">{String(value)}</span>
  </span>
)

export const Column = displayComponent(IconOnly)
export const Preview = displayComponent(IconName)
