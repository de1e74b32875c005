import { useEffect, useRef } from 'react'
import { useStore } from 'react-admin'
import { statesOf } from '../../../../entities/language/entity.ts'
import { useWords } from '../../../shell/words/words-context.tsx'
import { useEntity } from '../../../kernel/context/entity-context.tsx'
import { useFormat } from '../../../kernel/words/format.ts'
import { useLabels } from '../../../kernel/words/labels.ts'
import { BoardColumn } from './board-column.tsx'
import { useStateCounts } from './use-state-counts.ts'

/** On phones, the column of one state, and buttons for the others. Records are moved from their menu. */
export function OneState({ states }: { readonly states: readonly string[] }) {
  const { name } = useEntity()
  const { translate } = useWords()
  const [chosen, choose] = useStore<string | undefined>(`${name}.state`, undefined)
  const counts = useStateCounts()
  const state = states.find((each) => each === chosen) ?? states[0]
  if (state === undefined) return null
  return (
    <>
      <div className="states" role="group" aria-label={translate('layouts.states')}>
        {states.map((each) => (
          <StateButton
            key={each}
            state={each}
            count={counts?.get(each)}
            pressed={each === state}
            choose={() => choose(each)}
          />
        ))}
      </div>
      <BoardColumn key={state} state={state} />
    </>
  )
}

interface StateButtonProps {
  readonly state: string
  /** How many records there are; undefined until they have been counted. */
  readonly count: number | undefined
  readonly pressed: boolean
  choose(): void
}

function StateButton({ state, count, pressed, choose }: StateButtonProps) {
  const entity = useEntity()
  const labels = useLabels(entity)
  const format = useFormat()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (pressed) button.current?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [pressed])
  return (
    <button type="button" ref={button} aria-pressed={pressed} onClick={choose}>
      {labels.option(statesOf(entity)!.name, state)} <span>{count !== undefined && format.number(count)}</span>
    </button>
  )
}
