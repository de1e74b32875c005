import { decodeEntities } from '../../../entities/language/blocks/html-entities.ts'

type Clipboard = Pick<DataTransfer, 'getData' | 'files'>

/**
 * The files of a clipboard. None if it has a text as well: office programs add a picture of what was copied to its text,
 * and it is the text that was meant. A picture of a page comes with HTML without text, a file with its name.
 */
export function pastedFiles(clipboard: Clipboard): readonly File[] {
  const files = [...clipboard.files]
  const names = files.map(({ name }) => name)
  const plain = clipboard.getData('text/plain').trim()
  const isNames = plain
    .split(/[\r\n]+/)
    .every((line) => names.some((name) => line === name || line.endsWith(`/${name}`)))
  const html = clipboard.getData('text/html')
  const saysSomething = html === '' ? plain !== '' && !isNames : textOfHtml(html) !== ''
  return saysSomething ? [] : files
}

const textOfHtml = (html: string): string =>
  decodeEntities(html.replace(/<!--.*?-->|<(style|script|title|xml)\b.*?<\/\1>|<[^>]*>/gis, '')).trim()
