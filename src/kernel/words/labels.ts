import { use, useMemo } from 'react'
import { labelsOf, type Labels } from '../../../locales/labels.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import { TenantContext } from '../context/tenant-context.tsx'

export { labelsOf, type Labels }

/** The labels of an entity. Its translations must have been loaded, which its screens do. */
export function useLabels(entity: { readonly name: string }): Labels {
  const words = useWords()
  const site = use(TenantContext)?.site
  return useMemo(() => labelsOf(words, entity.name, site), [words, entity.name, site])
}
