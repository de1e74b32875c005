const maxOperations = 20

type Json = Readonly<Record<string, unknown>>

/**
 * The differences between two OpenAPI documents by operation: which were added, removed or changed, and in what parts.
 */
export function operationsDiff(actual: string, expected: string): string {
  const [before, after] = [actual, expected].map(documentOf)
  if (!before || !after) return 'It is no JSON.'
  const [previous, next] = [operationsOf(before), operationsOf(after)]
  const lines = [
    ...[...next.keys()].filter((at) => !previous.has(at)).map((at) => `+ ${at}`),
    ...[...previous.keys()].filter((at) => !next.has(at)).map((at) => `- ${at}`),
    ...[...next].flatMap(([at, parts]) => {
      const old = previous.get(at)
      const changed = old ? differingParts(old, parts) : []
      return changed.length === 0 ? [] : [`~ ${at}: ${changed.join(', ')}`]
    }),
  ]
  const rest = lines.length - maxOperations
  if (lines.length === 0) return 'No operation differs; what is said about the whole document does.'
  return [...lines.slice(0, maxOperations), ...(rest > 0 ? [`… and ${rest} more operations`] : [])].join('\n')
}

function documentOf(text: string): Json | undefined {
  try {
    return JSON.parse(text || '{}') as Json
  } catch {
    return undefined
  }
}

/** The parts of each operation as comparable text, by `GET /path`. */
function operationsOf(document: Json): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const text = withReferences(document)
  const paths = (document['paths'] ?? {}) as Readonly<Record<string, Readonly<Record<string, Json>>>>
  return new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => {
        const { parameters = [], requestBody, responses = {}, ...rest } = operation
        const parts: readonly (readonly [string, unknown])[] = [
          ...(parameters as readonly Json[]).map(
            (each) => [`parameter ${String(each['name'] ?? each['$ref'])}`, each] as const,
          ),
          ...(requestBody === undefined ? [] : [['body', requestBody] as const]),
          ...Object.entries(responses as Json).map(([status, each]) => [`response ${status}`, each] as const),
          ...Object.entries(rest),
        ]
        return [`${method.toUpperCase()} ${path}`, new Map(parts.map(([name, part]) => [name, text(part)]))] as const
      }),
    ),
  )
}

/** Serialises a part of a document together with everything it references. */
function withReferences(document: Json): (part: unknown) => string {
  const known = new Map<string, readonly string[]>()
  const textOf = (reference: string): string => JSON.stringify(at(document, reference)) ?? ''
  const namedIn = (text: string): readonly string[] => {
    const names = known.get(text) ?? [...text.matchAll(/"\$ref":"(#[^"]+)"/g)].map(([, name]) => name!)
    known.set(text, names)
    return names
  }
  return (part) => {
    const own = JSON.stringify(part) ?? ''
    const reached = new Set(namedIn(own))
    for (const reference of reached) for (const next of namedIn(textOf(reference))) reached.add(next)
    return [own, ...[...reached].map(textOf)].join('\n')
  }
}

/** Resolves a reference within a document. */
const at = (document: Json, reference: string): unknown =>
  reference
    .slice(2)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((value, step) => (value as Json | undefined)?.[step], document)

/** The names of the parts that differ between two versions of an operation. */
const differingParts = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): readonly string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter((name) => before.get(name) !== after.get(name))
