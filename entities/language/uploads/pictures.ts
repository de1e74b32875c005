import { z } from 'zod'
import type { Rule } from '../rule.ts'
import { alternativeText } from '../rules/files.ts'
import { maxFullWidth } from '../rules/text.ts'
import { uploadSrcSchema } from './upload-kinds.ts'

/** A picture in a record. What it measures the server fills in from the upload. */
export interface Picture {
  readonly src: string
  /** What it shows, for those who cannot see it. */
  readonly alt: string
  /** It shows nothing that the text does not say. */
  readonly decorative: boolean
  readonly caption: string | null
  readonly width: number | null
  readonly height: number | null
}

/** A picture among several, of which one stands for all. */
export interface ListedPicture extends Picture {
  readonly isMain: boolean
}

const size = z.int().min(1).nullish()

export const pictureShape = {
  src: uploadSrcSchema,
  alt: z.string(),
  decorative: z.boolean(),
  caption: z.string().nullish(),
  width: size,
  height: size,
}

/** The most characters of an alternative text and of a caption. */
export const maxPictureText = 100

/** Asks a rule of one part of a value; an empty part passes. */
const partRule = (part: string, rule: Rule): Rule => {
  const at = (value: unknown): unknown => (value as Readonly<Record<string, unknown>>)[part]
  return { ...rule, holds: (value) => !at(value) || rule.holds(at(value)), where: () => [part] }
}

/** What every picture obeys. */
export const pictureRules = (): readonly Rule[] => [
  alternativeText(),
  partRule('alt', maxFullWidth(maxPictureText)),
  partRule('caption', maxFullWidth(maxPictureText)),
]

/** Asks a rule of each item of a list, and names the first that breaks it. */
export const eachItemRule = (rule: Rule): Rule => {
  const broken = (value: unknown): number => (value as readonly unknown[]).findIndex((item) => !rule.holds(item))
  return {
    ...rule,
    holds: (value) => broken(value) === -1,
    where: (value) => {
      const place = broken(value)
      return [place, ...(rule.where?.((value as readonly unknown[])[place]) ?? [])]
    },
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const trimIfText = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value)

/** A picture in its stored form, its parts in one order; what decorates has no alternative text. */
export function normalisePicture(value: unknown): unknown {
  if (!isObject(value)) return value
  const { src, alt, decorative, caption, width, height, ...rest } = value
  return {
    src,
    alt: decorative === true ? '' : trimIfText(alt ?? ''),
    decorative: decorative ?? false,
    caption: trimIfText(caption) || null,
    width: width ?? null,
    height: height ?? null,
    ...rest,
  }
}

/** The picture that stands for all of a list. */
export const mainPicture = (pictures: readonly ListedPicture[]): ListedPicture | undefined =>
  pictures.find(({ isMain }) => isMain) ?? pictures[0]
