// @module-tag sqlite
import { expect, test } from 'vitest'
import { definitionOf } from '../../server/operations/doctor/database.ts'

const table = `CREATE TABLE "note" (
  "id" TEXT NOT NULL,
  "kind" TEXT NOT NULL CHECK ("kind" IN ('a', 'b')),
  "tag" TEXT,
  PRIMARY KEY ("id", "kind"),
  FOREIGN KEY ("id", "tag") REFERENCES "tag" ("id", "name")
) STRICT`

test('a table is the same whichever of its columns came later, and whatever they got then', () => {
  const grown = `CREATE TABLE "note" (
  "id" TEXT NOT NULL,
  PRIMARY KEY ("id", "kind"), -- of both, (really)
  "tag" TEXT DEFAULT 'none, yet',
  FOREIGN KEY ("id", "tag") REFERENCES "tag" ("id", "name"), "kind" TEXT NOT NULL DEFAULT 0 CHECK ("kind" IN ('a', 'b'))
) STRICT`
  expect(definitionOf(grown)).toBe(definitionOf(table))
})

test.each([
  ['a type', 'TEXT,', 'INTEGER,'],
  ['a column that must have a value', '"id" TEXT NOT NULL', '"id" TEXT'],
  ['a check', "'a', 'b'", "'a'"],
  ['a column', '"tag" TEXT,', ''],
  ['a primary key', '"id", "kind"', '"kind", "id"'],
  ['a foreign key', '"tag" ("id", "name")', '"tag" ("name", "id")'],
  ['STRICT', ') STRICT', ')'],
])('another table is one that differs in %s', (_, from, to) => {
  expect(definitionOf(table.replace(from, to))).not.toBe(definitionOf(table))
})

test('an index is the same only word for word', () => {
  expect(definitionOf('CREATE INDEX "i" ON "note" ("id", "kind")')).not.toBe(
    definitionOf('CREATE INDEX "i" ON "note" ("kind", "id")'),
  )
})
