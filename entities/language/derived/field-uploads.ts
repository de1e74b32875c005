import type { Block } from '../blocks/blocks.ts'
import type { Field } from '../entity.ts'
import type { FileValue } from '../fields/file.ts'
import type { Picture } from '../uploads/pictures.ts'
import type { Focus } from '../uploads/focus.ts'
import { itemFields } from './reference-fields.ts'
import type { Issue, Path, Rule } from '../rule.ts'

/** A place in a value that names an upload, and the rules the upload must obey there. */
export interface UploadReference {
  readonly src: string
  readonly path: Path
  /** The focal point that it has there, if it has one of its own. */
  readonly focus?: Focus | undefined
  readonly rules: readonly Rule[]
  /** The rule that is broken if there is no such upload, where it says more than that. */
  readonly missing?: Pick<Issue, 'rule' | 'params'>
}

/** The properties of an upload that records store a copy of. */
export interface UploadFacts {
  /** The original file name. */
  readonly title: string
  readonly type: string
  readonly size: number
  readonly width: number | null
  readonly height: number | null
}

/** Whether a field's values can name uploads. */
export const canHoldUploads = (field: Field): boolean =>
  ['image', 'images', 'file', 'rich-text'].includes(field.kind) || itemFields(field).some(canHoldUploads)

/** The rules of a field that apply to a single file. */
export function fileRules({ kind, rules }: Field): readonly Rule[] {
  const ofFile = rules.filter(({ rule }) => rule === 'fileType' || rule === 'fileSize')
  return kind === 'images' ? ofFile.map(itemRule) : ofFile
}

type Row = Readonly<Record<string, unknown>>

/** The uploads that a field's value names, in order. */
export function uploadsInValue(field: Field, value: unknown): readonly UploadReference[] {
  if (value === null || value === undefined) return []
  const rules = fileRules(field)
  switch (field.kind) {
    case 'file':
      return [{ src: (value as FileValue).src, path: [], rules }]
    case 'image': {
      const { src, focus } = value as Picture
      return [{ src, path: [], focus, rules }]
    }
    case 'images':
      return (value as readonly Picture[]).map(({ src, focus }, index) => ({ src, path: [index], focus, rules }))
    case 'rich-text':
      return (value as { readonly blocks: readonly Block[] }).blocks.flatMap((block, index) => {
        const missing = { rule: 'blocks.picture', params: { n: index + 1 } }
        return block.type === 'image' ? [{ src: block.data.file.url, path: ['blocks', index], rules, missing }] : []
      })
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

/** The value of a field without the uploads that are gone; null if nothing is left of it. */
export function withoutUploads(field: Field, value: unknown, isGone: (src: string) => boolean): unknown {
  if (value === null || value === undefined) return value
  switch (field.kind) {
    case 'image':
    case 'file':
      return isGone((value as Picture | FileValue).src) ? null : value
    case 'images': {
      const left = (value as readonly Picture[]).filter(({ src }) => !isGone(src))
      return left.length > 0 ? left : null
    }
    case 'rich-text': {
      const { blocks, ...rest } = value as { readonly blocks: readonly Block[] }
      const left = blocks.filter((block) => block.type !== 'image' || !isGone(block.data.file.url))
      return left.length > 0 ? { ...rest, blocks: left } : null
    }
    case 'lines':
      return withParts(field, value, (part, own) => withoutUploads(part, own, isGone))
    default:
      return value
  }
}

/** The rows of a repeated group with what becomes of each part that can hold uploads. */
function withParts(field: Field, rows: unknown, become: (part: Field, value: unknown) => unknown): readonly Row[] {
  const parts = itemFields(field).filter(canHoldUploads)
  return (rows as readonly Row[]).map((row) => ({
    ...row,
    ...Object.fromEntries(parts.map((part) => [part.name, become(part, row[part.name])])),
  }))
}

/** Makes a rule for a list applicable to a single item. */
const itemRule = (rule: Rule): Rule => ({ ...rule, holds: (value) => rule.holds([value]) })

/**
 * The value of a field with the server's facts about its uploads, overwriting whatever the value claimed. A file
 * without a title gets its original name.
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
    case 'lines':
      return withParts(field, value, (part, own) => withUploadFacts(part, own, factsOf))
    default:
      return value
  }
}

function withDimensions<P extends Picture>(picture: P, factsOf: (src: string) => UploadFacts): P {
  const { width, height } = factsOf(picture.src)
  return { ...picture, width, height }
}
