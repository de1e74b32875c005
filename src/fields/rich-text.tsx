import type { RichText } from '../../entities/blocks.ts'
import { plainText } from '../../entities/blocks/plain-text.ts'
import { input, later, laterInForm, shown, type ShownProps } from './halves.tsx'

const Body = later(() => import('./rich-text/body.tsx'), 120)
const Editor = laterInForm(() => import('./rich-text/editor.tsx'), 200, 'editor', 'uploads')

/** As much of a body as a row of a list has room for. */
const extract = 80

const Beginning = ({ value }: ShownProps) => (
  <>
    {plainText(value as RichText)
      .replaceAll('\n', ' ')
      .slice(0, extract)}
  </>
)

export const Column = shown(Beginning)
export const Preview = shown((props) => <Body {...props} />)
export const Input = input((entry) => <Editor {...entry} />, { group: true })
