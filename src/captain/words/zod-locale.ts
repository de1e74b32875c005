import { z } from 'zod'
import type { Locale } from '../../shell/words/locale.ts'

/** zod's own messages in the language of the page. English is what it starts with. */
export async function setZodLocale(locale: Locale): Promise<void> {
  if (locale === 'en') return
  const { default: ja } = await import('zod/v4/locales/ja.js')
  z.config(ja())
}
