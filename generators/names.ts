import type { Entity } from '../entities/language/entity.ts'

/**
 * Converts an entity name to other spellings: `article-category` becomes articleCategory, ArticleCategory and
 * article_category.
 */

export const camel = (name: string): string => name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

export const pascal = (name: string): string => camel(name).replace(/^./, (letter) => letter.toUpperCase())

export const tableOf = (name: string): string => name.replaceAll('-', '_')

/** The API path of an entity's records. */
export const apiPath = ({ name, parent: within }: Entity): string =>
  `/api/v1/authorized/tenants/:tenant/${within ? `${within.name}/:parent/` : ''}${name}`

/** Generated from openapi.json, and therefore after all other files. */
export const answersPath = 'src/generated/answers.ts'

/** The first line of an emitted file: what it was generated from and how to change it. */
export const header = (source: string, more = ''): string =>
  `// Generated from ${source}. To change it, edit that and run \`npm run generate\`.${more}`
