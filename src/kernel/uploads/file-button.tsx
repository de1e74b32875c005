import Button, { type ButtonProps } from '@mui/material/Button'
import { useRef } from 'react'

interface FileButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** The `accept` of the file dialog: `image/*`. */
  readonly accept: string
  readonly many?: boolean
  take(files: FileList): void
}

/** A button that opens the file dialog. */
export function FileButton({ accept, many = false, take, ...button }: FileButtonProps) {
  const picker = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button {...button} onClick={() => picker.current?.click()} />
      <input
        ref={picker}
        type="file"
        accept={accept}
        multiple={many}
        hidden
        onChange={({ target }) => {
          if (target.files) take(target.files)
          target.value = ''
        }}
      />
    </>
  )
}
