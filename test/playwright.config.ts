import { defineConfig } from '@playwright/test'
import { findChromium } from './chromium.ts'
import { runsLong } from './extent.ts'

/** Journeys that are there in Japanese too: their titles end with the language, before any tags. */
const english = /\ben\)?( @\S+)*$/
const long = /@full/

/** Journeys run in a real Chromium against the built product on its demo data, thrown away after. */
export default defineConfig({
  testDir: 'journeys',
  globalSetup: './journeys/helpers/filled-demo.ts',
  outputDir: '../test-results/journeys',
  fullyParallel: true,
  // One more than the cores of a small machine: a journey waits for a good part of its time.
  workers: 3,
  // Said as flaky in the report: a browser on a busy machine may lose a race that people do not run.
  retries: 2,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '../test-results/journeys.json' }]],
  use: {
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findChromium(),
      // Names files in any script, also where the machine has no locale set.
      env: { ...process.env, LC_ALL: 'C.UTF-8' } as Record<string, string>,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      // Of journeys in both languages those in Japanese: forms, screens and public pages are looked at in English too.
      grepInvert: runsLong ? [] : [long, english],
      // What moves is drawn sixty times a second by the processor; on the phone it moves.
      use: { viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: 'reduce' } },
    },
    {
      name: 'phone',
      // What differs there is the width: of journeys in both languages, those in Japanese.
      grepInvert: runsLong ? english : [long, english],
      ...(!runsLong && { grep: /@phone/ }),
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
})
