import { Suspense, use, useState, type ReactNode } from 'react'
import { useTenant } from '../../../kernel/context/tenant-context.tsx'
import type { Locale } from '../../../shell/words/locale.ts'
import { WordsContext } from '../../../shell/words/words-context.tsx'
import { createWords } from '../../../shell/words/words.ts'

interface CustomerWordsProps {
  readonly locale: Locale
  readonly children: ReactNode
}

/** Renders its children in the language of a customer, whatever the language of the page is. */
export function CustomerWords({ locale, children }: CustomerWordsProps) {
  const [words] = useState(() => createWords(locale))
  return (
    <Suspense>
      <WordsContext value={words}>
        <Loaded words={words}>
          <div lang={locale}>{children}</div>
        </Loaded>
      </WordsContext>
    </Suspense>
  )
}

function Loaded({ words, children }: { readonly words: ReturnType<typeof createWords>; readonly children: ReactNode }) {
  const { site } = useTenant()
  use(words.load('commons', 'entities/order', 'entities/payment-bank', `sites/${site}`))
  return children
}
