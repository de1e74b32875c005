import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useWords } from '../../shell/words/words-context.tsx'

interface ShapeSelectProps<Shape extends string> {
  readonly label: string
  readonly shapes: readonly Shape[]
  readonly value: Shape
  choose(shape: Shape): void
}

/** Chooses a shape by its name. */
export function ShapeSelect<Shape extends string>({ label, shapes, value, choose }: ShapeSelectProps<Shape>) {
  const { translate } = useWords()
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={(event) => choose(event.target.value as Shape)}
      sx={{ flex: '1 1 8rem' }}
    >
      {shapes.map((shape) => (
        <MenuItem key={shape} value={shape}>
          {translate(`qr.shapes.${shape}`)}
        </MenuItem>
      ))}
    </TextField>
  )
}
