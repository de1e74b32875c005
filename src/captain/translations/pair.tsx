import Box from '@mui/material/Box'
import { useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react'
import { BindingContext } from '../../fields/base/binding-context.ts'
import { inputByKind } from '../../fields/input/by-kind.ts'
import type { FieldEntry, FieldProps } from '../../kernel/form/field-entry.ts'
import { useFormSession, useFormState } from '../../kernel/form/session-context.tsx'
import { loadAlignment } from './lazy-parts.ts'
import { pairBinding, SideContext } from './pair-binding.tsx'
import { useShownLanguages, type LanguageChoice } from '../../kernel/words/shown-languages.ts'
import { SourceText } from './source-text.tsx'
import { TranslationMark } from './translation-mark.tsx'
import { useFallback } from './use-fallback.ts'

interface PairProps extends FieldProps {
  /** The name of the English field. */
  readonly english: string
}

/**
 * The inputs of a field and its English translation, side by side where there is room, else one below the other. A
 * language that is not shown comes up where it has an error, or lacks what publishing asks for.
 */
export function Pair({ source, english }: PairProps) {
  const { entity } = useFormSession()
  const [languages] = useShownLanguages()
  const showsSource = useComesUp(source, languages) || languages !== 'en'
  const showsEnglish = useComesUp(english, languages) || languages !== 'ja'
  const showsBoth = showsSource && showsEnglish
  const frame = useRef<HTMLDivElement>(null)
  const id = useId()
  useAlignedBlocks(frame, id, showsBoth && entity.fields[source]!.kind === 'rich-text')
  return (
    <Box ref={frame} data-pair={source} data-aligned={id} sx={showsBoth ? sideBySide : undefined}>
      <Side source={source} lang="ja" shown={showsSource} />
      {!showsSource && <SourceText source={source} />}
      <Side source={english} lang="en" shown={showsEnglish} placeholder={useFallback(source)}>
        <TranslationMark within={source} path={english} />
      </Side>
    </Box>
  )
}

interface SideProps extends FieldProps, Pick<FieldEntry, 'lang' | 'placeholder'> {
  readonly shown: boolean
  readonly children?: ReactNode
}

/** An input is not rendered before it is shown, and then stays: a hidden body may have an upload under way. */
function Side({ source, lang, placeholder, shown, children }: SideProps) {
  const { entity } = useFormSession()
  const [wasShown, setWasShown] = useState(shown)
  if (shown && !wasShown) setWasShown(true)
  const side = useMemo(() => ({ ...(lang && { lang }), placeholder }), [lang, placeholder])
  const { Input } = inputByKind[entity.fields[source]!.kind]
  return (
    <Box hidden={!shown} sx={{ minWidth: 0 }}>
      {(shown || wasShown) && (
        <BindingContext value={pairBinding}>
          <SideContext value={side}>
            <Input source={source} />
          </SideContext>
          {children}
        </BindingContext>
      )}
    </Box>
  )
}

/** Whether a field needs attention, or did since the languages were chosen: nothing goes while somebody types in it. */
function useComesUp(source: string, languages: LanguageChoice): boolean {
  const [cameUpIn, setCameUpIn] = useState<LanguageChoice>()
  const needsAttention = useFormState(({ messages, missing }) => {
    const { error, inside = {} } = messages[source] ?? {}
    return (
      error !== undefined ||
      Object.keys(inside).length > 0 ||
      missing.some(({ path }) => path === source || path.startsWith(`${source}.`))
    )
  })
  if (needsAttention && cameUpIn !== languages) setCameUpIn(languages)
  return needsAttention || cameUpIn === languages
}

/** Two bodies have their blocks level with each other. The code comes when it is needed. */
function useAlignedBlocks(frame: { readonly current: HTMLElement | null }, id: string, on: boolean): void {
  useEffect(() => {
    if (!on) return
    let stop: (() => void) | undefined
    let over = false
    void loadAlignment().then(({ alignBlocks }) => {
      if (!over && frame.current) stop = alignBlocks(frame.current, `[data-aligned="${CSS.escape(id)}"]`)
    })
    return () => {
      over = true
      stop?.()
    }
  }, [frame, id, on])
}

const sideBySide = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
  alignItems: 'start',
  columnGap: 2,
  rowGap: 1.5,
  // Two bodies beside each other have little room: the buttons of a block go one below the other.
  '& .rich-text': { '--gutter': { sm: '28px' } },
  '& .ce-toolbar__actions': { flexDirection: { sm: 'column' } },
} as const
