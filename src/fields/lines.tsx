import { useTranslate } from 'react-admin'
import { input, later, laterInForm, shown, type ShownProps } from './halves.tsx'

const Rows = later(() => import('./lines/rows.tsx'))
const Editor = laterInForm(() => import('./lines/editor.tsx'))

function Count({ value }: ShownProps) {
  const translate = useTranslate()
  return <>{translate('units.item', { smart_count: (value as readonly unknown[]).length })}</>
}

export const Column = shown(Count)
export const Preview = shown((props) => <Rows {...props} />)
export const Input = input((entry) => <Editor {...entry} />, { group: true })
