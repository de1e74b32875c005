import { useTranslate } from 'react-admin'
import { displayComponent, type DisplayProps } from '../base/display-component.tsx'
import { lazyDisplay } from '../base/lazy.tsx'

const LinesTable = lazyDisplay(() => import('../lines/lines-table.tsx'))

function LineCount({ value }: DisplayProps) {
  const translate = useTranslate()
  return <>{translate('units.item', { smart_count: (value as readonly unknown[]).length })}</>
}

export const Column = displayComponent(LineCount)
export const Preview = displayComponent((props) => <LinesTable {...props} />)
