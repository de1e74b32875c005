import { unzipSync, type UnzipFileInfo } from 'fflate'
import iconv from 'iconv-lite'
import { maxImageMegabytes } from '../../../entities/language/uploads/upload-kinds.ts'
import { maxImportBytes, maxPictures, maxPicturesBytes, UnreadableFile, type ZipPicture } from './sheet.ts'

export interface SheetZip {
  readonly sheet: Buffer
  readonly pictures: readonly ZipPicture[]
}

const maxPictureBytes = maxImageMegabytes * 1024 * 1024

/** Pictures are packed already: what becomes this many times larger is none. */
const maxRatio = 20

/** A name of a file as names are compared: composed, without differences of case. */
export const foldFileName = (name: string): string => name.normalize('NFC').replaceAll('\\', '/').toLowerCase()

const isSheet = (path: string): boolean => /\.(?:csv|tsv|xlsx)$/i.test(path)

/** Folders, what systems put into a ZIP that nobody chose (`__MACOSX/._a.jpg`, `.DS_Store`, `Thumbs.db`), and `../a.jpg`. */
const isPassedOver = (path: string): boolean =>
  /(?:^|\/)(?:__MACOSX\/|\.|thumbs\.db$|desktop\.ini$)/i.test(path) || path.endsWith('/')

/**
 * A name as it was meant. Without the flag of UTF-8 (APPNOTE 4.4.4) fflate makes a character of each byte: most of those
 * names are UTF-8 all the same, those of Windows in Japan are CP932.
 */
function meantName(name: string): string {
  if (!/[\u0080-\u00ff]/.test(name) || /[^\0-\u00ff]/.test(name)) return name
  const bytes = Buffer.from(name, 'latin1')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const japanese = iconv.decode(bytes, 'cp932')
    return japanese.includes('\ufffd') ? name : japanese
  }
}

/** Reads the directory of a ZIP; nothing is unpacked. */
function entriesOf(bytes: Buffer): readonly UnzipFileInfo[] {
  const entries: UnzipFileInfo[] = []
  unzip(bytes, (entry) => {
    if (entries.length >= maxPictures * 2) throw new UnreadableFile('tooManyPictures', { max: maxPictures })
    entries.push(entry)
    return false
  })
  return entries
}

/** Whether an entry is encrypted: bit 0 of its flags (APPNOTE 4.4.4), of which fflate says nothing. */
function isEncrypted(bytes: Buffer): boolean {
  const end = bytes.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  if (end < 0 || end + 22 > bytes.length) return false
  let at = bytes.readUInt32LE(end + 16)
  for (let left = bytes.readUInt16LE(end + 10); left > 0 && at + 46 <= bytes.length; left -= 1) {
    if (bytes.readUInt16LE(at + 8) & 1) return true
    at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return false
}

function unzip(bytes: Buffer, filter: (entry: UnzipFileInfo) => boolean): Readonly<Record<string, Uint8Array>> {
  try {
    return unzipSync(bytes, { filter })
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new UnreadableFile('damaged')
  }
}

/** Unpacks one entry; throws where it has more than the directory says. */
export function unpackEntry(bytes: Buffer, entry: number): Uint8Array {
  let place = -1
  let most = 0
  const [unpacked] = Object.values(
    unzip(bytes, ({ originalSize }) => {
      place += 1
      if (place === entry) most = originalSize
      return place === entry
    }),
  )
  if (!unpacked || unpacked.length > most) throw new UnreadableFile('damaged')
  return unpacked
}

export const picturesTooLarge = (): UnreadableFile =>
  new UnreadableFile('picturesTooLarge', { max: maxImageMegabytes, all: maxPicturesBytes / (1024 * 1024) })

/** How much an entry may become: of one that is stored as it is, fflate returns its own bytes whatever is said of it. */
const sizeOf = ({ size, originalSize }: UnzipFileInfo): number => Math.max(size, originalSize)

/**
 * The sheet of a ZIP and what else is in it; undefined if it is a document of its own, such as a workbook. Names are
 * never paths of ours, and what is said to be outside of its folder is passed over. Throws UnreadableFile for an encrypted ZIP, one of no or several
 * sheets, and one of more or larger files than an import takes.
 */
export function readZip(bytes: Buffer): SheetZip | undefined {
  const entries = entriesOf(bytes)
  if (entries.some(({ name }) => /^(?:\[Content_Types\]\.xml|mimetype)$/i.test(name))) return undefined
  if (isEncrypted(bytes)) throw new UnreadableFile('encrypted')
  const files = entries
    .map((entry, place) => ({ ...entry, place, path: meantName(entry.name).replaceAll('\\', '/') }))
    .filter(({ path }) => !isPassedOver(path))
  if (files.some(({ compression, size, originalSize }) => compression === 0 && size !== originalSize))
    throw new UnreadableFile('damaged')
  const sheets = files.filter(({ path }) => isSheet(path))
  const [sheet] = sheets
  if (!sheet) throw new UnreadableFile('notASheet')
  if (sheets.length > 1) throw new UnreadableFile('severalSheets')
  if (sizeOf(sheet) > maxImportBytes) throw new UnreadableFile('tooLarge', { max: maxImportBytes / (1024 * 1024) })
  const others = files.filter(({ path }) => !isSheet(path))
  if (others.length > maxPictures) throw new UnreadableFile('tooManyPictures', { max: maxPictures })
  const all = others.reduce((sum, each) => sum + sizeOf(each), 0)
  if (
    all > maxPicturesBytes ||
    others.some((each) => sizeOf(each) > maxPictureBytes || sizeOf(each) > maxRatio * Math.max(each.size, 1024))
  )
    throw picturesTooLarge()
  const pictures = others.map(({ path, place }) => {
    const title = path.slice(path.lastIndexOf('/') + 1)
    return { names: [...new Set([foldFileName(title), foldFileName(path)])], title, entry: place }
  })
  return { sheet: Buffer.from(unpackEntry(bytes, sheet.place)), pictures }
}
