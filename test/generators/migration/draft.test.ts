import { z } from 'zod'
import type { Database } from 'better-sqlite3'
import { describe, expect, test } from 'vitest'
import { entity, type Entity } from '../../../entities/language/entity.ts'
import {
  account,
  choice,
  choices,
  date,
  dateTime,
  decimal,
  image,
  images,
  integer,
  lines,
  publication,
  reference,
  tags,
  text,
  toggle,
} from '../../../entities/language/fields/index.ts'
import { onlyTrue } from '../../../entities/language/rules/toggles.ts'
import { draftMigration, type Draft } from '../../../generators/migration/draft.ts'
import type { Column } from '../../../generators/migration/shape.ts'
import { apply, between, fresh, tablesOf } from './tables.ts'

const note = (shape: z.ZodRawShape, more: object = {}): Entity =>
  entity('note', {
    sites: ['emu-esu-com'],
    schema: z.object(shape),
    list: ['name'],
    create: true,
    menu: { group: 'content', icon: 'ArticleOutlined' },
    ...more,
  } as never)

const target = (name: string): Entity =>
  entity(name, {
    sites: ['emu-esu-com'],
    schema: z.object({ name: text({ max: 30 }) }),
    list: ['name'],
    menu: { group: 'content', icon: 'ArticleOutlined' },
  } as never)
const topic = target('topic')
const place = target('place')

const name = text({ max: 80 })
const before = note({ name, kind: choice(['red', 'blue']).optional(), memo: text({ max: 100 }).optional() })

/** A database with notes from before the migration. */
function withNotes(entities: readonly Entity[] = [before]): Database {
  const sqlite = fresh(entities)
  const insert = sqlite.prepare(
    `INSERT INTO note (tenant_id, id, name, kind, memo, version, "createdAt", "updatedAt") VALUES ('t', ?, ?, ?, ?, 1, '', '')`,
  )
  insert.run('1', '朝', 'red', 'はじめ')
  insert.run('2', '夜', null, null)
  return sqlite
}

/** Migrates the notes and checks what must hold after every migration: the tables match the declarations. */
function migrated(after: readonly Entity[], options?: Parameters<typeof between>[2]): Database {
  const sqlite = withNotes()
  const draft = between([before], after, options)
  expect(draft.refused).toEqual([])
  apply(sqlite, draft.sqlite)
  const names = Object.keys(draft.shape)
  expect(tablesOf(sqlite, names)).toEqual(tablesOf(fresh(after), names))
  return sqlite
}

/** The first option that each refused risk suggests. */
const offered = ({ refused }: Draft) => refused.map(({ allow }) => allow[0])

const rows = (sqlite: Database, columns: string) =>
  sqlite.prepare(`SELECT ${columns} FROM note ORDER BY id`).raw().all()

describe('what only adds is drafted without a word', () => {
  test('nothing, where nothing changed', () => {
    expect(between([before], [before])).toMatchObject({ sqlite: '', postgres: '', refused: [] })
  })

  test('an entity', () => {
    const draft = between([before], [before, topic])
    expect(draft.name).toBe('topic')
    migrated([before, topic])
  })

  test('a field that may be empty', () => {
    const after = note({ ...before.schema.shape, place: text({ max: 20 }).optional() })
    expect(between([before], [after]).name).toBe('note-place')
    expect(rows(migrated([after]), 'name, place')).toEqual([
      ['朝', null],
      ['夜', null],
    ])
  })

  test('a required field that starts with a value, which the old rows get', () => {
    const after = note({
      ...before.schema.shape,
      isPinned: toggle(),
      rank: integer({ initially: 7 }),
      mood: choice(['calm'], { initially: 'calm' }),
    })
    expect(rows(migrated([after]), '"isPinned", rank, mood')).toEqual([
      [0, 7, 'calm'],
      [0, 7, 'calm'],
    ])
  })

  test('a pointer, for which SQLite needs the table made anew', () => {
    const after = note({ ...before.schema.shape, topic: reference<string>('topic').optional() })
    expect(rows(migrated([after, topic]), 'name, kind, memo, topic')).toEqual([
      ['朝', 'red', 'はじめ', null],
      ['夜', null, null, null],
    ])
  })

  test('an index, an option, a wider bound, a field that need not be given any more', () => {
    const kind = choice(['red', 'blue', 'green']).optional()
    const after = note(
      { name: text({ max: 200 }).optional(), kind, memo: before.fields.memo!.schema },
      { list: ['name', 'kind'] },
    )
    expect(rows(migrated([after]), 'name')).toEqual([['朝'], ['夜']])
  })

  test('a field under a new name, with its data', () => {
    const { memo, ...rest } = before.schema.shape
    const after = note({ ...rest, remark: memo! }, { renamedFrom: { remark: 'memo' } })
    expect(between([before], [after]).name).toBe('note-remark-renamed')
    expect(rows(migrated([after]), 'remark')).toEqual([['はじめ'], [null]])
    // `renamedFrom` may stay in the declaration: once migrated it has no effect.
    expect(between([after], [after]).sqlite).toBe('')
  })

  test('a field under a new name, by which earlier versions are restored', () => {
    const { memo, ...rest } = before.schema.shape
    const draft = between([before], [note({ ...rest, remark: memo! }, { renamedFrom: { remark: 'memo' } })])
    const sqlite = withNotes()
    const insert = sqlite.prepare(
      `INSERT INTO revision (tenant_id, entity, "recordId", version, action, "at", "requestId", "values", former)
       VALUES ('shop', ?, hex(randomblob(8)), 1, 'create', '2026-04-01', 'request', ?, ?)`,
    )
    insert.run('note', '{"name":"朝","memo":"はじめ"}', null)
    insert.run('note', '{"name":"夜","memo":null}', '{"memo":["a"]}')
    insert.run('note', '{"remark":"dropped","memo":"kept"}', '{}')
    insert.run('topic', '{"memo":"of another entity"}', null)
    apply(sqlite, draft.sqlite)
    expect(sqlite.prepare('SELECT "values", former FROM revision').raw().all()).toEqual([
      ['{"name":"朝","remark":"はじめ"}', null],
      ['{"name":"夜","remark":null}', '{"remark":["a"]}'],
      ['{"remark":"kept"}', '{}'],
      ['{"memo":"of another entity"}', null],
    ])
    expect(draft.postgres.slice(draft.postgres.indexOf('ALTER TABLE "revision"'))).toMatchInlineSnapshot(`
      "ALTER TABLE "revision" NO FORCE ROW LEVEL SECURITY;

      UPDATE "revision" SET "values" = (
        SELECT concat('{', string_agg(concat('"', CASE "entry"."key" WHEN 'memo' THEN 'remark' ELSE "entry"."key" END, '":', "entry"."value"), ','), '}')::json
        FROM json_each("revision"."values") AS "entry"
        WHERE "entry"."key" NOT IN ('remark')
      ) WHERE "entity" = 'note' AND ("values" -> 'memo' IS NOT NULL);

      UPDATE "revision" SET "former" = (
        SELECT concat('{', string_agg(concat('"', CASE "entry"."key" WHEN 'memo' THEN 'remark' ELSE "entry"."key" END, '":', "entry"."value"), ','), '}')::json
        FROM json_each("revision"."former") AS "entry"
        WHERE "entry"."key" NOT IN ('remark')
      ) WHERE "entity" = 'note' AND ("former" -> 'memo' IS NOT NULL);

      ALTER TABLE "revision" FORCE ROW LEVEL SECURITY;
      "
    `)
  })
})

describe('what loses or refuses rows is named first', () => {
  const { memo: _, ...withoutMemo } = before.schema.shape
  const shown = (sqlite: Database, query: string) => sqlite.prepare(query).all().length

  const cases = [
    { what: 'a dropped field', after: [note(withoutMemo)], allow: '--drop note.memo', atRisk: 1 },
    { what: 'a dropped entity', after: [], allow: '--drop note', atRisk: 2 },
    {
      what: 'an option less',
      after: [note({ ...before.schema.shape, kind: choice(['blue']).optional() })],
      allow: '--narrow note.kind',
      atRisk: 1,
    },
    {
      what: 'a smaller bound',
      after: [note({ ...before.schema.shape, memo: text({ max: 2 }).optional() })],
      allow: '--narrow note.memo',
      atRisk: 1,
    },
    {
      what: 'a field that must be unique',
      after: [note(before.schema.shape, { unique: ['name'] })],
      allow: '--narrow note.name',
      atRisk: 0,
    },
  ] as const

  test.each(cases)('$what', ({ after, allow, atRisk }) => {
    const draft = between([before], after)
    expect(offered(draft)).toEqual([allow])
    expect(shown(withNotes(), draft.refused[0]!.show.sqlite)).toBe(atRisk)
    const named = migrated(after, { allowed: [allow], fill: {} })
    expect(named.open).toBe(true)
  })

  test('an entity that goes where another comes is said to keep its name', () => {
    const renamed = entity('memo', { ...before, schema: before.schema } as never)
    expect(between([before], [renamed]).refused[0]!.advice).toContain('An entity keeps its name')
    expect(between([before], []).refused[0]!.advice).toBeUndefined()
  })

  const dropped = () => between([before], [], { allowed: ['--drop note'], fill: {} })

  test('what is noted of the records of a dropped entity goes with it', () => {
    const sqlite = withNotes()
    for (const [rowid, name] of ['note', 'topic'].entries())
      sqlite.exec(`
        INSERT INTO total VALUES ('t', '${name}', 2);
        INSERT INTO search_entry VALUES (${rowid}, 't', '${name}', '1', 'asa');
        INSERT INTO search_index (rowid, grams) VALUES (${rowid}, 'asa');
        INSERT INTO upload VALUES ('t', '${name}', '${name}', 'image', 'image/webp', 1, 1, 1, '', NULL, '', 1, '', NULL, '', NULL, NULL, NULL, 0, 50, 50);
        INSERT INTO upload_use VALUES ('t', '${name}', '${name}', '1', 'image', '');
        INSERT INTO comment (tenant_id, id, entity, recordId, body, by, createdAt, version) VALUES ('t', '${name}', '${name}', '1', '', 'a', '', 1);
        INSERT INTO assignment VALUES ('t', '${name}', '${name}', '1', 'a', 'a', NULL, '', 1);
        INSERT INTO customer_email VALUES ('t', '${name}', '${name}', '1', 'k', 'a', NULL, 'ja', '', '', 'a', NULL, '', NULL, NULL, NULL)`)
    apply(sqlite, dropped().sqlite)
    for (const place of ['total', 'search_entry', 'upload_use', 'comment', 'assignment', 'customer_email'])
      expect(sqlite.prepare(`SELECT entity FROM ${place}`).pluck().all(), place).toEqual(['topic'])
    expect(sqlite.prepare(`SELECT rowid FROM search_index WHERE search_index MATCH 'asa'`).pluck().all()).toEqual([1])
  })

  test('on PostgreSQL its owner is let through the wall between tenants for that, and no longer', () => {
    expect(dropped().postgres).toContain(`ALTER TABLE "comment" NO FORCE ROW LEVEL SECURITY;
DELETE FROM "comment" WHERE "entity" = 'note';
ALTER TABLE "comment" FORCE ROW LEVEL SECURITY;`)
    expect(dropped().postgres).not.toContain('"search_entry" FORCE')
  })

  test('another kind of value, moved over as far as it can be read', () => {
    const after = [note({ name, kind: choice(['red', 'blue']).optional(), memo: integer().optional() })]
    expect(offered(between([before], after))).toEqual(['--narrow note.memo'])
    expect(rows(migrated(after, { allowed: ['--narrow note.memo'], fill: {} }), 'memo')).toEqual([[null], [null]])
  })

  test.each([
    ['text', 'choice', text({ max: 20 }), choice(['red'])],
    ['date', 'date-time', date(), dateTime()],
  ])('%s that becomes %s, though the column stays', (from, to, old, next) => {
    const [first, then] = [note({ name, about: old }), note({ name, about: next })]
    const draft = between([first], [then])
    expect(draft.refused.map(({ what, allow }) => [what, ...allow])).toContainEqual([
      `note.about changes from ${from} to ${to}`,
      '--narrow note.about',
    ])
    expect(between([first], [then], { allowed: ['--narrow note.about'], fill: {} }).refused).toEqual([])
  })

  describe('parts of the rows of a group', () => {
    const group = (parts: z.ZodRawShape, more?: object) => [note({ name, about: lines(parts) }, more)]
    const [word, amount] = [text({ max: 9 }), text({ max: 9 }).optional()]
    const first = group({ word, amount, size: choice(['s', 'm']) })
    const sqlite = fresh(first)
    const insert = sqlite.prepare(
      `INSERT INTO note (tenant_id, id, name, about, version, "createdAt", "updatedAt") VALUES ('t', ?, '', ?, 1, '', '')`,
    )
    const stored = [
      '[]',
      '[{"word":"a","amount":null,"size":"s"}]',
      '[{"word":"b","amount":"2","size":"s"},{"word":"c","size":"m"}]',
    ]
    for (const [id, value] of stored.entries()) insert.run(String(id), value)
    const risks = (parts: z.ZodRawShape) =>
      between(first, group(parts)).refused.map(({ what, allow, show }) => [
        what,
        sqlite.prepare(show.sqlite).all().length,
        ...allow,
      ])

    test('that may be empty, or have more options, are added without a word', () => {
      const size = choice(['s', 'm', 'l'])
      const draft = between(first, group({ word: text({ max: 20 }), amount, size, more: amount }))
      expect([draft.refused, draft.sqlite]).toEqual([[], ''])
    })

    test.each([
      ['goes', { word, size: choice(['s', 'm']) }, [['note.about.amount is dropped', 1, '--drop note.about.amount']]],
      [
        'is new and required',
        { word, amount, size: choice(['s', 'm']), rank: integer() },
        [
          [
            'note.about.rank is required, and rows that are there have no value for it',
            2,
            '--fill note.about.rank=<value>',
            '--narrow note.about.rank',
          ],
        ],
      ],
      [
        'becomes required',
        { word, amount: word, size: choice(['s', 'm']) },
        [['note.about.amount becomes required', 2, '--fill note.about.amount=<value>', '--narrow note.about.amount']],
      ],
      [
        'loses an option',
        { word, amount, size: choice(['s']) },
        [['note.about.size loses the options m', 1, '--narrow note.about.size']],
      ],
      [
        'becomes shorter',
        { word: text({ max: 5 }), amount, size: choice(['s', 'm']) },
        [['note.about.word allows no more than 5', 0, '--narrow note.about.word']],
      ],
      [
        'becomes a number and is needed',
        { word: integer(), amount, size: choice(['s', 'm']) },
        [['note.about.word changes from text to integer', 2, '--fill note.about.word=<value>']],
      ],
      [
        'becomes what none of its values can be',
        { word: tags({ max: 3 }), amount: tags({ max: 3 }).optional(), size: choice(['s', 'm']) },
        [
          ['note.about.word changes from text to tags, to which its values cannot be converted', 2],
          [
            'note.about.amount changes from text to tags, to which its values cannot be converted',
            1,
            '--narrow note.about.amount',
          ],
        ],
      ],
    ])('one that %s is named, with the rows that have it', (_, parts, expected) => {
      expect(risks(parts)).toEqual(expected)
    })

    test('is as it was declared where an older snapshot has no more than its kind', () => {
      const { note: table } = draftMigration({}, first).shape
      const parts = Object.entries(table!.columns['about']!.parts!).map(
        ([part, { kind, required, options }]) => [part, { kind, required, ...(options && { options }) }] as const,
      )
      const about = { ...table!.columns['about']!, parts: Object.fromEntries(parts) } as Column
      const older = { note: { ...table!, columns: { ...table!.columns, about } } }
      expect(draftMigration(older, first)).toMatchObject({ sqlite: '', postgres: '', refused: [] })
      expect(offered(draftMigration(older, group({ word, amount, size: choice(['s']) })))).toEqual([
        '--narrow note.about.size',
      ])
    })

    test('one that goes may be a new one, and so may an option', () => {
      const { refused } = between(first, group({ word, quantity: amount, size: choice(['s', 'large', 'medium']) }))
      expect(refused.map(({ keep }) => keep)).toEqual([
        ["renamedFrom: { 'about.quantity': 'amount' },"],
        ["renamedOptions: { 'about.size': { large: 'm' } },", "renamedOptions: { 'about.size': { medium: 'm' } },"],
      ])
    })

    test('a value to fill in is read as its part reads it', () => {
      const fill = { 'note.about.rank': 'many', 'note.about.no': '1', 'note.name.no': '1' }
      const { faults } = between(first, group({ word, rank: integer() }), { allowed: [], fill })
      expect(faults.map(({ code, at, hint }) => `${code} ${at}: ${hint}`)).toEqual([
        'E500 --fill note.about.rank: The field does not take this value: it breaks the rule integer.',
        'E501 --fill note.about.no: Name a part of about: word, rank.',
        'E501 --fill note.name.no: Name a field of note: name, about.',
      ])
    })
  })

  describe('another kind of value, which is stored otherwise', () => {
    const options = { allowed: ['--narrow note.about'], fill: {} }

    test.each([
      [
        'text to decimal',
        text({ max: 9 }),
        decimal({ places: 2 }),
        ['12.50', '7'],
        ['0000000000012.5', '0000000000007'],
      ],
      [
        'text to integer',
        text({ max: 20 }),
        integer(),
        ['45', '-3', '約30分', '１２', '2026-11-27', '', '4 5', '12.5', '--5', '9'.repeat(17)],
        [45, -3, null, null, null, null, null, null, null, null],
      ],
      [
        'words to decimal',
        text({ max: 9 }),
        decimal({ places: 2 }),
        ['12', '1.2.3', 'abc', '.5'],
        ['0000000000012', null, null, null],
      ],
      ['image to images', image(), images({ max: 3 }), ['{"src":"/a"}'], ['[{"src":"/a"}]']],
      ['choices to tags', choices(['a', 'b'], { max: 2 }), tags({ max: 3 }), ['["a"]'], ['["a"]']],
      ['tags to lines', tags({ max: 3 }), lines({ word: text({ max: 9 }) }), ['["a"]'], [null]],
      ['integer to decimal', integer(), decimal({ places: 2 }), [120, 0], ['0000000000120', '0000000000000']],
      ['decimal to integer', decimal({ places: 2 }), integer(), ['0000000000012.5', '0000000000000'], [12, 0]],
      [
        'decimal to text',
        decimal({ places: 2 }),
        text({ max: 9 }),
        ['0000000000012.5', '0000000000000'],
        ['12.5', '0'],
      ],
      ['toggle to integer', toggle(), integer(), [1, 0], [1, 0]],
      ['integer to toggle', integer(), toggle(), [5, 0], [1, 0]],
      ['text to tags', text({ max: 9 }), tags({ max: 3 }), ['a', '["b"]'], [null, null]],
      ['tags to text', tags({ max: 3 }), text({ max: 9 }), ['["a"]', '[]'], [null, null]],
    ])('%s', (_, old, next, stored, expected) => {
      const [first, then] = [
        note({ name: name.optional(), about: old.optional() }),
        note({ name: name.optional(), about: next.optional() }),
      ]
      const sqlite = fresh([first])
      const insert = sqlite.prepare(
        `INSERT INTO note (tenant_id, id, about, version, "createdAt", "updatedAt") VALUES ('t', ?, ?, 1, '', '')`,
      )
      for (const [id, value] of [...stored, null].entries()) insert.run(String(id), value)
      const draft = between([first], [then], options)
      expect(draft.refused).toEqual([])
      apply(sqlite, draft.sqlite)
      expect(rows(sqlite, 'about').flat()).toEqual([...expected, null])
    })

    test('is left to people where a value is needed, and none can be converted', () => {
      const draft = between(
        [note({ name, about: text({ max: 9 }) })],
        [note({ name, about: tags({ max: 3 }) })],
        options,
      )
      expect(draft.refused.map(({ what, allow }) => ({ what, allow }))).toEqual([
        { what: 'note.about changes from text to tags, to which its values cannot be converted', allow: [] },
      ])
    })

    test('is converted by PostgreSQL as by SQLite, without the default of before', () => {
      const steps = (old: z.ZodType, next: z.ZodType) =>
        between([note({ name, about: old })], [note({ name, about: next })], options)
          .postgres.split('\n')
          .filter((line) => line.startsWith('ALTER TABLE "note"'))
      expect([
        steps(integer(), decimal({ places: 2 })),
        steps(toggle(), integer()),
        steps(tags({ max: 3 }), text({ max: 9 }).optional()),
        steps(image().optional(), images({ max: 3 }).optional()),
        steps(text({ max: 9 }).optional(), integer().optional()),
      ]).toMatchInlineSnapshot(`
        [
          [
            "ALTER TABLE "note" ALTER COLUMN "about" DROP DEFAULT;",
            "ALTER TABLE "note" ALTER COLUMN "about" TYPE text COLLATE "C" USING rtrim(to_char("about"::numeric, 'FM0000000000000.999'), '.');",
          ],
          [
            "ALTER TABLE "note" ALTER COLUMN "about" DROP DEFAULT;",
            "ALTER TABLE "note" ALTER COLUMN "about" TYPE bigint USING "about"::int::bigint;",
          ],
          [
            "ALTER TABLE "note" ALTER COLUMN "about" DROP NOT NULL;",
            "ALTER TABLE "note" ALTER COLUMN "about" DROP DEFAULT;",
            "ALTER TABLE "note" ALTER COLUMN "about" TYPE text COLLATE "C" USING NULL;",
          ],
          [
            "ALTER TABLE "note" ALTER COLUMN "about" DROP DEFAULT;",
            "ALTER TABLE "note" ALTER COLUMN "about" TYPE json USING CASE WHEN "about" IS NOT NULL THEN ('[' || "about"::text || ']')::json END;",
          ],
          [
            "ALTER TABLE "note" ALTER COLUMN "about" DROP DEFAULT;",
            "ALTER TABLE "note" ALTER COLUMN "about" TYPE bigint USING CASE WHEN "about" ~ '^-?[0-9]{1,15}$' THEN "about"::bigint END;",
          ],
        ]
      `)
    })
  })

  test('the rows at risk are those whose decimal is too large, or that have the option among others', () => {
    const declared = (max: number, options: readonly [string, ...string[]]) =>
      note({ name, weight: decimal({ places: 1, max }), moods: choices(options, { max: 3 }) })
    const old = declared(100, ['calm', 'glad'])
    const sqlite = fresh([old])
    const insert = sqlite.prepare(
      `INSERT INTO note (tenant_id, id, name, weight, moods, version, "createdAt", "updatedAt") VALUES ('t', ?, '', ?, ?, 1, '', '')`,
    )
    insert.run('1', '0000000000009.5', '["calm","glad"]')
    insert.run('2', '0000000000012.5', '["calm"]')
    const { refused } = between([old], [declared(10, ['calm'])])
    expect(
      refused.map(({ what, show }) => [
        what,
        sqlite
          .prepare(show.sqlite)
          .all()
          .map((row) => (row as { id: string }).id),
      ]),
    ).toEqual([
      ['note.weight allows no more than 10', ['2']],
      ['note.moods loses the options glad', ['1']],
    ])
  })

  describe('a reference that points elsewhere', () => {
    const pointing = (field: z.ZodType) => note({ name, about: field }, { renamedFrom: { about: 'subject' } })
    const old = note({ name, subject: reference<string>('topic').optional() })
    const options = { allowed: ['--narrow note.about'], fill: {} }
    const keys = ({ postgres }: Draft) =>
      postgres.split('\n').filter((line) => /KEY \(|CONSTRAINT|"(note|place)" .*FORCE/.test(line))

    test.each([
      [
        'to others',
        reference<string>('place').optional(),
        'reference(place)',
        ' AND (NOT EXISTS (SELECT 1 FROM "place" AS "target" WHERE "target"."tenant_id" = "note"."tenant_id" AND "target"."id" = "subject"))',
        { isFailing: true },
      ],
      ['to accounts', account().optional(), 'account', '', { isRough: true }],
      ['nowhere', text({ max: 30 }).optional(), 'text', ' AND (length("subject") > 30)', {}],
    ])('%s', (_, field, next, lost, more) => {
      const draft = between([old, topic, place], [pointing(field), topic, place])
      const query = `SELECT * FROM "note" WHERE "subject" IS NOT NULL${lost};`
      expect(draft.refused).toContainEqual({
        allow: ['--narrow note.about'],
        what: `note.about changes from reference(topic) to ${next}`,
        show: { sqlite: query, postgres: query },
        ...more,
      })
      expect(offered(draft)).toContain('--narrow note.about')
    })

    test('is refused where texts were, too', () => {
      const draft = between(
        [note({ name, about: text({ max: 30 }) }), topic],
        [pointing(reference<string>('topic')), topic],
      )
      expect(draft.refused.map(({ what }) => what)).toEqual(['note.about changes from text to reference(topic)'])
    })

    test('has the new key alone on PostgreSQL', () => {
      const after = pointing(reference<string>('place').optional())
      const draft = between([old, topic], [after, place], {
        ...options,
        allowed: [...options.allowed, '--drop topic'],
      })
      expect(draft.refused).toEqual([])
      expect(keys(draft)).toEqual([
        'ALTER TABLE "note" DROP CONSTRAINT "note_tenant_id_subject_fkey";',
        '  PRIMARY KEY ("tenant_id", "id")',
        // The values that are there are looked at, whichever tenant they are of.
        'ALTER TABLE "note" NO FORCE ROW LEVEL SECURITY;',
        'ALTER TABLE "place" NO FORCE ROW LEVEL SECURITY;',
        'ALTER TABLE "note" ADD FOREIGN KEY ("tenant_id", "about") REFERENCES "place" ("tenant_id", "id");',
        'ALTER TABLE "note" FORCE ROW LEVEL SECURITY;',
        'ALTER TABLE "place" FORCE ROW LEVEL SECURITY;',
      ])
      expect(draft.postgres.indexOf('DROP CONSTRAINT')).toBeLessThan(draft.postgres.indexOf('DROP TABLE'))
    })

    test('has no key on PostgreSQL where it is none any more', () => {
      expect(keys(between([old, topic], [pointing(text({ max: 30 }).optional()), topic], options))).toEqual([
        'ALTER TABLE "note" DROP CONSTRAINT "note_tenant_id_subject_fkey";',
      ])
    })

    test('keeps its key under its new name', () => {
      const draft = between([old, topic], [pointing(reference<string>('topic').optional()), topic])
      expect(draft.refused).toEqual([])
      expect(keys(draft)).toEqual([
        'ALTER TABLE "note" RENAME CONSTRAINT "note_tenant_id_subject_fkey" TO "note_tenant_id_about_fkey";',
      ])
    })
  })

  test('a field that becomes required fails whole where a row has no value, and is filled where a value is given', () => {
    const after = [note({ ...before.schema.shape, kind: choice(['red', 'blue']) })]
    expect(between([before], after).refused.map(({ allow }) => allow)).toEqual([
      ['--fill note.kind=<value>', '--narrow note.kind'],
    ])
    const allowed = ['--narrow note.kind']
    const sqlite = withNotes()
    expect(() => apply(sqlite, between([before], after, { allowed, fill: {} }).sqlite)).toThrow('NOT NULL')
    expect(rows(sqlite, 'kind')).toEqual([['red'], [null]])
    expect(rows(migrated(after, { allowed: [], fill: { 'note.kind': 'blue' } }), 'kind')).toEqual([['red'], ['blue']])
  })

  test('a new required field without a value to start with', () => {
    const after = [note({ ...before.schema.shape, place: text({ max: 20 }) })]
    expect(offered(between([before], after))).toEqual(['--fill note.place=<value>'])
    const filled = { allowed: [], fill: { 'note.place': "東京's" } }
    expect(rows(migrated(after, filled), 'place')).toEqual([["東京's"], ["東京's"]])
  })

  test('the draft says what was meant, and how to see the rows at risk', () => {
    const { sqlite } = between([before], [note(withoutMemo)], { allowed: ['--drop note.memo'], fill: {} })
    expect(sqlite).toContain('-- Meant by the one who drafted this: note.memo is dropped.')
    expect(sqlite).toContain('-- The rows at risk: SELECT * FROM "note" WHERE "memo" IS NOT NULL')
  })

  test('a drop named for one field allows no other', () => {
    const after = [note({ name })]
    expect(offered(between([before], after, { allowed: ['--drop note.kind'], fill: {} }))).toEqual(['--drop note.memo'])
  })
})

describe('a field that goes while others come', () => {
  const { memo: _, ...rest } = before.schema.shape
  const kept = (after: Entity) =>
    between([before], [after]).refused.map(({ what, keep, allow }) => ({ what, keep, allow: allow[0] }))

  test('may be the same under a new name: how its values are kept is offered before anything that loses them', () => {
    expect(kept(note({ ...rest, count: integer().optional(), remark: text({ max: 100 }) }))).toEqual([
      { what: 'note.memo is dropped', keep: ["renamedFrom: { remark: 'memo' },"], allow: '--drop note.memo' },
      {
        what: 'note.remark is required, and rows that are there have no value for it',
        keep: undefined,
        allow: '--fill note.remark=<value>',
      },
    ])
  })

  test('may be any of several, which are all named, beside the renames there are', () => {
    const after = note(
      { ...rest, remark: text({ max: 100 }).optional(), about: text({ max: 100 }).optional() },
      { renamedFrom: { name: 'headline' } },
    )
    expect(kept(after)).toEqual([
      {
        what: 'note.memo is dropped',
        keep: [
          "renamedFrom: { name: 'headline', remark: 'memo' },",
          "renamedFrom: { name: 'headline', about: 'memo' },",
        ],
        allow: '--drop note.memo',
      },
    ])
  })

  test('is none of those that hold another kind of value', () => {
    const after = note({
      ...rest,
      count: integer().optional(),
      mood: choice(['calm']).optional(),
      day: date().optional(),
    })
    expect(kept(after)).toEqual([{ what: 'note.memo is dropped', keep: undefined, allow: '--drop note.memo' }])
  })
})

describe('an option that goes while others come', () => {
  const kinds = (options: readonly [string, ...string[]], more?: object) =>
    note({ name, kind: choice(options).optional() }, more)

  test.each([
    [
      'one of several',
      ['red', 'blue'],
      ['rose', 'pink', 'blue'],
      {},
      ["kind: { rose: 'red' }", "kind: { pink: 'red' }"],
    ],
    ['several, in their order', ['red', 'blue'], ['rose', 'sky'], {}, ["kind: { rose: 'red', sky: 'blue' }"]],
    [
      'another, beside the renames there are',
      ['red', 'blue'],
      ['rose', 'sky'],
      { renamedOptions: { kind: { sky: 'blue' } } },
      ["kind: { sky: 'blue', rose: 'red' }"],
    ],
    ['none', ['red', 'blue'], ['blue'], {}, undefined],
  ] as const)('may be %s', (_, options, next, more, lines) => {
    const [risk] = between([kinds([...options])], [kinds([...next], more)]).refused
    expect(risk!.keep).toEqual(lines?.map((line) => `renamedOptions: { ${line} },`))
  })

  test('is renamed once: afterwards the line has no effect', () => {
    const after = kinds(['rose', 'blue'], { renamedOptions: { kind: { rose: 'red' } } })
    const { name: file, refused } = between([kinds(['red', 'blue'])], [after])
    expect([file, refused]).toEqual(['note-kind-changed', []])
    expect(between([after], [after]).sqlite).toBe('')
  })

  test('leaves no default of its old name on PostgreSQL', () => {
    const of = (option: string, more?: object) =>
      note({ name, kind: choice([option, 'blue'], { initially: option }) }, more)
    const { postgres } = between([of('red')], [of('rose', { renamedOptions: { kind: { rose: 'red' } } })])
    expect(postgres).toContain('ALTER TABLE "note" ALTER COLUMN "kind" DROP DEFAULT;')
  })

  test('is in the order of the index by its new name', () => {
    const of = (option: string, more?: object) =>
      note(
        { name, sortOrder: integer(), kind: choice([option, 'blue']) },
        { reorder: 'sortOrder', sort: ['kind', 'ASC'], ...more },
      )
    const after = of('rose', { renamedOptions: { kind: { rose: 'red' } } })
    const sqlite = fresh([of('red')])
    apply(sqlite, between([of('red')], [after]).sqlite)
    expect(tablesOf(sqlite, ['note'])).toEqual(tablesOf(fresh([after]), ['note']))
  })
})

describe('a field that published records need', () => {
  const publishable = (about: z.ZodType | undefined, sites: object | readonly string[] = ['emu-esu-com']) =>
    note(
      {
        name,
        from: dateTime().optional(),
        until: dateTime().optional(),
        status: publication({ from: 'from', until: 'until' }),
        ...(about && { about }),
      },
      { sites },
    )
  const [optional, needed] = [publishable(text({ max: 9 }).optional()), publishable(text({ max: 9 }))]

  test.each([
    [
      'becomes required',
      optional,
      'becomes required; drafts may lack it',
      `"about" IS NULL AND NOT ("status" = 'draft')`,
    ],
    [
      'is new',
      publishable(undefined),
      'is required, and rows that are there have no value for it; drafts may lack it',
      `NOT ("status" = 'draft')`,
    ],
  ])('and that %s is named with the published ones that lack it', (_, first, what, rows) => {
    const { refused } = between([first], [needed])
    expect(refused.map(({ what, show, allow }) => [what, show.sqlite, ...allow])).toEqual([
      [`note.about ${what}`, `SELECT * FROM "note" WHERE ${rows};`, '--fill note.about=<value>', '--narrow note.about'],
    ])
  })

  test('and that may be empty again is not named, nor one that was needed before', () => {
    expect(between([needed], [optional]).refused).toEqual([])
    expect(between([needed], [needed]).refused).toEqual([])
  })

  test('at some sites alone is asked for there', () => {
    const sites = { 'emu-esu-com': { fields: ['about'] }, 'myturn-games': {} }
    const { refused, sqlite } = between(
      [publishable(text({ max: 9 }).optional(), sites)],
      [publishable(text({ max: 9 }), sites)],
    )
    expect(refused[0]!.show.postgres).toContain(
      `AND "tenant_id" IN (SELECT "id" FROM "tenant" WHERE "site" IN ('emu-esu-com'));`,
    )
    expect(sqlite).toBe('')
  })
})

describe('a value to fill in is read as its field reads it, and refused where the field would', () => {
  const after = note({
    ...before.schema.shape,
    kind: choice(['red', 'blue']),
    rank: integer({ max: 9 }),
    isPinned: toggle({ rules: [onlyTrue()] }),
    weight: decimal({ places: 2 }),
    labels: tags({ max: 3 }),
  })
  const faults = (fill: Readonly<Record<string, string>>) =>
    between([before], [after], { allowed: [], fill }).faults.map(({ code, at, value }) => `${code} ${at}: ${value}`)

  test.each([
    ['note.rank', 'many'],
    ['note.rank', '10'],
    ['note.kind', 'green'],
    ['note.isPinned', 'yes'],
    ['note.isPinned', 'false'],
    ['note.weight', '1.234'],
    ['note.labels', '["a","a"]'],
    ['note.labels', 'a'],
  ])('%s=%s is refused', (at, value) => {
    expect(faults({ [at]: value })).toEqual([`E500 --fill ${at}: ${value}`])
  })

  test('one of a field that is not there is refused', () => {
    expect(faults({ 'note.title': 'x', 'letter.name': 'y' })).toEqual([
      'E501 --fill note.title: x',
      'E501 --fill letter.name: y',
    ])
  })

  test('a right one is written as its column keeps it', () => {
    const fill = {
      'note.kind': 'blue',
      'note.rank': '７',
      'note.isPinned': 'true',
      'note.weight': '012.50',
      'note.labels': '[" a ", "b"]',
    }
    expect(rows(migrated([after], { allowed: [], fill }), 'kind, rank, "isPinned", weight, labels')).toEqual([
      ['red', 7, 1, '0000000000012.5', '["a","b"]'],
      ['blue', 7, 1, '0000000000012.5', '["a","b"]'],
    ])
  })
})

test('PostgreSQL gets the same steps in its own words', () => {
  const after = note(
    { name, kind: choice(['red', 'blue']), topic: reference<string>('topic').optional(), isPinned: toggle() },
    { renamedFrom: { kind: 'memo' } },
  )
  const draft = draftMigration(
    draftMigration({}, [note({ name, memo: text({ max: 9 }).optional() })]).shape,
    [after, topic],
    {
      allowed: ['--narrow note.kind'],
      fill: { 'note.kind': 'red' },
    },
  )
  // Other tests look at what else names the field.
  const steps = draft.postgres
    .split('\n\n')
    .filter((step) => !/"(?:list_view|(?:im|ex)port_\w+|upload_use|translation)"/.test(step))
  expect(steps.join('\n\n')).toMatchInlineSnapshot(`
    "-- alone: servers of the version before fail on what it takes away or changes

    -- Meant by the one who drafted this: note.kind changes from text to choice.
    -- The rows at risk: SELECT * FROM "note" WHERE "memo" IS NOT NULL AND ("memo" NOT IN ('red', 'blue'));

    -- Meant by the one who drafted this: note.kind becomes required.
    -- It fails on these rows: SELECT * FROM "note" WHERE "memo" IS NULL;

    ALTER TABLE "note" RENAME COLUMN "memo" TO "kind";

    ALTER TABLE "note" ALTER COLUMN "kind" TYPE text COLLATE "C" USING coalesce("kind", 'red');

    ALTER TABLE "note" ALTER COLUMN "kind" SET NOT NULL;

    ALTER TABLE "note" ADD COLUMN "topic" text COLLATE "C";

    ALTER TABLE "note" ADD COLUMN "isPinned" boolean NOT NULL DEFAULT false;

    CREATE INDEX CONCURRENTLY "note_topic_pointer" ON "note" ("tenant_id", "topic") WHERE ("topic" IS NOT NULL);

    CREATE TABLE "topic" (
      "tenant_id" text COLLATE "C" NOT NULL,
      "id" text COLLATE "C" NOT NULL,
      "name" text COLLATE "C" NOT NULL,
      "version" bigint NOT NULL,
      "createdAt" text COLLATE "C" NOT NULL,
      "updatedAt" text COLLATE "C" NOT NULL,
      "createdBy" text COLLATE "C",
      "updatedBy" text COLLATE "C",
      "trashedAt" text COLLATE "C",
      PRIMARY KEY ("tenant_id", "id")
    );

    CREATE INDEX "topic_name" ON "topic" ("tenant_id", "name", "id") WHERE "trashedAt" IS NULL;

    CREATE INDEX "topic_trashed" ON "topic" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

    ALTER TABLE "note" ADD FOREIGN KEY ("tenant_id", "topic") REFERENCES "topic" ("tenant_id", "id");

    ALTER TABLE "record_draft" NO FORCE ROW LEVEL SECURITY;
    UPDATE "record_draft" SET "values" = (CASE json_typeof("values"::json) WHEN 'object' THEN (SELECT coalesce(json_object_agg(CASE WHEN "each0"."key" IN ('memo') THEN 'kind' || substr("each0"."key", 5) ELSE "each0"."key" END, "each0"."value"), '{}') FROM json_each("values"::json) AS "each0" WHERE "each0"."key" NOT IN ('kind')) ELSE "values"::json END)::text
    WHERE (strpos("values", '"memo') > 0) AND "entity" = 'note';
    ALTER TABLE "record_draft" FORCE ROW LEVEL SECURITY;

    ALTER TABLE "preview_link" NO FORCE ROW LEVEL SECURITY;
    UPDATE "preview_link" SET "values" = (CASE json_typeof("values"::json) WHEN 'object' THEN (SELECT coalesce(json_object_agg(CASE WHEN "each0"."key" IN ('memo') THEN 'kind' || substr("each0"."key", 5) ELSE "each0"."key" END, "each0"."value"), '{}') FROM json_each("values"::json) AS "each0" WHERE "each0"."key" NOT IN ('kind')) ELSE "values"::json END)::text
    WHERE (strpos("values", '"memo') > 0) AND "entity" = 'note';
    ALTER TABLE "preview_link" FORCE ROW LEVEL SECURITY;

    ALTER TABLE "preview_pane" NO FORCE ROW LEVEL SECURITY;
    UPDATE "preview_pane" SET "values" = (CASE json_typeof("values"::json) WHEN 'object' THEN (SELECT coalesce(json_object_agg(CASE WHEN "each0"."key" IN ('memo') THEN 'kind' || substr("each0"."key", 5) ELSE "each0"."key" END, "each0"."value"), '{}') FROM json_each("values"::json) AS "each0" WHERE "each0"."key" NOT IN ('kind')) ELSE "values"::json END)::text
    WHERE (strpos("values", '"memo') > 0) AND "entity" = 'note';
    ALTER TABLE "preview_pane" FORCE ROW LEVEL SECURITY;

    ALTER TABLE "revision" NO FORCE ROW LEVEL SECURITY;

    UPDATE "revision" SET "values" = (
      SELECT concat('{', string_agg(concat('"', CASE "entry"."key" WHEN 'memo' THEN 'kind' ELSE "entry"."key" END, '":', "entry"."value"), ','), '}')::json
      FROM json_each("revision"."values") AS "entry"
      WHERE "entry"."key" NOT IN ('kind')
    ) WHERE "entity" = 'note' AND ("values" -> 'memo' IS NOT NULL);

    UPDATE "revision" SET "former" = (
      SELECT concat('{', string_agg(concat('"', CASE "entry"."key" WHEN 'memo' THEN 'kind' ELSE "entry"."key" END, '":', "entry"."value"), ','), '}')::json
      FROM json_each("revision"."former") AS "entry"
      WHERE "entry"."key" NOT IN ('kind')
    ) WHERE "entity" = 'note' AND ("former" -> 'memo' IS NOT NULL);

    ALTER TABLE "revision" FORCE ROW LEVEL SECURITY;
    "
  `)
})
