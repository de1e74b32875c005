import { z } from 'zod'
import type { Locale } from '../../shell/words/locale.ts'

/** Sets zod's own messages to the page's language. In the browser zod starts without any: see vite.config.ts. */
export async function setZodLocale(locale: Locale): Promise<void> {
  const { default: messages } = await (locale === 'en'
    ? import('zod/v4/locales/en.js')
    : import('zod/v4/locales/ja.js'))
  z.config(messages())
}
