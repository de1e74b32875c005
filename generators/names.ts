import type { Entity } from '../entities/language/entity.ts'

/** How one name is written in each place: `article-category` is articleCategory, ArticleCategory and article_category. */

export const camel = (name: string): string => name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

export const pascal = (name: string): string => camel(name).replace(/^./, (letter) => letter.toUpperCase())

export const tableOf = (name: string): string => name.replaceAll('-', '_')

/** Where the API keeps an entity's records. */
export const apiPath = ({ name, parent: within }: Entity): string =>
  `/api/v1/authorized/tenants/:tenant/${within ? `${within.name}/:parent/` : ''}${name}`

/** Made of openapi.json, and so after all the others. */
export const answersPath = 'src/generated/answers.ts'

/** The first line of an emitted file: where it comes from, and what to change instead. */
export const header = (source: string, more = ''): string =>
  `// Generated from ${source}. To change it, edit that and run \`npm run generate\`.${more}`
