import { useWords } from '../../shell/words-context.tsx'

interface AltFieldsProps {
  /** What the ids of the fields begin with. */
  readonly id: string
  readonly alt: string
  readonly decorative: boolean
  onAlt(alt: string): void
  onDecorative(decorative: boolean): void
}

/** What a picture shows in words, or that it only decorates. */
export function AltFields({ id, alt, decorative, onAlt, onDecorative }: AltFieldsProps) {
  const { translate } = useWords()
  return (
    <>
      <div className="field">
        <label htmlFor={`${id}-alt`}>{translate('ai.save.alt')}</label>
        <textarea
          id={`${id}-alt`}
          rows={2}
          maxLength={100}
          value={alt}
          disabled={decorative}
          placeholder={translate('ai.save.altExample')}
          onChange={({ target }) => onAlt(target.value)}
        />
      </div>
      <label className="ai-check">
        <input type="checkbox" checked={decorative} onChange={({ target }) => onDecorative(target.checked)} />
        {translate('ai.save.decorative')}
      </label>
    </>
  )
}
