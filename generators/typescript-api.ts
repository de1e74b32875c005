import { registerHooks } from 'node:module'

// `@hey-api/openapi-ts` generates code with TypeScript's compiler API, which TypeScript 7 does not have yet. This hook
// redirects it to the TypeScript 6 bundled with ts-morph, and must be loaded before `@hey-api/openapi-ts`.
registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier === 'typescript' ? '@ts-morph/common/dist/typescript.js' : specifier, context),
})
