import { useState } from 'react'
import { lazyPart } from '../../shell/ui/lazy-component.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import { useTenant } from '../../kernel/context/tenant-context.tsx'
import { labelsOf } from '../../kernel/words/labels.ts'
import type { TodayAnswer } from './use-today.ts'

export type Switch = TodayAnswer['switches'][number]

const SwitchDialog = lazyPart(() => import('./switch-dialog.tsx'))
const loadDialog = (): void => void SwitchDialog.load().catch(() => {})

/** The label of the button that gives a record the value: 「品切れにする」. */
export function useSwitchVerb(): (each: Switch, value: Switch['usual']) => string {
  const words = useWords()
  const { site } = useTenant()
  return ({ entity, field, isState }, value) => {
    const labels = labelsOf(words, entity, site)
    return isState ? labels.transition(String(value)) : labels.switchTo(field, value === true)
  }
}

/** A button for what staff switch during the day; entities of which it is called the same share one. */
export function Switches({ switches }: { readonly switches: readonly Switch[] }) {
  const verbOf = useSwitchVerb()
  const [opened, setOpened] = useState<string>()
  const verbs = [...new Set(switches.map((each) => verbOf(each, each.other)))]
  if (verbs.length === 0) return null
  return (
    <div className="switches">
      {verbs.map((verb) => (
        <button
          key={verb}
          type="button"
          className="button"
          aria-haspopup="dialog"
          onPointerEnter={loadDialog}
          onFocus={loadDialog}
          onClick={() => setOpened(verb)}
        >
          {verb}
        </button>
      ))}
      {opened !== undefined && (
        <SwitchDialog
          title={opened}
          switches={switches.filter((each) => verbOf(each, each.other) === opened)}
          close={() => setOpened(undefined)}
        />
      )}
    </div>
  )
}
