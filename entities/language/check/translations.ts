import { englishNameOf, sourceNameOf } from '../declaration/translated.ts'
import type { Entity } from '../entity.ts'
import { fault, type Fault } from './fault.ts'
import { unsuitableFieldFaults } from './unsuitable-fields.ts'

/** Checks that what is translated is a text with an English of its kind, and that no other field looks like one. */
export function translationFaults(entity: Entity): readonly Fault[] {
  const { name, fields, translated = [] } = entity
  const isEnglish = (field: string): boolean => translated.some((source) => englishNameOf(source) === field)
  return [
    ...unsuitableFieldFaults(
      entity,
      'translated',
      translated,
      'E256',
      (field) => field.english !== undefined && fields[englishNameOf(field.name)]?.kind === field.kind,
      'A text(), longText(), richText() or tags() is translated, and its English is of the same kind.',
    ),
    ...translated
      .filter(isEnglish)
      .map((field) =>
        fault('E257', `${name}.translated`, field, 'It is the English of another field itself; leave it out.'),
      ),
    ...Object.keys(fields)
      .filter((field) => !isEnglish(field) && fields[sourceNameOf(field) ?? ''] !== undefined)
      .map((field) =>
        fault(
          'E258',
          `${name}.${field}`,
          field,
          `It looks like the English of ${sourceNameOf(field)}: name that in \`translated\`, or choose another name.`,
        ),
      ),
  ]
}
