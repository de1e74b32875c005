import { z } from 'zod'
import type { Rule } from '../rule.ts'
import { oneLine } from '../text/normalise-text.ts'
import { alternativeText } from '../rules/files.ts'
import { maxFullWidth } from '../rules/text.ts'
import { focusSchema, roundedFocus, type Focus } from './focus.ts'
import { uploadSrcSchema } from './upload-kinds.ts'

/** A picture in a record. The server fills in its dimensions from the upload. */
export interface Picture {
  readonly src: string
  /** A description for people who cannot see the picture. */
  readonly alt: string
  /** Purely decorative: it conveys nothing that the text does not. */
  readonly decorative: boolean
  readonly caption: string | null
  /** Both in English; left out where there is none. */
  readonly altEn?: string | null
  readonly captionEn?: string | null
  readonly width: number | null
  readonly height: number | null
  /** What stays in sight here when it is cut; left out where the focal point of the library applies. */
  readonly focus?: Focus
}

/** A picture in a list, of which one is the main picture. */
export interface ListedPicture extends Picture {
  readonly isMain: boolean
}

const size = z.int().min(1).nullish()

export const pictureShape = {
  src: uploadSrcSchema,
  alt: z.string(),
  altEn: z.string().nullish(),
  decorative: z.boolean(),
  caption: z.string().nullish(),
  captionEn: z.string().nullish(),
  width: size,
  height: size,
  focus: focusSchema.nullish(),
}

/** A picture in a list. */
export const listedPictureShape = { ...pictureShape, isMain: z.boolean() }

/** The maximum length of an alternative text and of a caption, in characters. */
export const maxPictureText = 100

/** Applies a rule to one property of a value; an empty property passes. */
const partRule = (part: string, rule: Rule): Rule => {
  const at = (value: unknown): unknown => (value as Readonly<Record<string, unknown>>)[part]
  return { ...rule, holds: (value) => !at(value) || rule.holds(at(value)), where: () => [part] }
}

/** The rules that apply to every picture. */
export const pictureRules = (): readonly Rule[] => [
  alternativeText(),
  partRule('alt', maxFullWidth(maxPictureText)),
  ...['caption', 'altEn', 'captionEn'].map((part) => partRule(part, maxFullWidth(maxPictureText))),
]

/** Applies a rule to each item of a list, and reports the first item that breaks it. */
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

const trimIfText = (value: unknown): unknown => (typeof value === 'string' ? oneLine(value) : value)

const given = (part: string, value: unknown): object => (value ? { [part]: value } : {})

/**
 * A picture in its stored form, with its keys in a fixed order, each English text after its Japanese; a decorative picture
 * has no alternative text. One without English or a focal point of its own has no such keys.
 */
export function normalisePicture(value: unknown): unknown {
  if (!isObject(value)) return value
  const { src, alt, decorative, caption, altEn, captionEn, width, height, focus, ...rest } = value
  const { success, data } = focusSchema.safeParse(focus)
  return {
    src,
    alt: decorative === true ? '' : trimIfText(alt ?? ''),
    ...(decorative !== true && given('altEn', trimIfText(altEn))),
    decorative: decorative ?? false,
    caption: trimIfText(caption) || null,
    ...given('captionEn', trimIfText(captionEn)),
    width: width ?? null,
    height: height ?? null,
    // What is no focal point is refused as it came.
    ...(success ? { focus: roundedFocus(data) } : focus !== undefined && focus !== null && { focus }),
    ...rest,
  }
}

/** The main picture of a list. */
export const mainPicture = (pictures: readonly ListedPicture[]): ListedPicture | undefined =>
  pictures.find(({ isMain }) => isMain) ?? pictures[0]
