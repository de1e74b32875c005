import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { tokens, type TokenName } from '../shell/ui/tokens.ts'

/**
 * Emits `blocks.css`: how bodies look, for tenants' sites that show the HTML of the API or of the client. Its rules are
 * in a layer, so that every rule of the site wins, and its colours are custom properties that a site may set
 * (`--blocks-accent`); they follow the `color-scheme` of the page.
 */
export const publishedStylesheet = (file: string): Plugin => ({
  name: 'captain-published-stylesheet',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'blocks.css', source: published(readFileSync(file, 'utf8')) })
  },
})

function published(rules: string): string {
  const used = [...new Set([...rules.matchAll(/var\(--([\w-]+)\)/g)].map(([, name]) => name as TokenName))].toSorted()
  // What a rem is, is the site's own affair.
  const sized = rules.replaceAll(/calc\((\d+)rem \/ 14\)/g, '$1px')
  const colours = used.map((name) => `    --blocks-${name}: light-dark(${tokens.light[name]}, ${tokens.dark[name]});\n`)
  return `@layer blocks {\n  :root {\n${colours.join('')}  }\n\n${sized.replaceAll('var(--', 'var(--blocks-')}}\n`
}
