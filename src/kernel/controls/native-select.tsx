import TextField from '@mui/material/TextField'

interface NativeSelectProps<Value extends string | number> {
  readonly id: string
  readonly label: string
  readonly value: Value
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  choose(value: string): void
}

/** A native select. */
export function NativeSelect<Value extends string | number>({
  id,
  label,
  value,
  options,
  choose,
}: NativeSelectProps<Value>) {
  return (
    <TextField
      id={id}
      select
      label={label}
      value={value}
      onChange={({ target }) => choose(target.value)}
      // The empty option's text is visible, so the label must not cover it.
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      fullWidth
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </TextField>
  )
}
