import { z } from 'zod'
import type { Locale } from '../../shell/words/locale.ts'

/** Sets zod's own messages to the page's language. zod starts in English. */
export async function setZodLocale(locale: Locale): Promise<void> {
  if (locale === 'en') return
  const { default: ja } = await import('zod/v4/locales/ja.js')
  z.config(ja())
}
