import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { use, useState } from 'react'
import { isPlanOver } from '../../../entities/language/shared/plan-states.ts'
import { issueText } from '../../../locales/issue-text.ts'
import { accountErrorText } from '../../auth/account-error-text.ts'
import { ErrorMessage } from '../../auth/error-message.tsx'
import { PathLink } from '../../captain/navigation/path-link.tsx'
import { usePublishTime } from '../../captain/drafts/publish-time.tsx'
import { plansPath, type JudgedPlan, type PlanItem } from '../../captain/plans/plan.ts'
import { VisitorComment } from '../../captain/comments/visitor-comment.tsx'
import { addressesIn, linksPath, mayMakeLinks } from '../../captain/previews/preview-link.ts'
import { titleOfRow } from '../../kernel/api/text-in.ts'
import { useTenant } from '../../kernel/context/tenant-context.tsx'
import { MessageBar } from '../../kernel/controls/message-bar.tsx'
import { issuesOfError } from '../../kernel/words/issues-of-error.ts'
import { ActionDialog } from '../../kernel/controls/action-dialog.tsx'
import type { UndoChoice } from '../../kernel/api/data-provider.ts'
import { useUndoQuestion } from '../../kernel/undo/use-undo-question.tsx'
import { useFormat } from '../../kernel/words/format.ts'
import { labelsOf } from '../../kernel/words/labels.ts'
import { apiFetch, apiJson } from '../../shell/api/api.ts'
import { apiQueryOptions } from '../../shell/api/query-options.ts'
import { useConfirm } from '../../shell/ui/confirm.tsx'
import { useToast } from '../../shell/ui/toast.tsx'
import { useSession } from '../../shell/session/session.ts'
import type { Words } from '../../shell/words/words.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import { Pill } from '../pill.tsx'
import { planColours } from './publish-plans-page.tsx'

/** A plan with its records: what keeps it from being published, and when it is. */
export default function PlanDialog({ id, close }: { readonly id: string; close(): void }) {
  const words = useWords()
  use(words.load('accounts', 'comments', 'drafts', 'plans', 'previews', 'validations'))
  const { translate } = words
  const { slug: tenant } = useTenant()
  const path = `${plansPath(tenant)}/${id}` as const
  const {
    data: plan,
    error,
    refetch,
  } = useQuery(
    apiQueryOptions([tenant, 'publish-plans', id], (signal) =>
      apiJson<'GET /api/v1/authorized/tenants/{tenant}/publish-plans/{id}'>(path, { signal }),
    ),
  )
  const act = usePlanCalls(path, refetch)
  const account = useSession()?.user.id
  const isOver = plan !== undefined && isPlanOver(plan.status)
  return (
    <ActionDialog
      title={plan?.name ?? translate('plans.plan')}
      maxWidth="md"
      leave="commons.actions.close"
      busy={act.isBusy}
      first={
        plan && (
          <Button color="error" onClick={() => void act.remove(close)} sx={{ mr: 'auto' }}>
            {translate('plans.delete')}
          </Button>
        )
      }
      actions={
        plan &&
        plan.status !== 'undone' &&
        (isOver ? (
          <Button variant="outlined" disabled={act.isBusy} onClick={() => void act.undo(plan.changeSet!)}>
            {translate('commons.actions.undo')}
          </Button>
        ) : (
          <Button variant="contained" disabled={!plan.isReady || act.isBusy} onClick={() => void act.publish(plan)}>
            {translate('plans.publishNow')}
          </Button>
        ))
      }
      close={close}
    >
      <ErrorMessage>{act.fault ?? (error ? accountErrorText(words, error) : undefined)}</ErrorMessage>
      {plan && <Summary plan={plan} />}
      {plan && !isOver && plan.askedOf === account && plan.reply === null && <Reply plan={plan} act={act} />}
      {plan && (
        <Box component="ul" aria-label={translate('plans.records')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {plan.items.map((item) => (
            <Item key={item.id} item={item} isOver={isOver} act={act} />
          ))}
        </Box>
      )}
      {plan && !isOver && plan.items.length > 0 && <Schedule key={plan.version} plan={plan} act={act} />}
      {plan && !isOver && plan.items.length > 0 && <Sharing plan={plan} act={act} />}
      {plan && <PlanComments plan={plan} />}
    </ActionDialog>
  )
}

function Summary({ plan }: { readonly plan: JudgedPlan }) {
  const { translate } = useWords()
  const format = useFormat()
  const { status, publishAt, publishedAt, note, isReady, items, reply, replyText } = plan
  // Whoever was asked said no, and somebody else published it.
  const isOverruled = isPlanOver(status) && reply === 'declined'
  const answer = reply === null ? '' : translate(`plans.replies.${reply}`)
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Pill colour={planColours[status]}>{translate(`plans.states.${status}`)}</Pill>
        {status === 'scheduled' && <span>{translate('plans.due', { time: format.dateTime(publishAt!) })}</span>}
        {publishedAt !== null && <span>{format.dateTime(publishedAt)}</span>}
        {reply !== null && !isOverruled && (
          <span>{replyText === null ? answer : translate('plans.replyWith', { reply: answer, text: replyText })}</span>
        )}
      </Box>
      {note !== null && <Typography>{note}</Typography>}
      {items.length === 0 && <Alert severity="info">{translate('plans.empty')}</Alert>}
      {status === 'undone' && <Alert severity="info">{translate('plans.undone')}</Alert>}
      {items.length > 0 && !isPlanOver(status) && !isReady && (
        <Alert severity="warning">{translate('plans.notReady')}</Alert>
      )}
    </>
  )
}

interface ItemProps {
  readonly item: PlanItem
  readonly isOver: boolean
  readonly act: Calls
}

/** A record of a plan, with what keeps it from being published. */
function Item({ item, isOver, act }: ItemProps) {
  const words = useWords()
  const { translate, locale } = words
  const { slug, site } = useTenant()
  const { entity, recordId, action, language, isStale, isUndone, issues, hidden } = item
  use(words.load(`entities/${entity}`))
  const labels = labelsOf(words, entity, site)
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: '1px solid var(--line)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'baseline' }}>
        <Box sx={{ flex: '1 1 16rem', minWidth: 0, overflowWrap: 'anywhere' }}>
          <PathLink to={`/captain/tenant/${slug}/${entity}/${recordId}`}>
            {titleOfRow(locale, item) ?? translate('plans.gone')}
          </PathLink>
          <Box sx={{ fontSize: 13, color: 'text.secondary' }}>
            {labels.menu} · {translate(`plans.actions.${action}`)}
            {language !== null && ` · ${translate(`commons.publishedLanguages.${language}`)}`}
            {isUndone && ` · ${translate('plans.takenBack')}`}
          </Box>
        </Box>
        {!isOver && isStale && (
          <Button size="small" variant="outlined" onClick={() => void act.confirm(item)} sx={tall}>
            {translate('plans.confirm')}
          </Button>
        )}
        {!isOver && (
          <Button size="small" onClick={() => void act.take(item)} sx={tall}>
            {translate('plans.take')}
          </Button>
        )}
      </Box>
      {isStale && !isOver && <Box sx={faultStyle}>{translate('plans.stale')}</Box>}
      {issues.map((issue) => (
        <Box key={JSON.stringify(issue)} sx={faultStyle}>
          {issueText(translate, labels, issue as Parameters<typeof issueText>[2])}
        </Box>
      ))}
      {hidden.map((record) => (
        <Box key={record.id} sx={{ fontSize: 13 }}>
          {translate('plans.hidden', {
            field: labels.label(record.field),
            title: titleOfRow(locale, record) ?? record.id,
          })}
        </Box>
      ))}
    </Box>
  )
}

const tall = { minHeight: { xs: 44, sm: 32 } } as const
const faultStyle = { fontSize: 13, color: 'error.main' } as const

/** What people wrote who came by a link to the plan, with the record or the page that it is about. */
function PlanComments({ plan: { id, items } }: { readonly plan: JudgedPlan }) {
  const { translate, locale } = useWords()
  const { slug: tenant } = useTenant()
  const filter = encodeURIComponent(JSON.stringify({ plan: id }))
  const { data: comments = [], refetch } = useQuery(
    apiQueryOptions([tenant, 'visitor-comments', id], (signal) =>
      apiJson<'GET /api/v1/authorized/tenants/{tenant}/visitor-comments'>(
        `/api/v1/authorized/tenants/${tenant}/visitor-comments?filter=${filter}`,
        { signal },
      ),
    ),
  )
  if (comments.length === 0) return null
  return (
    <Box component="section">
      <Typography component="h3" sx={{ fontWeight: 600 }}>
        {translate('comments.visitor.title')}
      </Typography>
      {comments.map(({ entity, recordId, page, ...comment }) => {
        const item = items.find((each) => each.entity === entity && each.recordId === recordId)
        const place = (item && titleOfRow(locale, item)) ?? page
        return <VisitorComment key={comment.id} {...comment} place={place} changed={refetch} />
      })}
    </Box>
  )
}

/** When a plan is published, in the zone of the tenant. */
function Schedule({ plan, act }: { readonly plan: JudgedPlan; readonly act: Calls }) {
  const { translate } = useWords()
  const time = usePublishTime('plan-publish-at', translate('plans.publishAt'), plan.publishAt)
  const schedule = () => {
    const at = time.read()
    if (at !== undefined) void act.schedule(plan, at)
  }
  return (
    <Box sx={row}>
      {time.control}
      <Button variant="outlined" disabled={act.isBusy} onClick={schedule} sx={{ minHeight: 44 }}>
        {translate('plans.schedule')}
      </Button>
      {plan.status === 'scheduled' && (
        <Button onClick={() => void act.unschedule()} sx={{ minHeight: 44 }}>
          {translate('plans.unschedule')}
        </Button>
      )}
    </Box>
  )
}

/** Says who asks the reader to publish a plan. The answer is to publish it, or to decline with a sentence. */
function Reply({ plan, act }: { readonly plan: JudgedPlan; readonly act: Calls }) {
  const { translate } = useWords()
  const by = plan.askedByName
  const [isDeclining, setDeclining] = useState(false)
  const [text, setText] = useState('')
  const preview = usePreviewOf(plan)
  return (
    <MessageBar
      tone="warning"
      actions={
        !isDeclining && (
          <>
            {preview !== undefined && (
              <Button variant="outlined" color="inherit" href={preview} target="_blank" rel="noopener">
                {translate('plans.seeOnSite')}
              </Button>
            )}
            {plan.status === 'scheduled' && (
              <Button variant="outlined" color="inherit" disabled={act.isBusy} onClick={() => void act.reply('agreed')}>
                {translate('plans.agree')}
              </Button>
            )}
            <Button variant="outlined" color="inherit" disabled={act.isBusy} onClick={() => setDeclining(true)}>
              {translate('plans.decline')}
            </Button>
          </>
        )
      }
    >
      <Box component="strong" sx={{ display: 'block' }}>
        {translate(by === null ? 'plans.youAreAsked' : 'plans.asksYou', { by })}
      </Box>
      {translate('plans.howToAnswer')}
      {isDeclining && (
        <Box sx={{ ...row, mt: 1.5 }}>
          <TextField
            label={translate('plans.declineWhy')}
            value={text}
            autoFocus
            multiline
            onChange={({ target }) => setText(target.value)}
            slotProps={{ htmlInput: { maxLength: 1000 } }}
            sx={{ flex: '1 1 16rem' }}
          />
          <Button
            variant="contained"
            disabled={act.isBusy || text.trim() === ''}
            onClick={() => void act.reply('declined', text.trim())}
            sx={{ minHeight: 44 }}
          >
            {translate('plans.sendAnswer')}
          </Button>
        </Box>
      )}
    </MessageBar>
  )
}

/** Where the tenant's site shows a plan, by the newest link to it that holds; for those who may make links. */
function usePreviewOf({ id }: JudgedPlan): string | undefined {
  const own = useTenant()
  const { locale } = useWords()
  const { data: links } = useQuery({
    ...apiQueryOptions([own.slug, 'preview-links', id], (signal) => liveLinks(own.slug, id, signal)),
    enabled: mayMakeLinks(own),
  })
  const addresses = links?.flatMap(addressesIn) ?? []
  return (addresses.find(({ lang }) => lang === locale) ?? addresses[0])?.address
}

const liveLinks = (tenant: string, plan: string, signal?: AbortSignal) => {
  const filter = encodeURIComponent(JSON.stringify({ plan, isLive: true }))
  return apiJson<'GET /api/v1/authorized/tenants/{tenant}/preview-links'>(`${linksPath(tenant)}?filter=${filter}`, {
    ...(signal && { signal }),
  })
}

const makeLink = (tenant: string, plan: string, allowsComments: boolean) =>
  apiJson<'POST /api/v1/authorized/tenants/{tenant}/preview-links'>(linksPath(tenant), {
    method: 'POST',
    body: JSON.stringify({ plan, allowsComments }),
  })

/** Shows a plan to others, and asks a colleague to publish it. */
function Sharing({ plan, act }: { readonly plan: JudgedPlan; readonly act: Calls }) {
  const { translate } = useWords()
  const own = useTenant()
  const { slug: tenant } = own
  const account = useSession()?.user.id
  const { data } = useQuery(
    apiQueryOptions([tenant, 'colleagues', 'of plans'], (signal) =>
      apiJson<'GET /api/v1/authorized/tenants/{tenant}/colleague'>(`/api/v1/authorized/tenants/${tenant}/colleague`, {
        signal,
      }),
    ),
  )
  const colleagues = data?.filter(({ id }) => id !== account)
  const [allowsComments, setAllowsComments] = useState(false)
  return (
    <Box sx={row}>
      {mayMakeLinks(own) && (
        <>
          <Button variant="outlined" onClick={() => void act.share(plan.id, allowsComments)} sx={{ minHeight: 44 }}>
            {translate('plans.share')}
          </Button>
          <FormControlLabel
            label={translate('previews.comments')}
            control={<Checkbox checked={allowsComments} onChange={({ target }) => setAllowsComments(target.checked)} />}
            sx={{ minHeight: 44 }}
          />
        </>
      )}
      {colleagues && colleagues.length > 0 && (
        <TextField
          select
          label={translate('plans.ask')}
          value={colleagues.some(({ id }) => id === plan.askedOf) ? plan.askedOf : ''}
          onChange={({ target }) => void act.ask(plan, target.value)}
          sx={{ flex: '1 1 14rem' }}
        >
          {colleagues.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
    </Box>
  )
}

const row = { display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start' } as const

/** Why a call about a plan failed. */
function faultText(words: Words, error: unknown): string {
  const [issue] = issuesOfError(error)
  if (!issue) return accountErrorText(words, error)
  if (issue.rule === 'integrity.planRefused') return words.translate('plans.refused')
  return words.translate(`validations.${issue.rule}`, { ...issue.params, _: issue.message ?? '' })
}

type Calls = ReturnType<typeof usePlanCalls>

/** The calls that change a plan; each reads it again. */
function usePlanCalls(path: `${ReturnType<typeof plansPath>}/${string}`, reload: () => Promise<unknown>) {
  const words = useWords()
  const { translate } = words
  const own = useTenant()
  const { slug } = own
  const ask = useConfirm()
  const undoing = useUndoQuestion()
  const show = useToast()
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()

  async function call(work: () => Promise<unknown>): Promise<boolean> {
    setBusy(true)
    setFault(undefined)
    try {
      await work()
      return true
    } catch (error) {
      setFault(faultText(words, error))
      return false
    } finally {
      await reload()
      setBusy(false)
    }
  }
  const send = (method: string, rest: string, body?: object) =>
    apiFetch(`${path}${rest}`, { method, ...(body && { body: JSON.stringify(body) }) })

  async function undo(changeSet: string): Promise<void> {
    const post = (changed: readonly UndoChoice[]) =>
      apiFetch(`/api/v1/authorized/tenants/${slug}/change-sets/${changeSet}/restorations`, {
        method: 'POST',
        body: JSON.stringify({ changed }),
      })
    await call(async () => {
      if (await undoing(post)) show({ kind: 'success', text: translate('commons.toasts.undone') })
    })
  }

  return {
    isBusy,
    fault,
    confirm: ({ entity, recordId, action, language }: PlanItem) =>
      call(() => send('POST', '/items', { items: [{ entity, recordId, action, ...(language && { language }) }] })),
    take: ({ id }: PlanItem) => call(() => send('DELETE', `/items/${id}`)),
    schedule: ({ version }: JudgedPlan, publishAt: string) =>
      call(() => send('PUT', '/schedule', { version, publishAt })),
    unschedule: () => call(() => send('DELETE', '/schedule')),
    /** Asks somebody to publish the plan, who finds a link to its preview. */
    ask: ({ id }: JudgedPlan, account: string) =>
      call(async () => {
        if (mayMakeLinks(own) && (await liveLinks(slug, id)).length === 0) await makeLink(slug, id, false)
        await send('POST', '/requests', { account })
        show({ text: translate('plans.asked') })
      }),
    share: (plan: string, allowsComments: boolean) =>
      call(async () => {
        const [first] = addressesIn(await makeLink(slug, plan, allowsComments))
        if (first === undefined) return show({ kind: 'warning', text: translate('plans.noAddress') })
        await navigator.clipboard.writeText(first.address)
        show({ text: translate('previews.madeAndCopied') })
      }),
    publish: ({ version }: JudgedPlan) =>
      call(async () => {
        const published = await apiJson<'POST /api/v1/authorized/tenants/{tenant}/publish-plans/{id}/publications'>(
          `${path}/publications`,
          { method: 'POST', body: JSON.stringify({ version }) },
        )
        show({
          kind: 'success',
          text: translate('plans.published'),
          action: { label: translate('commons.actions.undo'), run: () => undo(published.changeSet!) },
        })
      }),
    undo,
    reply: (reply: 'agreed' | 'declined', text?: string) =>
      call(async () => {
        await send('POST', '/replies', { reply, ...(text && { text }) })
        show({ text: translate('plans.answered') })
      }),
    async remove(close: () => void) {
      const agreed = await ask({
        mode: 'delete',
        title: translate('plans.askDelete.title'),
        body: translate('plans.askDelete.body'),
      })
      if (agreed && (await call(() => send('DELETE', '')))) close()
    },
  }
}
