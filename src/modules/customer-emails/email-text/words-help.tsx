import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useWatch } from 'react-hook-form'
import { fillIn } from '../../../../entities/language/text/placeholders.ts'
import { placeholdersOf, type CustomerEmail } from '../../../../entities/customer-emails/email-list.ts'
import { EmailText } from '../record/email-text.tsx'
import { MessageBar } from '../../../kernel/controls/message-bar.tsx'
import { RailCard } from '../../../kernel/controls/rail-card.tsx'
import { useFormSession } from '../../../kernel/form/session-context.tsx'
import { useTenant } from '../../../kernel/context/tenant-context.tsx'
import type { Answer } from '../../../shell/base/answer.ts'
import { apiJson } from '../../../shell/api/api.ts'
import { apiQueryOptions } from '../../../shell/api/query-options.ts'
import { useConfirm } from '../../../shell/ui/confirm.tsx'
import { useWords } from '../../../shell/words/words-context.tsx'

type BuiltIn = Answer<'GET /api/v1/authorized/tenants/{tenant}/built-in-emails'>
type Words = Pick<BuiltIn['words'][number], 'subject' | 'body'>

/**
 * Beside the words of an email: its placeholders, how it reads with examples in their places, and the built-in words, which
 * a new record starts with.
 */
export function WordsHelp() {
  const session = useFormSession()
  const { translate } = useWords()
  const { slug } = useTenant()
  const words = (key: string, options?: Readonly<Record<string, string>>) =>
    translate(`resources.email-text.page.${key}`, options)
  const [email, language, subject, body] = useWatch({ name: ['email', 'language', 'subject', 'body'] }) as (
    string | null | undefined
  )[]
  const { data, isError } = useQuery(
    apiQueryOptions([slug, 'built-in-emails'], (signal) =>
      apiJson<'GET /api/v1/authorized/tenants/{tenant}/built-in-emails'>(
        `/api/v1/authorized/tenants/${slug}/built-in-emails`,
        { signal },
      ),
    ),
  )
  const builtIn = data?.words.find((each) => each.email === email && each.language === language)
  useBuiltInWords(builtIn)
  const confirm = useConfirm()
  const examples = data && (language === 'en' ? data.examples.en : data.examples.ja)

  const useBuiltIn = async ({ subject: line, body: text }: Words) => {
    await session.flush()
    const { subject: typedLine, body: typedText } = session.values()
    const isOwn = (typedLine || typedText) && (typedLine !== line || typedText !== text)
    const question = { mode: 'confirm', title: words('replace'), body: words('replaceBody') } as const
    if (isOwn && !(await confirm({ ...question, ok: words('replaceOk') }))) return
    session.put({ subject: line, body: text })
  }

  return (
    <>
      {isError && <MessageBar tone="warning">{words('notLoaded')}</MessageBar>}
      <RailCard title={words('placeholders')}>
        {email ? (
          <>
            <Typography sx={{ mb: 1, fontSize: 13, color: 'text.secondary' }}>{words('hint')}</Typography>
            <Placeholders email={email as CustomerEmail} />
          </>
        ) : (
          <Typography sx={{ fontSize: 14 }}>{words('choose')}</Typography>
        )}
      </RailCard>
      {email && language && examples && (
        <RailCard title={words('preview')}>
          <Box data-email-preview sx={{ display: 'flex', flexDirection: 'column', gap: 1, fontSize: 14 }}>
            <EmailText
              email={{ language, subject: fillIn(subject ?? '', examples), text: fillIn(body ?? '', examples) }}
            />
          </Box>
          {builtIn && (
            <Button
              variant="outlined"
              onClick={() => void useBuiltIn(builtIn)}
              sx={{ mt: 2, minHeight: { xs: 44, sm: 36 } }}
              data-action="built-in-words"
            >
              {words('builtIn')}
            </Button>
          )}
          {session.form === 'edit' && (
            <Typography sx={{ mt: 1, fontSize: 13, color: 'text.secondary' }}>{words('restoring')}</Typography>
          )}
        </RailCard>
      )}
    </>
  )
}

/** A new record starts with the built-in words of its email, as long as nobody has typed others. */
function useBuiltInWords(builtIn: Words | undefined): void {
  const session = useFormSession()
  const put = useRef<Words>(undefined)
  useEffect(() => {
    if (session.form !== 'create' || !builtIn) return
    const { subject = null, body = null } = session.values()
    const isUntouched = (!subject && !body) || (subject === put.current?.subject && body === put.current?.body)
    if (!isUntouched) return
    put.current = builtIn
    session.put({ subject: builtIn.subject, body: builtIn.body })
  }, [session, builtIn])
}

/** The placeholders of an email, each a button that puts it into the body. */
function Placeholders({ email }: { readonly email: CustomerEmail }) {
  const session = useFormSession()
  const { translate } = useWords()
  const { lines, blocks, required } = placeholdersOf(email)

  const insert = async (name: string) => {
    await session.flush()
    const box = document.querySelector<HTMLTextAreaElement>('[data-field="body"] textarea:not([readonly])')
    const text = String(session.values().body ?? '')
    const [start, end] = box ? [box.selectionStart, box.selectionEnd] : [text.length, text.length]
    const put = `{{${name}}}`
    flushSync(() => session.put({ body: `${text.slice(0, start)}${put}${text.slice(end)}` }))
    box?.focus()
    box?.setSelectionRange(start + put.length, start + put.length)
  }

  return (
    <Box component="ul" sx={list}>
      {[...lines, ...blocks].map((name) => {
        const about = translate(`resources.email-text.page.about.${name}`)
        const notes = [
          ...(required.includes(name) ? ['required'] : []),
          ...(blocks.includes(name) ? ['bodyOnly'] : []),
        ].map((note) => translate(`resources.email-text.page.${note}`))
        return (
          <li key={name}>
            <Button
              variant="outlined"
              color="inherit"
              size="small"
              aria-label={translate('resources.email-text.page.insert', { name: about })}
              onClick={() => void insert(name)}
              sx={{ flex: 'none', minHeight: { xs: 44, sm: 30 }, textTransform: 'none', fontFamily: 'monospace' }}
            >
              {`{{${name}}}`}
            </Button>
            <Box component="span" sx={{ flex: 1, overflowWrap: 'anywhere' }}>
              {about}
              {notes.length > 0 && (
                <Box component="span" sx={{ display: 'inline-block', ml: 1, fontSize: 12, color: 'text.secondary' }}>
                  {notes.join(' · ')}
                </Box>
              )}
            </Box>
          </li>
        )
      })}
    </Box>
  )
}

const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 0.75,
  fontSize: 14,
  '& li': { display: 'flex', alignItems: 'center', columnGap: 1.5 },
} as const
