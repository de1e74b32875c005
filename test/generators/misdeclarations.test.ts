// @module-tag sqlite
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { sites } from '../../entities/installation.ts'
import { camel } from '../../generators/names.ts'
import { scratchFolder } from '../server/support/scratch-folder.ts'

// The real commands, on a copy of the project that has every mistake at once.
vi.setConfig({ hookTimeout: 240_000 })

const [site] = sites

/** A declaration without any fault. */
const sound = `import { z } from 'zod'
import { entity } from './language/entity.ts'
import { choice, date, integer, lines, longText, reference, slug, states, text, toggle } from './language/fields/index.ts'
import { endNotBeforeStart, requiredWhen } from './language/record-rules/index.ts'

export const loan = entity('loan', {
  sites: ['${site}'],
  schema: z.object({
    name: text({ max: 80 }),
    slug: slug(),
    owner: reference('tenant-menu').optional(),
    kind: choice(['book', 'film'], { initially: 'book' }),
    from: date(),
    until: date().optional(),
    copies: integer({ min: 1, max: 9, initially: 1 }),
    label: text({ max: 120 }),
    status: states(['reserved', 'out', 'back'], { reserved: ['out'], out: ['back'], back: [] }),
    note: longText({ max: 400 }).optional(),
    isVisible: toggle(),
    extras: lines({ what: text({ max: 30 }) }),
  }),
  derived: (derive) => ({ label: derive(['name', 'kind'], ({ name, kind }) => name + kind) }),
  list: ['name', 'kind', 'status'],
  create: true,
  edit: true,
  preview: 'slug',
  unique: ['slug'],
  sort: ['from', 'DESC'],
  search: ['name'],
  filter: ['kind', 'status'],
  rules: [endNotBeforeStart('from', 'until'), requiredWhen('note', { status: 'back' })],
  public: { when: { isVisible: true }, fields: ['name', 'slug', 'from'] },
  menu: { group: 'content', icon: 'ArticleOutlined' },
})
`

/** What somebody writes in place of what in the sound declaration. */
type Change = readonly [instead: string, written: string]

interface Mistake {
  readonly what: string
  readonly changes: readonly Change[]
  /** The name of its file, if that is not the name of the entity. */
  readonly file?: string
  /** The name of the entity, if it is the mistake. */
  readonly name?: string
  /** Texts of the entity in Japanese; in English, \`english\`. */
  readonly texts?: object
  readonly english?: object
  /** What the compiler, or else \`npm run check\`, says: the place within the project, and the words, of which value and hint are some. */
  readonly compiler?: string
  readonly check?: readonly [place: string, said: string]
}

const fields = (written: string): Change => ['    slug: slug(),\n', `    slug: slug(),\n    ${written}\n`]
const options = (written: string): Change => ['  menu:', `  ${written}\n  menu:`]
const imports = (written: string): Change => ["import { z } from 'zod'\n", `import { z } from 'zod'\n${written}\n`]

/** NAME is the name of the entity. */
const mistakes: readonly Mistake[] = [
  // What the compiler says at once, in the editor.
  {
    what: 'an option of a field by another name',
    changes: [['text({ max: 80 })', 'text({ maxLength: 80 })']],
    compiler: "'maxLength' does not exist",
  },
  {
    what: 'an optional field by an option',
    changes: [['text({ max: 80 })', 'text({ max: 80, required: true })']],
    compiler: "'required' does not exist",
  },
  {
    what: 'a default by another name',
    changes: [['initially: 1', 'default: 1']],
    compiler: "'default' does not exist",
  },
  {
    what: 'a long text without its length',
    changes: [['longText({ max: 400 })', 'longText()']],
    compiler: 'Expected 1 arguments',
  },
  {
    what: 'a list of options as an object',
    changes: [["['book', 'film']", "{ book: 'Book', film: 'Film' }"]],
    compiler: "'book' does not exist",
    check: [
      'NAME',
      'options.filter is not a function Something has the wrong type. The compiler says what: npx tsc -p .',
    ],
  },
  {
    what: 'a column of the list that is no field',
    changes: [["list: ['name'", "list: ['title'"]],
    compiler: '"title"',
  },
  {
    what: 'a reference to an entity that is not there',
    changes: [["'tenant-menu'", "'tenant-men'"]],
    compiler: '"tenant-men"',
  },
  {
    what: 'a transition to a state that is not there',
    changes: [["out: ['back']", "out: ['lost']"]],
    compiler: '"lost"',
  },
  { what: 'a state that leads nowhere, unsaid', changes: [[', back: [] }', ' }']], compiler: "'back' is missing" },
  {
    what: 'a condition on a state that is not there',
    changes: [["status: 'back'", "status: 'returned'"]],
    compiler: '"returned"',
  },
  {
    what: 'a site without a list around it',
    changes: [[`sites: ['${site}']`, `sites: '${site}'`]],
    compiler: "Type 'string' is not assignable",
  },
  { what: 'a direction of sorting in lower case', changes: [["'DESC'", "'desc'"]], compiler: '"desc"' },
  {
    what: 'a filter without a list around it',
    changes: [["filter: ['kind', 'status']", "filter: 'kind'"]],
    compiler: "Type 'string' is not assignable",
  },
  {
    what: 'a screen that is switched on where it needs an address',
    changes: [["preview: 'slug'", 'preview: true']],
    compiler: 'true',
  },
  {
    what: 'a parent by its name',
    changes: [options("parent: 'tenant',")],
    compiler: "Type 'string' is not assignable to type 'Entity'",
  },
  {
    what: 'a derived value of what is not named as its input',
    changes: [["['name', 'kind'], ({ name, kind }) => name + kind", "['name'], ({ name, kind }) => name + kind"]],
    compiler: "'kind' does not exist",
  },
  {
    what: 'a schema without z.object',
    changes: [
      ['z.object({\n', '{\n'],
      ['  }),\n  derived', '  },\n  derived'],
    ],
    compiler: "'name' does not exist in type 'ZodObject",
  },
  { what: 'a group of the menu that is not there', changes: [["'content'", "'library'"]], compiler: '"library"' },

  // What the compiler cannot know.
  {
    what: 'a search in a toggle',
    changes: [["search: ['name']", "search: ['name', 'isVisible']"]],
    check: ['NAME.search', 'isVisible (toggle) This kind has no words to search for.'],
  },
  {
    what: 'a condition for a field that is always required',
    changes: [["requiredWhen('note'", "requiredWhen('name'"]],
    check: ['NAME.rules integrity.requiredWhen', 'name The field always has a value: make it optional()'],
  },
  {
    what: 'a rule that never applies',
    changes: [
      ["{ status: 'back' }", "{ kind: not('book', 'film') }"],
      ['requiredWhen }', 'not, requiredWhen }'],
    ],
    check: [
      'NAME.rules integrity.requiredWhen',
      'kind={"not":["book","film"]} No record has such a value, so the rule never applies.',
    ],
  },
  {
    what: 'an end before its beginning',
    changes: [["endNotBeforeStart('from', 'until')", "endNotBeforeStart('until', 'from')"]],
    check: [
      'NAME.rules integrity.endNotBeforeStart',
      'until, from By their names, from is the beginning and until the end: name the beginning first.',
    ],
  },
  {
    what: 'a public page without the slug of its address',
    changes: [["fields: ['name', 'slug', 'from']", "fields: ['name', 'from']"]],
    check: ['NAME.public.fields', 'slug The address of a record is made of it: add it to `fields`.'],
  },
  {
    what: 'personal data that is public',
    changes: [['text({ max: 80 })', 'text({ max: 80, personal: true })']],
    check: ['NAME.public.fields', 'name Personal data is never public'],
  },
  {
    what: 'an email address of which nobody says whether it is a person’s',
    changes: [['choice, date, integer', 'choice, date, email, integer'], fields('contact: email().optional(),')],
    check: ['NAME.contact', "email Say whose it is: `personal: true` if a person's"],
  },
  {
    what: 'a state that nothing leads to',
    changes: [["out: ['back']", 'out: []']],
    check: ['NAME.status', 'back No transition leads there from reserved'],
  },
  {
    what: 'a second field of states',
    changes: [fields("mood: states(['good', 'bad'], { good: ['bad'], bad: ['good'] }),")],
    check: ['NAME.status', 'A record is in one state; make the second a choice.'],
  },
  {
    what: 'a derived field in a form',
    changes: [['create: true', "create: ['name', 'slug', 'from', 'label', 'isVisible', 'extras']"]],
    check: ['NAME.derived.label', 'create Its value follows from others: nobody and nothing else sets it.'],
  },
  {
    what: 'a required field that its form does not ask for',
    changes: [['create: true', "create: ['name', 'slug', 'isVisible', 'extras']"]],
    check: ['NAME.create', 'from The field is required, so nobody could create a record without it'],
  },
  {
    what: 'a derived value of a function that nobody imported',
    changes: [['=> name + kind', '=> joined(name, kind)']],
    check: ['NAME.derived.label', 'joined is not defined The function is pure: import what it calls'],
  },
  {
    what: 'a child of a child',
    changes: [imports("import { tenantDomain } from './kernel/tenant-domain.ts'"), options('parent: tenantDomain,')],
    check: [
      'NAME.parent',
      'tenant-domain What stands within a parent has nothing within itself: name the tenant instead.',
    ],
  },
  {
    what: 'an initial value that the rules refuse',
    changes: [['initially: 1', 'initially: 0']],
    check: ['NAME.copies', '0 Start with a value that the field itself takes; this one breaks the rule min.'],
  },
  {
    what: 'a minimum above its maximum',
    changes: [['min: 1, max: 9, initially: 1', 'min: 10, max: 9']],
    check: ['NAME.copies', 'at least 10, at most 9 No value fits between the bounds'],
  },
  {
    what: 'an option that is there twice',
    changes: [["['book', 'film']", "['book', 'film', 'book']"]],
    check: ['NAME.kind', 'book The option is there twice.'],
  },
  {
    what: 'options in Japanese',
    changes: [["['book', 'film'], { initially: 'book' }", "['本', '映画']"]],
    check: ['NAME.kind', '本 Words are found by dotted keys'],
  },
  {
    what: 'a former name that is a field still',
    changes: [options("renamedFrom: { until: 'from' },")],
    check: ['NAME.renamedFrom', 'from The former name is a field still'],
  },
  {
    what: 'rows that are to be unique',
    changes: [["unique: ['slug']", "unique: ['slug', 'extras']"]],
    check: ['NAME.unique', 'extras (lines) Only a single value can be unique.'],
  },
  {
    what: 'an address that two records could have',
    changes: [["  unique: ['slug'],\n", '']],
    check: ['NAME.preview', 'slug Two records could have the same address'],
  },
  {
    what: 'an order by rows',
    changes: [["sort: ['from'", "sort: ['extras'"]],
    check: ['NAME.sort', 'extras (lines) The order of this kind means nothing to a reader'],
  },
  {
    what: 'a grid without a picture',
    changes: [options("listLayouts: ['grid'],")],
    check: ['NAME.listLayouts', 'grid A grid shows pictures: add an image()'],
  },
  {
    what: 'an icon that is not there',
    changes: [["'ArticleOutlined'", "'BookshelfOutlined'"]],
    check: ['NAME.menu', 'BookshelfOutlined Name an icon of @mui/icons-material'],
  },
  {
    what: 'a required reference that is to be emptied',
    changes: [["reference('tenant-menu').optional()", "reference('tenant-menu', { onDelete: 'setNull' })"]],
    check: ['NAME.owner', 'setNull Only what may be empty can be cleared'],
  },
  {
    what: 'a period that closes with a field that is not there',
    changes: [fields("shown: toggle({ window: { from: 'shownFrom', until: 'shownUntil' } }),")],
    check: ['NAME.shown.window', 'shownFrom Name a field of the schema: name, slug'],
  },
  {
    what: 'a field with a name that the server has',
    changes: [fields('version: text({ max: 8 }),')],
    check: ['NAME.version', 'version The server keeps this name for itself'],
  },
  {
    what: 'a field with an underscore',
    changes: [fields('due_on: date().optional(),')],
    check: ['NAME.due_on', 'due_on A field is a word in camel case'],
  },
  {
    what: 'a field with a Japanese name',
    changes: [fields('期限: date().optional(),')],
    check: ['NAME.期限', '期限 A field is a word in camel case'],
  },
  {
    what: 'an entity with a capital',
    name: 'Lending',
    changes: [],
    check: ['Lending', 'Lending An entity is a segment of a path: lower case'],
  },
  {
    what: 'an entity with a name that a page has',
    name: 'uploads',
    changes: [],
    check: ['uploads', "uploads The word is one of the screens' or the API's own paths"],
  },
  {
    what: 'a schema of zod in place of a kind',
    changes: [['text({ max: 80 })', 'z.string().max(80)']],
    check: ['NAME.name', 'a plain zod schema Use one of the kinds in entities/language/fields'],
  },
  {
    what: 'a file that is imported but not there',
    changes: [imports("import { daysBetween } from './language/dates.ts'\nvoid daysBetween")],
    check: ['entities/NAME.ts:2', 'language/dates.ts'],
  },
  {
    what: 'an import from the server',
    changes: [imports("import { notAllowed } from '../server/base/errors/api-error.ts'\nvoid notAllowed")],
    check: [
      'entities/NAME.ts:2',
      '../server/base/errors/api-error.ts A declaration imports files of entities/ and zod',
    ],
  },
  {
    what: 'a comma that is forgotten',
    changes: [['create: true,', 'create: true']],
    check: ['entities/NAME.ts:25', 'The file cannot be read'],
  },
  {
    what: 'an entity that its file does not export',
    changes: [['export const', 'const']],
    check: [
      'entities/NAME.ts:6',
      "NAME Nothing finds an entity that its file does not export: `export const VARIABLE = entity('NAME', …)`.",
    ],
  },
  {
    what: 'an entity that is the default of its file',
    changes: [['export const loan =', 'export default']],
    check: ['NAME', 'entities/NAME.ts: default Declare it in NAME.ts as `export const VARIABLE`.'],
  },
  {
    what: 'a file that has another name than its entity',
    file: 'lent',
    changes: [],
    check: ['NAME', 'entities/lent.ts: VARIABLE Declare it in NAME.ts'],
  },
  {
    what: 'a copy that still declares the entity it was copied from',
    file: 'copied',
    name: 'tenant-menu',
    changes: [],
    check: [
      'entities/copied.ts',
      "tenant-menu entities/kernel/tenant-menu.ts declares an entity of this name already. Give this one its own: entity('copied', …).",
    ],
  },

  // What is not in the declaration at all.
  {
    what: 'a text that English lacks',
    changes: [],
    texts: { name: '貸出', menu: '貸出' },
    english: { name: 'Loan' },
    check: ['locales/en/entities/NAME.json', 'menu The word is missing here'],
  },
  {
    what: 'a text for a field that is not there',
    changes: [],
    texts: { fields: { borrower: '借りる人' } },
    check: ['locales/ja/entities/NAME.json', 'fields.borrower Nothing that is declared is called so'],
  },
  {
    what: 'a number of the board without its text',
    changes: [options("attention: { forgotten: { severity: 'late', filter: { kind: 'film' } } },")],
    check: ['locales/ja/board.json', 'attention.NAME.forgotten'],
  },
]

const named = mistakes.map((mistake, at) => {
  const name = mistake.name ?? `loan-${String(at + 1).padStart(2, '0')}`
  const own = (text: string): string => text.replaceAll('NAME', name).replaceAll('VARIABLE', camel(name))
  return { ...mistake, name, own, file: mistake.file ?? name }
})

const here = scratchFolder(afterAll)
/** What each command says, as one text for each place. */
let compiler = ''
let check: readonly string[] = []

/** A command, run in the copy. */
const said = (...command: readonly string[]): string => {
  const { stdout, stderr } = spawnSync(process.execPath, ['--no-deprecation', ...command], {
    cwd: here,
    encoding: 'utf8',
  })
  return `${stdout}${stderr}`
}

beforeAll(() => {
  const root = join(import.meta.dirname, '../..')
  for (const path of [
    'entities',
    'generators',
    'locales',
    'server',
    'src/modules',
    'src/public',
    'package.json',
    '.prettierrc.json',
    'tsconfig.json',
  ])
    cpSync(join(root, path), join(here, path), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(here, 'node_modules'))
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(here, path)), { recursive: true })
    writeFileSync(join(here, path), text)
  }
  for (const { name, file, changes, texts, english } of named) {
    const changed = changes.reduce((source, [instead, written]) => {
      if (!source.includes(instead)) throw new Error(`The sound declaration has no ${instead}`)
      return source.replace(instead, written)
    }, sound)
    write(
      `entities/${file}.ts`,
      changed.replace("entity('loan'", `entity('${name}'`).replace('const loan', `const ${camel(name)}`),
    )
    if (!texts) continue
    write(`locales/ja/entities/${name}.json`, JSON.stringify(texts))
    write(`locales/en/entities/${name}.json`, JSON.stringify(english ?? texts))
  }
  // Of a file that it cannot parse, the compiler says that alone, and nothing of the others.
  const exclude = named.filter((mistake) => mistake.compiler === undefined).map(({ file }) => `entities/${file}.ts`)
  write('tsconfig.mistakes.json', JSON.stringify({ extends: './tsconfig.json', include: ['entities'], exclude }))
  compiler = said('node_modules/typescript/bin/tsc', '--pretty', 'false', '-p', 'tsconfig.mistakes.json')
  check = said('generators/cli.ts', 'check')
    .split(/\n(?=error|warning)/)
    .map((fault) => fault.replaceAll(/\s+/g, ' '))
})

test('the declaration without a mistake has none', () => {
  expect(readFileSync(join(here, 'entities/lent.ts'), 'utf8')).toContain('export const')
  const { name } = named.find(({ file }) => file === 'lent')!
  expect(compiler).not.toContain('entities/lent.ts')
  // But for its name and the texts that nobody has written.
  expect(check.filter((fault) => new RegExp(`^\\w+ (?!E101|W21)\\w+ ${name}\\b`).test(fault))).toEqual([])
})

describe('The compiler says, with the line and the value,', () => {
  test.each(named.filter((mistake) => mistake.compiler !== undefined))('$what', ({ file, compiler: words }) => {
    const errors = compiler.split(/\n(?=\S)/).filter((error) => error.startsWith(`entities/${file}.ts(`))
    expect(errors.join('\n')).toContain(words)
  })
})

describe('`npm run check` says, with the place, the value and a hint,', () => {
  test.each(named.filter((mistake) => mistake.check))('$what', ({ own, check: [place, words] = ['', ''] }) => {
    const there = check.filter((fault) => fault.replace(/^\w+ \w+ /, '').startsWith(`${own(place)}: `))
    expect(there.join('\n'), check.filter((fault) => fault.includes(own('NAME'))).join('\n')).toContain(own(words))
  })
})
