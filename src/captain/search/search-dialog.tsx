import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import {
  use,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react'
import { screens } from '../../generated/screens.ts'
import { apiJson } from '../../shell/api/api.ts'
import { apiQueryOptions } from '../../shell/api/query-options.ts'
import { isComposing } from '../../shell/ui/is-composing.ts'
import { useHeldWhilePressed } from '../../shell/ui/use-held-while-pressed.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import { useSearchText } from '../../kernel/controls/use-search-text.ts'
import { TenantContext } from '../../kernel/context/tenant-context.tsx'
import { tenantName } from '../../shell/tenant.ts'
import { useMenuPages } from '../navigation/menu-pages.ts'
import { useTenants } from '../tenant/tenants.ts'
import { useFormat } from '../../kernel/words/format.ts'
import { labelsOf } from '../../kernel/words/labels.ts'
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

interface SearchDialogProps {
  /** What was typed before the search was there. */
  readonly typed: string
  readonly onClose: () => void
}

/** The search over everything one may open: records of all one's tenants, screens, actions, the help of keys. */
export default function SearchDialog({ typed, onClose }: SearchDialogProps) {
  const words = useWords()
  use(words.load('search'))
  const dialog = useRef<HTMLDialogElement>(null)
  const isPressed = useRef(false)
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    // Closing gives the focus back to where it was.
    return () => element?.close()
  }, [])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- a click beside it closes it, as Escape does
    <dialog
      ref={dialog}
      className="search-dialog"
      aria-label={words.translate('commons.frame.find')}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onPointerDown={(event) => {
        isPressed.current = event.target === dialog.current
      }}
      onClick={(event) => {
        // A selection that is drawn out of the box ends beside the dialog, and is no click there.
        if (event.target === dialog.current && isPressed.current) onClose()
      }}
    >
      <Panel typed={typed} onClose={onClose} />
    </dialog>
  )
}

function Panel({ typed: typedAhead, onClose }: SearchDialogProps) {
  const { translate } = useWords()
  const [helps, setHelps] = useState(false)
  const [typed, box] = useSearchText(searchDelay, typedAhead)
  const { groups: suggested, pending, failed } = useSuggestions(box.value, typed)
  const [groups, hold] = useHeldWhilePressed(suggested)
  // What was found for an earlier text stays in sight, but nobody opens it in place of what they asked for.
  const all = groups.flatMap(({ suggestions, isStale }) => (isStale ? [] : suggestions))
  const [chosen, setChosen] = useState<string>()
  const isAwaited = useRef(false)
  const active = all.find(({ key }) => key === chosen) ?? all[0]
  const navigate = useNavigate()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const optionId = (key: string) => elementId(id, key)

  useEffect(() => {
    if (active) document.getElementById(elementId(id, active.key))?.scrollIntoView({ block: 'nearest' })
  }, [id, active])

  const go = (to: string) => {
    onClose()
    const [pathname, search] = to.split('?')
    void navigate({ to: pathname, search: Object.fromEntries(new URLSearchParams(search)) } as never)
  }
  const choose = ({ to }: Suggestion) => (to === undefined ? setHelps(true) : go(to))
  // Enter that came before the answer opens the first of what is found.
  const onAnswer = useEffectEvent(() => {
    if (isAwaited.current && active?.to !== undefined) go(active.to)
    isAwaited.current = false
  })
  useEffect(() => {
    if (!pending) onAnswer()
  }, [pending])

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
    else if (event.key === 'Enter' && pending) isAwaited.current = true
    else return
    event.preventDefault()
  }

  if (helps) return <KeyHelp onBack={() => setHelps(false)} />
  const nothing = all.length === 0 && !pending && !failed
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
          aria-expanded={groups.length > 0}
          aria-controls={`${id}list`}
          aria-autocomplete="list"
          aria-activedescendant={active && optionId(active.key)}
          onKeyDown={onKeyDown}
          {...box}
          onChange={(event) => {
            setChosen(undefined)
            isAwaited.current = false
            box.onChange(event)
          }}
        />
        <button type="button" className="search-close" onClick={onClose}>
          {translate('search.close')}
        </button>
      </div>
      <p className="visually-hidden" role="status">
        {pending || failed ? '' : translate('search.results', { smart_count: all.length })}
      </p>
      <div
        ref={list}
        id={`${id}list`}
        role="listbox"
        tabIndex={-1}
        className="search-list"
        onPointerDown={hold}
        aria-label={translate('commons.frame.find')}
        aria-busy={pending}
      >
        {groups.map(({ key, label, suggestions, isStale = false }) => (
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
                aria-disabled={isStale}
                className="search-option"
                onPointerMove={() => setChosen(suggestion.key)}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => !isStale && choose(suggestion)}
              >
                <Sign of={suggestion} />
                <span>{suggestion.label}</span>
                {suggestion.detail !== undefined && <small>{suggestion.detail}</small>}
              </div>
            ))}
          </div>
        ))}
      </div>
      {failed && (
        <p className="search-note" role="alert">
          {translate('search.failed')}
        </p>
      )}
      {pending && groups.length === 0 && <p className="search-note">{translate('search.searching')}</p>}
      {nothing && typed !== '' && <p className="search-note">{translate('search.none', { q: typed })}</p>}
      {typed === '' && <p className="search-note">{translate('search.nothingYet')}</p>}
    </div>
  )
}

/** Ids that others refer to have no spaces. */
const elementId = (id: string, key: string): string => `${id}${encodeURIComponent(key)}`

/** What is offered for what stands in the box: commands at once, records of the last text that settled. */
function useSuggestions(
  inBox: string,
  settled: string,
): { readonly groups: readonly SuggestionGroup[]; readonly pending: boolean; readonly failed: boolean } {
  const words = useWords()
  const { locale, translate } = words
  const format = useFormat()
  const pages = useMenuPages()
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
  const tenants = useTenants(settled, settled !== '')
  const commands = useMemo(
    () => commandsOf(screens, words, { here, tenants: others.data ?? [], pages }),
    [words, here, others.data, pages],
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
      const detail = `${labelsOf(words, record.entity, of.site).name} – ${tenantName(of, locale)}`
      return recordSuggestion(screens, speech, of, record, detail) ?? []
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
  const isStale = settled !== typed || awaits(found) || awaits(tenants)
  const stale = (groups: readonly SuggestionGroup[]) => groups.map((each) => ({ ...each, isStale }))
  return {
    groups: [
      ...group('commands', translate('search.commands'), matchingCommands(commands, typed).slice(0, shownCommands)),
      ...(settled === '' ? [] : stale(group('tenants', translate('search.tenants'), offered))),
      ...(settled === '' || !found.data ? [] : stale(recordGroups(screens, speech, found.data, settled))),
    ],
    pending: isStale || awaits(others),
    failed: found.isError || tenants.isError,
  }
}

/** Whether there is no answer yet, or only that to an earlier question. */
const awaits = ({
  isLoading,
  isPlaceholderData,
}: {
  readonly isLoading: boolean
  readonly isPlaceholderData: boolean
}) => isLoading || isPlaceholderData

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
