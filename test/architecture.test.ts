import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync, readdirSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { basename, join, normalize } from 'node:path'
import { parseAst } from 'vite'
import { describe, expect, test } from 'vitest'
import { entities } from '../entities/index.ts'
import { declarationFiles } from './own-tests.ts'
import { entityHooks } from '../server/generated/modules.ts'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

const rooms = ['entities', 'generators', 'server', 'src', 'locales', 'test'] as const
type Room = (typeof rooms)[number]

/** Which rooms a room may import from, beside itself. `test` may import from all. */
const mayImport: Readonly<Record<Room, readonly Room[]>> = {
  entities: [],
  // How words become sentences about what entities declare.
  locales: ['entities'],
  generators: ['entities', 'locales'],
  server: ['entities', 'locales'],
  src: ['entities', 'locales'],
  test: rooms,
}
/** The operator's own pages follow previews by what every site follows them with. */
const followsPreviews = { from: 'src/public/preview/follow.ts', what: 'generators/client/previews.ts' }

interface Import {
  readonly from: string
  readonly room: Room
  /** A path from the root, or a package. */
  readonly what: string
  /** Nothing of it is there at run time. */
  readonly ofTypes: boolean
  /** By `import()`, when the code comes to it. */
  readonly isDynamic: boolean
}

/** Every import of the product, of types too, written out or by `import()` of a literal. */
const imports: readonly Import[] = rooms.flatMap((room) =>
  globSync(`${room}/**/*.{ts,tsx}`, { cwd: root })
    .filter((path) => !path.startsWith('test/generators/cases/') && !path.endsWith('.d.ts'))
    .flatMap((from) =>
      sourcesOf(parseAst(read(from), { lang: from.endsWith('x') ? 'tsx' : 'ts' })).map(({ what, ...how }) => ({
        from,
        room,
        ...how,
        what: what.startsWith('.') ? normalize(join(from, '..', what)) : what,
      })),
    ),
)

function sourcesOf(node: unknown): readonly Pick<Import, 'what' | 'ofTypes' | 'isDynamic'>[] {
  if (typeof node !== 'object' || node === null) return []
  const inside = Object.values(node).flatMap(sourcesOf)
  const { type, source, importKind, exportKind } = node as Readonly<Record<string, unknown>>
  const what =
    /^(Import|Export)/.test(String(type)) && typeof source === 'object' && source !== null && 'value' in source
      ? source.value
      : undefined
  if (typeof what !== 'string') return inside
  const ofTypes = importKind === 'type' || exportKind === 'type'
  return [{ what, ofTypes, isDynamic: type === 'ImportExpression' }, ...inside]
}

/** What import one another in a circle: the strongly connected components of several files or rooms, by Tarjan's algorithm. */
function circlesOf(edges: readonly Pick<Import, 'from' | 'what'>[]): readonly string[] {
  const targets = new Map<string, string[]>()
  for (const { from, what } of edges) targets.set(from, [...(targets.get(from) ?? []), what])
  const circles: string[] = []
  /** The files that were met and are in no component yet. */
  const open: string[] = []
  const order = new Map<string, number>()
  /** Gives the earliest open file that can be reached from a file. */
  const visit = (file: string): number => {
    const own = order.size
    let earliest = own
    order.set(file, own)
    open.push(file)
    for (const next of targets.get(file) ?? []) {
      if (!order.has(next)) earliest = Math.min(earliest, visit(next))
      else if (open.includes(next)) earliest = Math.min(earliest, order.get(next)!)
    }
    if (earliest === own) {
      const component = open.splice(open.indexOf(file))
      if (component.length > 1) circles.push(component.toSorted().join(' <> '))
    }
    return earliest
  }
  for (const file of targets.keys()) if (!order.has(file)) visit(file)
  return circles
}

/** From the ground up, the rooms of a folder of which none imports one that stands above it. */
const floorsOf: Readonly<Record<string, readonly string[]>> = {
  src: [
    'pages.ts',
    'content/',
    'shell/',
    'kernel/',
    'fields/',
    'captain/',
    'administration/',
    'features.ts',
    'captain-frame.tsx',
    'routes.tsx',
  ],
  server: [
    'base/',
    'kernel/',
    'features/',
    'entities/',
    'modules/',
    'operations/',
    'plugins/',
    'features.ts',
    'app.ts',
    'main.ts',
  ],
  'entities/language': [
    'dates/',
    'text/',
    'screens.ts',
    'entity-names.ts',
    'reserved-names.ts',
    'field-kind-names.ts',
    'condition.ts',
    'rule.ts',
    'numbers/',
    'rules/',
    'blocks/',
    'uploads/',
    'field-kind.ts',
    'fields/',
    'shared/',
    'system-operation.ts',
    'system-record.ts',
    'record-rules/',
    'cross-record-rules/',
    'declaration/',
    'entity.ts',
    'site-fields.ts',
    'input/',
    'derived/',
    'check/',
  ],
  // In src/README.md, some of these share a floor.
  'src/captain': [
    'columns/',
    'history/',
    'lazy/',
    'navigation/',
    'page/',
    'paged-list/',
    'qr/',
    'tenant/',
    'ai/',
    'translations/',
    'form/',
    'search/',
    'notifications/',
    'previews/',
    'plans/',
    'comments/',
    'media/',
    'record/',
    'timeline/',
    'calendar/',
    'list/',
    'drafts/',
    'edit/',
    'preview/',
    'screens/',
    'dashboard/',
    'publishing-calendar/',
    'frame/',
  ],
  'src/captain/list': [
    'state/',
    'rows/',
    'filters/',
    'views/',
    'judged/',
    'import/',
    'export/',
    'matching/',
    'bulk-edit/',
    'quick-edit/',
    'table/',
    'grid/',
    'board/',
    'page/',
    'selection/',
    'record-panel.tsx',
    'single-record.tsx',
    'entity-list.tsx',
    'index.ts',
  ],
}

/** The imports from one room of a folder to another, each with the rooms as its ends. */
function betweenRooms(folder: string): readonly (Import & { readonly file: string })[] {
  const roomIn = (path: string): string | undefined =>
    path.startsWith(`${folder}/`) ? path.slice(folder.length + 1).split('/')[0] : undefined
  return imports.flatMap((each) => {
    const [from, what] = [roomIn(each.from), roomIn(each.what)]
    if (
      each.isDynamic ||
      each.from.includes('/generated/') ||
      from === undefined ||
      what === undefined ||
      from === what
    )
      return []
    return [{ ...each, file: `${each.from} → ${each.what}`, from, what }]
  })
}

/** Every text written out in a source, as a literal or as the name of a property. */
function stringsOf(node: unknown): readonly string[] {
  if (typeof node !== 'object' || node === null) return []
  const inside = Object.values(node).flatMap(stringsOf)
  return 'type' in node && node.type === 'Literal' && 'value' in node && typeof node.value === 'string'
    ? [node.value, ...inside]
    : inside
}

const roomOf = (path: string): Room | undefined => rooms.find((room) => path.startsWith(`${room}/`))
const packageOf = (what: string): string =>
  what
    .split('/')
    .slice(0, what.startsWith('@') ? 2 : 1)
    .join('/')
const isPackage = ({ what }: Import): boolean => !roomOf(what) && !what.startsWith('..') && !/^[^/]+\.json$/.test(what)

/** Where generic code says a word that is an entity's name, and why. */
const wordsAlike: Readonly<Record<string, readonly string[]>> = {
  // A word of the home page, and the entity that a new installation has as an example.
  'generators/init/init.ts': ['contact', 'news'],
  // The tenant owns the rows of all entities: the scope, the wall and the routes start from it.
  'server/base/db/scope.ts': ['tenant'],
  'server/base/db/row-level-security.ts': ['tenant'],
  'server/kernel/crud/idempotency.ts': ['tenant'],
  'server/kernel/public/content.ts': ['tenant'],
  'server/features/content/contract.ts': ['tenant'],
  // The header, and the parameter that says where entries of a feed lead.
  'server/features/content/routes.ts': ['link'],
  'server/features/content/feed-routes.ts': ['link'],
  // The parameter that stands for the tenant in every path.
  'server/features/openapi/tenant-document.ts': ['tenant'],
  // Whose content is asked for: a tenant, by its own domain.
  'server/features/content/content-tenant.ts': ['tenant', 'tenant_domain'],
  // Accounts are read in the scope of the operator's tenant; theirs is the role 'user'.
  'server/base/db/accounts-view.ts': ['tenant', 'user'],
  // A record that is found is told with its tenant; records whose title is an account are found by its name.
  'server/features/search/find-records.ts': ['tenant', 'user'],
  // What a context is picked for.
  'server/kernel/search-index/record-index.ts': ['tenant'],
  // The access of a route: to members of a tenant.
  'server/kernel/crud/route.ts': ['member'],
}

describe('who may import whom', () => {
  test('rooms import only the rooms they may', () => {
    const breaches = imports
      .filter(({ room, what }) => roomOf(what) && roomOf(what) !== room && !mayImport[room].includes(roomOf(what)!))
      .filter(({ from, what }) => from !== followsPreviews.from || what !== followsPreviews.what)
      .map(
        ({ from, what, room }) =>
          `${from} imports ${what}, but ${room} may import only ${[room, ...mayImport[room]].join(', ')}.`,
      )
    expect(breaches).toEqual([])
  })

  test('entities imports no package but zod, and what reads the offset of a time zone', () => {
    const breaches = imports
      .filter(
        (each) =>
          each.room === 'entities' &&
          isPackage(each) &&
          each.what !== '@date-fns/tz/tzOffset' &&
          packageOf(each.what) !== 'zod',
      )
      .map(({ from, what }) => `${from} imports ${what}, but entities is pure data and imports only zod.`)
    expect(breaches).toEqual([])
  })

  test('src imports single entities, never the registry or what only checks it', () => {
    const breaches = imports
      .filter(({ room, what }) => room === 'src' && /^entities\/(index|language\/check\/)/.test(what))
      .map(({ from, what }) => `${from} imports ${what}, which would bring every entity to every page.`)
    expect(breaches).toEqual([])
  })

  test('only emitted screens and modules name entities; nobody imports an emitted screen but the map', () => {
    const declared = declarationFiles()
    const breaches = imports
      .filter(
        ({ from, room, what }) =>
          room === 'src' && declared.includes(what) && !/^src\/(generated|screens|modules)\//.test(from),
      )
      .map(
        ({ from, what }) =>
          `${from} imports ${what}, but what is true of one entity only belongs in its declaration, in src/screens/ or in its module.`,
      )
    expect(breaches).toEqual([])
  })

  test('the screens take the type of an answer from the operation that they call', () => {
    const casting = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter((path) =>
      /\bjson\(\)\)+ as (?!Answer<)/.test(read(path)),
    )
    // It reads a file of the build.
    expect(casting).toEqual(['src/shell/document/watch-build.ts'])
  })

  test('every file that the server reads beside its sources is there', () => {
    const missing = globSync('server/**/*.ts', { cwd: root }).flatMap((from) =>
      [...read(from).matchAll(/new URL\('([^']+)', import\.meta\.url\)/g)]
        .map(([, path]) => normalize(join(from, '..', path!)))
        .filter((path) => !existsSync(join(root, path)))
        .map((path) => `${from} reads ${path}, which is not there.`),
    )
    expect(missing).toEqual([])
  })

  test('every import of a file says which file it is', () => {
    const breaches = imports
      .filter(({ what }) => roomOf(what) && !/\.(ts|tsx|json|css|cjs|js|svg)(\?[\w-]+)?$/.test(what))
      .map(({ from, what }) => `${from} imports ${what} without its ending.`)
    expect(breaches).toEqual([])
  })
})

describe('circles of imports', () => {
  test('no file imports itself through others, neither values nor types', () => {
    expect(circlesOf(imports.filter(({ isDynamic }) => !isDynamic))).toEqual([])
  })

  // Elsewhere what is loaded later may need what loads it: a list loads the screens of entities that its rows lead to.
  test.each(['entities/', 'server/', 'src/captain/menu-words'])(
    '%s is in none of what is loaded later either',
    (place) => {
      expect(
        circlesOf(imports).filter((circle) => circle.split(' <> ').some((file) => file.startsWith(place))),
      ).toEqual([])
    },
  )

  test.each(Object.entries(floorsOf))('in %s nobody imports what stands above', (folder, floors) => {
    const floorOf = (path: string): number => floors.findIndex((floor) => path.startsWith(`${folder}/${floor}`))
    const breaches = imports
      // What is loaded later may stand above: a list loads the screens that its rows lead to.
      .filter(({ from, what, isDynamic }) => !isDynamic && floorOf(from) >= 0 && floorOf(what) > floorOf(from))
      .map(({ from, what }) => `${from} imports ${what}, which stands above it.`)
    expect(breaches).toEqual([])
  })

  test('what captain stands on knows nothing of it, not even to load it later', () => {
    const breaches = imports
      .filter(({ from, what }) => /^src\/(content|shell|kernel|fields)\//.test(from) && what.startsWith('src/captain/'))
      .map(({ from, what }) => `${from} imports ${what}.`)
    expect(breaches).toEqual([])
  })

  test.each(['entities/language', 'server', 'src/captain', 'src/captain/list'])(
    'every room of %s stands on a floor',
    (folder) => {
      const rooms = globSync('**/*.{ts,tsx}', { cwd: join(root, folder) })
        .filter((path) => !/^(generated|migrations)\//.test(path))
        .map((path) => path.replace(/\/.*/, '/'))
      expect(rooms.filter((each) => !floorsOf[folder]!.includes(each))).toEqual([])
    },
  )

  test('no two rooms of a folder import each other, also by way of others', () => {
    const folders = new Set(
      imports
        .filter(({ room }) => room !== 'test' && room !== 'locales')
        .flatMap(({ from }) => from.split('/').map((_, depth, parts) => parts.slice(0, depth).join('/')))
        .filter(Boolean),
    )
    const tied = Object.fromEntries(
      [...folders].flatMap((folder) => {
        const rooms = circlesOf(betweenRooms(folder)).flatMap((circle) => circle.split(' <> '))
        return rooms.length > 0 ? [[folder, rooms] as const] : []
      }),
    )
    const causes = Object.entries(tied).flatMap(([folder, rooms]) =>
      betweenRooms(folder).filter(({ from, what }) => rooms.includes(from) && rooms.includes(what)),
    )
    expect(tied, `imports between these rooms:\n${causes.map(({ file }) => file).join('\n')}`).toEqual({})
  })
})

describe('what is said once', () => {
  test('the time zone: no other file names it, or counts with its distance from UTC', () => {
    const naming = globSync('{entities,server,src}/**/*.{ts,tsx}', { cwd: root }).filter((path) =>
      /Asia\/Tokyo|\+09:00|\b9 \* (60|3_?600)/.test(read(path)),
    )
    expect(naming).toEqual(['entities/language/dates/time-zone.ts'])
  })
})

describe('who may write', () => {
  test('rows of entities are written by the pipeline, and nowhere else', () => {
    const writes =
      /\b(?:insert|update|remove)\b[^;=]*\} = [\w.]*\brecords\(|\brecords\([^;]*?\)\s*\.(?:insert|update|remove)\(/
    const writers = globSync('server/**/*.ts', { cwd: root }).filter((path) => writes.test(read(path)))
    expect(writers).toEqual(['server/kernel/records/persist.ts'])
    const tables = Object.keys(entities).map((name) => name.replaceAll('-', '_'))
    const named = new RegExp(`(?:insertInto|updateTable|deleteFrom)\\(\\s*['"](?:${tables.join('|')})['"]`)
    expect(globSync('server/**/*.ts', { cwd: root }).filter((path) => named.test(read(path)))).toEqual([])
  })

  test('what persists and records is called where everything that may refuse a change was asked', () => {
    const callers = imports
      .filter(({ room, what }) => room === 'server' && what === 'server/kernel/records/persist.ts')
      .map(({ from }) => from)
    expect(callers).toEqual(['server/kernel/records/commit.ts'])
  })
})

describe('what is true of one entity only', () => {
  test('stands in a file of its name beside those of its module, and every such file is asked', () => {
    const files = globSync('server/{entities,kernel/hooks,modules/*/hooks}/*.ts', { cwd: root })
    expect(files.map((path) => basename(path, '.ts')).toSorted()).toEqual(Object.keys(entityHooks).toSorted())
    for (const path of files)
      expect(imports).toContainEqual(expect.objectContaining({ from: 'server/generated/modules.ts', what: path }))
  })

  test('is named by no generic code', () => {
    const generic = [
      'server/kernel/crud/',
      'server/kernel/records/',
      'server/features/search/',
      'server/kernel/search-index/',
      'server/base/db/',
      'server/kernel/public/',
      'server/features/content/',
      'generators/',
    ]
    // The client of the API speaks of orders and applications as its callers do.
    const isGeneric = (path: string) =>
      generic.some((room) => path.startsWith(room)) && !path.startsWith('generators/client/')
    const declared = declarationFiles()
    const imported = imports
      .filter(({ from, what }) => isGeneric(from) && declared.includes(what))
      .map(({ from, what }) => `${from} imports ${what}`)
    const said = [...new Set(imports.map(({ from }) => from))].filter(isGeneric).flatMap((from) => {
      const names = [...new Set(stringsOf(parseAst(read(from), { lang: 'ts' })))].filter((text) =>
        Object.hasOwn(entities, text.replaceAll('_', '-')),
      )
      return names.filter((name) => !wordsAlike[from]?.includes(name)).map((name) => `${from} says '${name}'`)
    })
    expect([...imported, ...said]).toEqual([])
  })
})

describe('work in the background', () => {
  /** Where a timer may stand in the server, and what for. */
  const timers: Readonly<Record<string, string>> = {
    'server/base/db/checkpoint-worker.ts': 'copies the log of SQLite back, in a thread of its own',
    'server/base/jobs/runner.ts': 'the clock of all work in the background',
    'server/kernel/requests/event-streams.ts': 'the clock of the streams that tell open pages of changes',
    'server/features/previews/frame.ts': 'the pause before a page of a site is loaded again, in a browser',
    'server/base/mail/sender.ts': 'the time that a delivery may go on once the server stops',
    'server/base/db/open-postgres.ts': 'waits for a PostgreSQL that starts together with the server',
    'server/features/imports/file-reader.ts': 'ends a thread that reads a file for too long',
    'server/features/imports/row-source.ts': 'the pause after a judged row, in which others get on',
    'server/features/imports/run-import.ts': 'the pause of an import between two slices, in which others get on',
    'server/plugins/slow-bodies.ts': 'the time that a body may take to arrive',
    'server/plugins/time-limit.ts': 'the time that a request may take',
    'server/operations/lifecycle/development.ts': 'the rest of a change, while developing',
    'server/base/processes.ts': 'replacement of a process that ended',
    'server/features/search/rebuild.ts': 'the pauses in which others have the database to themselves',
    'server/operations/lifecycle/started-by-npm.ts': 'looks whether the npm that started the server is still there',
    'server/operations/lifecycle/shutdown.ts': 'the time that requests under way may take once the server stops',
    'server/features/uploads/decoder.ts': 'the time that a picture may take, and that an idle decoder lives',
  }

  test('is done by jobs, and nothing else sets a timer for it', () => {
    const found = globSync('server/**/*.{ts,js}', { cwd: root }).filter((path) =>
      /\bset(?:Interval|Timeout)\b/.test(read(path)),
    )
    expect(found.toSorted()).toEqual(Object.keys(timers).toSorted())
  })
})

describe('packages', () => {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(read('package.json')) as Record<
    string,
    Record<string, string>
  >
  const direct = { ...dependencies, ...devDependencies, ...optionalDependencies }

  /** What the owner asked the product to be built with. */
  const owners = [
    '@editorjs/editorjs',
    '@fastify/swagger',
    '@playwright/test',
    '@tanstack/react-router',
    'better-sqlite3',
    'fastify',
    'kysely',
    'ra-data-simple-rest',
    'ra-i18n-polyglot',
    'react',
    'react-admin',
    'typescript',
    'vitest',
    'zod',
  ]

  test('all of the owner’s list are direct dependencies', () => {
    expect(owners.filter((name) => !direct[name])).toEqual([])
  })

  test('what is imported is asked for by name and in one version', () => {
    const builtin = new Set([...builtinModules, ...builtinModules.map((name) => `node:${name}`)])
    const breaches = imports
      .filter(
        (each) =>
          isPackage(each) && !each.what.startsWith('node:') && !builtin.has(each.what) && !direct[packageOf(each.what)],
      )
      .map(({ from, what }) => `${from} imports ${what}, which package.json does not ask for.`)
    expect(breaches).toEqual([])
    expect(
      Object.entries(direct).filter(([, version]) => !/^[0-9]+\.[0-9]+\.[0-9]+(-[a-z0-9.]+)?$/.test(version)),
    ).toEqual([])
  })

  test('what one platform or another needs is locked, else `npm ci` refuses the whole tree', () => {
    const { packages } = JSON.parse(read('package-lock.json')) as {
      packages: Record<string, { readonly optionalDependencies?: Record<string, string> }>
    }
    const found = (at: string, name: string): boolean =>
      `${at ? `${at}/` : ''}node_modules/${name}` in packages ||
      (at !== '' && found(at.slice(0, at.lastIndexOf('node_modules/')).replace(/\/$/, ''), name))
    const missing = Object.entries(packages).flatMap(([at, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies)
        .filter((name) => !found(at, name))
        .map((name) => `${at} may need ${name}, which is not in package-lock.json.`),
    )
    expect(missing).toEqual([])
  })

  test('the server does without what is only for development, which is also all that pages are built of', () => {
    const breaches = imports
      .filter(
        (each) =>
          (each.room === 'server' || each.room === 'entities') &&
          each.from !== 'server/features/pages/development-pages.ts' &&
          isPackage(each) &&
          devDependencies![packageOf(each.what)],
      )
      .map(({ from, what }) => `${from} imports ${what}, which is there for development only.`)
    expect(breaches).toEqual([])
  })

  test('Vite compiles for the build and for `dev`, which loads it only when it starts, and parses docstrings for the guides and declarations that it changes', () => {
    const parsing = ['generators/guides/docstrings.ts', 'generators/source-tree.ts']
    const compiling = 'server/features/pages/development-pages.ts'
    const building = [
      'src/bundle.config.ts',
      'src/vite.config.ts',
      'src/build/editor-changes.ts',
      'src/build/published-stylesheet.ts',
      'src/build/words-plugin.ts',
    ]
    const importers = imports.filter(
      ({ room, what }) => room !== 'test' && /^(vite|@vitejs\/.+)$/.test(packageOf(what)),
    )
    expect([...new Set(importers.map(({ from }) => from))].toSorted()).toEqual(
      [...parsing, compiling, ...building].toSorted(),
    )
    expect(read(compiling)).toContain("await import('vite')")
    expect(read(compiling)).not.toMatch(/from '@?vite/)
    const importingThose = imports.filter(({ from, what }) => building.includes(what) && !building.includes(from))
    expect(importingThose).toEqual([])
  })
})

describe('the tree', () => {
  // What git tracks: an editor's folder or a scratch file is nobody's business.
  const committed = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n')

  test('has exactly its rooms and its few files at the top', () => {
    const top = [...new Set(committed.map((path) => path.split('/')[0]!))].filter((name) => !name.startsWith('.'))
    expect(top.sort()).toEqual(
      [
        ...rooms,
        'package.json',
        'package-lock.json',
        'tsconfig.json',
        'openapi.json',
        'README.md',
        'CHANGELOG.md',
        'SECURITY.md',
        'Dockerfile',
        'compose.yaml',
        'captain.service',
      ].sort(),
    )
  })

  test.each(rooms)('%s says in a README what lives there', (room) => {
    expect(readdirSync(join(root, room))).toContain('README.md')
  })
})

test('what is for development alone is not installed for production, though a package might take it', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Readonly<Record<string, { readonly devOptional?: true }>>
  }
  const taken = Object.entries(packages).flatMap(([at, { devOptional }]) => (devOptional ? [at] : []))
  // npm installs with `--omit=dev` what a package of production could use, such as the test tools that better-auth names.
  const mend =
    'Remove from `peerDependencies` and `peerDependenciesMeta` of the package in package-lock.json that names them, and run `npm install --package-lock-only`'
  expect(taken, mend).toEqual([])
})
