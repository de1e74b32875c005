import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { modules as allModules, operatorPages, operatorSite, sites } from '../../entities/installation.ts'
import { isReservedEntityName } from '../../entities/language/reserved-names.ts'
import { kernelFolder, readDeclarations, type Declaration } from '../declarations.ts'
import { systemMigrations } from '../migration/files.ts'
import { languages } from '../locales.ts'
import { editDeclaration } from './declaration-edit.ts'
import { exampleContent } from './example-content.ts'
import { importsOf, neededModules } from './needed-modules.ts'
import { newTree, type NewTree, type Words } from './new-tree.ts'

/** The kind of site of all tenants but the operator's own. */
const tenantSite = 'branch'
const tenantSiteNames = { ja: '支店', en: 'Branch' }

/** The entity outside modules that is there as an example. */
const sample = 'news'

/** What is copied from the top. All else may be this installation's own: its settings and secrets, its data. */
const copied = [
  '.dockerignore',
  '.env.example',
  '.gitattributes',
  '.gitignore',
  '.npmrc',
  '.oxlintrc.json',
  '.prettierignore',
  '.prettierrc.json',
  '.redocly.yaml',
  'Dockerfile',
  'SECURITY.md',
  'captain.service',
  'compose.yaml',
  'entities',
  'generators',
  'locales',
  'openapi.json',
  'package-lock.json',
  'package.json',
  'server',
  'src',
  'tsconfig.json',
]

/** What of that is this installation's alone, or is written by `npm run generate`. */
const notCopied = [
  'server/generated',
  'src/generated',
  'generators/client/entities.ts',
  'generators/client/sites',
  'server/migrations',
  'server/operations/demo/artwork',
  'server/operations/demo/content',
  'server/operations/demo/media',
]

/**
 * Writes a new installation into an empty folder: the kernel, the modules that were asked for, and one entity as an
 * example. It has two kinds of site: its own, named after the folder, and one for further tenants. Returns the exit code.
 */
export async function init(root: string, folder: string | undefined, asked: readonly string[]): Promise<number> {
  const target = resolve(folder ?? '')
  const site = basename(target)
  const reason = folder === undefined ? usage : refusalReason(root, target, site, asked)
  if (reason) {
    console.log(reason)
    return 1
  }
  const needed = neededModules(root, allModules, asked)
  for (const { name, by } of needed) console.log(`${by} needs ${name}, which comes along.`)
  const modules: readonly string[] = allModules.filter((name) =>
    [...asked, ...needed.map((each) => each.name)].includes(name),
  )
  const { declarations } = await readDeclarations(join(root, 'entities'))
  const tree = newTree(root, target)
  copySources(tree, modules)
  writeGuides(tree, site)
  const declared = writeDeclarations(tree, declarations, { site, modules })
  writeInstallation(tree, site, modules, declared)
  writeWords(tree, declared, site)
  if (modules.includes('company-site')) writeHomePage(tree)
  copyMigrations(tree, modules)
  writeExampleContent(tree, site)
  for (const path of keptTests(root)) tree.copy(path)
  writePackage(tree, site)
  tree.write('README.md', readmeOf(site, modules))
  await tree.format()
  console.log(
    `${folder} holds a Captain of its own. Next:\n\n  cd ${folder}\n  npm install\n  npm run generate\n  npm run demo`,
  )
  return 0
}

const usage = `Name a folder that is not there yet. For example: npm run init ../minato-library -- --modules shop,opening`

function refusalReason(root: string, target: string, site: string, asked: readonly string[]): string | undefined {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(site) || isReservedEntityName(site))
    return `${site} becomes the name of the site: lower case, words joined by hyphens. For example: minato-library`
  if (existsSync(target) && readdirSync(target).length > 0) return `${target} is not empty. Nothing was written.`
  if (!relative(root, target).startsWith('..')) return `${target} is inside this folder. Choose one beside it.`
  const unknown = asked.filter((name) => !(allModules as readonly string[]).includes(name))
  if (unknown.length > 0) return `There is no module ${unknown.join(', ')}. There are: ${allModules.join(', ')}.`
  return undefined
}

/** Copies the sources, but not what belongs to entities outside the kernel, nor the modules that are not wanted. */
function copySources(tree: NewTree, modules: readonly string[]): void {
  const unwanted = new Set([
    ...notCopied,
    ...allModules.flatMap((name) => (modules.includes(name) ? [] : placesOf(name))),
  ])
  const isWanted = (path: string): boolean =>
    !unwanted.has(path) && (!isDeclarationPath(path) || path === 'entities/README.md')
  for (const path of copied) tree.copy(path, isWanted)
}

/** The guides with the site of this installation in their examples, and without the entries of guides that are not there. */
function writeGuides(tree: NewTree, site: string): void {
  const others = new RegExp(sites.toSorted((a, b) => b.length - a.length).join('|'), 'g')
  for (const path of globSync('{locales/*/guides/**/*,generators/client/README}.md', { cwd: tree.target }))
    tree.edit(path, (text) =>
      withoutItemsOf(text, (guide) => existsSync(join(tree.target, dirname(path), guide))).replaceAll(others, site),
    )
}

/** A guide without the entries of lists that lead to guides which are not there. */
const withoutItemsOf = (guide: string, isThere: (path: string) => boolean): string =>
  guide.replaceAll(/^- \[[^\]]+\]\(([^)#:]+\.md)[^)]*\).*\n/gm, (item, path: string) => (isThere(path) ? item : ''))

/** Where a module stands beside its declarations. */
const placesOf = (module: string): readonly string[] => [
  `server/modules/${module}`,
  `src/modules/${module}`,
  ...languages.flatMap((language) =>
    [`modules/${module}.json`, `${module}.json`, `guides/${module}`].map((place) => `locales/${language}/${place}`),
  ),
]

const isDeclarationPath = (path: string): boolean =>
  /^entities\/(?!(language|system)(\/|$)|(index|notification-kinds)\.ts$|DECISIONS\.md$)/.test(path) ||
  /^locales\/\w+\/(entities|sites)\//.test(path)

interface Chosen {
  readonly site: string
  readonly modules: readonly string[]
}

/** Writes the declarations of the kernel and of the modules, and what they import; returns the text of each by the name of its entity. */
function writeDeclarations(
  tree: NewTree,
  declarations: readonly Declaration[],
  { site, modules }: Chosen,
): ReadonlyMap<string, string> {
  const { root } = tree
  const folders = [kernelFolder, ...modules]
  const kept = declarations.filter(({ file }) => folders.includes(dirname(file)) || file === `${sample}.ts`)
  const names = kept.map(({ entity }) => entity.name)
  const has = (name: string): boolean => names.includes(name)
  const sitesAt = (path: string): readonly string[] =>
    path.startsWith(`entities/${kernelFolder}/`) ? [site] : [site, tenantSite]
  const paths = [
    `entities/${sample}.ts`,
    ...folders.flatMap((folder) => globSync(`entities/${folder}/*.ts`, { cwd: root })),
  ]
  const edited = paths.map((path) => ({
    path,
    ...editDeclaration(readFileSync(join(root, path), 'utf8'), { sites: sitesAt(path), like: operatorSite, has }),
  }))
  for (const { path, text } of edited) tree.write(path, text)
  const language = globSync('entities/language/{shared,dates,fields}/*.ts', { cwd: root })
  const options = [...language, ...paths].map((path) => readFileSync(join(tree.target, path), 'utf8')).join('\n')
  const own = edited.filter(({ path }) => has(basename(path, '.ts')))
  for (const { path, text, dropped } of own) writeWordsOf(tree, basename(path, '.ts'), { text, options, dropped })
  return new Map(own.map(({ path, text }) => [basename(path, '.ts'), text]))
}

/** The parts of an entity's words whose keys are names that its declaration gives. */
const namedParts = ['sections', 'alerts', 'views', 'charts']

interface DeclaredNames {
  /** The declaration. */
  readonly text: string
  /** Everything that options may stand in. */
  readonly options: string
  /** The fields that are not there. */
  readonly dropped: ReadonlySet<string>
}

/** The words of an entity, but for those of what is not declared any more. */
function writeWordsOf(tree: NewTree, entity: string, { text, options, dropped }: DeclaredNames): void {
  const searched = (part: string): string | undefined =>
    part === 'options' ? text + options : namedParts.includes(part) ? text : undefined
  const kept = (words: object, names: string | undefined): object =>
    Object.fromEntries(
      Object.entries(words).flatMap(([name, value]: [string, string | object]) =>
        dropped.has(name) || dropped.has(name.split('.')[0]!) || (names !== undefined && !isNamed(name, names))
          ? []
          : [[name, typeof value === 'object' ? kept(value, names) : value]],
      ),
    )
  for (const language of languages) {
    const path = `locales/${language}/entities/${entity}.json`
    tree.copy(path)
    tree.editJson(path, (words) =>
      Object.fromEntries(
        Object.entries(words).map(([part, value]) => [
          part,
          typeof value === 'object' ? kept(value, searched(part)) : value,
        ]),
      ),
    )
  }
}

/** Whether each part of a name, as of `rates.region`, is a word of a text. */
const isNamed = (name: string, text: string): boolean =>
  name.split('.').every((part) => new RegExp(`\\b${part}\\b`).test(text))

function writeInstallation(
  tree: NewTree,
  site: string,
  modules: readonly string[],
  declared: ReadonlyMap<string, string>,
): void {
  const pages = Object.entries(operatorPages).filter(([entity]) => declared.has(entity))
  tree.write(
    'entities/installation.ts',
    `/**
 * The business modules of this installation: folders of declarations here, and under the same name in \`server/modules/\`
 * and \`src/modules/\` where one has more than declarations.
 */
export const modules = [${modules.map((name) => `'${name}'`).join(', ')}] as const

/** The kinds of tenant site, by slug. A tenant is a row that uses one of them. */
export const sites = ['${site}', '${tenantSite}'] as const

export type SiteSlug = (typeof sites)[number]

/** The site of whoever runs the installation. It has exactly one tenant, whose content is the public site. */
export const operatorSite = '${site}' satisfies SiteSlug

/**
 * Where the operator's own pages show a record, by entity: a path without its language, with \`{slug}\` where it has a page
 * of its own.
 */
export const operatorPages: Readonly<Record<string, string>> = ${JSON.stringify(Object.fromEntries(pages))}

/** The entities, by the tenant's slug, of which \`{entity}/{id}\` is the edit page and not the preview. */
export const shortEditPaths: Readonly<Record<string, readonly string[]>> = {}

/**
 * What the staff of a new tenant make first, by kind of site and in order: entities, and the library of pictures and
 * files. The dashboard shows them as a checklist until each has a record that is no draft.
 */
export const firstSteps: Readonly<Partial<Record<SiteSlug, readonly string[]>>> = {
  '${site}': ['${sample}', 'library'],
  ${tenantSite}: ['${sample}', 'library'],
}
`,
  )
}

/** The words of the entities that are there, and of the site. */
function writeWords(tree: NewTree, declared: ReadonlyMap<string, string>, site: string): void {
  for (const language of languages) {
    const folder = `locales/${language}`
    tree.editJson(`${folder}/entities/tenant.json`, (words) => ({
      ...words,
      options: { ...words['options'], site: { [site]: site, [tenantSite]: tenantSiteNames[language] } },
    }))
    tree.editJson(`${folder}/public.json`, ({ frame, ...words }) => ({ frame: { ...frame, tagline: site }, ...words }))
    for (const file of ['search', 'board', 'dashboard'])
      tree.editJson(`${folder}/${file}.json`, (words) => ofEntities(words, declared))
    for (const [name, label] of [
      [site, site],
      [tenantSite, tenantSiteNames[language]],
    ])
      tree.write(`${folder}/sites/${name}.json`, `${JSON.stringify({ name: label, entities: {} }, undefined, 2)}\n`)
  }
}

/** The parts of general words that have a word for each entity. */
const entityParts = ['entities', 'attention', 'charts']

const ofEntities = (words: Words, declared: ReadonlyMap<string, string>): object =>
  Object.fromEntries(
    Object.entries(words).map(([part, texts]) => [
      part,
      entityParts.includes(part)
        ? Object.fromEntries(
            Object.entries(texts).flatMap(([entity, own]: [string, string | object]) => {
              const text = declared.get(entity)
              if (text === undefined) return []
              return [[entity, typeof own === 'object' ? namedIn(own, text) : own]]
            }),
          )
        : texts,
    ]),
  )

const namedIn = (words: object, text: string): object =>
  Object.fromEntries(Object.entries(words).filter(([name]) => isNamed(name, text)))

/** The parts of the home page that are about the company of this installation. */
const ownSections = ['eyebrow', 'headline', 'lead', 'contact', 'read', 'services', 'cases', 'points', 'prices', 'call']
const ownParts = ['cases', 'harbour-drawing', 'prices', 'selling-points', 'services']

/** A home page without the wares of this installation's company, which says what the tenant says of itself. */
function writeHomePage(tree: NewTree): void {
  const pages = 'src/modules/company-site'
  for (const part of ownParts) for (const ending of ['tsx', 'css']) tree.remove(`${pages}/home/${part}.${ending}`)
  tree.write(`${pages}/home/home.tsx`, readFileSync(join(import.meta.dirname, 'templates/home.tsx.txt'), 'utf8'))
  tree.edit(`${pages}/links.ts`, (text) => text.replaceAll(/^ +\['services'.*\n/gm, ''))
  for (const language of languages)
    tree.editJson(`locales/${language}/modules/company-site.json`, ({ public: words, ...others }) => {
      const { frame, home: sections, ...pages } = words as Words
      return {
        ...others,
        public: { frame: without(frame!, ['services']), home: without(sections!, ownSections), ...pages },
      }
    })
}

const without = (words: object, names: readonly string[]): object =>
  Object.fromEntries(Object.entries(words).filter(([name]) => !names.includes(name)))

/** The migrations of Captain itself and of modules that are there; `npm run generate` drafts the tables of entities. */
function copyMigrations(tree: NewTree, modules: readonly string[]): void {
  const leftOut = allModules.filter((name) => !modules.includes(name))
  for (const file of systemMigrations(tree.root))
    if (!leftOut.some((name) => file.includes(`-${name}.`))) tree.copy(`server/migrations/${file}`)
}

function writeExampleContent(tree: NewTree, site: string): void {
  for (const [name, content] of Object.entries(exampleContent(site, tenantSite)))
    tree.write(`server/operations/demo/content/${name}.json`, `${JSON.stringify(content, undefined, 2)}\n`)
  tree.write('server/operations/demo/content/more-rows.ts', noMoreRows)
}

const noMoreRows = `import type { Values } from '../../../../entities/language/input/body.ts'

/** What the demo has of a site's entities beside the rows of its file: so many are there, and as many come. */
export const moreRows: Readonly<Record<string, Readonly<Record<string, (there: number) => readonly Values[]>>>> = {}
`

/** The package under the name of the site. Which parts of the sources are used is not checked there. */
function writePackage(tree: NewTree, site: string): void {
  tree.editJson('package.json', ({ scripts, ...rest }) => ({
    ...rest,
    name: site,
    scripts: { ...scripts, lint: 'oxlint --deny-warnings' },
  }))
}

/** The tests that a new installation begins with: those that take every entity, with what they import. */
function keptTests(root: string): readonly string[] {
  const files = globSync('test/**/*.{ts,tsx}', { cwd: root })
  const kept = new Set(files.filter((file) => starts.some((start) => start.test(file))))
  for (const file of kept) for (const other of importsOf(root, file)) if (files.includes(other)) kept.add(other)
  return [...kept]
}

const starts: readonly RegExp[] = [
  /^test\/(vitest\.config|playwright\.config|run|chromium|extent|own-tests)\.ts$/,
  /^test\/server\/(crud)\.test\.ts$/,
  /^test\/server\/support\/derived-keys\.ts$/,
  /^test\/postgres\/(setup|each-file)\.ts$/,
  /^test\/fields\/(?!.*\.test\.).+\.ts$/,
  /^test\/locales\/entities\.test\.ts$/,
]

/** The README of a new installation. */
const readmeOf = (site: string, modules: readonly string[]): string => `# ${site}

A Captain of its own: a public site, and a bilingual back office made from the declarations in \`entities/\`.

\`\`\`sh
npm install
npm run generate
npm run demo
\`\`\`

The demo says where it runs and how to sign in.

| Place | What it holds |
| --- | --- |
| \`entities/installation.ts\` | the modules (${modules.join(', ') || 'none yet'}) and the kinds of site |
| \`entities/news.ts\` | an example of an entity; change it, or delete it with its words in \`locales/\` |
| \`entities/kernel/\`, \`entities/<module>/\` | the entities that came along; they are yours to change, too |
| \`src/public/\`, \`src/modules/<module>/\` | the public pages: their frame, and those of each module |
| \`server/operations/demo/content/\` | the records of the demo |
| \`locales/en/guides/\` | how to add entities, fields, rules, screens and migrations |

- \`npm run new recipe title:text status:publication -- --site ${site}\` declares an entity, and \`npm run generate\` makes its table, API and screens.
- \`npm run check\` says what is missing, and \`npm test\` tests every entity on both databases.
`
