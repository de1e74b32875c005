import { hasMeanings, meaningsOf } from '../../../../entities/meanings.ts'
import { useEntity } from '../../entity-context.tsx'
import { useLabels } from '../../labels.ts'
import { useTenant } from '../../tenant-context.tsx'
import type { QuestionProps } from './question.ts'
import { optionParts, optionsIn } from '../conditions.ts'
import { ChoiceList } from './choice-list.tsx'

/** Some of the options that the site offers. */
export function OptionsQuestion({ field, condition, apply }: QuestionProps) {
  const entity = useEntity()
  const labels = useLabels(entity)
  const { site } = useTenant()
  const offered = entity.sites[site]?.options?.[field.name] ?? meaningsOf(entity, field)
  const chosen = condition ? optionsIn(condition) : []
  const toggled = (value: string) => offered.filter((option) => chosen.includes(option) !== (option === value))

  return (
    <ChoiceList
      name={field.name}
      label={labels.label(field.name)}
      options={offered.map((value) => ({ value, label: labels.option(field.name, value) }))}
      chosen={chosen}
      choose={(value) => apply({ field, parts: optionParts(toggled(value), hasMeanings(entity, field)) })}
    />
  )
}
