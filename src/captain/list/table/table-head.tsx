import { useState } from 'react'
import { isSortable } from '../../../../entities/language/derived/list-order.ts'
import { useListContext } from 'react-admin'
import { lazyPart } from '../../../shell/ui/lazy-component.ts'
import { useWords } from '../../../shell/words/words-context.tsx'
import type { CaptainRecord } from '../../../kernel/api/record.ts'
import { isMeasure } from '../../../fields/base/columns.ts'
import type { Column } from '../../columns/columns.ts'
import { useListScreen } from '../state/list-context.ts'
import { SortHeading } from './sort-heading.tsx'
import { useScope } from '../../../kernel/words/scope.ts'

const ColumnHandle = lazyPart(() => import('./column-handle.tsx'))

/**
 * The column headers; a click sorts by the column, a second one reverses the order. Once they are pointed at or focused,
 * their edges can be moved.
 */
export function TableHead({ sortable }: { readonly sortable: boolean }) {
  const { translate } = useWords()
  const { columns } = useListScreen()
  const [used, setUsed] = useState(false)
  const begin = () => setUsed(true)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- loads what its headers are about to need
    <thead onPointerEnter={begin} onFocus={begin}>
      <tr>
        {sortable && (
          <th className="grip">
            <span className="visually-hidden">{translate('commons.actions.reorder')}</span>
          </th>
        )}
        <th className="tick">
          <SelectPage />
        </th>
        {columns.map((column, index) => (
          <Heading key={column.field.name} column={column} first={index === 0} sizable={used} />
        ))}
        <th className="acts">
          <span className="visually-hidden">{translate('commons.actions.more')}</span>
        </th>
      </tr>
    </thead>
  )
}

interface HeadingProps {
  readonly column: Column
  readonly first: boolean
  /** Whether its edge can be moved. */
  readonly sizable: boolean
}

function Heading({ column: { field }, first, sizable }: HeadingProps) {
  const { entity, labels } = useScope()
  const { sort, setSort } = useListContext()
  const label = labels.label(field.name)
  const className = [first && 'first', isMeasure(field) && 'measure'].filter(Boolean).join(' ')
  const handle = sizable && <ColumnHandle field={field.name} label={label} />
  if (!isSortable(entity, field)) {
    return (
      <th scope="col" aria-label={label} className={className}>
        {label}
        {handle}
      </th>
    )
  }
  return (
    <SortHeading
      label={label}
      className={className}
      sorted={sort.field === field.name ? sort.order : undefined}
      sort={(order) => setSort({ field: field.name, order })}
    >
      {handle}
    </SortHeading>
  )
}

function SelectPage() {
  const { translate } = useWords()
  const { data = [], selectedIds, onSelect } = useListContext<CaptainRecord>()
  const pageIds = data.map(({ id }) => id)
  const ticked = pageIds.filter((id) => selectedIds.includes(id))
  const all = pageIds.length > 0 && ticked.length === pageIds.length
  const rest = selectedIds.filter((id) => !pageIds.includes(id))
  return (
    <label>
      <input
        type="checkbox"
        aria-label={translate('commons.list.selectPage')}
        checked={all}
        ref={(input) => {
          if (input) input.indeterminate = ticked.length > 0 && !all
        }}
        onChange={() => onSelect(all ? rest : [...rest, ...pageIds])}
      />
    </label>
  )
}
