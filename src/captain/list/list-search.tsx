import { fieldsOf } from '../../../entities/at-site.ts'
import { useWords } from '../../shell/words-context.tsx'
import { useEntity } from '../entity-context.tsx'
import { useLabels } from '../labels.ts'
import { useTenant } from '../tenant-context.tsx'
import type { Filters } from './filters.ts'
import { SearchBox } from './search-box.tsx'

/** So many fields are named in the empty search box. */
const named = 2

/** The search box of an entity that can be searched; nothing for one that cannot. */
export function ListSearch({ filters }: { readonly filters: Filters }) {
  const entity = useEntity()
  const labels = useLabels(entity)
  const { site } = useTenant()
  const { translate } = useWords()
  const searched = fieldsOf(entity, site).filter(({ name }) => entity.search?.includes(name))
  if (searched.length === 0) return null
  const fields = searched
    .slice(0, named)
    .map(({ name }) => labels.label(name))
    .join(translate('commons.listSeparator'))
  return (
    <SearchBox
      value={filters.words}
      search={filters.search}
      placeholder={translate('commons.list.searchPlaceholder', { fields })}
    />
  )
}
