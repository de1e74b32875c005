import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, use, useEffect, useId, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { screens } from '../../generated/screens.ts'
import { apiJson } from '../../shell/api/api.ts'
import { apiQueryOptions } from '../../shell/api/query-options.ts'
import { useSession } from '../../shell/session/session.ts'
import { isComposing } from '../../shell/ui/is-composing.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import { useSearchText } from '../navigation/use-search-text.ts'
import { TenantContext } from '../tenant/tenant-context.tsx'
import { tenantName } from '../tenant/tenant-name.ts'
import { useTenants } from '../tenant/tenants.ts'
import { useFormat } from '../words/format.ts'
import { KeyHelp } from './key-help.tsx'
import { openedRecords } from './opened-records.ts'
import './search-dialog.css'
import {
  commandsOf,
  matchingCommands,
  recordGroups,
  recordSuggestion,
  type Found,
  type Suggestion,
  type SuggestionGroup,
} from './suggestions.ts'

const searchDelay = 120
const shownCommands = 6
/** Of how many tenants the screens are offered; those of the others are reached through their dashboards. */
const maxTenants = 30
const shownTenants = 4

/** The search over everything one may open: records of all one's tenants, screens, actions, the help of keys. */
export default function SearchDialog({ onClose }: { readonly onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    // Closing gives the focus back to where it was.
    return () => element?.close()
  }, [])
  const { translate } = useWords()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- a click beside it closes it, as Escape does
    <dialog
      ref={dialog}
      className="search-dialog"
      aria-label={translate('commons.frame.find')}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose()
      }}
      onKeyDown={(event) => {
        if (event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey) && !isComposing(event.nativeEvent)) {
          event.preventDefault()
          onClose()
        }
      }}
    >
      <Suspense fallback={<div className="search-panel" aria-busy="true" />}>
        <Panel onClose={onClose} />
      </Suspense>
    </dialog>
  )
}

function Panel({ onClose }: { readonly onClose: () => void }) {
  const words = useWords()
  use(words.load('search'))
  const { translate } = words
  const [helps, setHelps] = useState(false)
  const [typed, box] = useTyped()
  const { groups, pending, failed } = useSuggestions(box.value, typed)
  const all = groups.flatMap(({ suggestions }) => suggestions)
  const [chosen, setChosen] = useState<string>()
  const active = all.find(({ key }) => key === chosen) ?? all[0]
  const navigate = useNavigate()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const optionId = (key: string) => `${id}${key}`

  useEffect(() => {
    if (active) document.getElementById(`${id}${active.key}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, active])

  const choose = ({ to }: Suggestion) => {
    if (to === undefined) return setHelps(true)
    onClose()
    const [pathname, search] = to.split('?')
    void navigate({ to: pathname, search: Object.fromEntries(new URLSearchParams(search)) } as never)
  }
  const move = (step: number) => {
    const at = active ? all.indexOf(active) : -1
    setChosen(all[(at + step + all.length) % all.length]?.key)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter and the arrows belong to the input method while it composes.
    if (isComposing(event.nativeEvent)) return
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }
    const step = steps[event.key]
    if (step !== undefined) move(step)
    else if (event.key === 'Enter' && active) choose(active)
    else return
    event.preventDefault()
  }

  if (helps) return <KeyHelp onBack={() => setHelps(false)} />
  const nothing = all.length === 0 && !pending
  return (
    <div className="search-panel">
      <div className="search-head">
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 11a7 7 0 1 0 14 0a7 7 0 1 0-14 0M20 20l-4-4" />
        </svg>
        <input
          type="text"
          role="combobox"
          autoFocus
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={translate('search.placeholder')}
          aria-label={translate('search.placeholder')}
          aria-expanded={all.length > 0}
          aria-controls={`${id}list`}
          aria-autocomplete="list"
          aria-activedescendant={active && optionId(active.key)}
          onKeyDown={onKeyDown}
          {...box}
          onChange={(event) => {
            setChosen(undefined)
            box.onChange(event)
          }}
        />
        <button type="button" className="search-close" onClick={onClose}>
          {translate('search.close')}
        </button>
      </div>
      <p className="visually-hidden" role="status">
        {pending ? '' : translate('search.results', { smart_count: all.length })}
      </p>
      <div
        ref={list}
        id={`${id}list`}
        role="listbox"
        tabIndex={-1}
        className="search-list"
        aria-label={translate('commons.frame.find')}
        aria-busy={pending}
      >
        {groups.map(({ key, label, suggestions }) => (
          <div key={key} role="group" aria-labelledby={optionId(`group ${key}`)}>
            <div id={optionId(`group ${key}`)} className="search-group" role="presentation">
              {label}
            </div>
            {suggestions.map((suggestion) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the keys are those of the box, which keeps the focus
              <div
                key={suggestion.key}
                id={optionId(suggestion.key)}
                role="option"
                aria-selected={suggestion === active}
                className="search-option"
                onPointerMove={() => setChosen(suggestion.key)}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => choose(suggestion)}
              >
                <Sign of={suggestion} />
                <span>{suggestion.label}</span>
                {suggestion.detail !== undefined && <small>{suggestion.detail}</small>}
              </div>
            ))}
          </div>
        ))}
      </div>
      {failed && <p className="search-note">{translate('search.failed')}</p>}
      {pending && all.length === 0 && <p className="search-note">{translate('search.searching')}</p>}
      {nothing && typed !== '' && <p className="search-note">{translate('search.none', { q: typed })}</p>}
      {typed === '' && <p className="search-note">{translate('search.nothingYet')}</p>}
    </div>
  )
}

const useTyped = () => useSearchText(searchDelay)

/** What is offered for what stands in the box: commands at once, records of the last text that settled. */
function useSuggestions(
  inBox: string,
  settled: string,
): { readonly groups: readonly SuggestionGroup[]; readonly pending: boolean; readonly failed: boolean } {
  const words = useWords()
  const { locale, translate } = words
  const format = useFormat()
  const user = useSession()?.user
  const here = use(TenantContext)
  const [lately] = useState(openedRecords)
  const others = useQuery(
    apiQueryOptions([null, 'search tenants'], async (signal) => {
      const path = `/api/v1/authorized/tenants?range=[0,${maxTenants - 1}]` as const
      const tenants = await apiJson<'GET /api/v1/authorized/tenants'>(path, { signal })
      await words.load(...new Set(tenants.map(({ site }) => `sites/${site}`)))
      return tenants
    }),
  )

  const read = async (query: string, signal: AbortSignal): Promise<Found> => {
    const found = await apiJson<'GET /api/v1/authorized/search'>(`/api/v1/authorized/search?${query}`, { signal })
    await words.load(...new Set(found.tenants.map(({ site }) => `sites/${site}`)))
    return found
  }
  const typed = inBox.trim()
  const parameters = String(new URLSearchParams({ query: settled.slice(0, 200), ...(here && { tenant: here.id }) }))
  const found = useQuery({
    ...apiQueryOptions([null, 'search', parameters], (signal) => read(parameters, signal)),
    enabled: settled !== '',
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  const opened = useQuery({
    ...apiQueryOptions([null, 'opened', lately], (signal) =>
      read(String(new URLSearchParams({ records: lately.join() })), signal),
    ),
    enabled: lately.length > 0,
    gcTime: 0,
  })
  const tenants = useTenants(settled)
  const commands = useMemo(
    () => commandsOf(screens, words, { here, tenants: others.data ?? [], user }),
    [words, here, others.data, user],
  )
  const speech = { translate, locale, date: format.date, dateTime: format.dateTime }

  const offered = (tenants.data?.tenants ?? [])
    .filter(({ slug }) => slug !== here?.slug)
    .slice(0, shownTenants)
    .map((each): Suggestion => ({
      key: `tenant ${each.slug}`,
      label: tenantName(each, locale),
      detail: each.slug,
      to: `/captain/tenant/${each.slug}`,
      sign: 'tenant',
    }))
  const group = (key: string, label: string, suggestions: readonly Suggestion[]) =>
    suggestions.length > 0 ? [{ key, label, suggestions }] : []

  if (typed === '') {
    const recent = (opened.data?.records ?? []).flatMap((record) => {
      const of = opened.data!.tenants.find(({ slug }) => slug === record.tenant)!
      return recordSuggestion(screens, speech, of, record, tenantName(of, locale)) ?? []
    })
    return {
      groups: [
        ...group('recent', translate('search.recent'), recent.slice(0, shownRecent)),
        ...group(
          'commands',
          translate('search.commands'),
          commands.filter(({ isElsewhere }) => !isElsewhere),
        ),
      ],
      pending: lately.length > 0 && opened.isLoading,
      failed: opened.isError,
    }
  }
  const isCurrent = settled === typed && !found.isPlaceholderData
  return {
    groups: [
      ...group('commands', translate('search.commands'), matchingCommands(commands, typed).slice(0, shownCommands)),
      ...(settled === '' ? [] : group('tenants', translate('search.tenants'), offered)),
      ...(settled === '' || !found.data ? [] : recordGroups(screens, speech, found.data, settled)),
    ],
    pending: !isCurrent || found.isFetching,
    failed: found.isError,
  }
}

const shownRecent = 8

const signs: Readonly<Record<Suggestion['sign'], string>> = {
  record: 'M6 3h9l4 4v14H6zM14 3v5h5M9 13h7M9 17h5',
  screen: 'M4 5h16v14H4zM4 9h16',
  create: 'M12 5v14M5 12h14',
  tenant: 'M4 20V8l8-4 8 4v12M9 20v-6h6v6',
  list: 'M4 6h16M4 12h10M4 18h7M15 16a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M19.3 18l2 2',
  keys: 'M3 7h18v10H3zM7 11h.01M11 11h.01M15 11h.01M8 14h8',
}

const Sign = ({ of }: { readonly of: Suggestion }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d={signs[of.sign]} />
  </svg>
)
