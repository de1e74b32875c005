import Button, { type ButtonProps } from '@mui/material/Button'
import { useRef } from 'react'

interface FileButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** What the file dialog offers: `image/*`. */
  readonly accept: string
  readonly many?: boolean
  take(files: FileList): void
}

/** A button that asks for files. */
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
