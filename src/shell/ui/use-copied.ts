import { useState } from 'react'

/** Whether a text was copied, and what copies it. Where the clipboard is unavailable, people copy what they see. */
export function useCopied(text: string): readonly [isCopied: boolean, copy: () => void] {
  const [copied, setCopied] = useState<string>()
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => setCopied(text),
      () => {},
    )
  return [copied === text, copy]
}
