import { useWords } from '../../shell/words/words-context.tsx'
import { SketchScreen } from './sketch-screen.tsx'

/** The sign-in page with its two fields. */
export function PasswordSketch() {
  const { translate } = useWords()
  const word = (key: string): string => translate(`public.manual.sketch.${key}`)
  return (
    <SketchScreen>
      <rect className="paper" x="58" y="40" width="204" height="148" rx="12" />
      <text className="word small" x="76" y="62">
        {word('email')}
      </text>
      <rect className="box" x="76" y="68" width="168" height="24" rx="6" />
      <text className="word small" x="76" y="110">
        {word('password')}
      </text>
      <rect className="box" x="76" y="116" width="168" height="24" rx="6" />
      <path className="dots" d="M88 128 h.1 M98 128 h.1 M108 128 h.1 M118 128 h.1 M128 128 h.1 M138 128 h.1" />
      <path className="eye" d="M222 128 q8 -9 16 0 q-8 9 -16 0 z" />
      <rect className="action" x="76" y="152" width="168" height="26" rx="8" />
      <text className="word on" x="160" y="169" textAnchor="middle">
        {word('signIn')}
      </text>
    </SketchScreen>
  )
}
