import { hasDerivedStatus, derivedStatusesOf } from '../../../../../entities/language/derived/derived-status.ts'
import type { ConditionEditorProps } from './editor-props.ts'
import { optionParts, optionsIn } from '../conditions.ts'
import { ChoiceList } from './choice-list.tsx'
import { useScope } from '../../../../kernel/words/scope.ts'

/** Any of the options that the site offers. */
export function OptionsEditor({ field, condition, apply }: ConditionEditorProps) {
  const { entity, labels, site } = useScope()
  const offered = entity.sites[site]?.options?.[field.name] ?? derivedStatusesOf(entity, field)
  const chosen = condition ? optionsIn(condition) : []
  const toggled = (value: string) => offered.filter((option) => chosen.includes(option) !== (option === value))

  return (
    <ChoiceList
      name={field.name}
      label={labels.label(field.name)}
      options={offered.map((value) => ({ value, label: labels.option(field.name, value) }))}
      chosen={chosen}
      choose={(value) => apply({ field, parts: optionParts(toggled(value), hasDerivedStatus(entity, field)) })}
    />
  )
}
