// Plain JavaScript, as it runs before anything that could strip types quickly.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import vm from 'node:vm'
import { crc32 } from 'node:zlib'

/**
 * Runs the bundle of the server, whose chunks are CommonJS, with the code that was compiled for an earlier start. Node's
 * own cache has only the functions that were compiled with their file; a start calls thousands that are compiled by their
 * first call. So ours is made by a process that serves, once it does: a start takes 0.95 s of processor time instead of
 * 1.16 s with Node's cache (median of nine).
 */
export async function runBundle(entry, cacheFolder) {
  const folder = dirname(entry)
  const native = createRequire(entry)
  const loaded = new Map()
  const fresh = []

  const load = (file) => {
    const known = loaded.get(file)
    if (known) return known.exports
    const own = { exports: {} }
    loaded.set(file, own)
    // Chunks are ASCII: as such V8 keeps them in half the memory.
    const bytes = readFileSync(file)
    const source = bytes.latin1Slice()
    const sum = crc32(bytes)
    const cacheFile = cacheFolder && join(cacheFolder, 'bundle', `${basename(file)}.cache`)
    const script = new vm.Script(
      `(function (exports, require, module, __filename, __dirname, importModule) {${source}\n})`,
      {
        filename: file,
        cachedData: cacheFile && readCache(cacheFile, sum),
      },
    )
    // `false` is an accepted cache.
    if (cacheFile && script.cachedDataRejected !== false) fresh.push({ script, cacheFile, sum })
    script.runInThisContext()(own.exports, require, own, file, folder, importModule)
    return own.exports
  }
  const require = Object.assign((id) => (id.startsWith('./') ? load(join(folder, id)) : native(id)), native)

  if ((await load(entry).started) === 'serves')
    for (const { script, cacheFile, sum } of fresh) writeCache(cacheFile, script.createCachedData(), sum)
}

const importModule = (id) => import(id)

/** V8 compares its version, its flags and the length of the source, but neither the source nor what it reads. */
function readCache(file, sum) {
  try {
    const data = readFileSync(file)
    const end = data.length - 4
    return data.readUInt32LE(end) === crc32(data.subarray(0, end), sum) ? data.subarray(0, end) : undefined
  } catch {
    return undefined
  }
}

/** Whole or not at all: several processes may write it at once, and each may be killed. */
function writeCache(file, data, sum) {
  const own = `${file}.${process.pid}`
  const end = Buffer.alloc(4)
  end.writeUInt32LE(crc32(data, sum))
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(own, Buffer.concat([data, end]))
    renameSync(own, file)
  } catch {
    // The next start is as slow as this one was.
  }
}
