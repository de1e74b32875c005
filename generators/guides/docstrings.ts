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

const comment = String.raw`/\*\*((?:(?!\*/)[^])*)\*/`

/**
 * The functions of a file with a docstring, in order. The file is as Prettier prints it, and the options of a function
 * `text` are an interface `TextOptions`.
 */
export const documentedIn = (source: string): readonly Documented[] =>
  [...source.matchAll(new RegExp(`^${comment}\nexport (?:const|function) (\\w+)`, 'gm'))].map(([, doc, name]) => {
    const { about, tags } = readComment(doc!)
    const tagged = (tag: string): readonly string[] => tags.flatMap(([each, text]) => (each === tag ? [text] : []))
    return {
      name: name!,
      about,
      looks: tagged('remarks').join(' '),
      example: tagged('example').join(' '),
      options: [
        ...tagged('param').map((text) => {
          const [argument = '', ...words] = text.split(' ')
          return { name: argument, isRequired: true, about: words.join(' ') }
        }),
        ...optionsIn(source, name!),
      ],
    }
  })

function optionsIn(source: string, name: string): readonly DocumentedOption[] {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Options`
  const [, members] = new RegExp(`^interface ${type}\\b[^{]*\\{\n([^]*?)\n\\}`, 'm').exec(source) ?? []
  const member = new RegExp(`(?:^  ${comment}\n)?^  readonly (\\w+)(\\??): (.*)$`, 'gm')
  return [...(members ?? '').matchAll(member)].map(([, doc, option, mark, written]) => ({
    name: option!,
    type: written!,
    isRequired: mark === '',
    about: doc ? readComment(doc).about : '',
  }))
}

/** The text of a comment without its stars, one line for each of its tags. */
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
