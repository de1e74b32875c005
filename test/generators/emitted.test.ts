import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parseAst } from 'vite'
import { ownedFolders } from '../../generators/plan.ts'

const root = join(import.meta.dirname, '../..')
const files = [
  'entities/index.ts',
  ...ownedFolders.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root })),
].sort()

/** The syntax allowed in emitted files: imports, exports, names, literals, JSX, calls, and types. */
const allowed = [
  /^(Program|ImportDeclaration|ImportSpecifier|ImportDefaultSpecifier|ImportNamespaceSpecifier|ImportExpression)$/,
  /^(ExportNamedDeclaration|ExportSpecifier|ExportDefaultDeclaration|VariableDeclaration|VariableDeclarator)$/,
  /^(FunctionDeclaration|ArrowFunctionExpression|BlockStatement|ReturnStatement|ExpressionStatement|CallExpression|MemberExpression)$/,
  /^(Identifier|Literal|ObjectExpression|ArrayExpression|Property|SpreadElement)$/,
  /^(JSX|TS)/,
]

describe.each(files)('%s', (path) => {
  const text = readFileSync(join(root, path), 'utf8')

  test('says in its first line where it comes from and what to change', () => {
    expect(text.split('\n')[0]).toMatch(
      /^\/\/ Generated from .+\. To change it, edit that and run `npm run generate`\./,
    )
  })

  test('has no branch, loop or helper', () => {
    const nodes = nodesOf(parseAst(text, { lang: path.endsWith('x') ? 'tsx' : 'ts' }))
    const strange = nodes.map(({ type }) => type).filter((type) => !allowed.some((pattern) => pattern.test(type)))
    expect(strange).toEqual([])
    expect(nodes.filter(({ type }) => type === 'FunctionDeclaration').length, 'functions').toBeLessThanOrEqual(1)
    // An option may be called 'any'.
    expect(text).not.toMatch(/@ts-|(?<!')\bany\b(?!')|eslint|oxlint|prettier-ignore|[0-9]{4}-[0-9]{2}-[0-9]{2}/)
  })
})

interface Node {
  readonly type: string
}

const nodesOf = (value: unknown): readonly Node[] => {
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap(nodesOf)
  return 'type' in value && typeof value.type === 'string' ? [value as Node, ...inside] : inside
}
