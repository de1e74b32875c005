import { useWords } from '../../../shell/words-context.tsx'
import { useEntity } from '../../entity-context.tsx'
import { useLabels } from '../../labels.ts'
import type { QuestionProps } from './question.ts'
import { ChoiceList } from './choice-list.tsx'

/** Yes or no. */
export function ToggleQuestion({ field, condition, apply, onDone }: QuestionProps) {
  const labels = useLabels(useEntity())
  const { translate } = useWords()
  return (
    <ChoiceList
      single
      name={field.name}
      label={labels.label(field.name)}
      options={[
        { value: 'true', label: translate('commons.table.yes') },
        { value: 'false', label: translate('commons.table.no') },
      ]}
      chosen={condition ? [String(condition.parts.eq)] : []}
      choose={(value) => {
        apply({ field, parts: { eq: value === 'true' } })
        onDone()
      }}
    />
  )
}
