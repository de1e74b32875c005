/**
 * What a statement of SQLite's schema defines, in a form that is the same however a table came about: columns that were added stand
 * last in its text, and keep the default that rows of then got. Comments do not count either. Indices and triggers are as they are.
 */
export function definitionOf(statement: string): string {
  if (!/^CREATE TABLE /i.test(statement)) return statement
  const text = statement
    .replaceAll(/--.*$/gm, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ DEFAULT (?:'[^']*'|[^\s,)]+)/gi, '')
  const [start, end] = [text.indexOf('('), text.lastIndexOf(')')]
  const betweenParts = /,(?![^(]*\))/
  const parts = text
    .slice(start + 1, end)
    .split(betweenParts)
    .map((part) => part.trim())
  return [text.slice(0, start).trim(), ...parts.toSorted(), text.slice(end + 1).trim()].join('\n')
}
