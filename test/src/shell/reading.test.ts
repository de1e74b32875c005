import { onlineManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, describe, expect, it } from 'vitest'
import { apiQueryOptions } from '../../../src/shell/api/query-options.ts'

describe('what a page reads', () => {
  let client = new QueryClient()
  afterEach(() => {
    onlineManager.setOnline(true)
    client.clear()
    client = new QueryClient()
  })

  it('is no longer asked for once nobody looks at it', async () => {
    let signal: AbortSignal | undefined
    const asked = Promise.withResolvers<void>()
    const options = apiQueryOptions(['myturn-games', 'summary'], (given) => {
      signal = given
      asked.resolve()
      return new Promise<string>(() => {})
    })
    const leave = new QueryObserver(client, options).subscribe(() => {})
    await asked.promise
    expect(signal?.aborted).toBe(false)
    leave()
    expect(signal?.aborted).toBe(true)
  })

  it('is said to have failed at once, also without a connection', async () => {
    onlineManager.setOnline(false)
    let times = 0
    const options = apiQueryOptions(['myturn-games', 'summary'], async () => {
      times += 1
      throw new Error('Fetch Error')
    })
    await expect(client.fetchQuery(options)).rejects.toThrow('Fetch Error')
    expect(times).toBe(1)
  })

  it('is kept for each tenant by itself', async () => {
    for (const tenant of ['myturn-games', 'emu-esu-com'])
      await client.fetchQuery(apiQueryOptions([tenant, 'summary'], async () => tenant))
    expect(client.getQueryData(['emu-esu-com', 'summary'])).toBe('emu-esu-com')
    expect(client.getQueriesData({ queryKey: ['myturn-games'] })).toEqual([
      [['myturn-games', 'summary'], 'myturn-games'],
    ])
  })
})
