import { siteFields } from '../../../../entities/language/site-fields.ts'
import { useWords } from '../../../shell/words/words-context.tsx'
import { useEntity } from '../../../kernel/context/entity-context.tsx'
import { useListScreen } from '../state/list-context.ts'
import { useLabels } from '../../../kernel/words/labels.ts'
import { useTenant } from '../../../kernel/context/tenant-context.tsx'
import { searchNames } from './search-names.ts'
import type { ListFilters } from './use-filters.ts'
import { SearchBox } from '../../../kernel/controls/search-box.tsx'

/** The search box of an entity; nothing where the entity is not searchable. */
export function ListSearch({ filters }: { readonly filters: ListFilters }) {
  const entity = useEntity()
  const labels = useLabels(entity)
  const { site } = useTenant()
  const { translate } = useWords()
  const { resetCount } = useListScreen()
  const searched = siteFields(entity, site).filter(({ name }) => entity.search?.includes(name))
  if (searched.length === 0) return null
  // A slug is searched too, but nobody remembers a record by it.
  const named = searched.filter(({ kind }) => kind !== 'slug').map(({ name }) => labels.label(name))
  const fields = searchNames(named, labels, translate('commons.orSeparator'))
  return (
    <SearchBox
      key={resetCount}
      value={filters.words}
      search={filters.search}
      placeholder={translate('commons.list.searchPlaceholder', { fields, plural: labels.things })}
    />
  )
}
