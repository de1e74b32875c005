import { parseSync, type ESTree } from 'vite'

/** What the docstrings of a file in `entities/language/fields/` say of a function that makes fields. */
export interface Documented {
  readonly name: string
  /** What it is, in a sentence or two. */
  readonly about: string
  /** How it looks: the tag `@remarks`. */
  readonly looks: string
  /** A call: the tag `@example`. */
  readonly example: string
  /** Its arguments (`@param`), and its options, which are the members of its interface. */
  readonly options: readonly DocumentedOption[]
}

interface DocumentedOption {
  readonly name: string
  /** As TypeScript writes it; of arguments none. */
  readonly type?: string
  readonly isRequired: boolean
  readonly about: string
}

/** The functions of a file with a docstring, in order; the options of a function `text` are an interface `TextOptions`. */
export function documentedIn(source: string): readonly Documented[] {
  const { program, comments } = parseSync('fields.ts', source)
  /** The docstring that ends right before a place. */
  const docBefore = (place: number): string | undefined =>
    comments.find(({ value, end }) => value.startsWith('*') && end < place && !source.slice(end, place).trim())?.value
  const optionsOf = (name: string): readonly DocumentedOption[] =>
    program.body.flatMap((node) =>
      node.type === 'TSInterfaceDeclaration' && node.id.name.toLowerCase() === `${name}options`.toLowerCase()
        ? node.body.body.flatMap((member) =>
            member.type === 'TSPropertySignature' && member.key.type === 'Identifier' && member.typeAnnotation
              ? {
                  name: member.key.name,
                  type: source.slice(member.typeAnnotation.typeAnnotation.start, member.typeAnnotation.end),
                  isRequired: !member.optional,
                  about: readComment(docBefore(member.start) ?? '').about,
                }
              : [],
          )
        : [],
    )
  return program.body.flatMap((node) => {
    const doc = docBefore(node.start)
    const name = node.type === 'ExportNamedDeclaration' ? declaredName(node.declaration) : undefined
    if (doc === undefined || name === undefined) return []
    const { about, tags } = readComment(doc)
    const tagged = (tag: string): readonly string[] => tags.flatMap(([each, text]) => (each === tag ? [text] : []))
    return {
      name,
      about,
      looks: tagged('remarks').join(' '),
      example: tagged('example').join(' '),
      options: [
        ...tagged('param').map((text) => {
          const [argument = '', ...words] = text.split(' ')
          return { name: argument, isRequired: true, about: words.join(' ') }
        }),
        ...optionsOf(name),
      ],
    }
  })
}

/** The name of a function, or of a constant that is one. */
function declaredName(declaration: ESTree.Declaration | null): string | undefined {
  if (declaration?.type === 'FunctionDeclaration' || declaration?.type === 'TSDeclareFunction')
    return declaration.id?.name
  const [first] = declaration?.type === 'VariableDeclaration' ? declaration.declarations : []
  return first?.id.type === 'Identifier' ? first.id.name : undefined
}

/** The text of a docstring without its stars, one line for each of its tags. */
function readComment(doc: string) {
  const lines = doc.split('\n').map((line) => line.replace(/^\s*\* ?/, '').trim())
  const [about = '', ...tags] = lines
    .join(' ')
    .split(/(?:^|\s)@(?=[a-z]+\s)/)
    .map((text) => text.trim())
  return {
    about,
    tags: tags.map((text) => {
      const [tag = '', ...words] = text.split(' ')
      return [tag, words.join(' ')] as const
    }),
  }
}
