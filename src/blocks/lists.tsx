import type { ListItem } from '../../entities/blocks.ts'
import { useWords } from '../shell/words-context.tsx'
import { Marked } from './marked.tsx'
import { placesOf } from '../fields/places.ts'

interface ListProps {
  readonly style: 'ordered' | 'unordered'
  readonly items: readonly ListItem[]
}

export function List({ style, items }: ListProps) {
  const Tag = style === 'ordered' ? 'ol' : 'ul'
  return (
    <Tag>
      {placesOf(items).map(({ item, place }) => (
        <li key={place}>
          <Marked html={typeof item === 'string' ? item : item.text} />
          {typeof item === 'object' && item.items.length > 0 && <List style={style} items={item.items} />}
        </li>
      ))}
    </Tag>
  )
}

interface Task {
  readonly text: string
  readonly checked: boolean
}

export function CheckList({ items }: { readonly items: readonly Task[] }) {
  const { translate } = useWords()
  return (
    <ul className="blocks-checks">
      {placesOf(items).map(({ item: { text, checked }, place }) => (
        <li key={place} data-checked={checked}>
          <span
            className="blocks-check"
            role="img"
            aria-label={translate(checked ? 'commons.blocks.done' : 'commons.blocks.toDo')}
          />
          <span>
            <Marked html={text} />
          </span>
        </li>
      ))}
    </ul>
  )
}
