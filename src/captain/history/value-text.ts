import type { Field } from '../../../entities/language/entity.ts'
import type { FileValue } from '../../../entities/language/fields/file.ts'
import type { RichText } from '../../../entities/language/blocks/blocks.ts'
import { plainText } from '../../../entities/language/blocks/plain-text.ts'
import type { OpeningDay } from '../../../entities/language/fields/week.ts'
import { hundredths } from '../../../entities/language/uploads/focus.ts'
import type { Picture } from '../../../entities/language/uploads/pictures.ts'
import { itemFields } from '../../../entities/language/derived/reference-fields.ts'
import { amountText } from '../../kernel/words/amount-text.ts'
import { toggleText } from '../../fields/values/toggle-text.ts'
import type { Words } from '../../shell/words/words.ts'
import type { Format } from '../../kernel/words/format.ts'
import type { Labels } from '../../kernel/words/labels.ts'

interface TextContext {
  readonly labels: Labels
  readonly format: Format
  readonly translate: Words['translate']
}

/** A field's value as plain text; empty values have a text of their own. References remain ids. */
export function valueText(field: Field, value: unknown, reader: TextContext): string {
  const { labels, format, translate } = reader
  if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) {
    return translate('commons.table.empty')
  }
  switch (field.kind) {
    case 'choice':
    case 'states':
      return labels.option(field.name, String(value))
    case 'choices':
      return joinList(value, (each) => labels.option(field.name, each))
    case 'tags':
    case 'references':
      return joinList(value, (each) => each)
    case 'toggle':
      return toggleText(labels, translate, field.name, value === true)
    case 'date':
      return format.date(String(value))
    case 'date-time':
      return format.dateTime(String(value))
    case 'integer':
    case 'decimal':
    case 'yen':
      return amountText(field, value, format, translate)
    case 'rich-text':
      return plainText(value as RichText)
    case 'week':
      return (value as readonly OpeningDay[]).map((day) => dayText(day, reader)).join('\n')
    case 'image':
      return pictureText(value as Picture, translate)
    case 'images':
      return (value as readonly Picture[]).map((picture) => pictureText(picture, translate)).join('\n')
    case 'file':
      return (value as FileValue).title
    case 'lines':
      return (value as readonly Readonly<Record<string, unknown>>[])
        .map((line) => lineText(field, line, reader))
        .join('\n')
    default:
      return String(value)
  }
}

/** A picture is represented by its alternative text, and by its focal point if it has one of its own. */
function pictureText({ alt, decorative, focus }: Picture, translate: TextContext['translate']): string {
  const text = decorative ? translate('commons.inputs.decorative') : alt
  if (!focus) return text
  const point = translate('commons.inputs.focus', { x: hundredths(focus.x), y: hundredths(focus.y) })
  return [text, point].filter(Boolean).join(' · ')
}

/** Whether a field contains prose, for which a word diff is useful. */
export const isProse = ({ kind }: Field): boolean =>
  ['text', 'long-text', 'rich-text', 'slug', 'url', 'email', 'week', 'lines'].includes(kind)

const joinList = (value: unknown, word: (each: string) => string): string =>
  Array.isArray(value) ? value.map((each) => word(String(each))).join(' · ') : String(value)

function dayText({ weekday, isOpen, ranges, note }: OpeningDay, { translate }: TextContext): string {
  const spans = ranges.map(({ openTime, closeTime }) =>
    translate('commons.week.span', { from: openTime, to: closeTime }),
  )
  const hours = isOpen ? spans.join(' · ') : translate('commons.week.closed')
  return [translate(`commons.weekdays.${weekday}`), hours, note].filter(Boolean).join(' ')
}

/** The filled parts of a row, each after its label: 「サイズ S · 価格（税込） 480円」. */
const lineText = (field: Field, line: Readonly<Record<string, unknown>>, reader: TextContext): string =>
  itemFields(field)
    .filter(({ name }) => line[name] !== null && line[name] !== undefined && line[name] !== '')
    .map((part) => {
      const name = `${field.name}.${part.name}`
      return `${reader.labels.label(name)} ${valueText({ ...part, name }, line[part.name], reader)}`
    })
    .join(' · ')
