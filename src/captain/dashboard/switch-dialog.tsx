import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { conditionName } from '../../../entities/language/derived/list-operators.ts'
import { screens } from '../../generated/screens.ts'
import { apiPage } from '../../shell/api/api.ts'
import { apiQueryOptions } from '../../shell/api/query-options.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import type { CaptainRecord } from '../../kernel/api/record.ts'
import { textIn } from '../../kernel/api/text-in.ts'
import { useModal } from '../../kernel/controls/use-modal.ts'
import { useSearchText } from '../../kernel/controls/use-search-text.ts'
import type { ScreenMap } from '../../kernel/context/screen-map.ts'
import { useTenant } from '../../kernel/context/tenant-context.tsx'
import { labelsOf } from '../../kernel/words/labels.ts'
import { PageError } from '../page/plain-page.tsx'
import { useQuickWrite, type QuickWrite } from './quick-writes.ts'
import { useSwitchVerb, type Switch } from './switches.tsx'

interface SwitchDialogProps {
  readonly title: string
  readonly switches: readonly Switch[]
  close(): void
}

/** The records that can be switched, what is switched already first: one press for each. */
export default function SwitchDialog({ title, switches, close }: SwitchDialogProps) {
  const { translate } = useWords()
  const { dialog, leave } = useModal(close)
  const [q, box] = useSearchText()
  return (
    <dialog {...dialog} className="switch-dialog" aria-labelledby="switch-title">
      <header>
        <h2 id="switch-title">{title}</h2>
        <button type="button" className="button small" onClick={leave}>
          {translate('commons.actions.close')}
        </button>
      </header>
      <input
        type="search"
        className="search-field"
        aria-label={translate('dashboard.switch.search')}
        placeholder={translate('dashboard.switch.search')}
        {...box}
      />
      {switches.map((each) => (
        <Group key={each.entity} each={each} q={q} isAlone={switches.length === 1} />
      ))}
    </dialog>
  )
}

const maxRecords = 100

interface GroupProps {
  readonly each: Switch
  readonly q: string
  readonly isAlone: boolean
}

function Group({ each, q, isAlone }: GroupProps) {
  const words = useWords()
  const { slug, site } = useTenant()
  const { entity, field, usual, other, isState } = each
  const query = new URLSearchParams({
    sort: JSON.stringify([field, 'DESC']),
    range: JSON.stringify([0, maxRecords - 1]),
    filter: JSON.stringify({ ...(q && { q }), ...(isState && { [conditionName(field, 'in')]: [usual, other] }) }),
  })
  const { data, error, refetch } = useQuery({
    ...apiQueryOptions([slug, 'switch', entity, q], (signal) =>
      apiPage<never>(`/api/v1/authorized/tenants/${slug}/${entity}?${query}` as never, signal),
    ),
    placeholderData: (previous) => previous,
  })
  const rows = (data?.rows ?? []) as readonly CaptainRecord[]
  return (
    <section>
      {!isAlone && <h3>{labelsOf(words, entity, site).menu}</h3>}
      {error && !data ? <PageError error={error} onRetry={() => void refetch()} /> : null}
      {data && rows.length === 0 && <p className="soft">{words.translate('dashboard.switch.none')}</p>}
      <ul aria-busy={!data || undefined}>
        {rows.map((record) => (
          <Row key={record.id} each={each} record={record} />
        ))}
      </ul>
    </section>
  )
}

function Row({ each, record }: { readonly each: Switch; readonly record: CaptainRecord }) {
  const words = useWords()
  const { translate, locale } = words
  const { site } = useTenant()
  const write = useQuickWrite()
  const verbOf = useSwitchVerb()
  const [isBusy, setBusy] = useState(false)
  const { entity, field, usual, other, isState } = each
  const labels = labelsOf(words, entity, site)
  const isOther = record[field] === other
  const value = isOther ? usual : other
  const name = String(textIn(locale, record, (screens as ScreenMap)[entity]!.title) ?? '')
  const verb = verbOf(each, value)
  const { id, version } = record
  const change: Pick<QuickWrite, 'method' | 'path' | 'body'> = isState
    ? { method: 'POST', path: `${entity}/transitions`, body: { to: value, records: [{ id, version }] } }
    : { method: 'PUT', path: `${entity}/${id}`, body: { [field]: value, version } }

  const run = async () => {
    setBusy(true)
    await write({
      entity,
      ...change,
      done: translate('commons.toasts.statusChanged', {
        name: translate('commons.quoted', { title: name }),
        status: labels.option(field, String(value)),
      }),
    })
    setBusy(false)
  }

  return (
    <li data-other={isOther || undefined}>
      <span>
        <strong>{name}</strong>
        {isOther && <small>{labels.option(field, String(other))}</small>}
      </span>
      <button
        type="button"
        className="button small"
        aria-label={`${verb} – ${name}`}
        disabled={isBusy}
        onClick={() => void run()}
      >
        {verb}
      </button>
    </li>
  )
}
