// @module-tag sqlite
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { decode } from '../../server/features/uploads/decoder.ts'
import { fairQueue } from '../../server/base/fair-queue.ts'
import { maxWaitingPictures } from '../../server/features/uploads/limits.ts'
import { rewriteUploaded } from '../../server/features/uploads/rewrite-picture.ts'
import { staffOf, start } from './support/world.ts'
import { scratchFolder } from './support/scratch-folder.ts'
import { photo, upload, uploadsOf } from './support/upload-files.ts'

/** A file of one's own with a picture in it. */
async function pictureFile(name = 'picture', side = 40): Promise<string> {
  const file = join(scratchFolder(), name)
  writeFileSync(file, await photo(side, side))
  return file
}

describe('work in turn', () => {
  test('goes round between those who brought it, and keeps the order of each', async () => {
    const { run: take, waiting } = fairQueue()
    const done: string[] = []
    const first = Promise.withResolvers<void>()
    const work = (owner: string, name: string, before: Promise<void> = Promise.resolve()) =>
      take(owner, async () => {
        await before
        done.push(name)
      })
    const all = [work('a', 'a1', first.promise), ...['a2', 'a3', 'a4'].map((name) => work('a', name))]
    expect(waiting('a')).toBe(3)
    all.push(work('b', 'b1'), work('b', 'b2'), work('c', 'c1'))
    first.resolve()
    await Promise.all(all)
    expect(done).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4'])
    expect(waiting('a')).toBe(0)
    await work('a', 'a5')
    expect(done.at(-1)).toBe('a5')
  })

  test('goes on after work that fails, which hears of it', async () => {
    const { run: take } = fairQueue()
    const failed = take('a', () => Promise.reject(new Error('no')))
    const next = take('a', () => Promise.resolve('yes'))
    await expect(failed).rejects.toThrow('no')
    expect(await next).toBe('yes')
  })

  test('goes on after work that throws at once, which hears of it', async () => {
    const { run: take } = fairQueue()
    const throws = (): Promise<never> => {
      throw new Error('no')
    }
    const failed = [take('a', throws), take('a', throws)]
    const next = take('a', () => Promise.resolve('yes'))
    for (const each of failed) await expect(each).rejects.toThrow('no')
    expect(await next).toBe('yes')
  })
})

test('a picture of another site is done before the many that came before it', { tags: ['full'] }, async () => {
  const world = await start({ DATA_DIR: scratchFolder() })
  const many = await Promise.all(Array.from({ length: maxWaitingPictures }, () => photo(800, 800, 'webp')))
  const few = await photo()
  const [one, other] = ['toki-tsumugi-cafe', 'suda-nijo-com'] as const
  await Promise.all([one, other].map((slug) => world.account(staffOf(slug))))
  // The key that signs tokens is drawn for the first of them; of many at once several would be.
  await world.tokenFor(staffOf(one))
  const ended: string[] = []
  const send = async (slug: string, bytes: Buffer, name: string) => {
    const { status } = await upload(world, staffOf(slug), uploadsOf(slug), { name: 'a.webp', bytes })
    expect(status).toBe(201)
    ended.push(name)
  }
  const sent = many.map((bytes) => send(one, bytes, 'one of many'))
  await Promise.race(sent)
  await Promise.all([...sent, send(other, few, 'the other')])
  expect(ended).toHaveLength(maxWaitingPictures + 1)
  expect(ended.indexOf('the other')).toBeLessThan(maxWaitingPictures - 5)
})

test('of one site no more pictures wait than one drop brings; the next is refused with a time to come back', async () => {
  const files = await Promise.all(Array.from({ length: maxWaitingPictures + 1 }, (_, n) => pictureFile(`picture ${n}`)))
  const [more, elsewhere] = [await pictureFile(), await pictureFile()]
  const taken = files.map((file) => rewriteUploaded('a site', file, 'image/png'))
  const refused = rewriteUploaded('a site', more, 'image/png')
  const other = rewriteUploaded('another site', elsewhere, 'image/png')
  await expect(refused).rejects.toMatchObject({
    statusCode: 429,
    data: { issues: [{ path: ['file'], rule: 'upload.waiting', params: { max: maxWaitingPictures } }], retryAfter: 60 },
  })
  expect((await other).width).toBe(40)
  for (const each of await Promise.all(taken)) expect(each.width).toBe(40)
  expect((await rewriteUploaded('a site', await pictureFile(), 'image/png')).width).toBe(40)
})

describe.skipIf(process.platform !== 'linux')('the process that decodes', () => {
  /** The ids of the processes below this one that decode. */
  const decoders = (): readonly string[] =>
    readdirSync('/proc')
      .filter((id) => /^\d+$/.test(id))
      .filter((id) => {
        try {
          const [command, status] = ['cmdline', 'status'].map((name) => readFileSync(`/proc/${id}/${name}`, 'utf8'))
          return command!.includes('decoder-process') && Number(/PPid:\s+(\d+)/.exec(status!)![1]) === process.pid
        } catch {
          return false
        }
      })
  const order = (file: string) => ({ file, type: 'image/png', maxPixels: 1e6, maxSide: 100, quality: 80, widths: [] })

  test('may end over a picture: that one is refused, and the next is taken', async () => {
    const pipe = join(scratchFolder(), 'never-ending')
    execFileSync('mkfifo', [pipe])
    expect(await decode(order(await pictureFile()))).toMatchObject({ width: 40 })
    const [id, ...more] = decoders()
    expect(more).toEqual([])
    const held = decode(order(pipe))
    process.kill(Number(id), 'SIGKILL')
    await expect(held).rejects.toMatchObject({ data: { issues: [{ rule: 'upload.unreadable' }] } })
    expect(await decode(order(await pictureFile()))).toMatchObject({ width: 40 })
  })

  test('knows no secrets of the server, and lets a signal to all pass', async () => {
    process.env.AUTH_SECRET = 'not to be handed on'
    onTestFinished(() => void delete process.env.AUTH_SECRET)
    for (const id of decoders()) process.kill(Number(id), 'SIGKILL')
    // Whether it is told before or after its end, the picture that meets it is lost, and the next one is not.
    await decode(order(await pictureFile())).catch(() => {})
    await decode(order(await pictureFile()))
    const [id] = decoders()
    expect(readFileSync(`/proc/${id}/environ`, 'utf8')).not.toContain('handed on')
    process.kill(Number(id), 'SIGINT')
    process.kill(Number(id), 'SIGTERM')
    expect(await decode(order(await pictureFile()))).toMatchObject({ width: 40 })
    expect(decoders()).toEqual([id])
  })
})
