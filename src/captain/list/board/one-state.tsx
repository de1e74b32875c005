import { useEffect, useRef } from 'react'
import { useStore } from 'react-admin'
import { statesOf } from '../../../../entities/language/entity.ts'
import { useWords } from '../../../shell/words/words-context.tsx'
import { useEntity } from '../../screens/entity-context.tsx'
import { useFormat } from '../../words/format.ts'
import { useLabels } from '../../words/labels.ts'
import { BoardColumn, useColumn } from './board-column.tsx'

/** On phones, the column of one state, and buttons for the others. Records are moved from their menu. */
export function OneState({ states }: { readonly states: readonly string[] }) {
  const { name } = useEntity()
  const { translate } = useWords()
  const [chosen, choose] = useStore<string | undefined>(`${name}.state`, undefined)
  const state = states.find((each) => each === chosen) ?? states[0]
  if (state === undefined) return null
  return (
    <>
      <div className="states" role="group" aria-label={translate('layouts.states')}>
        {states.map((each) => (
          <StateButton key={each} state={each} pressed={each === state} choose={() => choose(each)} />
        ))}
      </div>
      <BoardColumn key={state} state={state} />
    </>
  )
}

interface StateButtonProps {
  readonly state: string
  readonly pressed: boolean
  choose(): void
}

function StateButton({ state, pressed, choose }: StateButtonProps) {
  const entity = useEntity()
  const labels = useLabels(entity)
  const format = useFormat()
  // One record is read to learn how many there are.
  const { total } = useColumn(state, 1)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (pressed) button.current?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [pressed])
  return (
    <button type="button" ref={button} aria-pressed={pressed} onClick={choose}>
      {labels.option(statesOf(entity)!.name, state)} <span>{total !== undefined && format.number(total)}</span>
    </button>
  )
}
