import { test as base } from '@playwright/test'
import { startServer } from './server.ts'

export { expect, type APIRequestContext, type Browser, type Locator, type Page } from '@playwright/test'

/** Every worker has the product to itself, on the demo data, so that journeys run side by side. */
export const test = base.extend<object, { origin: string }>({
  origin: [
    // Playwright reads from this pattern what a fixture needs: nothing.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await startServer('demo')
      await use(server.url)
      await server.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ origin }, use) => use(origin),
})
