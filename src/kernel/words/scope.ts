import { useWords } from '../../shell/words/words-context.tsx'
import { useEntity, useParent } from '../context/entity-context.tsx'
import { useTenant } from '../context/tenant-context.tsx'
import { useFormat } from './format.ts'
import { useLabels } from './labels.ts'

/** What the parts of an entity's screen ask for: the entity and its labels, the tenant, the page's words and formats. */
export function useScope() {
  const entity = useEntity()
  const tenant = useTenant()
  const { site, slug } = tenant
  return {
    ...useWords(),
    entity,
    parent: useParent(),
    labels: useLabels(entity),
    format: useFormat(),
    tenant,
    site,
    slug,
  }
}
