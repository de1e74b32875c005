import { isBlank } from '../text/normalise-text.ts'
import { patternRule, type Rule } from '../rule.ts'

export const filePath = (): Rule => patternRule('filePath', /[A-Za-z0-9\-_./]+/)
export const fileName = (): Rule => patternRule('fileName', /[A-Za-z0-9\-_.]+/)
/** An icon of one of the collections, as `set:name`. */
export const knownIconSet = (sets: readonly string[]): Rule => ({
  ...patternRule('iconSet', new RegExp(`(?:${sets.join('|')}):[a-z0-9]+(?:-[a-z0-9]+)*`)),
  params: { sets: sets.join(', ') },
})

/** An icon name, as `set:name`. */
export const iconPath = (): Rule => patternRule('iconPath', /[A-Za-z0-9\-_:]+/)

const imageDataUri = /^data:image\/[a-z0-9.+-]+;base64,/

/** A picture embedded in the text, as `data:image/png;base64,…`. */
export const startsWithImageBase64 = (): Rule => ({
  rule: 'startsWithImageBase64',
  params: {},
  holds: (value) => imageDataUri.test(String(value)),
  json: { pattern: imageDataUri.source },
})

/** What rules check of a file once it is uploaded; a missing property passes. */
interface UploadedFile {
  readonly type?: string | null
  readonly size?: number | null
}

const megabyte = 1024 * 1024

/** The accepted file types, as `image/*` or `audio/mpeg|audio/wav`. */
export function fileType(types: string): Rule {
  const acceptedTypes = types.split('|').map((each) => each.replace('/*', '/'))
  return {
    rule: 'fileType',
    params: { types },
    holds: (value) => {
      const { type } = value as UploadedFile
      return !type || acceptedTypes.some((each) => (each.endsWith('/') ? type.startsWith(each) : type === each))
    },
  }
}

/** The maximum size of a file, in megabytes. */
export const fileSize = (max: number): Rule => ({
  rule: 'fileSize',
  params: { max },
  holds: (value) => ((value as UploadedFile).size ?? 0) <= max * megabyte,
})

interface DescribedPicture {
  readonly alt?: string | null
  readonly decorative?: boolean | null
}

/** A picture has an alternative text for people who cannot see it, or is marked as decorative. */
export const alternativeText = (): Rule => ({
  rule: 'alternativeText',
  params: {},
  forPublishing: true,
  holds: (value) => {
    const { alt, decorative } = value as DescribedPicture
    return decorative === true || !isBlank(alt ?? '')
  },
  where: () => ['alt'],
})
