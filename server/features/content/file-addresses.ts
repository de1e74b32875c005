import type { Values } from '../../../entities/language/input/body.ts'
import type { Field } from '../../../entities/language/entity.ts'
import { centre, type Focus } from '../../../entities/language/uploads/focus.ts'
import { copiesOf } from '../../../entities/language/uploads/upload-url.ts'
import type { PictureFacts } from '../uploads/picture-facts.ts'

interface FileValue {
  readonly src: string
  readonly width?: number | null
  readonly focus?: Focus
}

/** The addresses of the pictures in the values of some fields. */
export const picturesIn = (fields: readonly Field[], record: Values): readonly string[] =>
  fields
    .filter(({ kind }) => isFileKind(kind) && kind !== 'file')
    .flatMap(({ name }) => [(record[name] ?? []) as FileValue | readonly FileValue[]].flat().map(({ src }) => src))

/**
 * A record whose files say where they are: `url` on any site, and for pictures the widths they are kept in, their colour,
 * and their focal point: the one they have here or else that of the library. `facts` is what the library knows of them,
 * by their addresses.
 */
export function addFileAddresses<T extends Values>(
  fields: readonly Field[],
  record: T,
  origin: string,
  facts: ReadonlyMap<string, PictureFacts>,
): T {
  const files = fields.filter(({ name, kind }) => isFileKind(kind) && record[name])
  if (files.length === 0) return record
  const addressed = (file: FileValue, kind: string): object => ({
    ...file,
    url: origin + file.src,
    ...(kind !== 'file' && {
      widths: copiesOf(file.src, file.width, origin),
      color: facts.get(file.src)?.color ?? null,
      focus: file.focus ?? facts.get(file.src)?.focus ?? centre,
    }),
  })
  const values = files.map(({ name, kind }) => {
    const value = record[name] as FileValue | readonly FileValue[]
    return [
      name,
      Array.isArray(value) ? value.map((each) => addressed(each, kind)) : addressed(value as FileValue, kind),
    ]
  })
  return { ...record, ...Object.fromEntries(values) }
}

/** Whether fields of a kind are files, which have an address. */
export const isFileKind = (kind: string): boolean => ['image', 'images', 'file'].includes(kind)
