import { useGetOne } from 'react-admin'
import { titleOf } from '../../../entities/language/entity.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import { useEntity, useParent } from '../screens/entity-context.tsx'

/** What the record is called that a nested entity stands within; undefined where there is none, or until it is read. */
export function useParentTitle(): string | undefined {
  const { locale } = useWords()
  const { parent: within } = useEntity()
  const parent = useParent()
  const { data } = useGetOne(within?.name ?? '', { id: parent }, { enabled: Boolean(within && parent) })
  if (!within || !data) return undefined
  const title = titleOf(within)
  // What has a name in English beside its own is called by it on English pages.
  return String((locale === 'en' && data[`${title}En`]) || (data[title] ?? ''))
}
