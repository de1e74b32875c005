import MailOutlined from '@mui/icons-material/MailOutlined'
import Button from '@mui/material/Button'
import { useRecordContext } from 'react-admin'
import { useWords } from '../../shell/words/words-context.tsx'
import { mailLink } from './mail-link.ts'

/** Replies in the user's own mail program, with subject and quoted message filled in. */
export function Reply() {
  const record = useRecordContext()
  const { translate } = useWords()
  if (!record) return null
  const text = (key: string): string => String((record[key] as string | null) ?? '')
  const greeting = translate('commons.working.greeting', { name: text('name') })
  return (
    <Button
      variant="outlined"
      startIcon={<MailOutlined />}
      href={mailLink({ to: text('email'), subject: text('subject'), greeting, quoted: text('message') })}
      data-action="reply"
    >
      {translate('commons.working.reply')}
    </Button>
  )
}
