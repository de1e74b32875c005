import { siteFields } from '../../../../entities/language/site-fields.ts'
import { useListScreen } from '../state/list-context.ts'
import type { ListFilters } from './use-filters.ts'
import { SearchBox } from '../../../kernel/controls/search-box.tsx'
import { withinSentence, type Labels } from '../../../../locales/labels.ts'
import { widthOf } from '../../../kernel/words/width-of.ts'
import { useScope } from '../../../kernel/words/scope.ts'

/** The search box of an entity; nothing where the entity is not searchable. */
export function ListSearch({ filters }: { readonly filters: ListFilters }) {
  const { entity, labels, site, translate } = useScope()
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

/** How many fields the search box's placeholder names, and how wide these and the records' name may be together, in half-width characters. */
const maxNamed = 2
const maxWidth = 24

/**
 * The names of the fields that a search box says it searches, of those it does: the first, and a second that has room
 * and does more than repeat the first, as that of the same in English does. They stand within a sentence that names the
 * records: of orders, the “Order number” is the “number”.
 */
export function searchNames(
  labels: readonly string[],
  record: Pick<Labels, 'name' | 'plural'>,
  separator: string,
): string {
  const [first, ...others] = labels
    .map((label) => withinSentence(label.startsWith(`${record.name} `) ? label.slice(record.name.length + 1) : label))
    .filter((label, place, all) => !all.slice(0, place).some((before) => label.startsWith(before)))
    .slice(0, maxNamed)
  const both = [first, ...others].join(separator)
  return widthOf(record.plural + both) > maxWidth ? first! : both
}
