import { beforeAll, describe, expect, it } from 'vitest'
import type { Values } from '../../../entities/language/input/body.ts'
import { isNewerState, openDraftOf } from '../../../src/kernel/form/open-draft.ts'
import type { SaveIntent } from '../../../src/kernel/form/save-intent.ts'
import { createRecordSaver } from '../../../src/kernel/form/save-record.ts'
import { open, savedNews } from './open-form.ts'

const live = { ...savedNews, status: 'published', draft: null }
const at = '2026-11-21T04:02:00.000Z'

/** The record with a draft over it. */
const drafted = (changes: Values, version = 1, more: object = {}): Values => ({
  ...live,
  ...changes,
  draft: {
    version,
    isPublished: true,
    changed: Object.keys(changes),
    conflicts: [],
    publishAt: null,
    createdAt: at,
    updatedAt: at,
    updatedBy: null,
    ...more,
  },
})

interface Written {
  readonly what: SaveIntent['draft'] | 'live'
  readonly changes: Values
}

/** A form of a published record, and what it sent: to the draft, or to what is live. */
function editing(base: Values, ...answers: (Values | Error)[]) {
  const form = open(base)
  const sent: Written[] = []
  const next = (written: Written): Values => {
    sent.push(written)
    const answer = answers[sent.length - 1]!
    if (answer instanceof Error) throw answer
    return answer
  }
  const saver = createRecordSaver(
    form.session,
    {
      create: async (changes) => next({ what: 'live', changes }),
      update: async (_, changes) => next({ what: 'live', changes }),
      updateWithChildren: async (_, changes) => ({ record: next({ what: 'live', changes }) }),
      writeDraft: async (_, changes, { draft }) => ({ record: next({ what: draft, changes }) }),
      lastWriter: async () => ({ name: '佐藤', at }),
    },
    (saved) => form.session.saved(saved),
  )
  return { ...form, ...saver, sent }
}

const stale = (current: Values) => Object.assign(new Error('412'), { status: 412, body: { data: { current } } })

beforeAll(() => {
  globalThis.requestAnimationFrame ??= () => 0
})

describe('the form of a published record', () => {
  it('changes what is live when it is saved, as long as there is no draft', async () => {
    const { save, type, sent, state } = editing(live, { ...live, title: '改題', version: 4 })
    type('title', '改題')
    await save()
    expect(sent).toEqual([{ what: 'live', changes: { title: '改題', version: 3 } }])
    expect(state().intoDraft).toBe(false)
  })

  it('begins a draft when a button says so, and from then on saves into that', async () => {
    const { save, type, sent, state } = editing(live, drafted({ title: '改題' }), drafted({ title: '再改題' }, 2))
    type('title', '改題')
    await save({ draft: 'save' })
    expect(state()).toMatchObject({ intoDraft: true, changed: [] })
    type('title', '再改題')
    await save()
    expect(sent).toEqual([
      { what: 'save', changes: { title: '改題' } },
      { what: 'save', changes: { title: '再改題' } },
    ])
  })

  it('saves a draft that lacks what is required, and says what that is before it is published', async () => {
    const { save, type, sent, state } = editing(drafted({ title: '改題' }), drafted({ title: '改題', slug: null }, 2))
    type('publishAt', '明日')
    await save()
    expect(sent).toEqual([])
    type('publishAt', null)
    type('linkUrl', null)
    type('body', null)
    await save()
    expect(sent[0]).toMatchObject({ what: 'save' })
    expect(state().faults).toEqual([])
    expect(state().missing.map(({ path }) => path)).not.toEqual([])
    await save({ draft: 'publish' })
    expect(sent).toHaveLength(1)
    expect(state().attempted).toBe(true)
    expect(state().faults.map(({ path }) => path)).toEqual(state().missing.map(({ path }) => path))
  })

  it('publishes a draft in which nothing is typed, and shows what is live then', async () => {
    const { save, sent, state } = editing(drafted({ title: '改題' }), { ...live, title: '改題', version: 4 })
    await save({ draft: 'publish' })
    expect(sent).toEqual([{ what: 'publish', changes: {} }])
    expect(state()).toMatchObject({ intoDraft: false, base: { title: '改題', version: 4 } })
  })

  it('asks before it publishes over what somebody else changed live, and publishes once that was seen', async () => {
    const behind = drafted({ title: '改題' }, 1, { conflicts: [{ field: 'title', live: '別題' }] })
    const { save, sent, state } = editing(behind, { ...live, title: '改題', version: 4 })
    await save({ draft: 'publish' })
    expect(sent).toEqual([])
    expect(state().comparing).toEqual({ draft: 'publish' })
    await save({ draft: 'publish', liveVersion: 3 })
    expect(sent).toHaveLength(1)
  })

  it('asks again where what is live changed between', async () => {
    const behind = drafted({ title: '改題' }, 1, { conflicts: [{ field: 'title', live: '別題' }] })
    const { save, sent, state } = editing(drafted({ title: '改題' }), stale({ ...behind, version: 4 }))
    await save({ draft: 'publish' })
    expect(sent).toHaveLength(1)
    expect(state().comparing).toEqual({ draft: 'publish' })
  })

  it('merges what two people changed in a draft, and lets the second choose where it is the same', async () => {
    const theirs = drafted({ title: '改題', metaDescription: '相手' }, 2)
    const merging = editing(
      drafted({ title: '改題' }),
      stale(theirs),
      drafted({ title: '自分', metaDescription: '相手' }, 3),
    )
    merging.type('title', '自分')
    await merging.save()
    expect(merging.sent[1]).toEqual({ what: 'save', changes: { title: '自分' } })

    const clashing = editing(drafted({ title: '改題' }), stale(drafted({ title: '相手' }, 2)))
    clashing.type('title', '自分')
    await clashing.save()
    await expect.poll(() => clashing.state().conflict).toMatchObject({ theirs: { title: '相手' }, by: '佐藤' })
  })

  it('never changes what is live by a save that was begun while there was a draft', async () => {
    const { type, receive, save, sent, state } = editing(
      drafted({ title: '改題' }),
      drafted({ metaDescription: '打ちかけ' }, 1, { createdAt: '2026-11-22T00:00:00.000Z' }),
    )
    type('metaDescription', '打ちかけ')
    receive({ ...live, title: '改題', version: 4 })
    expect(state()).toMatchObject({ intoDraft: true, base: { version: 4 } })
    await save()
    expect(sent).toEqual([{ what: 'save', changes: { metaDescription: '打ちかけ' } }])
  })
})

describe('a newer state of a record', () => {
  it('is a later version of it or of its draft, and one where the draft came or went', () => {
    expect(isNewerState({ ...live, version: 4 }, live)).toBe(true)
    expect(isNewerState(live, live)).toBe(false)
    expect(isNewerState(drafted({}, 2), drafted({}, 1))).toBe(true)
    expect(isNewerState(drafted({}, 1), drafted({}, 2))).toBe(false)
    expect(isNewerState(drafted({}), live)).toBe(true)
    expect(isNewerState(live, drafted({}))).toBe(true)
    expect(isNewerState({ ...live, version: 2 }, drafted({}))).toBe(false)
  })

  it('has a draft over it only where its values are there, too', () => {
    expect(openDraftOf({ ...live, draft: { publishAt: null, updatedAt: at, updatedBy: null } })).toBeUndefined()
    expect(openDraftOf(drafted({}))).toBeDefined()
  })
})
