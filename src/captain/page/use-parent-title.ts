import { useGetOne } from 'react-admin'
import { titleOf } from '../../../entities/language/entity.ts'
import { textIn } from '../../kernel/api/text-in.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import { useEntity, useParent } from '../../kernel/context/entity-context.tsx'

/** The title of a nested entity's parent record; undefined without a parent, or while it loads. */
export function useParentTitle(): string | undefined {
  const { locale } = useWords()
  const { parent: parentEntity } = useEntity()
  const parent = useParent()
  const { data } = useGetOne(parentEntity?.name ?? '', { id: parent }, { enabled: Boolean(parentEntity && parent) })
  if (!parentEntity || !data) return undefined
  return String(textIn(locale, data, titleOf(parentEntity)) ?? '')
}
