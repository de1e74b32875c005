import type { ListItem } from '../../entities/language/blocks/blocks.ts'
import { useWords } from '../shell/words/words-context.tsx'
import { MarkedText } from './marked-text.tsx'
import { keyedByIndex } from '../shell/ui/keyed-by-index.ts'

interface ListProps {
  readonly style: 'ordered' | 'unordered'
  readonly items: readonly ListItem[]
}

export function List({ style, items }: ListProps) {
  const Tag = style === 'ordered' ? 'ol' : 'ul'
  return (
    <Tag>
      {keyedByIndex(items).map(({ item, place }) => (
        <li key={place}>
          <MarkedText html={typeof item === 'string' ? item : item.text} />
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
      {keyedByIndex(items).map(({ item: { text, checked }, place }) => (
        <li key={place} data-checked={checked}>
          <span
            className="blocks-check"
            role="img"
            aria-label={translate(checked ? 'commons.blocks.done' : 'commons.blocks.toDo')}
          />
          <span>
            <MarkedText html={text} />
          </span>
        </li>
      ))}
    </ul>
  )
}
