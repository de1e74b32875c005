import type { ConditionEditorProps } from './editor-props.ts'
import { ChoiceList } from './choice-list.tsx'
import { useScope } from '../../../../kernel/words/scope.ts'

/** Yes or no. */
export function ToggleEditor({ field, condition, apply, onDone }: ConditionEditorProps) {
  const { labels, translate } = useScope()
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
