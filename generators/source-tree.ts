import { parseAst } from 'vite'

/** A node of the syntax tree of a source file (ESTree). */
export interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

/** A part of a text that is taken out, and what comes in its place. */
export interface Cut {
  readonly start: number
  readonly end: number
  readonly put?: string
}

/** The syntax tree of TypeScript. Throws on a syntax error. */
export const parsed = (text: string): Node => parseAst(text, { lang: 'ts' }) as unknown as Node

/** A text without some of its parts. */
export const cut = (text: string, cuts: readonly Cut[]): string =>
  cuts
    .toSorted((a, b) => b.start - a.start)
    .reduce((rest, { start, end, put = '' }) => rest.slice(0, start) + put + rest.slice(end), text)

export const valueOf = (property: Node): Node => property['value'] as Node

/** The properties that an object is written with, without those that are spread. */
export const propertiesOf = (object: Node): readonly Node[] =>
  object.type === 'ObjectExpression'
    ? (object['properties'] as readonly Node[]).filter(({ type }) => type === 'Property')
    : []

export function keyOf(property: Node): string {
  const key = property['key'] as Node
  return String(key.type === 'Literal' ? key['value'] : key['name'])
}

export const childrenOf = (node: Node): readonly Node[] =>
  Object.values(node)
    .flat()
    .filter((each): each is Node => typeof each === 'object' && each !== null && 'type' in each)

/** Calls a function with a node and all below it. */
export function visit(node: Node, see: (node: Node) => void): void {
  see(node)
  for (const child of childrenOf(node)) visit(child, see)
}
