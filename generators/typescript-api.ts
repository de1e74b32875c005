import { registerHooks } from 'node:module'

// The generator of types and clients builds its text with TypeScript's programming interface, which TypeScript 7 does not
// have yet: it gets the one of version 6 that ts-morph brings along. Loaded before `@hey-api/openapi-ts`.
registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier === 'typescript' ? '@ts-morph/common/dist/typescript.js' : specifier, context),
})
