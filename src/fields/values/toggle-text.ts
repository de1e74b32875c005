import type { Labels } from '../../../locales/labels.ts'

/** A toggle's value in words: its own where it has some (表示中, 同意済み), otherwise yes or no. */
export function toggleText(
  labels: Pick<Labels, 'option'>,
  translate: (key: string) => string,
  name: string,
  value: boolean,
): string {
  const own = labels.option(name, String(value))
  return own === String(value) ? translate(`commons.table.${value ? 'yes' : 'no'}`) : own
}
