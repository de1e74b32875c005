import { registerHooks } from 'node:module'

// The client generator builds its text with TypeScript's programming interface, which TypeScript 7 does not have yet.
registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier === 'typescript' ? '@ts-morph/common/dist/typescript.js' : specifier, context),
})
