import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { codemodFaults, migrateDeclarations } from '../../generators/codemods.ts'
import { scratchFolder } from '../server/support/scratch-folder.ts'

const path = 'server/modules/shop/hooks/note.ts'

/** A project with one file of hooks. */
function project(text: string) {
  const root = scratchFolder()
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
  const said: string[] = []
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line))
  return {
    faults: () => codemodFaults(root).map(({ code, at, value, hint }) => ({ code, at, value, hint })),
    run: (isWritten: boolean) => {
      expect(migrateDeclarations(root, isWritten)).toBe(0)
      return said.join('\n')
    },
    read: () => readFileSync(join(root, path), 'utf8'),
  }
}

const hooks = (text: string) =>
  `import { derive } from './derive.ts'\n\nexport const hooks = {${text}} satisfies EntityHooks\n`

test.each([
  [' *derive(context, change) { return {} } ', ' *beforeWrite(context, change) { return {} } '],
  [
    ' derive: (context) => ({ total: derive(context) }), validate() {} ',
    ' beforeWrite: (context) => ({ total: derive(context) }), validate() {} ',
  ],
  [' derive ', ' beforeWrite: derive '],
  [" 'derive': derive ", ' beforeWrite: derive '],
])('the hook “%s” becomes “%s”, and nothing else does', (before, after) => {
  const { faults, run, read } = project(hooks(before))
  expect(faults()).toEqual([
    {
      code: 'E106',
      at: path,
      value: 'Since 0.2.0: the hook `derive` of an entity is called `beforeWrite`.',
      hint: 'Run `npm run migrate-declarations -- --write`, which changes it for you.',
    },
  ])
  expect(run(false)).toContain('Nothing was changed. To change it: npm run migrate-declarations -- --write')
  expect(read()).toBe(hooks(before))
  expect(run(true)).toContain(`changed ${path}`)
  expect(read()).toBe(hooks(after))
  expect(faults()).toEqual([])
  expect(run(true)).toContain('All is written as this version has it.')
})

test.each([
  [
    'what is called so elsewhere',
    'export const rules = { derive() {} }\nexport const hooks = { effect() { return { derive: 1 } } }\n',
  ],
  ['a hook of today', hooks(' beforeWrite: derive ')],
  ['a file that is no TypeScript', 'export const hooks = { derive('],
])('%s stays as it is', (_, text) => {
  const { faults, run, read } = project(text)
  expect(faults()).toEqual([])
  run(true)
  expect(read()).toBe(text)
})
