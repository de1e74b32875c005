import type { Block } from '../blocks/blocks.ts'
import type { Field } from '../entity.ts'
import type { FileValue } from '../fields/file.ts'
import type { Picture } from './pictures.ts'
import { itemFields } from '../reference-fields.ts'
import type { Path, Rule } from '../rule.ts'
import { uploadPathPattern } from './upload-url.ts'

/** A place of a value that names an upload, and what the upload must obey there. */
export interface UploadReference {
  readonly src: string
  readonly path: Path
  readonly rules: readonly Rule[]
}

/** What an upload is, as records repeat it. */
export interface UploadFacts {
  /** The name it had, as people know it. */
  readonly title: string
  readonly type: string
  readonly size: number
  readonly width: number | null
  readonly height: number | null
}

/** Whether a field's values can name uploads. */
export const canHoldUploads = (field: Field): boolean =>
  ['image', 'images', 'file', 'rich-text'].includes(field.kind) || itemFields(field).some(canHoldUploads)

/** The rules of a field that are about one file itself. */
export function fileRules({ kind, rules }: Field): readonly Rule[] {
  const ofFile = rules.filter(({ rule }) => rule === 'fileType' || rule === 'fileSize')
  return kind === 'images' ? ofFile.map(itemRule) : ofFile
}

type Row = Readonly<Record<string, unknown>>

/** The uploads that a value of a field names, in order. */
export function uploadsInValue(field: Field, value: unknown): readonly UploadReference[] {
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
        block.type === 'image' && uploadPathPattern.test(block.data.file.url)
          ? [{ src: block.data.file.url, path: ['blocks', index], rules }]
          : [],
      )
    case 'lines': {
      const parts = itemFields(field).filter(canHoldUploads)
      return (value as readonly Row[]).flatMap((row, index) =>
        parts.flatMap((part) =>
          uploadsInValue(part, row[part.name]).map((named) => ({ ...named, path: [index, part.name, ...named.path] })),
        ),
      )
    }
    default:
      return []
  }
}

/** A rule of a list asked of one item. */
const itemRule = (rule: Rule): Rule => ({ ...rule, holds: (value) => rule.holds([value]) })

/**
 * The value of a field with what the uploads it names are, as the server knows it; whatever it said of them is dropped.
 * A file that nobody named goes by the name it had.
 */
export function withUploadFacts(field: Field, value: unknown, factsOf: (src: string) => UploadFacts): unknown {
  if (value === null || value === undefined) return value
  switch (field.kind) {
    case 'image':
      return withDimensions(value as Picture, factsOf)
    case 'images':
      return (value as readonly Picture[]).map((picture) => withDimensions(picture, factsOf))
    case 'file': {
      const file = value as FileValue
      const { title, type, size } = factsOf(file.src)
      return { ...file, title: file.title || title, type, size }
    }
    case 'lines': {
      const parts = itemFields(field).filter(canHoldUploads)
      return (value as readonly Row[]).map((row) => ({
        ...row,
        ...Object.fromEntries(parts.map((part) => [part.name, withUploadFacts(part, row[part.name], factsOf)])),
      }))
    }
    default:
      return value
  }
}

function withDimensions<P extends Picture>(picture: P, factsOf: (src: string) => UploadFacts): P {
  const { width, height } = factsOf(picture.src)
  return { ...picture, width, height }
}
