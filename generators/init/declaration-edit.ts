import { childrenOf, cut, keyOf, parsed, propertiesOf, valueOf, visit, type Cut, type Node } from '../source-tree.ts'

/** What a declaration of this installation becomes in another one. */
export interface DeclarationEdit {
  /** The kinds of site that have the entity. */
  readonly sites: readonly string[]
  /** The site of this installation whose fields and options it takes, where the entity has them. */
  readonly like: string
  /** Whether the other installation has an entity. */
  has(entity: string): boolean
}

/** A declaration's source text in another installation, and the names of the fields that are not there. */
export interface EditedDeclaration {
  readonly text: string
  readonly dropped: ReadonlySet<string>
}

/**
 * A declaration as another installation has it: for its sites, without the fields that only other sites have, and
 * without the references to entities that it does not have. Text without a call of `entity` stays as it is.
 */
export function editDeclaration(text: string, edit: DeclarationEdit): EditedDeclaration {
  const options = optionsIn(text)
  if (!options) return { text, dropped: new Set() }
  const sites = propertyOf(options, 'sites')
  const dropped = new Set([...otherSitesFields(sites, edit.like), ...absentReferences(options, edit)])
  const cuts = sites ? [{ start: valueOf(sites).start, end: valueOf(sites).end, put: sitesOf(text, sites, edit) }] : []
  return { text: withoutUnused(cut(text, [...cuts, ...dropsIn(text, options, sites, dropped, edit)])), dropped }
}

/** The object of options in `entity('name', { … })`, or in a function that makes such a declaration. */
function optionsIn(text: string): Node | undefined {
  let found: Node | undefined
  visit(parsed(text), (node) => {
    const [, options] = node.type === 'CallExpression' && calleeOf(node) === 'entity' ? argumentsOf(node) : []
    found ??= options
  })
  return found
}

/** A list of sites, or an object where the site that it is like has screens or options of its own. */
function sitesOf(text: string, sites: Node, { sites: names, like }: DeclarationEdit): string {
  const own = propertyOf(valueOf(sites), like)
  const kept = (own ? propertiesOf(valueOf(own)) : []).filter(
    (each) => keyOf(each) === 'without' || (keyOf(each) === 'options' && !usesNames(valueOf(each))),
  )
  const overrides = kept.map(({ start, end }) => text.slice(start, end)).join(', ')
  return overrides
    ? `{ ${names.map((name) => `'${name}': { ${overrides} }`).join(', ')} }`
    : `[${names.map((name) => `'${name}'`).join(', ')}]`
}

/** The fields that only sites other than the given one have. */
function otherSitesFields(sites: Node | undefined, like: string): readonly string[] {
  if (!sites) return []
  const fieldsOf = (site: Node): readonly string[] => {
    const fields = propertyOf(valueOf(site), 'fields')
    return fields ? stringsIn(valueOf(fields)) : []
  }
  const all = propertiesOf(valueOf(sites))
  const kept = all.filter((site) => keyOf(site) === like).flatMap(fieldsOf)
  return all.flatMap(fieldsOf).filter((name) => !kept.includes(name))
}

/** The fields that reference an entity which is not there, those of rows as `lines.field`. */
const absentReferences = (options: Node, { has }: DeclarationEdit): readonly string[] =>
  schemaFields(options).flatMap((field) => [
    ...(isAbsentReference(valueOf(field), has) ? [keyOf(field)] : []),
    ...rowFields(valueOf(field))
      .filter((part) => isAbsentReference(valueOf(part), has))
      .map((part) => `${keyOf(field)}.${keyOf(part)}`),
  ])

/** The fields of `lines({ … })`, with whatever is called on it. */
function rowFields(value: Node): readonly Node[] {
  if (value.type !== 'CallExpression') return []
  const callee = value['callee'] as Node
  if (callee.type === 'MemberExpression') return rowFields(callee['object'] as Node)
  return calleeOf(value) === 'lines' ? propertiesOf(argumentsOf(value)[0]!) : []
}

function schemaFields(options: Node): readonly Node[] {
  const schema = propertyOf(options, 'schema')
  const [fields] = schema ? argumentsOf(valueOf(schema)) : []
  return fields ? propertiesOf(fields) : []
}

/** `reference('other')`, with whatever is called on it. */
function isAbsentReference(value: Node, has: (entity: string) => boolean): boolean {
  if (value.type !== 'CallExpression') return false
  const callee = value['callee'] as Node
  if (callee.type === 'MemberExpression') return isAbsentReference(callee['object'] as Node, has)
  const [to] = argumentsOf(value)
  return ['reference', 'references'].includes(calleeOf(value)) && to?.type === 'Literal' && !has(String(to['value']))
}

/** A reference to an entity that is not there, or what is declared of such an entity: `{ entity: 'other', … }`. */
function isOfAbsent(value: Node, has: (entity: string) => boolean): boolean {
  const named = propertyOf(value, 'entity')
  const entity = named && valueOf(named)
  return isAbsentReference(value, has) || (entity?.type === 'Literal' && !has(String(entity['value'])))
}

/** Every place of a declaration that names a dropped field: its schema, lists of fields, rules and options. */
function dropsIn(
  text: string,
  options: Node,
  sites: Node | undefined,
  dropped: ReadonlySet<string>,
  { has }: DeclarationEdit,
): readonly Cut[] {
  const cuts: Cut[] = []
  const isDropped = (node: Node): boolean => node.type === 'Literal' && dropped.has(String(node['value']))
  const names = (node: Node): boolean =>
    isDropped(node) || (node.type === 'CallExpression' && argumentsOf(node).some(names))
  const walk = (node: Node): void => {
    if (node === sites) return
    if (node.type === 'ObjectExpression')
      for (const property of propertiesOf(node)) {
        const value = valueOf(property)
        const isEmptied =
          value.type === 'ArrayExpression' && elementsOf(value).length > 0 && elementsOf(value).every(names)
        if (dropped.has(keyOf(property)) || names(value) || isEmptied || isOfAbsent(value, has))
          cuts.push(withComma(text, property))
        else walk(property)
      }
    else if (node.type === 'ArrayExpression')
      for (const element of elementsOf(node)) {
        if (names(element)) cuts.push(withComma(text, element))
        else walk(element)
      }
    else childrenOf(node).forEach(walk)
  }
  walk(options)
  return cuts
}

/** Imports and constants that nothing uses any more are removed. */
function withoutUnused(text: string): string {
  const isUnused = (node: Node): boolean => text.split(new RegExp(`\\b${String(node['name'])}\\b`)).length <= 2
  const cuts: Cut[] = []
  for (const statement of parsed(text)['body'] as readonly Node[]) {
    if (statement.type === 'VariableDeclaration') {
      const [declared] = statement['declarations'] as readonly Node[]
      if (isUnused(declared!['id'] as Node)) cuts.push({ start: statement.start, end: statement.end + 1 })
    }
    if (statement.type !== 'ImportDeclaration') continue
    const specifiers = statement['specifiers'] as readonly Node[]
    const unused = specifiers.filter((each) => isUnused(each['local'] as Node))
    if (unused.length === specifiers.length) cuts.push({ start: statement.start, end: statement.end + 1 })
    else cuts.push(...unused.map((each) => withComma(text, each)))
  }
  return cut(text, cuts)
}

/** A place together with the comma and space after it. */
function withComma(text: string, { start, end }: Node): Cut {
  const [after] = /^\s*,\s*/.exec(text.slice(end)) ?? ['']
  return { start, end: end + after.length }
}

const elementsOf = (array: Node): readonly Node[] =>
  (array['elements'] as readonly (Node | null)[]).filter((each) => each !== null)
const argumentsOf = (call: Node): readonly Node[] =>
  call.type === 'CallExpression' ? (call['arguments'] as readonly Node[]) : []
const calleeOf = (call: Node): string => String((call['callee'] as Node)['name'])
const propertyOf = (object: Node, name: string): Node | undefined =>
  propertiesOf(object).find((each) => keyOf(each) === name)

function stringsIn(node: Node): readonly string[] {
  const strings: string[] = []
  visit(node, (each) => {
    if (each.type === 'Literal') strings.push(String(each['value']))
  })
  return strings
}

/** Whether a value is not written out, but made of variables. */
const usesNames = (node: Node): boolean =>
  node.type === 'Identifier' || (node.type === 'Property' ? usesNames(valueOf(node)) : childrenOf(node).some(usesNames))
