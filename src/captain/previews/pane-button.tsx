import VerticalSplitOutlined from '@mui/icons-material/VerticalSplitOutlined'
import IconButton from '@mui/material/IconButton'
import { isPublished } from '../../../entities/language/derived/public-content.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import { useScope } from '../../kernel/words/scope.ts'
import { useParent } from '../../kernel/context/entity-context.tsx'

interface PaneButtonProps {
  readonly isOpen: boolean
  toggle(): void
}

/** Opens and closes the site beside the form, of what visitors read on a page. */
export function PaneButton({ isOpen, toggle }: PaneButtonProps) {
  const { translate } = useWords()
  const { entity, site } = useScope()
  const parent = useParent()
  if (parent !== undefined || !isPublished(entity, site)) return null
  const label = translate('commons.actions.previewPane')
  return (
    <IconButton
      aria-label={label}
      title={label}
      aria-pressed={isOpen}
      onClick={toggle}
      color={isOpen ? 'primary' : 'default'}
    >
      <VerticalSplitOutlined />
    </IconButton>
  )
}
