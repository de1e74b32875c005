import { beforeAll, expect, test } from 'vitest'
import type { Values } from '../../../entities/language/input/body.ts'
import { tablesOf } from '../../../src/captain/form/children/child-tables.ts'
import type { CaptainDataProvider } from '../../../src/kernel/api/data-provider.ts'
import type { CaptainRecord } from '../../../src/kernel/api/record.ts'
import type { ChildRow } from '../../../src/kernel/form/child-tables.ts'
import { createRecordSaver, type SaveResult } from '../../../src/kernel/form/save-record.ts'
import type { Words } from '../../../src/shell/words/words.ts'
import { club, clubMember } from '../../sample-children.ts'
import { open } from './open-form.ts'

const site = 'tajimi-kasa-pub-com'
const member = (id: string, values: object = {}, version = 1) =>
  ({ id, version, part: 'player', until: null, memo: null, sortOrder: 0, name: id, ...values }) as CaptainRecord

beforeAll(() => {
  globalThis.requestAnimationFrame ??= () => 0
})

/** The form of a club whose members a server has, which answers saves as it is told. */
async function formOf(members: () => readonly CaptainRecord[], ...answers: ((body: Values) => Values | Error)[]) {
  const provider = { getList: async () => ({ data: members(), total: members().length }) }
  const words = { translate: (key: string) => key }
  const tables = tablesOf([clubMember], {
    site,
    provider: provider as unknown as CaptainDataProvider,
    words: words as unknown as Words,
  })
  const base = { id: 'c', version: 1, name: '茶の湯の会', isVisible: true, ...(await tables.read('c')) }
  const form = open(base, club, site, 'edit', tables)
  const sent: Values[] = []
  const done: SaveResult[] = []
  const write = async (_: Values, body: Values) => {
    sent.push(body)
    const answer = answers[sent.length - 1]!(body)
    if (answer instanceof Error) throw answer
    return answer
  }
  const saver = createRecordSaver(
    form.session,
    {
      create: async () => ({}),
      update: write,
      updateWithChildren: async (record, body) => ({ record: await write(record, body), changeSet: 'set' }),
      lastWriter: async () => ({}),
    },
    (saved) => {
      form.session.saved(saved)
      done.push(saved)
    },
  )
  const rows = () => form.session.values()['club-member'] as readonly ChildRow[]
  const put = (next: readonly ChildRow[]) => form.type('club-member', next)
  const name = (row: ChildRow, to: string): ChildRow => ({ ...row, values: { ...row.values, name: to } })
  return { ...form, ...saver, rows, put, name, sent, done }
}

const fresh: ChildRow = { key: 'new', values: { name: '新人', part: 'player', until: null, sortOrder: null } }

test('a form saves its record and its children in one call, and a second save sends neither again', async () => {
  const server = [member('a'), member('b')]
  const { session, state, save, rows, put, sent, done, type } = await formOf(
    () => server,
    () => ({
      id: 'c',
      version: 2,
      name: '新しい名前',
      isVisible: true,
      'club-member': [member('n', { name: '新人' })],
    }),
  )
  expect(state().changed).toEqual([])
  type('name', '新しい名前')
  put([rows()[0]!, fresh])
  expect(state().changed).toEqual(['name', 'club-member'])
  await save()
  expect(sent).toEqual([
    {
      name: '新しい名前',
      version: 1,
      'club-member': [
        { id: 'a', version: 1 },
        { name: '新人', part: 'player' },
        { id: 'b', version: 1, trashed: true },
      ],
    },
  ])
  expect(done[0]!.changeSet).toBe('set')
  expect([state().changed, rows().map(({ id }) => id)]).toEqual([[], ['a', 'n']])
  await save()
  expect(sent).toHaveLength(1)
  put([])
  session.reset()
  expect(rows().map(({ id }) => id)).toEqual(['a', 'n'])
})

test('a refused row shows why, stays as typed, and goes through once its record was read again', async () => {
  let server = [member('a'), member('b')]
  const refused = Object.assign(new Error(), {
    status: 409,
    body: { data: { issues: [{ path: ['club-member', 1], rule: 'integrity.recordChanged', params: {} }] } },
  })
  const { state, save, rows, put, name, sent } = await formOf(
    () => server,
    () => {
      server = [member('a'), member('b', { name: '人', part: 'leader' }, 2)]
      return refused
    },
    () => ({ id: 'c', version: 1, name: '茶の湯の会', 'club-member': [member('b', { name: '私' }, 3)] }),
  )
  put([rows()[0]!, name(rows()[1]!, '私')])
  await save()
  expect(state().messages['club-member']?.inside).toEqual({ 1: 'forms.children.changed' })
  expect(rows()[1]).toMatchObject({ version: 2, values: { name: '私', part: 'leader' } })
  await save()
  expect(sent[1]).toEqual({
    version: 1,
    'club-member': [
      { id: 'a', version: 1 },
      { id: 'b', version: 2, name: '私' },
    ],
  })
  expect([state().changed, state().messages]).toEqual([[], {}])
})

test('what is wrong in a row keeps the form from being sent', async () => {
  const { state, save, rows, put, name, sent } = await formOf(() => [member('a')])
  put([...rows(), name(fresh, '')])
  await save()
  expect(sent).toEqual([])
  expect(state().messages['club-member']?.inside).toHaveProperty(['1.name'])
  expect(state().faults.map(({ path }) => path)).toEqual(['club-member.1.name'])
})

test('children that somebody adds meanwhile come in beside what is being typed', async () => {
  const { session, state, rows, put, receive } = await formOf(() => [member('a')])
  put([...rows(), fresh])
  const other: ChildRow = { key: 'b', id: 'b', version: 1, values: { name: 'b' } }
  receive({ ...session.state.get().base, 'club-member': [...rows().slice(0, 1), other] })
  expect(rows().map(({ key }) => key)).toEqual(['a', 'b', 'new'])
  expect(state().changed).toEqual(['club-member'])
})

test('the form of a copy begins with copies of the children, which are created with it', async () => {
  const asked: object[] = []
  const provider = {
    getList: async (_: string, { meta }: { meta: object }) => {
      asked.push(meta)
      return { data: [member('a', { part: 'guest', until: 2030, memo: '控え', sortOrder: 3 })], total: 1 }
    },
  }
  const words = { translate: (key: string) => key }
  const tables = tablesOf([clubMember], { site, provider, words } as never)
  const copies = (await tables.readCopies('c'))['club-member'] as readonly ChildRow[]
  // What lists leave out is copied too.
  expect(asked).toEqual([{ parent: 'c', aside: true, include: ['memo'] }])
  const values = { name: '新しい会', isVisible: true, 'club-member': copies }
  const { session } = open(values, club, site, 'create', tables)
  expect(session.attempt(), 'a name is each one’s own').toBeUndefined()
  session.put({ 'club-member': copies.map((row) => ({ ...row, values: { ...row.values, name: '新人' } })) })
  expect(session.attempt()).toEqual({
    name: '新しい会',
    isVisible: true,
    'club-member': [{ name: '新人', part: 'guest', until: 2030, memo: '控え' }],
  })
})

test('a new record is created with its children in one call, whose answer is in the form at once', async () => {
  const tables = tablesOf([clubMember], { site, provider: {}, words: { translate: (key: string) => key } } as never)
  const { session, state, type } = open(
    { name: null, isVisible: true, 'club-member': [] },
    club,
    site,
    'create',
    tables,
  )
  const created: Values[] = []
  const done: SaveResult[] = []
  const { save } = createRecordSaver(
    session,
    {
      create: async (body) => {
        created.push(body)
        return {
          id: 'c',
          version: 1,
          name: '茶の湯の会',
          isVisible: true,
          'club-member': [member('n', { name: '新人' })],
        }
      },
      update: async () => ({}),
      updateWithChildren: async () => ({ record: {}, changeSet: undefined }),
      lastWriter: async () => ({}),
    },
    (saved) => {
      session.saved(saved)
      done.push(saved)
    },
  )
  type('name', '茶の湯の会')
  type('club-member', [fresh])
  await save()
  expect(created).toEqual([{ name: '茶の湯の会', isVisible: true, 'club-member': [{ name: '新人', part: 'player' }] }])
  expect([state().failure, done.map(({ record }) => record.id)]).toEqual([undefined, ['c']])
  expect(session.values()['club-member']).toMatchObject([{ key: 'new', id: 'n', version: 1 }])
})

test('what was read of rows stays with the visit to a tenant, and is nothing to the next', async () => {
  const until = { from: ['memo'], value: ({ memo }: any) => memo && Number(memo) }
  const deriving = { ...clubMember, derived: { until } } as unknown as typeof clubMember
  const words = { translate: (key: string) => key }
  const visit = (members: readonly CaptainRecord[]) =>
    tablesOf([deriving], {
      site,
      provider: { getList: async () => ({ data: members, total: members.length }) } as unknown as CaptainDataProvider,
      words: words as unknown as Words,
    })
  const first = visit([member('a', { memo: '2031' })])
  const [row] = (await first.read('c'))['club-member'] as [ChildRow]
  expect(first.derived('club-member', row, {})).toEqual({ until: 2031 })
  expect(visit([]).derived('club-member', row, {})).toEqual({ until: null })
})
