import { useWords } from '../../shell/words/words-context.tsx'
import { SketchScreen, SketchWord } from './sketch-screen.tsx'

const useSketchWord = () => {
  const { translate } = useWords()
  return (key: string): string => translate(`public.manual.sketch.${key}`)
}

function Open() {
  const word = useSketchWord()
  return (
    <SketchScreen>
      <rect className="line" x="24" y="78" width="150" height="14" rx="7" />
      <rect className="line" x="24" y="102" width="112" height="8" rx="4" />
      <rect className="line" x="24" y="118" width="130" height="8" rx="4" />
      <rect className="action" x="212" y="42" width="92" height="28" rx="8" />
      <SketchWord x={258} y={61} kind="on">
        {word('signIn')}
      </SketchWord>
      <path className="pointer" d="M268 78 l0 26 7 -7 6 13 6 -3 -6 -12 10 -1 z" />
    </SketchScreen>
  )
}

function Press() {
  const word = useSketchWord()
  return (
    <SketchScreen>
      <rect className="paper" x="58" y="46" width="204" height="136" rx="12" />
      <SketchWord x={160} y={76} kind="strong">
        {word('signIn')}
      </SketchWord>
      <rect className="action" x="76" y="92" width="168" height="32" rx="8" />
      <SketchWord x={160} y={113} kind="on">
        {word('passkey')}
      </SketchWord>
      <rect className="line" x="76" y="140" width="168" height="10" rx="5" />
      <rect className="line" x="76" y="158" width="110" height="10" rx="5" />
      <path className="pointer" d="M222 116 l0 26 7 -7 6 13 6 -3 -6 -12 10 -1 z" />
    </SketchScreen>
  )
}

function ConfirmWithFinger() {
  const word = useSketchWord()
  return (
    <SketchScreen>
      <rect className="paper" x="40" y="44" width="240" height="140" rx="14" />
      <SketchWord x={160} y={70} kind="strong">
        {word('confirm')}
      </SketchWord>
      <g className="finger">
        <path d="M138 142 c-8 -16 -6 -52 22 -52 s30 34 24 54" />
        <path d="M147 147 c-8 -20 -6 -46 13 -46 s20 26 16 48" />
        <path d="M156 151 c-6 -20 -6 -38 4 -38 s11 20 8 38" />
      </g>
      <SketchWord x={160} y={172}>
        {word('touch')}
      </SketchWord>
    </SketchScreen>
  )
}

function Done() {
  const word = useSketchWord()
  return (
    <SketchScreen>
      <path className="side-bar" d="M1 30 h66 v169 h-54 a12 12 0 0 1 -12 -12 z" />
      {[0, 1, 2, 3].map((row) => (
        <rect key={row} className="line" x="14" y={48 + row * 20} width="40" height="8" rx="4" />
      ))}
      <SketchWord x={140} y={56} kind="strong">
        {word('sites')}
      </SketchWord>
      {[0, 1, 2, 3].map((tile) => (
        <g key={tile} transform={`translate(${86 + (tile % 2) * 112} ${70 + Math.floor(tile / 2) * 58})`}>
          <rect className="paper" width="100" height="46" rx="8" />
          <rect className={`swatch s${tile}`} x="10" y="11" width="24" height="24" rx="6" />
          <rect className="line" x="42" y="15" width="46" height="7" rx="3.5" />
          <rect className="line" x="42" y="27" width="32" height="6" rx="3" />
        </g>
      ))}
    </SketchScreen>
  )
}

/** The drawings of the steps of signing in by passkey, in order. */
export const sketches = { open: Open, press: Press, confirm: ConfirmWithFinger, done: Done } as const
