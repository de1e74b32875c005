import { beforeAll, describe, expect, it } from 'vitest'
import { initialValues, type Values } from '../../../entities/language/input/body.ts'
import { news } from '../../../entities/news.ts'
import { isUnsaved } from '../../../src/kernel/form/form-session.ts'
import { createRecordSaver, type SaveResult } from '../../../src/kernel/form/save-record.ts'
import { open, savedNews } from './open-form.ts'

type Answer = (record: Values, body: Values) => Values | Error

class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly data: object = {},
  ) {
    super(String(status))
  }
  get body() {
    return { data: this.data }
  }
}

/** A form that saves to a server which gives these answers, one after the other. */
function saving(...answers: Answer[]) {
  return savingIn(open(), ...answers)
}

function savingIn(form: ReturnType<typeof open>, ...answers: Answer[]) {
  const sent: Values[] = []
  const keys: string[] = []
  const done: SaveResult[] = []
  const write = async (record: Values, body: Values): Promise<Values> => {
    sent.push(body)
    const answer = answers[sent.length - 1]!(record, body)
    if (answer instanceof Error) throw answer
    return answer
  }
  const transport = {
    create: (body: Values, key: string) => {
      keys.push(key)
      return write({}, body)
    },
    update: write,
    updateWithChildren: async (record: Values, body: Values) => ({
      record: await write(record, body),
      changeSet: 'set',
    }),
    lastWriter: async () => ({ name: '佐藤', at: '2026-11-21T04:02:00.000Z' }),
  }
  const writer = createRecordSaver(form.session, transport, (saved) => {
    form.session.saved(saved)
    done.push(saved)
  })
  return { ...form, ...writer, sent, keys, done }
}

const accept: Answer = (record, body) => ({ ...record, ...body, version: Number(record.version) + 1 })
const stale =
  (theirs: Values): Answer =>
  () =>
    new Refusal(412, { current: { ...savedNews, version: 4, ...theirs } })

beforeAll(() => {
  globalThis.requestAnimationFrame ??= () => 0
})

describe('saving', () => {
  it('sends what changed, with the version it was read at', async () => {
    const { save, type, sent, state } = saving(accept)
    type('title', '旧作')
    await save()
    expect(sent).toEqual([{ title: '旧作', version: 3 }])
    expect(state()).toMatchObject({ changed: [], saving: false })
    expect(state().base).toMatchObject({ title: '旧作', version: 4 })
  })

  it('is done once, however often it is asked for', async () => {
    const { save, type, sent } = saving(accept)
    type('title', '旧作')
    await Promise.all([save(), save(), save()])
    expect(sent).toHaveLength(1)
  })

  it('sends nothing while something is wrong', async () => {
    const { save, type, sent, state } = saving()
    type('title', '')
    await save()
    expect(sent).toEqual([])
    expect(state().attempted).toBe(true)
  })

  it('changes the state only when a button says so', async () => {
    const { save, type, sent } = saving(accept, accept)
    type('title', '旧作')
    await save({ to: 'published' })
    expect(sent[0]).toEqual({ title: '旧作', status: 'published', version: 3 })
    type('title', '新作')
    await save()
    expect(sent[1]).toEqual({ title: '新作', version: 4 })
  })

  it('keeps what was typed when the network is gone, and tries again when asked', async () => {
    const { save, type, sent, state, session } = saving(() => new Refusal(0), accept)
    type('title', '旧作')
    await save()
    expect(state().failure?.kind).toBe('network')
    expect(session.values().title).toBe('旧作')
    state().failure!.retry()
    await expect.poll(() => sent.length).toBe(2)
    expect(state().failure).toBeUndefined()
  })

  it('puts what the server finds at its field', async () => {
    const issues = [{ path: ['slug'], rule: 'duplicate', params: {} }]
    const { save, type, state } = saving(() => new Refusal(400, { issues }))
    type('slug', 'taken')
    await save()
    expect(state().messages.slug?.error).toBe('slug duplicate')
    expect(state().changed).toEqual(['slug'])
  })
})

describe('a new record whose answer was lost', () => {
  const creating = (...answers: Answer[]) => {
    const form = savingIn(open(initialValues(news, 'emu-esu-com'), news, 'emu-esu-com', 'create'), ...answers)
    form.type('title', '新作')
    form.type('slug', 'new-work')
    form.type('linkUrl', 'https://example.jp/')
    return form
  }
  const lost: Answer = () => new Refusal(0)
  const made: Answer = (_, body) => ({ ...savedNews, ...body, version: 1 })
  const refusedWith =
    (record: Values): Answer =>
    () =>
      new Refusal(422, { current: { ...savedNews, version: 1, ...record } })

  it('is sent again under the key of the first time', async () => {
    const { save, sent, keys, done } = creating(lost, made)
    await save()
    await save()
    expect(sent[1]).toEqual(sent[0])
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
    expect(keys[1]).toBe(keys[0])
    expect(done).toHaveLength(1)
  })

  it('goes on under the key of an earlier visit', async () => {
    const { save, session, state, keys } = creating(lost, made)
    session.state.set({ idempotencyKey: 'of the earlier visit' })
    await save()
    expect(state().idempotencyKey).toBe('of the earlier visit')
    await save()
    expect(state().idempotencyKey).toBeUndefined()
    expect(keys).toEqual(['of the earlier visit', 'of the earlier visit'])
  })

  it('is not changed by what was looked up for it before it was sent', async () => {
    const unsent: boolean[] = []
    const form = creating((record, body) => {
      unsent.push(form.session.isUnsentSince(base))
      return made(record, body)
    })
    const { base } = form.state()
    unsent.push(form.session.isUnsentSince(base))
    await form.save()
    unsent.push(form.session.isUnsentSince(base))
    expect(unsent).toEqual([true, false, false])
  })

  it('takes nothing more once it was created: its form is about to be replaced', async () => {
    const { save, sent, state } = creating(made)
    await save()
    expect(state().saving).toBe(true)
    await save()
    expect(sent).toHaveLength(1)
  })

  it('is changed, not made twice, when something else was typed meanwhile', async () => {
    const { save, type, sent, keys, done } = creating(lost, refusedWith({ title: '新作' }), accept)
    await save()
    type('title', '旧作')
    await save()
    expect(sent[2]).toMatchObject({ title: '旧作', version: 1 })
    expect(sent[2]).not.toHaveProperty('slug')
    expect(keys).toHaveLength(2)
    expect(done[0]?.record).toMatchObject({ id: 'r', version: 2, title: '旧作' })
  })

  it('asks when somebody else wrote in it meanwhile', async () => {
    const { save, resolve, type, sent, state } = creating(lost, refusedWith({ version: 2, title: '彼らの題' }), accept)
    await save()
    type('title', '旧作')
    await save()
    expect(state().conflict).toMatchObject({ by: '佐藤', open: false })
    await resolve({ title: 'mine' })
    expect(sent[2]).toMatchObject({ title: '旧作', version: 2 })
  })
})

describe('when somebody wrote first', () => {
  it('saves again by itself where the two touched different fields', async () => {
    const { save, type, sent, done, session } = saving(stale({ metaDescription: '説明' }), accept)
    type('title', '旧作')
    await save()
    expect(sent[1]).toEqual({ title: '旧作', version: 4 })
    expect(session.values()).toMatchObject({ title: '旧作', metaDescription: '説明' })
    expect(done[0]?.merged).toBe(true)
  })

  it('asks where both touched the same field, and saves what was chosen', async () => {
    const { save, resolve, type, sent, state } = saving(stale({ title: '彼らの題', slug: 'theirs' }), accept)
    type('title', '私の題')
    type('metaDescription', '説明')
    await save()
    expect(state().conflict).toMatchObject({ by: '佐藤', at: '2026-11-21T04:02:00.000Z', open: false })
    await resolve({ title: 'mine' })
    expect(sent[1]).toEqual({ title: '私の題', metaDescription: '説明', version: 4 })
    expect(state().conflict).toBeUndefined()
  })

  it('has nothing left to save where theirs was chosen throughout', async () => {
    const { save, resolve, type, sent, state, session } = saving(stale({ title: '彼らの題' }))
    type('title', '私の題')
    await save()
    await resolve({ title: 'theirs' })
    expect(sent).toHaveLength(1)
    expect(session.values().title).toBe('彼らの題')
    expect(state().changed).toEqual([])
  })

  it('never publishes what the reader has not seen', async () => {
    const { save, resolve, type, sent, state } = saving(stale({ metaDescription: '説明' }), accept)
    type('title', '旧作')
    await save({ to: 'published' })
    expect(sent).toHaveLength(1)
    expect(state().conflict?.intent).toMatchObject({ to: 'published' })
    await resolve({})
    expect(sent[1]).toEqual({ title: '旧作', status: 'published', version: 4 })
  })

  it('takes an answer that was lost on the way for what it was', async () => {
    const { save, type, sent, done, state } = saving(() => new Refusal(0), stale({ title: '旧作' }))
    type('title', '旧作')
    await save()
    await save()
    expect(sent).toHaveLength(2)
    expect(done).toHaveLength(1)
    expect(state().changed).toEqual([])
    expect(state().conflict).toBeUndefined()
  })
})

describe('a newer state that arrives while editing', () => {
  it('is taken in where it does not clash', () => {
    const { receive: arrived, type, session, state } = saving()
    type('title', '旧作')
    arrived({ ...savedNews, version: 4, slug: 'moved' })
    expect(session.values()).toMatchObject({ title: '旧作', slug: 'moved' })
    expect(state().base.version).toBe(4)
  })

  it('is told of where it clashes, and nothing typed is touched', async () => {
    const { receive: arrived, type, session, state } = saving()
    type('title', '旧作')
    arrived({ ...savedNews, version: 4, title: '別の題' })
    await expect.poll(() => state().conflict?.by).toBe('佐藤')
    expect(session.values().title).toBe('旧作')
  })
})

describe('a newer state that arrives during a conflict', () => {
  const inConflict = async (...answers: Answer[]) => {
    const form = saving(stale({ title: '彼らの題' }), ...answers)
    form.type('title', '私の題')
    await form.save({ to: 'published' })
    form.session.state.set({ conflict: { ...form.state().conflict!, open: true } })
    return form
  }

  it('changes nothing where it is the one that is compared, and what was asked for is still done', async () => {
    const { receive: arrived, resolve, sent, state } = await inConflict(accept)
    const { conflict } = state()
    arrived({ ...savedNews, version: 4, title: '彼らの題' })
    await new Promise((done) => setTimeout(done))
    expect(state().conflict).toBe(conflict)
    await resolve({ title: 'mine' })
    expect(sent[1]).toEqual({ title: '私の題', status: 'published', version: 4 })
  })

  it('takes the place of theirs in the comparison, which stays open', async () => {
    const { receive: arrived, resolve, sent, state } = await inConflict(accept)
    arrived({ ...savedNews, version: 5, title: '彼らの新しい題' })
    await expect.poll(() => state().conflict?.theirs.version).toBe(5)
    expect(state().conflict).toMatchObject({ open: true, intent: { to: 'published' }, by: '佐藤' })
    await resolve({ title: 'mine' })
    expect(sent[1]).toEqual({ title: '私の題', status: 'published', version: 5 })
  })

  it('ends it where nothing clashes any more, and does what was asked for', async () => {
    const { receive: arrived, sent, state } = await inConflict(accept)
    arrived({ ...savedNews, version: 5 })
    await expect.poll(() => sent.length).toBe(2)
    expect(sent[1]).toEqual({ title: '私の題', status: 'published', version: 5 })
    expect(state().conflict).toBeUndefined()
  })

  it('ends one that no save has met without saving', async () => {
    const { receive: arrived, type, sent, session, state } = saving()
    type('title', '旧作')
    arrived({ ...savedNews, version: 4, title: '別の題' })
    await expect.poll(() => state().conflict?.by).toBe('佐藤')
    arrived({ ...savedNews, version: 5 })
    await expect.poll(() => state().conflict).toBeUndefined()
    expect(sent).toEqual([])
    expect(session.values().title).toBe('旧作')
    expect(state().base.version).toBe(5)
  })
})

describe('a save that also moves the record', () => {
  it('asks once nothing is wrong, and sends nothing when the answer is no', async () => {
    const asked: string[] = []
    const { session, type } = open()
    const transport = {
      create: async () => ({}),
      update: async () => expect.fail('sent'),
      updateWithChildren: async () => expect.fail('sent'),
      lastWriter: async () => ({}),
    }
    const { save } = createRecordSaver(
      session,
      transport,
      () => {},
      async (to) => {
        asked.push(String(to))
        return false
      },
    )
    type('title', '')
    await save({ to: 'published' })
    expect(asked).toEqual([])
    type('title', '新しい題')
    await save({ to: 'published' })
    expect(asked).toEqual(['published'])
  })
})

describe('what controls have not committed yet', () => {
  it('belongs to what is saved', async () => {
    const { session, save, sent } = saving(accept)
    session.pending(async () => session.put({ title: '届いた題名' }))
    await save()
    expect(sent).toMatchObject([{ title: '届いた題名' }])
  })

  it('is waited for once, and that is shown when it takes long', async () => {
    const { session, save, sent } = saving(accept)
    const { promise, resolve } = Promise.withResolvers<void>()
    session.pending(() => promise)
    session.put({ title: '待つ題名' })
    const saved = save()
    await save()
    await expect.poll(() => session.state.get().settling).toBe(true)
    expect(sent).toEqual([])
    resolve()
    await saved
    expect(sent).toHaveLength(1)
    expect(session.state.get().settling).toBe(false)
  })

  it('is waited for when a save is tried again, too', async () => {
    const { session, save, sent } = saving(() => new Refusal(0), accept)
    session.put({ title: '待つ題名' })
    await save()
    session.pending(async () => session.put({ slug: 'arrived-late' }))
    session.state.get().failure!.retry()
    await expect.poll(() => sent.length).toBe(2)
    expect(sent[1]).toMatchObject({ title: '待つ題名', slug: 'arrived-late' })
  })

  it('counts as a change while it is on its way, which discarding stops', () => {
    const { session, state } = open()
    const stopped: string[] = []
    const arrived = session.arriving(() => stopped.push('first'))
    session.arriving(() => stopped.push('second'))
    expect(isUnsaved(state())).toBe(true)
    arrived()
    expect(isUnsaved(state())).toBe(true)
    session.reset()
    expect(stopped).toEqual(['second'])
    expect(isUnsaved(state())).toBe(false)
  })

  it('is not lost to a newer state of the record that arrives before it', () => {
    const { session, receive: received } = saving()
    const arrived = session.arriving(() => {})
    received({ ...savedNews, version: 4, slug: 'moved' })
    expect(session.state.get().base.version).toBe(3)
    arrived()
    received({ ...savedNews, version: 4, slug: 'moved' })
    expect(session.state.get().base.version).toBe(4)
  })

  it('keeps the form from being saved without it, if it cannot be committed', async () => {
    const { session, save, sent } = saving(accept)
    const refused = session.pending(async () => false)
    session.put({ title: '写真のない題名' })
    await save()
    expect(sent).toEqual([])
    refused()
    await save()
    expect(sent).toHaveLength(1)
  })
})
