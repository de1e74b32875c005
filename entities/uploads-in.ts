import type { Block } from './blocks.ts'
import type { Field } from './entity.ts'
import type { FileValue } from './fields/file.ts'
import type { Picture } from './pictures.ts'
import { partsOf } from './pointing.ts'
import type { Path, Rule } from './rule.ts'
import { uploadPath } from './upload-address.ts'

/** A place of a value that names an upload, and what the upload must obey there. */
export interface Named {
  readonly src: string
  readonly path: Path
  readonly rules: readonly Rule[]
}

/** What an upload is, as records repeat it. */
export interface Facts {
  /** The name it had, as people know it. */
  readonly title: string
  readonly type: string
  readonly size: number
  readonly width: number | null
  readonly height: number | null
}

/** Whether a field's values can name uploads. */
export const holdsUploads = (field: Field): boolean =>
  ['image', 'images', 'file', 'rich-text'].includes(field.kind) || partsOf(field).some(holdsUploads)

/** The rules of a field that are about one file itself. */
export function fileRules({ kind, rules }: Field): readonly Rule[] {
  const ofFile = rules.filter(({ rule }) => rule === 'fileType' || rule === 'fileSize')
  return kind === 'images' ? ofFile.map(ofItem) : ofFile
}

type Row = Readonly<Record<string, unknown>>

/** The uploads that a value of a field names, in order. */
export function uploadsIn(field: Field, value: unknown): readonly Named[] {
  if (value === null || value === undefined) return []
  const rules = fileRules(field)
  switch (field.kind) {
    case 'image':
    case 'file':
      return [{ src: (value as Picture | FileValue).src, path: [], rules }]
    case 'images':
      return (value as readonly Picture[]).map(({ src }, index) => ({ src, path: [index], rules }))
    case 'rich-text':
      return (value as { readonly blocks: readonly Block[] }).blocks.flatMap((block, index) =>
        block.type === 'image' && uploadPath.test(block.data.file.url)
          ? [{ src: block.data.file.url, path: ['blocks', index], rules }]
          : [],
      )
    case 'lines': {
      const parts = partsOf(field).filter(holdsUploads)
      return (value as readonly Row[]).flatMap((row, index) =>
        parts.flatMap((part) =>
          uploadsIn(part, row[part.name]).map((named) => ({ ...named, path: [index, part.name, ...named.path] })),
        ),
      )
    }
    default:
      return []
  }
}

/** A rule of a list asked of one item. */
const ofItem = (rule: Rule): Rule => ({ ...rule, holds: (value) => rule.holds([value]) })

/**
 * The value of a field with what the uploads it names are, as the server knows it; whatever it said of them is dropped.
 * A file that nobody named goes by the name it had.
 */
export function withFacts(field: Field, value: unknown, factsOf: (src: string) => Facts): unknown {
  if (value === null || value === undefined) return value
  switch (field.kind) {
    case 'image':
      return measured(value as Picture, factsOf)
    case 'images':
      return (value as readonly Picture[]).map((picture) => measured(picture, factsOf))
    case 'file': {
      const file = value as FileValue
      const { title, type, size } = factsOf(file.src)
      return { ...file, title: file.title || title, type, size }
    }
    case 'lines': {
      const parts = partsOf(field).filter(holdsUploads)
      return (value as readonly Row[]).map((row) => ({
        ...row,
        ...Object.fromEntries(parts.map((part) => [part.name, withFacts(part, row[part.name], factsOf)])),
      }))
    }
    default:
      return value
  }
}

function measured<P extends Picture>(picture: P, factsOf: (src: string) => Facts): P {
  const { width, height } = factsOf(picture.src)
  return { ...picture, width, height }
}
