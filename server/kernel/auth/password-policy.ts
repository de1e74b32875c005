import { ApiError } from '../../base/errors/api-error.ts'

/** Long rather than complicated: no rules about characters, but no common passwords. */
export const passwordLength = { min: 12, max: 128 } as const

/** The password's owner: what others know about a person is not secret. */
export interface PasswordOwner {
  readonly email?: string | undefined
  readonly name?: string | undefined
}

/** Throws if a password is too short, too long, or too common. */
export async function assertGoodPassword(password: unknown, owner: PasswordOwner = {}): Promise<void> {
  if (typeof password !== 'string') throw refusal('PASSWORD_TOO_SHORT', 'A password is needed.')
  const length = [...password].length
  if (length < passwordLength.min)
    throw refusal('PASSWORD_TOO_SHORT', `A password has at least ${passwordLength.min} characters.`)
  if (length > passwordLength.max)
    throw refusal('PASSWORD_TOO_LONG', `A password has at most ${passwordLength.max} characters.`)
  if (await isCommon(password.normalize('NFKC').toLowerCase(), owner))
    throw refusal('PASSWORD_TOO_COMMON', 'This password is too easy to guess.')
}

const refusal = (code: string, message: string): ApiError => new ApiError(400, message, { code })

const minDifferentCharacters = 5

/** Whether a password is a common one, also when repeated, numbered or decorated: `password1234!`. */
async function isCommon(password: string, owner: PasswordOwner): Promise<boolean> {
  if (new Set(password).size < minDifferentCharacters || isSequence(password)) return true
  const common = await commonPasswords()
  const bare = password.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  const known = personalWords(owner)
  return [password, repeatedUnit(password), bare, repeatedUnit(bare)].some(
    (each) => common.has(each) || known.has(each),
  )
}

/** Consecutive characters, ascending or descending: `abcdefghijkl`, `987654321098`. */
function isSequence(password: string): boolean {
  const codes = [...password].map((sign) => sign.codePointAt(0)!)
  const steps = codes.slice(1).map((code, index) => code - codes[index]!)
  return [1, -1].some((step) => steps.every((each) => each === step || each === -9 * step))
}

/** The unit that a text repeats, or the text itself. */
function repeatedUnit(text: string): string {
  const period = (text + text).indexOf(text, 1)
  return text.slice(0, period)
}

function personalWords({ email = '', name = '' }: PasswordOwner): ReadonlySet<string> {
  const words = [email, email.split('@')[0]!, name, 'captain'].map((word) => word.normalize('NFKC').toLowerCase())
  return new Set(words.filter((word) => word !== ''))
}

let loading: Promise<ReadonlySet<string>> | undefined

/** The word list used by password meters, loaded when the first password is set. */
const commonPasswords = (): Promise<ReadonlySet<string>> =>
  (loading ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set((dictionary['passwords-common'] as readonly string[]).filter((word) => word !== '')),
  ))
