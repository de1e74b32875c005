import { useTranslate } from 'react-admin'
import { inputComponent, lazyDisplay, lazyInput, displayComponent, type DisplayProps } from './base/define-kind.tsx'

const LinesTable = lazyDisplay(() => import('./lines/lines-table.tsx'))
const LinesEditor = lazyInput(() => import('./lines/lines-editor.tsx'))

function LineCount({ value }: DisplayProps) {
  const translate = useTranslate()
  return <>{translate('units.item', { smart_count: (value as readonly unknown[]).length })}</>
}

export const Column = displayComponent(LineCount)
export const Preview = displayComponent((props) => <LinesTable {...props} />)
export const Input = inputComponent((entry) => <LinesEditor {...entry} />, { group: true })
