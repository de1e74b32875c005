import type { Announcements } from '@dnd-kit/core'
import { statesOf } from '../../../../entities/language/entity.ts'
import { useWords } from '../../../shell/words/words-context.tsx'
import type { CaptainRecord } from '../../../kernel/api/record.ts'
import { useEntity } from '../../../kernel/context/entity-context.tsx'
import { useLabels } from '../../../kernel/words/labels.ts'
import { useListScreen } from '../state/list-context.ts'

type Spoken = Pick<Parameters<Announcements['onDragOver']>[0], 'active'>

/** Screen reader announcements while a card is moved. */
export function useSpeech() {
  const entity = useEntity()
  const labels = useLabels(entity)
  const field = statesOf(entity)!
  const { translate } = useWords()
  const { titleOf } = useListScreen()
  const recordOf = ({ active }: Spoken) => (active.data.current as { readonly record: CaptainRecord }).record
  const stateOf = (event: Spoken) => String(recordOf(event)[field.name])
  const say = (key: string, event: Spoken, to = stateOf(event)) => {
    const record = recordOf(event)
    const state = labels.option(field.name, to)
    return translate(`layouts.speech.${key}`, { title: titleOf(record), state })
  }
  const announcements: Announcements = {
    onDragStart: (event) => say('lifted', event),
    onDragOver: (event) => {
      if (!event.over) return say('nowhere', event)
      const state = String(event.over.id)
      return state === stateOf(event) ? say('lifted', event) : say('over', event, state)
    },
    onDragEnd: (event) =>
      event.over && event.over.id !== stateOf(event)
        ? say('dropped', event, String(event.over.id))
        : say('stays', event),
    onDragCancel: (event) => say('stays', event),
  }
  return { screenReaderInstructions: { draggable: translate('layouts.speech.how') }, announcements }
}
