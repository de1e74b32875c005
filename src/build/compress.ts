import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Writes `.br` and `.gz` files next to every text file of a folder, so that the server never compresses. */
export async function compress(folder: string): Promise<void> {
  const names = await readdir(folder)
  const texts = names.filter((name) => /\.(js|css|svg|json)$/.test(name)).map((name) => join(folder, name))
  await Promise.all(
    texts.map(async (file) => {
      const content = await readFile(file)
      const packed = await Promise.all(modes.map((mode) => brotli(content, mode)))
      await writeFile(
        `${file}.br`,
        packed.reduce((least, each) => (each.length < least.length ? each : least)),
      )
      await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
    }),
  )
}

/** Words compress better by the first, code by the others: which of them is smallest differs from file to file. */
const modes = [
  { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
  ...[
    { block: 16, postfix: 0, direct: 4 },
    { block: 17, postfix: 0, direct: 15 },
    { block: 18, postfix: 1, direct: 30 },
    { block: 19, postfix: 1, direct: 30 },
  ].map(({ block, postfix, direct }) => ({
    [constants.BROTLI_PARAM_LGBLOCK]: block,
    [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
    [constants.BROTLI_PARAM_NDIRECT]: direct,
  })),
]

const brotli = (content: Buffer, mode: Readonly<Record<number, number>>): Promise<Buffer> =>
  promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      ...mode,
    },
  })
