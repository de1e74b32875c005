import Box from '@mui/material/Box'
import type { Field } from '../../../entities/language/entity.ts'
import { itemFields } from '../../../entities/language/derived/reference-fields.ts'
import { ScrollRegion } from '../../kernel/controls/scroll-region.tsx'
import { useEntity } from '../../kernel/context/entity-context.tsx'
import { useLabels } from '../../kernel/words/labels.ts'
import { isMeasure } from '../base/columns.ts'
import type { DisplayProps } from '../base/display-component.tsx'
import { keyedByIndex } from '../../shell/ui/keyed-by-index.ts'
import type { Item } from './empty-item.ts'
import { displayByKind } from '../display/by-kind.ts'
import { isEmpty } from '../../kernel/form/field-entry.ts'

/** A repeated group for display: a small table, or a list of labelled values on phones. */
export default function LinesTable({ field, name, value }: DisplayProps) {
  const labels = useLabels(useEntity())
  const rows = keyedByIndex(value as readonly Item[])
  const parts = itemFields(field).filter((part) => rows.some(({ item }) => item[part.name] !== null))
  const label = (part: string) => labels.label(`${name}.${part}`)
  return (
    <ScrollRegion label={labels.label(name)} sx={{ overflowX: 'auto' }}>
      <Box component="table" sx={style}>
        <thead>
          <tr>
            {parts.map((part) => (
              <th key={part.name} scope="col" className={sortOf(part)}>
                {label(part.name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ item, place }) => (
            <tr key={place}>
              {parts.map((part) => (
                <td key={part.name} className={sortOf(part)} data-label={label(part.name)}>
                  <FieldValue field={part} name={`${name}.${part.name}`} value={item[part.name]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </ScrollRegion>
  )
}

/** The column's layout: numbers are aligned, long texts may wrap, short ones do not. */
const sortOf = (part: Field): string =>
  isMeasure(part) ? 'measure' : ['text', 'long-text', 'reference', 'references'].includes(part.kind) ? 'words' : 'short'

const phone = '@media (max-width: 599.95px)'

const style = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 'inherit',
  '& th, & td': { py: 0.5, px: 1, textAlign: 'start', verticalAlign: 'top' },
  '& :is(th, td):first-of-type': { pl: 0 },
  '& th': {
    fontSize: '0.8125rem',
    fontWeight: 700,
    color: 'text.secondary',
    wordBreak: 'keep-all',
    overflowWrap: 'normal',
  },
  '& td': { borderTop: '1px solid var(--line)' },
  '& td.words': { minWidth: '5em', overflowWrap: 'anywhere', wordBreak: 'auto-phrase' },
  '& td.short, & td.measure': { whiteSpace: 'nowrap' },
  '& .measure': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  [phone]: {
    '& thead': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
    '& tr': { display: 'block', py: 1, borderTop: '1px solid var(--line)' },
    '& td, & td.measure': {
      display: 'flex',
      justifyContent: 'space-between',
      gap: 2,
      border: 0,
      px: 0,
      textAlign: 'end',
    },
    '& td::before': { content: 'attr(data-label)', color: 'text.secondary', whiteSpace: 'nowrap' },
  },
} as const

/** Displays a value of any kind. Renders nothing where it is empty. */
function FieldValue({ field, name, value }: DisplayProps) {
  const { Shown } = displayByKind[field.kind].Preview
  return isEmpty(value) ? null : <Shown field={field} name={name} value={value} />
}
