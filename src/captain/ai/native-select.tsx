import TextField from '@mui/material/TextField'

interface NativeSelectProps<Value extends string | number> {
  readonly id: string
  readonly label: string
  readonly value: Value
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  choose(value: string): void
}

/** One of a few, chosen as the browser lets one choose. */
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
      // With no choice made the words of the empty option show, which the label must not cover.
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
