import Button from '@mui/material/Button'
import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined'
import { useWords } from '../../shell/words/words-context.tsx'
import { NoticeBar } from './notice-bar.tsx'

/** A read or a refresh failed, as `text` says; offers a retry. */
export function ReadFailure({ text, retry }: { readonly text: string; retry(): void }) {
  const { translate } = useWords()
  return (
    <NoticeBar
      icon={CloudOffOutlined}
      urgent
      action={
        <Button color="inherit" size="small" onClick={retry}>
          {translate('commons.actions.retry')}
        </Button>
      }
    >
      {text}
    </NoticeBar>
  )
}
