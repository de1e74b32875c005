import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { compress } from './build/compress.ts'
import { chunkLayers } from './build/chunk-layers.ts'
import { editorChanges } from './build/editor-changes.ts'
import { publishedStylesheet } from './build/published-stylesheet.ts'
import { wordsPlugin } from './build/words-plugin.ts'
import { defineConfig } from 'vite'

const root = import.meta.dirname
const dist = resolve(root, '../dist')

/** The same in both builds, as the server names pictures that the browser loads. */
const assetFileNames = 'assets/[name]-[hash:7][extname]'

export default defineConfig(({ command }) => ({
  root,
  publicDir: resolve(root, 'static'),
  cacheDir: resolve(root, '../node_modules/.vite'),
  plugins: [
    react(),
    wordsPlugin(resolve(root, '../locales')),
    editorChanges,
    publishedStylesheet(resolve(root, 'blocks/blocks.css')),
  ],
  // Bundled beforehand in development, it would not pass through the plugin.
  optimizeDeps: { exclude: ['@editorjs/editorjs'] },
  resolve: {
    alias: {
      // react-admin depends on react-router, which is never called: captain uses TanStack's router.
      'react-router-dom': resolve(root, 'shell/shims/react-router.ts'),
      'react-router': resolve(root, 'shell/shims/react-router.ts'),
      // Polyglot depends on polyfills that no supported browser needs; without these, the sign-in page is over 100 kB.
      'object.entries': resolve(root, 'shell/shims/object-entries.cjs'),
      hasown: resolve(root, 'shell/shims/has-own.cjs'),
      // React itself has what this shim provides.
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
      // Every schema of zod can turn itself into JSON Schema, which only the server asks of it.
      '../core/json-schema-processors.js': resolve(root, 'shell/shims/json-schema.cjs'),
      '../core/to-json-schema.js': resolve(root, 'shell/shims/json-schema.cjs'),
      // Its messages come with forms, in the page's language: see kernel/words/zod-locale.ts.
      '../locales/en.js': resolve(root, 'shell/shims/no-messages.cjs'),
      // The theme turns ripples off.
      './TouchRipple.js': resolve(root, 'shell/shims/no-ripple.cjs'),
      // react-admin writes and reads flat queries only.
      'query-string': resolve(root, 'shell/shims/query-string.ts'),
      // For `withTheme` of Emotion, which nothing here calls.
      'hoist-non-react-statics': resolve(root, 'shell/shims/hoist-statics.cjs'),
    },
  },
  environments: {
    client: {
      build: {
        outDir: resolve(dist, 'client'),
        emptyOutDir: true,
        manifest: true,
        // For `npm run notices`.
        license: true,
        modulePreload: {
          polyfill: false,
          // What every document already loads need not be named again for each page.
          resolveDependencies: (_file, needed) =>
            needed.filter((name) => !/\/(early|entry-client|public|head)-/.test(name)),
        },
        rolldownOptions: {
          input: [resolve(root, 'entry-client.tsx'), resolve(root, 'early.ts')],
          // Public pages import the components of rich text, which only the server renders; they must not be bundled
          // because of that.
          treeshake: {
            moduleSideEffects: [
              { test: /\/src\/blocks\/.*\.tsx?$/, sideEffects: false },
              // The package does not declare it; the sign-in chunk must not include the registration code.
              { test: /\/@simplewebauthn\/browser\//, sideEffects: false },
            ],
          },
          output: {
            // Every page downloads the names of the files it may load, which no compression shortens.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames,
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                chunkLayers(
                  root,
                  {
                    // A chunk of its own, as it runs before everything else.
                    early: ['early.ts'],
                    // The switches are in the frames of the public site, of signing in and of captain.
                    page: ['entry-client.tsx', 'shell/ui/preference-switches.tsx'],
                    // The frame and what several pages share, so that no page loads many small files.
                    public: [
                      'public/layout.tsx',
                      ...globSync('modules/*/parts/*.tsx', { cwd: root }),
                      'public/parts/section.css',
                      'public/parts/facts-table.css',
                    ],
                    film: ['blocks/video-player.ts', '../entities/language/blocks/youtube.ts'],
                    head: ['page-head.tsx', 'reading.css', 'side-column.css'].map((part) => `public/parts/${part}`),
                    document: ['public/not-published-yet.tsx', 'public/parts/server-body.tsx'],
                    preview: ['public/preview/previewed-main.tsx'],
                    error: ['shell/ui/error-screen.tsx'],
                    feedback: ['shell/ui/confirm-dialog.tsx', 'shell/ui/toast-item.tsx'],
                    'sign-in': ['auth/login.tsx'],
                    passkey: ['auth/passkey/sign-in.ts'],
                    registration: ['auth/passkey/register.ts'],
                    // Shared by invitations, the profile and the administration of accounts.
                    account: [
                      'auth/use-account-call.ts',
                      'auth/error-message.tsx',
                      'auth/new-password-field.tsx',
                      'auth/passkey/use-register-passkey.ts',
                      'auth/device-name.ts',
                    ],
                    queries: ['shell/api/query-provider.tsx'],
                    'sign-in-again': ['auth/sign-in-dialog.tsx'],
                    'sign-out': ['auth/logout.tsx'],
                    // Loaded at once with the frame, by whoever comes from a page outside captain.
                    'captain-words': ['kernel/words/captain-words.ts'],
                    // The frame, and what captain's home pages and lists share.
                    frame: [
                      'captain-frame.tsx',
                      'kernel/words/format.ts',
                      'kernel/api/text-in.ts',
                      'captain/calendar/calendar-search.ts',
                      'kernel/undo/use-undo-question.tsx',
                      'kernel/words/join-words.ts',
                      'fields/values/next-day-time.ts',
                      'captain/navigation/path-link.tsx',
                      'kernel/controls/use-scroll-region.ts',
                      'shell/ui/lazy-component.ts',
                      'shell/words/with-words.tsx',
                    ],
                    pages: ['overview', 'tenant-chooser', 'dashboard'].map((page) => `captain/dashboard/${page}.tsx`),
                    // The parts of lists, both of entities and of accounts.
                    rows: [
                      'captain/list/table/sort-heading.tsx',
                      'captain/list/table/table-style.ts',
                      'captain/list/table/available-height.ts',
                    ],
                    admin: ['captain/screens/admin.tsx'],
                    list: ['captain/screens/list.tsx'],
                    fields: ['text', 'slug', 'choice', 'states', 'toggle', 'date', 'date-time'].map(
                      (kind) => `fields/display/${kind}.tsx`,
                    ),
                    kinds: ['../entities/language/fields/index.ts', '../entities/language/record-rules/index.ts'],
                    // Of the others, each is a chunk of its own: lists load those that they show, and public pages share parts.
                    '': ['fields/display/by-kind.ts'],
                    form: ['captain/screens/create.tsx', 'captain/screens/edit.tsx'],
                    // What is loaded with every form, so that it works without a connection.
                    'form-parts': [
                      'records/record-picker',
                      'records/records-picker',
                      'pictures/picture-editor',
                      'pictures/pictures-editor',
                      'file/file-editor',
                      'lines/lines-editor',
                      'week/week-editor',
                    ].map((part) => `fields/${part}.tsx`),
                  },
                  {
                    'react-router/dist/esm/useBlocker.js': 'admin',
                    // The index of ra-core imports it; lists have no form.
                    'react-hook-form/dist/index.esm.mjs': 'form-state',
                    'zod/v4/locales/ja.js': 'zod-locale-ja',
                    'zod/v4/locales/en.js': 'zod-locale-en',
                    // Not needed for signing in.
                    'browser/esm/methods/startRegistration.js': 'registration',
                    'browser/esm/helpers/identifyRegistrationError.js': 'registration',
                    // Its index imports all of MUI, most of which only later pages use.
                    'ra-ui-materialui/dist/index.js': 'admin',
                    'src/blocks/body.tsx': 'body',
                    // Of the sign-in page's passkeys and of every kind of field alike.
                    'entities/language/text/email-address.ts': 'address',
                    // Too small to be the only chunk that public pages and captain share.
                    'entities/language/dates/time-zone.ts': 'page',
                    'locales/tags.ts': 'page',
                  },
                ),
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        outDir: resolve(dist, 'server'),
        emptyOutDir: true,
        ssr: resolve(root, 'entry-server.tsx'),
        rolldownOptions: { output: { assetFileNames } },
      },
      // The server needs no package that only pages use: they are bundled. In development, Vite's module runner cannot
      // load CommonJS.
      resolve: { noExternal: command === 'build' ? true : [] },
    },
  },
  builder: {
    async buildApp(builder) {
      await builder.build(builder.environments.client!)
      await builder.build(builder.environments.ssr!)
      await compress(resolve(dist, 'client/assets'))
    },
  },
}))
