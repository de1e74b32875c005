import HelpOutline from '@mui/icons-material/HelpOutlineOutlined'
import { useWords } from '../../shell/words/words-context.tsx'
import { useHelpPath } from '../navigation/help-path.ts'

/** Opens the guide for the page in a tab of its own, so that what is typed here stays. */
export function HelpLink({ collapsed }: { readonly collapsed: boolean }) {
  const { translate } = useWords()
  const label = translate('commons.frame.help')
  return (
    <a
      className="nav-item nav-foot"
      href={useHelpPath()}
      target="_blank"
      rel="noopener"
      aria-label={collapsed ? label : undefined}
      title={label}
    >
      <HelpOutline aria-hidden fontSize="small" />
      {!collapsed && <span>{label}</span>}
    </a>
  )
}
