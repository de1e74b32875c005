import { useRef } from 'react'
import Chip, { type ChipProps } from '@mui/material/Chip'
import { useWords } from '../../shell/words/words-context.tsx'

interface RemovableChipProps extends Pick<ChipProps, 'size' | 'color' | 'variant' | 'sx'> {
  readonly label: string
  remove(): void
  /** Takes the focus where no other chip stands beside this one. */
  focusWithoutChips(): void
}

/**
 * A chip that is removed by pressing it: a screen reader presses the whole of it, and never its cross. The focus goes on
 * to the chip after it, or else to the one before.
 */
export function RemovableChip({ label, remove, focusWithoutChips, ...chip }: RemovableChipProps) {
  const { translate } = useWords()
  const self = useRef<HTMLDivElement>(null)
  const press = () => {
    const { nextElementSibling, previousElementSibling } = self.current!
    const beside = [nextElementSibling, previousElementSibling].find(
      (each): each is HTMLElement => each instanceof HTMLElement && each.classList.contains('MuiChip-root'),
    )
    if (beside) beside.focus()
    else focusWithoutChips()
    remove()
  }
  return (
    <Chip
      ref={self}
      label={label}
      aria-label={translate('commons.actions.removeOf', { name: label })}
      onClick={press}
      onDelete={press}
      {...chip}
    />
  )
}
